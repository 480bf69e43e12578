import { fill } from '#domain/text/fill.ts';
import { percent, won } from '#domain/text/amounts.ts';
import { capital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { budgetCategories, type BudgetCategory, type BudgetResult } from '#domain/budget/budget.ts';
import { perDay, perMonth } from '#domain/budget/budget-shares.ts';
import type { BudgetText } from './read.ts';
import { ColorMark, CostChart } from './cost-chart.tsx';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { foreign, timeOf } from './text.ts';

export interface PlanProps {
  readonly inputs: BudgetInputs;
  readonly result: BudgetResult;
  readonly text: BudgetText;
  readonly locale: Locale;
}

/** The parts above 0, the largest first. */
export function partsOf(result: BudgetResult): readonly BudgetCategory[] {
  return budgetCategories
    .filter((category) => result[category] > 0)
    .sort((a, b) => result[b] - result[a]);
}

/** The total as a chart of its parts, a card for each part, and the same figures as a table. */
export function Breakdown({ inputs, result, text, locale }: PlanProps) {
  const parts = partsOf(result);
  const share = shareIn(result, locale);
  const line = (category: BudgetCategory) =>
    fill(text.categories[category].line, {
      accommodation: text.accommodations[inputs.accommodation].name,
      level: text.levels[inputs.budgetLevel].name.toLowerCase(),
      city: text.cities[inputs.city].name,
    });
  return (
    <>
      <h3 className="budget-parts-part">{text.breakdown.heading}</h3>
      <CostChart parts={parts} result={result} text={text} share={share} />
      <ul className="budget-parts-cells">
        {parts.map((category) => (
          <li key={category}>
            <h4>
              <ColorMark category={category} />
              {text.categories[category].name} <span>{share(category)}</span>
            </h4>
            <b>{withAmounts(won(result[category], locale))}</b>
            <p>
              {foreign(result[category], 'EUR', locale)} ·{' '}
              {foreign(result[category], 'USD', locale)}
            </p>
            <p>{capital(line(category))}</p>
          </li>
        ))}
        <li>
          <h4>{fill(text.results.totalOf, { time: timeOf(inputs, text) })}</h4>
          <b>{withAmounts(won(result.total, locale))}</b>
          <p>
            {foreign(result.total, 'EUR', locale)} · {foreign(result.total, 'USD', locale)}
          </p>
        </li>
      </ul>
      <Figures inputs={inputs} result={result} text={text} locale={locale} />
    </>
  );
}

function Figures({ inputs, result, text, locale }: PlanProps) {
  const { table: summary, caption, category, ...heads } = text.breakdown;
  const share = shareIn(result, locale);
  const rows = [...partsOf(result), 'total'] as const;
  return (
    <details className="budget-parts-details">
      <summary>{summary}</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it too */}
      <section className="budget-parts-scroll" tabIndex={0} aria-label={summary}>
        <table className={`${tables.table} ${tables.amounts}`}>
          <caption>
            {fill(caption, { time: timeOf(inputs, text), city: text.cities[inputs.city].name })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{category}</th>
              {[heads.share, heads.stay, heads.month, heads.day, heads.euros, heads.dollars].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">
                  {row === 'total' ? text.results.total : text.categories[row].name}
                </th>
                <td>{share(row)}</td>
                <td>{withAmounts(won(result[row], locale))}</td>
                <td>{withAmounts(won(perMonth(result[row], inputs), locale))}</td>
                <td>{withAmounts(won(perDay(result[row], inputs), locale))}</td>
                <td>{foreign(result[row], 'EUR', locale)}</td>
                <td>{foreign(result[row], 'USD', locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function shareIn(result: BudgetResult, locale: Locale) {
  return (part: keyof BudgetResult) => percent(result[part] / result.total, locale);
}
