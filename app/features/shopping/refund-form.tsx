import { useState } from 'react';
import { grouped, won } from '#domain/amounts.ts';
import { Field } from '#app/ui/field.tsx';
import { Helper, HelperTotal } from '#app/ui/helper.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from '#content/shopping.server.ts';
import { readPrice, refundRule, refundSince2024, taxRefund } from '#domain/tax-refund.ts';
import styles from './refund.module.css';

export interface RefundFormProps {
  readonly words: ShoppingPage['copy']['refund'];
  readonly locale: Locale;
}

/** The price of a purchase on one side; what it gives back, as it is typed, on the other. */
export function RefundForm({ words, locale }: RefundFormProps) {
  const [price, setPrice] = useState(() => grouped(120_000, locale));
  const read = readPrice(price);
  return (
    <Helper
      color="indigo"
      fields={
        <Field
          as="input"
          id="refund-price"
          label={words.price}
          hint={words.priceHint}
          error={'problem' in read ? words.problems[read.problem] : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      }
    >
      <output htmlFor="refund-price" className={styles.result}>
        {'price' in read ? <Result price={read.price} {...{ words, locale }} /> : words.fix}
      </output>
    </Helper>
  );
}

function Result({ price, words, locale }: RefundFormProps & { price: number }) {
  const { amount, rule, place } = taxRefund(price);
  const { from } = refundSince2024;
  const text = place
    ? words.share.replace('{percent}', String(refundRule.percent))
    : words.missing
        .replace('{missing}', won(from - price, locale))
        .replace('{from}', won(from, locale));
  return (
    <>
      <span>{words.rules[rule]}</span>
      <HelperTotal>{won(amount, locale)}</HelperTotal>
      <span>{text.replace('{price}', won(price, locale))}</span>
      {place && <span className={styles.where}>{words.places[place]}</span>}
    </>
  );
}
