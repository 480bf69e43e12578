import { Button } from '#site/ui/button.tsx';
import { useOwnCurrency } from '#site/lib/use-own-currency.ts';
import { Field } from '#site/ui/field.tsx';
import type { Locale } from '#content/locale.ts';
import { convert } from '#domain/budget/rates.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { fill } from '#domain/text/fill.ts';
import { ownRate } from '#domain/own-currency.ts';
import { searchOf, type BudgetState } from './url-state.ts';
import type { BudgetText } from './read.ts';
import type { RatedCurrency } from './read-currencies.ts';

interface Props {
  readonly state: BudgetState;
  /** KRW for the whole stay. */
  readonly total: number;
  readonly text: BudgetText;
  readonly currencies: readonly RatedCurrency[];
  readonly locale: Locale;
  readonly change: (part: Partial<BudgetState>) => void;
}

/**
 * The total in another currency at a rate that the visitor types, or at the guide's; the URL holds both, else what is kept
 * for the guide.
 */
export function OwnCurrencyForm({ state, total, text, currencies, locale, change }: Props) {
  const ownCurrencyText = text.currency;
  const { inputs } = state;
  const kept = useKeptCurrency(locale);
  const own = state.own.currency || state.own.rate ? state.own : kept;
  const currency = currencies.find((each) => each.code === own.currency) ?? currencies[0];
  const code = currency?.code ?? '';
  const rate = own.rate ? ownRate(own.rate) : currency?.rate;
  const amount = (krw: number) => amountIn(convert(krw, (rate ?? 0) / 1000), code, locale);
  const rest = new URLSearchParams(searchOf({ ...state, own: { currency: '', rate: '' } }));
  return (
    <form
      method="get"
      autoComplete="off"
      className="budget-own"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...rest].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <h3>{ownCurrencyText.heading}</h3>
        <p>{ownCurrencyText.text}</p>
      </div>
      <Field
        as="select"
        id="budget-currency"
        name="currency"
        label={ownCurrencyText.label}
        value={code}
        onChange={({ currentTarget: { value } }) =>
          change({ own: { currency: value, rate: own.rate } })
        }
      >
        {currencies.map((each) => (
          <option key={each.code} value={each.code}>
            {each.code} · {each.name}
          </option>
        ))}
      </Field>
      <Field
        as="input"
        id="budget-rate"
        name="rate"
        label={ownCurrencyText.rate}
        hint={currency?.hint}
        error={own.rate && !rate ? ownCurrencyText.invalid : undefined}
        inputMode="decimal"
        maxLength={20}
        value={own.rate}
        onChange={({ currentTarget: { value } }) =>
          change({ own: { currency: code, rate: value } })
        }
      />
      <Button type="submit" look="line" className="budget-own-convert">
        {ownCurrencyText.convert}
      </Button>
      <Button
        look="line"
        className="needs-script"
        name="own-currency"
        value={`${code} ${own.rate}`}
      >
        {ownCurrencyText.everywhere}
      </Button>
      <output htmlFor="budget-currency budget-rate" className="budget-own-converted">
        {rate &&
          fill(ownCurrencyText.result, {
            total: amount(total),
            month: amount(perMonth(total, inputs)),
          })}
      </output>
    </form>
  );
}

/** The currency that the visitor chose for the whole guide, as typed here. */
function useKeptCurrency(locale: Locale): BudgetState['own'] {
  const kept = useOwnCurrency();
  if (!kept) return { currency: '', rate: '' };
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false });
  return { currency: kept.currency, rate: format.format(kept.rate) };
}

/** Whole units of a currency with its code, as currencies share symbols. */
function amountIn(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(amount);
}
