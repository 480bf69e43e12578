import type { transportModes } from '#content/data/transport-modes.ts';
import { text as transportText } from '#content/text/transport.ts';
import type { Locale } from '#content/locale.ts';
import type { FigureId } from '#content/register/register.ts';
import { fill } from '#domain/text/fill.ts';
import { readAmount } from './read-amount.ts';

interface Price {
  readonly figure: FigureId;
  /** Longer rides cost more. */
  readonly least?: true;
}

/** What a ride costs by each means of transport. */
const prices = {
  'seoul-subway': { figure: 'seoul-subway-base-fare', least: true },
  'busan-subway': { figure: 'busan-subway-fare', least: true },
  'seoul-buses': { figure: 'seoul-bus-fare' },
  'busan-buses': { figure: 'busan-bus-fare' },
  taxi: { figure: 'taxi-seoul-base', least: true },
  'ktx-srt': { figure: 'ktx-seoul-busan-weekday' },
} as const satisfies Readonly<Record<(typeof transportModes)[number]['id'], Price>>;

/** The price of a means of transport in its row: `desde 1.550 ₩`. */
export function readPrice(mode: keyof typeof prices, locale: Locale): string {
  const { figure, least }: Price = prices[mode];
  const { value } = readAmount(figure, 'zone1', locale).figure;
  return least ? fill(transportText.calculator.least[locale], { amount: value }) : value;
}
