import { inOtherCurrencies } from './other-currencies.ts';
import { won } from '#domain/text/amounts.ts';
import type { Locale } from '#content/locale.ts';
import type { TripCost } from './trip-cost.ts';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import styles from './cost-table.module.css';
import type { Labels } from './plan.ts';

interface Props {
  readonly caption: string;
  /** What the sum is called. */
  readonly total: string;
  readonly cost: TripCost;
  /** How many days are counted. */
  readonly days: number;
  readonly labels: Labels['cost'];
  readonly locale: Locale;
  /** Says the sum in other currencies, too. */
  readonly converted?: boolean;
}

const parts = ['food', 'transport', 'tickets'] as const;

/** The cost per person by part; `trip-meals.ts` recalculates it for another level of meals. */
export function CostTable({ caption, total, cost, days, labels, locale, converted }: Props) {
  return (
    <table
      className={`${tables.table} ${tables.amounts}`}
      data-days={days}
      data-transport={cost.transport}
      data-tickets={cost.tickets}
    >
      <caption>{caption}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{labels[part]}</th>
            <td data-cost={part}>{withAmounts(won(cost[part], locale))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>
            <span data-cost="total">{withAmounts(won(cost.total, locale))}</span>
            {converted && (
              <span className={styles.converted} data-converted>
                {inOtherCurrencies(cost.total, locale)}
              </span>
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
