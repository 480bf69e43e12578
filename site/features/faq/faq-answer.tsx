import { Figures } from '#site/ui/figure.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer } from '#site/ui/question-list.tsx';
import type { FaqPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './questions.module.css';

interface Props {
  readonly item: FaqPage['items'][number];
  readonly locale: Locale;
}

/** A short answer, and its figures in rows. */
export function FaqAnswer({ item: { id, answer, figures }, locale }: Props) {
  return (
    <Answer id={id} className={styles.answer}>
      {answer.map((text) => (
        <p key={text}>
          <Prose text={text} locale={locale} />
        </p>
      ))}
      <Figures figures={figures} locale={locale} />
    </Answer>
  );
}
