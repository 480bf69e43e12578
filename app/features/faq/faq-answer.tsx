import type { ComponentProps } from 'react';
import { DatedNote } from '#app/ui/dated-note.tsx';
import { keepNames } from '#app/ui/keep-names.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Answer } from '#app/ui/question-list.tsx';
import type { FaqPage } from '#content/faq.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './questions.module.css';

interface Props {
  readonly item: FaqPage['items'][number];
  readonly note: Pick<ComponentProps<typeof DatedNote>, 'words' | 'language'>;
  readonly locale: Locale;
  readonly newTab: string;
}

/** An answer: the short of it, its figures, the rest, and what has changed since. */
export function FaqAnswer({ item, note, locale, newTab }: Props) {
  const { id, answer, figures, updates } = item;
  const [first = '', ...others] = answer;
  return (
    <Answer id={id} className={styles.answer}>
      <p>
        <Prose text={first} {...{ locale, newTab }} />
      </p>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{keepNames(figure.label)}</dt>
              <dd>{keepNames(figure.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.map((text) => (
        <p key={text}>
          <Prose text={text} {...{ locale, newTab }} />
        </p>
      ))}
      {updates.map((update) => (
        <DatedNote key={update.note} {...update} {...note} />
      ))}
    </Answer>
  );
}
