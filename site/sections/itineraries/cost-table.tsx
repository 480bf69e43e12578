import { won } from '#domain/amounts.ts';
import type { Locale } from '#content/locale.ts';
import type { TripCost } from '#domain/trip-cost.ts';
import styles from './cost-table.module.css';
import type { Labels } from './plan.ts';

interface Props {
  readonly caption: string;
  /** What the sum is called. */
  readonly total: string;
  readonly cost: TripCost;
  readonly labels: Labels['cost'];
  readonly locale: Locale;
  /** The sum in other currencies. */
  readonly converted?: readonly string[];
}

const parts = ['food', 'transport', 'tickets'] as const;

/** What a person spends, part by part. */
export function CostTable({ caption, total, cost, labels, locale, converted }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{labels[part]}</th>
            <td>{won(cost[part], locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>
            {won(cost.total, locale)}
            {converted && <span className={styles.converted}>≈ {converted.join(' · ')}</span>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
