import type { Locale } from '#content/locale.ts';
import { countOf, type Counted } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import type { WholeCost } from '#domain/trips/whole-cost.ts';

interface Words {
  /** `tres noches en Busan`. */
  readonly leftBeds: string;
  readonly leftFlight: string;
  readonly leftInsurance: string;
  readonly leftShopping: string;
  /** Before the last of several. */
  readonly leftJoin: string;
}

interface Options {
  readonly nights: Counted;
  readonly cityOf: (city: string) => string;
  readonly locale: Locale;
  /** What is left out besides. */
  readonly more?: string;
}

/** What the cost of a trip leaves out, in a list: beds without a price, flights, insurance and shopping. */
export function leftOut(
  { unpaid, flight, insurance }: Pick<WholeCost, 'unpaid' | 'flight' | 'insurance'>,
  words: Words,
  { nights: text, cityOf, locale, more }: Options,
): string {
  const parts = [
    ...unpaid.map(({ city, nights }) =>
      fill(words.leftBeds, { nights: countOf(text, nights, locale), city: cityOf(city) }),
    ),
    ...(flight > 0 ? [] : [words.leftFlight]),
    ...(insurance > 0 ? [] : [words.leftInsurance]),
    ...(more ? [more] : []),
  ];
  return [parts.join(', '), words.leftShopping].filter(Boolean).join(words.leftJoin);
}
