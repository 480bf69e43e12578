import { won } from '#domain/text/amounts.ts';
import type { Locale } from '#content/locale.ts';
import type { TripCost } from '#domain/trips/cost-parts.ts';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { TripText } from './plan.ts';

interface Props {
  readonly caption: string;
  /** What the sum is called. */
  readonly total: string;
  readonly cost: TripCost;
  readonly text: TripText['cost'];
  readonly locale: Locale;
}

const parts = ['food', 'transport', 'tickets'] as const;

/** The cost per person by part. */
export function CostTable({ caption, total, cost, text, locale }: Props) {
  return (
    <table className={`${tables.table} ${tables.amounts}`}>
      <caption>{caption}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{text[part]}</th>
            <td>{withAmounts(won(cost[part], locale))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{withAmounts(won(cost.total, locale))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
