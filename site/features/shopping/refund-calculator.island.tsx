import { useState } from 'react';
import { grouped, won, wonRange } from '#domain/text/amounts.ts';
import { Field } from '#site/ui/field.tsx';
import { Calculator, CalculatorTotal } from '#site/ui/calculator.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { readPrice, taxRefund, type RefundRules } from './tax-refund.ts';
import styles from './refund-calculator.module.css';

interface Props {
  /** The heading stands above the calculator. */
  readonly text: Omit<ShoppingPage['text']['refund'], 'heading' | 'lead' | 'fee'>;
  readonly rules: RefundRules;
  readonly locale: Locale;
}

/** A field for the price of a purchase, and the refund, updated while typing. */
export function RefundCalculator({ text, rules, locale }: Props) {
  const [price, setPrice] = useState(() => grouped(120_000, locale));
  const read = readPrice(price);
  return (
    <Calculator
      color="indigo"
      fields={
        <Field
          as="input"
          id="refund-price"
          label={text.price}
          hint={text.priceHint}
          error={'error' in read ? text.problems[read.error] : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      }
    >
      <output htmlFor="refund-price" className={styles.result}>
        {'price' in read ? (
          <Result price={read.price} text={text} rules={rules} locale={locale} />
        ) : (
          text.fix
        )}
      </output>
    </Calculator>
  );
}

function Result({ price, text, rules, locale }: Props & { price: number }) {
  const refund = taxRefund(price, rules);
  const { wonName } = formats[locale];
  if (!refund) {
    const missing = text.missing
      .replace('{missing}', won(rules.minimum - price, locale))
      .replace('{from}', won(rules.minimum, locale));
    return (
      <>
        <span>{text.none}</span>
        <CalculatorTotal>{withAmounts(won(0, locale), wonName)}</CalculatorTotal>
        <span>{keepNames(missing)}</span>
      </>
    );
  }
  const most = text.most
    .replace('{amount}', won(refund.most, locale))
    .replace('{price}', won(price, locale));
  return (
    <>
      <span>{text.usual}</span>
      <CalculatorTotal>{withAmounts(wonRange(refund, locale), wonName)}</CalculatorTotal>
      <span>{keepNames(most)}</span>
      <span className={styles.where}>{keepNames(text.places[refund.place])}</span>
    </>
  );
}
