import { text as transportText } from '#content/text/transport.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import type { FigureId } from '#content/register/register.ts';
import { readAmount } from './read-amount.ts';

/** What is paid most, in the order of the grid. */
const prices = {
  'seoul-subway': 'seoul-subway-base-fare',
  'seoul-bus': 'seoul-bus-fare',
  'busan-subway': 'busan-subway-fare',
  'busan-bus': 'busan-bus-fare',
  ktx: 'ktx-seoul-busan-weekday',
  pass: 'climate-card-30d',
  'seoul-taxi': 'taxi-seoul-base',
  'busan-taxi': 'taxi-busan-base',
} as const satisfies Readonly<Record<keyof typeof transportText.prices.items, FigureId>>;

export const priceIds: readonly FigureId[] = Object.values(prices);

/** The prices of the grid in one language. */
export function readPrices(locale: Locale) {
  const { items, ...text } = localize(transportText.prices, locale);
  return {
    text,
    prices: Object.entries(prices).map(([id, figure]) => {
      const { name, note } = items[id as keyof typeof prices];
      const amount = readAmount(figure, 'zone1', locale);
      return { id, name, figure: amount.figure, note: note || amount.whole };
    }),
  };
}
