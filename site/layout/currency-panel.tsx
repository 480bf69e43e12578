import { Button } from '#site/ui/button.tsx';
import { formats } from '#content/formats.ts';
import type { Frame } from '#site/layout/read-frame.ts';
import { fill } from '#domain/text/fill.ts';

/** What `own-currency.ts` says and counts with. */
export interface PanelText {
  /** What 1,000 KRW are by the guide, and the day of that. */
  readonly rates: Readonly<Record<string, number>>;
  readonly day: string;
  readonly text: Readonly<Record<'guide' | 'guideOld' | 'own' | 'invalid' | 'unsaved', string>>;
}

/**
 * The choice of a currency for all amounts of the guide. `own-currency.ts` opens it, lists the currencies and loads the
 * styles; the script in the head shows the amounts.
 */
export function CurrencyPanel({ frame: { locale, currency: text } }: { readonly frame: Frame }) {
  const { rates, guide } = text;
  const dated = { date: formats[locale].date(guide.day), source: guide.source };
  const panel: PanelText = {
    rates: guide.perThousand,
    day: guide.day,
    text: {
      guide: fill(rates.guide, dated),
      guideOld: fill(rates.old, dated),
      own: rates.own,
      invalid: text.invalid,
      unsaved: text.unsaved,
    },
  };
  return (
    <dialog
      className="own-currency"
      aria-labelledby="own-currency"
      data-props={JSON.stringify(panel)}
    >
      <form method="dialog">
        <h2 id="own-currency">{text.heading}</h2>
        <p>{text.text}</p>
        <label>
          {text.label}
          <select name="currency">
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
        <p id="own-rate-wrong" role="alert" />
        <p id="own-rate-of" />
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
