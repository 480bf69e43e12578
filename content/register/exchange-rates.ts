/**
 * What 1,000 KRW are in each currency, to four digits. The panel of the visitor's currency begins with these; the
 * calculator's own euros and dollars stay those of March 2025. All are of one source and day; those of the euro and the
 * dollar differ by less than a hundredth from the Federal Reserve's (`fx-eur`, `fx-usd`).
 */
export const exchangeRates: Readonly<Record<string, number>> = {
  MXN: 13.26,
  COP: 2480,
  ARS: 1123,
  CLP: 712.5,
  PEN: 2.515,
  UYU: 29.52,
  BOB: 8.955,
  PYG: 4332,
  CRC: 335.2,
  GTQ: 5.622,
  DOP: 42.5,
  BRL: 3.846,
  EUR: 0.6481,
  USD: 0.7363,
  GBP: 0.5562,
  CAD: 1.045,
  AUD: 1.049,
  NZD: 1.301,
  ZAR: 12.1,
  INR: 70.75,
  PHP: 46.03,
};

/** The day that they are of. */
export const ratesDay = '2026-09-29';

/** Data in the public domain (CC0). */
export const ratesSource = {
  name: 'Currency-api',
  url: 'https://www.npmjs.com/package/@fawazahmed0/currency-api/v/2026.9.29',
};
