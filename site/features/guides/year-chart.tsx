import { formats } from '#content/formats.ts';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './year-chart.module.css';

const tints = ['indigo', 'celadon', 'mugung', 'hwang', 'jade'] as const;

/** The twelve months across the page, and what happens in which of them (year-today.element.ts adds today). */
export function YearChart({ data, locale }: SpreadProps<'scholarships'>) {
  const { section, practicalSectionText } = data;
  const { monthName } = formats[locale];
  const months = Array.from({ length: 12 }, (_, month) => monthName(month));
  return (
    <GuideAnswer
      color="hanji"
      more={practicalSectionText.table}
      {...{ section, practicalSectionText, locale }}
    >
      <year-today
        className={styles.chart}
        months={JSON.stringify(section.months?.map(({ from, to }) => [from, to]) ?? [])}
      >
        <ol aria-hidden="true" className={styles.months}>
          {months.map((name) => (
            <li key={name}>
              {name.slice(0, 1)}
              <span>{name.slice(1, 3)}</span>
            </li>
          ))}
        </ol>
        <ul className={styles.rows}>
          <li hidden data-part="today" className={styles.today}>
            <b />
          </li>
          {section.months?.map(({ title, from, to, period }, index) => (
            <li key={title} data-from={from} data-to={to} className={styles.row}>
              <span className={`${styles.bar} ${styles[tints[index % tints.length] ?? 'jade']}`} />
              <p data-late={to > 7 || undefined}>
                <b>{title}</b>
                <span>{period}</span> <span data-part="when" className={styles.when} />
              </p>
            </li>
          ))}
        </ul>
      </year-today>
    </GuideAnswer>
  );
}
