import type { OwnCurrency } from '#domain/own-currency.ts';
import { readStored } from './storage.ts';

/** Under which the visitor's currency is kept; the head of each document reads it too (`layout/won-amount.js`). */
export const currencyKey = 'currency';

/** The stored currency; undefined when there is none or it cannot be read. */
export function readOwnCurrency(): OwnCurrency | undefined {
  try {
    const { currency, rate, date } = Object(
      JSON.parse(readStored(currencyKey) ?? 'null'),
    ) as Partial<Record<keyof OwnCurrency, unknown>>;
    const valid =
      typeof currency === 'string' && typeof rate === 'number' && typeof date === 'string';
    return valid ? { currency, rate, date } : undefined;
  } catch {
    return undefined;
  }
}
