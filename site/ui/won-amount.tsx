import type { ReactNode } from 'react';

/** A whole number with its thousands apart. */
const number = String.raw`\d{1,3}(?:[.,]\d{3})*`;

/** Amounts as the languages write them. `2.500 a 4.000 ₩` is one; of `línea 3 o 4.000 ₩`, the 3 is none. */
const amounts = new RegExp(
  String.raw`(₩${number}(?:–${number})?(?![.,]?\d)|(?<![\d.,-])(?:${number}-|${number}\.\d{3}(?:, | [aoy] ))*${number}\s₩)`,
);

/**
 * Marks the amounts in won in a text: the visitor's currency stands beside them (`layout/won-amount.js`).
 * @param name What stands in place of the sign, which does not read well at display size: `formats[locale].wonName`.
 */
export function withAmounts(text: string, name?: string): ReactNode[] {
  return text.split(amounts).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <won-amount key={index} krw={part.replaceAll(/[.,]/g, '').match(/\d+/g)?.join(' ')}>
        {name ? [`${part.replace(/\s?₩/, '')} `, <small key="name">{name}</small>] : part}
      </won-amount>
    ),
  );
}
