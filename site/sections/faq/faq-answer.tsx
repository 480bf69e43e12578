import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer } from '#site/ui/question-list.tsx';
import type { FaqPage } from '#content/faq.server.ts';
import type { Locale } from '#content/locale.ts';
import { FactLines } from '#site/ui/fact-lines.tsx';
import { Fact } from '#site/ui/facts.tsx';
import styles from './questions.module.css';

interface Props {
  readonly item: FaqPage['items'][number];
  readonly locale: Locale;
}

/** An answer: its first paragraph, a list, further paragraphs, and its figures. */
export function FaqAnswer({ item, locale }: Props) {
  const { id, answer, lines, figures } = item;
  const [first = '', ...others] = answer;
  return (
    <Answer id={id} className={styles.answer}>
      <p>
        <Prose text={first} locale={locale} />
      </p>
      {lines.length > 0 && (
        <FactLines className={styles.figures}>
          {lines.map((line) => (
            <Fact key={line.label} label={keepNames(line.label)}>
              {keepNames(line.value)}{' '}
              {line.note && <span className={`note ${styles.note}`}>{keepNames(line.note)}</span>}
            </Fact>
          ))}
        </FactLines>
      )}
      {others.map((text) => (
        <p key={text}>
          <Prose text={text} locale={locale} />
        </p>
      ))}
      <Figures figures={figures} locale={locale} />
    </Answer>
  );
}
