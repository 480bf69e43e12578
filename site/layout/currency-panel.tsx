import { Button } from '#site/ui/button.tsx';
import { formats } from '#content/formats.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import { fill } from '#domain/text/fill.ts';

/**
 * The choice of a currency for all amounts of the guide. `own-currency.ts` opens it, lists the currencies and loads the
 * styles; the script in the head shows the amounts.
 */
export function CurrencyPanel({ frame: { locale, currency: text } }: { readonly frame: Frame }) {
  const { rates, guide } = text;
  const dated = { date: formats[locale].date(guide.day), source: guide.source };
  return (
    <dialog className="own-currency" aria-labelledby="own-currency">
      <form method="dialog">
        <h2 id="own-currency">{text.heading}</h2>
        <p>{text.text}</p>
        <label>
          {text.label}
          <select name="currency" data-rates={JSON.stringify(guide.perThousand)}>
            <option>EUR</option>
          </select>
        </label>
        <label>
          {text.rate}
          <input
            name="rate"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby="own-rate-of own-rate-wrong"
          />
        </label>
        <p
          id="own-rate-wrong"
          role="alert"
          data-invalid={text.invalid}
          data-unsaved={text.unsaved}
        />
        <p
          id="own-rate-of"
          data-guide={fill(rates.guide, dated)}
          data-guide-old={fill(rates.old, dated)}
          data-guide-day={guide.day}
          data-own={rates.own}
        />
        <div>
          <Button type="submit">{text.show}</Button>
          <Button type="submit" look="line" value="remove">
            {text.remove}
          </Button>
          <Button type="submit" look="line" value="close">
            {text.close}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
