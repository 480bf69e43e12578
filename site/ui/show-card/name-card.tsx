import type { NameCardView } from '#site/lib/read-name-card.ts';
import { ShowCard } from './show-card.tsx';
import styles from './name-card.module.css';

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
          <a
            key={kind}
            hidden
            href={href}
            data-kind={kind}
            data-source={source}
            data-meaning={meaning}
          >
            {label}
          </a>
        ))}
        <a hidden href={phrases[0]?.href} data-kind="">
          {more}
        </a>
      </p>
    </ShowCard>
  );
}
