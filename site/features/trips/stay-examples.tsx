import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { aboutWon } from '#domain/text/won-of.ts';
import { stayAnchor } from '#domain/trips/stay-query.ts';
import tables from '#site/ui/table.module.css';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { StayBudgetExamples } from './read-stay-budget.ts';
import styles from './stay-budget.module.css';

interface Props extends StayBudgetExamples {
  readonly about: string;
  readonly locale: Locale;
}

/** Three visits with what they cost; each fills in the form. */
export function StayExamples({ text, rows, about, locale }: Props) {
  const won = (amount: Parameters<typeof aboutWon>[0]) =>
    withAmounts(fill(about, { won: aboutWon(amount, locale) }));
  return (
    <div className={`${tables.scroll} ${styles.examples}`}>
      <table className={`${tables.table} ${tables.amounts}`}>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.trip}</th>
            <th scope="col">{text.person}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, stay, bed, without, total, group, query }) => (
            <tr key={query}>
              <th scope="row">
                <a href={`?${query}#${stayAnchor}`}>{name}</a>
                <small>{stay}</small>
                <small>{[bed, without].filter(Boolean).join('. ')}</small>
              </th>
              <td>
                {won(total)}
                {group && (
                  <small>{withAmounts(fill(text.group, { won: aboutWon(group, locale) }))}</small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{text.note}</p>
    </div>
  );
}
