import type { NameCardView } from '#site/lib/read-name-card.ts';
import { ShowCard } from './show-card.tsx';
import styles from './name-card.module.css';

/** What is said with a name of a kind; the link to more has none. */
export type NamePhrase = Partial<
  Pick<NameCardView['phrases'][number], 'kind' | 'source' | 'meaning'>
>;

const textOf = (phrase: NamePhrase) => JSON.stringify(phrase);

/** The card on which any name of the page is shown; what is said with it leads to its phrase (`show-names.ts`). */
export function NameCard({ text, example, phrases, more }: NameCardView) {
  return (
    <ShowCard
      id="name-card"
      card={{
        title: example.name,
        said: example.korean,
        lines: [
          { kind: 'large', korean: example.korean, meaning: example.name },
          { kind: 'line', korean: example.said, meaning: example.meaning },
        ],
      }}
      // Why a voice does not answer is said where the phrases are.
      text={{ ...text, voiceFailed: '' }}
    >
      <p className={`not-printed ${styles.links}`}>
        {phrases.map(({ kind, href, source, meaning, label }) => (
          <a key={kind} hidden href={href} data-props={textOf({ kind, source, meaning })}>
            {label}
          </a>
        ))}
        <a hidden href={phrases[0]?.href} data-props={textOf({})}>
          {more}
        </a>
      </p>
    </ShowCard>
  );
}
