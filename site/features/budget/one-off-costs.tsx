import { Button } from '#site/ui/button.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { BudgetPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { oneOffTotal, readAmount } from './one-off-costs.ts';
import { oneOffItems, oneOffItemsFor, type OneOffItem } from './one-off-items.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import type { BudgetText } from './read.ts';
import { OneOffRow } from './one-off-row.tsx';
import { foreign } from './text.ts';

/** Known amounts of one-off costs. */
export type KnownCosts = BudgetPage['known'];

interface Props {
  readonly state: BudgetState;
  /** KRW for the whole stay. */
  readonly total: number;
  readonly text: BudgetText;
  readonly known: KnownCosts;
  readonly locale: Locale;
  readonly change: (part: Partial<BudgetState>) => void;
}

/** Costs that are paid once: the visitor fills them in, they have their own sum, and the URL holds them. */
export function OneOffCostsForm({ state, total, text, known, locale, change }: Props) {
  const oneOffCostsText = text.once;
  const { once = {}, inputs } = state;
  const rest = new URLSearchParams(searchOf({ ...state, once: {} }));
  const sum = oneOffTotal(once);
  const noteOf = (item: OneOffItem) =>
    item === 'deposit'
      ? oneOffCostsText.items.deposit.notes[inputs.accommodation]
      : oneOffCostsText.items[item].note;
  return (
    <form
      method="get"
      autoComplete="off"
      id="once"
      className="budget-once"
      onSubmit={(event) => event.preventDefault()}
      aria-labelledby="budget-once"
    >
      {[...rest].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="budget-once-head">
        <h3 id="budget-once">{oneOffCostsText.heading}</h3>
        <p>{oneOffCostsText.lead}</p>
        <p id="budget-once-hint">{oneOffCostsText.hint}</p>
      </div>
      <div>
        {oneOffItemsFor(inputs.purpose, once).map((item) => (
          <OneOffRow
            key={item}
            item={item}
            name={oneOffCostsText.items[item].name}
            note={noteOf(item)}
            known={knownAmount(item, known, inputs.accommodation)}
            typed={once[item] ?? ''}
            text={oneOffCostsText}
            locale={locale}
            onType={(value) => change({ once: { ...once, [item]: value } })}
          />
        ))}
      </div>
      <Button type="submit" look="line" className="budget-once-add">
        {oneOffCostsText.add}
      </Button>
      <div className="budget-once-sum" aria-live="polite">
        {[
          [oneOffCostsText.stay, total],
          [oneOffCostsText.once, sum],
          [oneOffCostsText.together, total + sum],
        ].map(([name, amount]) => (
          <span key={name} className="row budget-once-line">
            <span>{name}</span> <b>{withAmounts(won(Number(amount), locale))}</b>
          </span>
        ))}
        <span className="budget-once-foreign">
          {foreign(total + sum, 'EUR', locale)} · {foreign(total + sum, 'USD', locale)}
        </span>
      </div>
    </form>
  );
}

/** The items with a known amount, which one button fills in; others are never estimated. */
function knownAmount(
  item: OneOffItem,
  { deposits, ...known }: KnownCosts,
  accommodation: BudgetState['inputs']['accommodation'],
): string | undefined {
  const amounts: Partial<Record<string, string>> =
    item === 'deposit' ? { deposit: { ...noDeposit, ...deposits }[accommodation] } : known;
  return amounts[item];
}

const noDeposit = { hasukjib: undefined, dormitory: undefined };

/** The costs that were filled in, as label and KRW. */
export function filledCosts({ once = {} }: BudgetState, text: BudgetText) {
  return oneOffItems.flatMap((item) => {
    const krw = readAmount(once[item] ?? '');
    return krw === undefined ? [] : [[text.once.items[item].name, krw] as const];
  });
}
