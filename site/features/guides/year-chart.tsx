import { formats } from '#content/formats.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { ChoiceLine } from './choice-line.tsx';
import { GuideAnswer } from './guide-answer.tsx';
import type { SpreadProps } from './read-spread.ts';
import styles from './year-chart.module.css';

const tints = ['indigo', 'celadon', 'mugung', 'hwang', 'jade'] as const;

/** The twelve months across the page, and what happens in which of them (year-today.element.ts adds today). */
export function YearChart({ data, locale }: SpreadProps<'scholarships'>) {
  const { choice, section, practicalSectionText } = data;
  const { monthName } = formats[locale];
  const names = Array.from({ length: 12 }, (_, month) => monthName(month));
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
        <ChoiceLine name="goal" legend={choice.label} options={choice.options} />
        <ol aria-hidden="true" className={styles.months}>
          {names.map((name) => (
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
          {section.months?.map((month, index) => (
            <li
              key={month.title}
              className={[styles.row, ...(month.goals ?? []).map((goal) => styles[goal])].join(' ')}
            >
              <Award month={month} tint={styles[tints[index % tints.length] ?? 'jade'] ?? ''} />
              <small>{keepNames(month.text)}</small>
            </li>
          ))}
        </ul>
      </year-today>
    </GuideAnswer>
  );
}

type Month = NonNullable<SpreadProps<'scholarships'>['data']['section']['months']>[number];

/** The months of an award as a piece of cloth, and beside it, where there is more room, what it is. */
function Award({ month, tint }: { readonly month: Month; readonly tint: string }) {
  const { title, from, to, period } = month;
  const isLate = to > 7;
  const name = (
    <p>
      <b>{title}</b>
      <span>{period}</span>
    </p>
  );
  const when = <span data-part="when" className={styles.when} />;
  const bar = (
    <svg aria-hidden="true" width={months(to - from + 1)} className={`${styles.bar} ${tint}`} />
  );
  return isLate ? (
    <>
      {name}
      {when}
      {bar}
      <svg aria-hidden="true" width={months(12 - to)} />
    </>
  ) : (
    <>
      <svg aria-hidden="true" width={months(from - 1)} />
      {bar}
      {name}
      {when}
    </>
  );
}

/** Some months as a part of the year. */
const months = (count: number) => `${(count * 100) / 12}%`;
