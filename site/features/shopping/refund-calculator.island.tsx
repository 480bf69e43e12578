import { useState } from 'react';
import { grouped, won, wonRange } from '#domain/text/amounts.ts';
import { Field } from '#site/ui/field.tsx';
import { Calculator, CalculatorTotal } from '#site/ui/calculator.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { readPrice, taxRefund, type RefundRules } from './tax-refund.ts';
import styles from './refund-calculator.module.css';

interface Props {
  /** The heading stands above the calculator. */
  readonly words: Omit<ShoppingPage['copy']['refund'], 'heading' | 'lead' | 'fee'>;
  readonly rules: RefundRules;
  readonly locale: Locale;
}

/** A field for the price of a purchase, and the refund, updated while typing. */
export function RefundCalculator({ words, rules, locale }: Props) {
  const [price, setPrice] = useState(() => grouped(120_000, locale));
  const read = readPrice(price);
  return (
    <Calculator
      color="indigo"
      fields={
        <Field
          as="input"
          id="refund-price"
          label={words.price}
          hint={words.priceHint}
          error={'error' in read ? words.problems[read.error] : undefined}
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
          <Result price={read.price} words={words} rules={rules} locale={locale} />
        ) : (
          words.fix
        )}
      </output>
    </Calculator>
  );
}

function Result({ price, words, rules, locale }: Props & { price: number }) {
  const refund = taxRefund(price, rules);
  if (!refund) {
    const missing = words.missing
      .replace('{missing}', won(rules.minimum - price, locale))
      .replace('{from}', won(rules.minimum, locale));
    return (
      <>
        <span>{words.none}</span>
        <CalculatorTotal>{won(0, locale)}</CalculatorTotal>
        <span>{keepNames(missing)}</span>
      </>
    );
  }
  const most = words.most
    .replace('{amount}', won(refund.most, locale))
    .replace('{price}', won(price, locale));
  return (
    <>
      <span>{words.usual}</span>
      <CalculatorTotal>{withAmounts(wonRange(refund, locale))}</CalculatorTotal>
      <span>{keepNames(most)}</span>
      <span className={styles.where}>{keepNames(words.places[refund.place])}</span>
    </>
  );
}
