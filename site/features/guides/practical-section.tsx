import type { Locale } from '#content/locale.ts';
import type { PracticalGuideData, PracticalSection } from './read.ts';
import { Figures } from '#site/ui/figure.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Answer, Question } from '#site/ui/question-list.tsx';
import { Sources } from '#site/ui/sources.tsx';
import { GuideTable } from './guide-table.tsx';
import { MonthBars } from './month-bars.tsx';
import styles from './practical-section.module.css';

interface Props {
  readonly section: PracticalSection;
  readonly practicalSectionText: PracticalGuideData['practicalSectionText'];
  readonly locale: Locale;
}

/** A question of travellers and its answer in one line; behind it the answer whole, what it rests on, its sources. */
export function PracticalSectionView({ section, practicalSectionText, locale }: Props) {
  const { id, title, short, answer, months, columns, rows } = section;
  const { figures, points, words, sources } = section;
  const titled = points.some((point) => point.title);
  return (
    <Question name="rest" title={title} fact={<Prose text={short} locale={locale} />}>
      <Answer id={id} className={styles.section}>
        {answer && (
          <p className={styles.answer}>
            <Prose text={answer} locale={locale} />
          </p>
        )}
        {months && <MonthBars months={months} locale={locale} />}
        {columns && rows && <GuideTable {...{ title, columns, rows, locale }} />}
        {figures.length > 0 && <Figures figures={figures} locale={locale} />}
        {points.length > 0 && (
          <ul className={titled ? styles.titled : styles.points}>
            {points.map((point) => (
              <li key={point.text}>
                {point.title && <h4>{point.title}</h4>}
                <Prose text={point.text} locale={locale} />
              </li>
            ))}
          </ul>
        )}
        {words.length > 0 && (
          <dl className={styles.words} aria-label={practicalSectionText.text}>
            {words.map(({ hangul, romanization, meaning }) => (
              <div key={hangul}>
                <dt>
                  <span lang="ko">{hangul}</span> <i lang="ko-Latn">{romanization}</i>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        )}
        {sources.length > 0 && (
          <details className={styles.sources}>
            <summary>
              {practicalSectionText.sources.replace('{count}', String(sources.length))}
            </summary>
            <ul>
              {sources.map((source) => (
                <li key={source.url}>
                  <Sources sources={[source]} locale={locale} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Answer>
    </Question>
  );
}
