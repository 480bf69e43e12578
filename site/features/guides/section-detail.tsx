import type { Locale } from '#content/locale.ts';
import type { PracticalGuideData, PracticalSection } from './read.ts';
import { Figures } from '#site/ui/figure.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import { DatedRows } from './dated-rows.tsx';
import { GuideSources } from './guide-sources.tsx';
import { GuideTable } from './guide-table.tsx';
import styles from './section-detail.module.css';

export interface SectionDetailProps {
  readonly section: PracticalSection;
  readonly practicalSectionText: PracticalGuideData['practicalSectionText'];
  readonly locale: Locale;
}

/** The class of what holds a detail. */
export const detailClass = styles.section;

/** The answer to a question whole: its table and figures, what it rests on, its words and its sources. */
export function SectionDetail({ section, practicalSectionText, locale }: SectionDetailProps) {
  const { id, title, answer, columns, rows, dated, figures, points, words, sources } = section;
  const titled = points.some((point) => point.title);
  return (
    <>
      {answer && (
        <p className={styles.answer}>
          <Prose text={answer} locale={locale} />
        </p>
      )}
      {columns && rows && (
        <DatedRows id={id} text={dated}>
          <GuideTable {...{ title, columns, rows, locale }} />
        </DatedRows>
      )}
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
          {words.map(({ hangul, romanization, meaning, kind }) => (
            <div key={hangul}>
              <dt>
                <span lang="ko">{hangul}</span> <i lang="ko-Latn">{romanization}</i>
                {kind && (
                  <ShowName
                    korean={hangul}
                    name={meaning}
                    kind={kind}
                    label={practicalSectionText.showName}
                  />
                )}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      <GuideSources {...{ sources, practicalSectionText, locale }} />
    </>
  );
}
