import { Button } from '#site/ui/button.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { BudgetPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { oneOffTotal, readAmount } from './one-off-costs.ts';
import { oneOffItems, type OneOffItem } from './one-off-items.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import type { BudgetWords } from './read.ts';
import { OneOffRow } from './one-off-row.tsx';
import { foreign } from './words.ts';

/** Known amounts of one-off costs. */
export type KnownCosts = BudgetPage['known'];

interface Props {
  readonly state: BudgetState;
  /** KRW for the whole stay. */
  readonly total: number;
  readonly copy: BudgetWords;
  readonly known: KnownCosts;
  readonly locale: Locale;
  readonly change: (part: Partial<BudgetState>) => void;
}

/** Costs that are paid once: the visitor fills them in, they have their own sum, and the URL holds them. */
export function OneOffCostsForm({ state, total, copy, known, locale, change }: Props) {
  const words = copy.once;
  const { once = {}, inputs } = state;
  const rest = new URLSearchParams(searchOf({ ...state, once: {} }));
  const sum = oneOffTotal(once);
  const noteOf = (item: OneOffItem) =>
    item === 'deposit' ? words.items.deposit.notes[inputs.accommodation] : words.items[item].note;
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
        <h3 id="budget-once">{words.heading}</h3>
        <p>{words.lead}</p>
        <p id="budget-once-hint">{words.hint}</p>
      </div>
      <div>
        {oneOffItems.map((item) => (
          <OneOffRow
            key={item}
            item={item}
            name={words.items[item].name}
            note={noteOf(item)}
            known={knownAmount(item, known, inputs.accommodation)}
            typed={once[item] ?? ''}
            words={words}
            locale={locale}
            onType={(value) => change({ once: { ...once, [item]: value } })}
          />
        ))}
      </div>
      <Button type="submit" look="line" className="budget-once-add">
        {words.add}
      </Button>
      <div className="budget-once-sum" aria-live="polite">
        {[
          [words.stay, total],
          [words.once, sum],
          [words.together, total + sum],
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
export function filledCosts({ once = {} }: BudgetState, copy: BudgetWords) {
  return oneOffItems.flatMap((item) => {
    const krw = readAmount(once[item] ?? '');
    return krw === undefined ? [] : [[copy.once.items[item].name, krw] as const];
  });
}
