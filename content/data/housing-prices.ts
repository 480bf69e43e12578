import { formats } from '../formats.ts';
import type { Text } from '../locale.ts';
import type { Range } from '../register/figure.ts';
import { livingFigures } from '../register/living.ts';

/** The rents of the register, by the id of the accommodation page's cards. */
export const rents = {
  dormitory: 'rent-dormitory',
  goshiwon: 'rent-goshiwon',
  hasukjib: 'rent-hasukjib',
  oneroom: 'rent-oneroom',
  'share-house': 'rent-share-house',
} as const;

export type Housing = keyof typeof rents;

/** The edition of March 2025 gives different prices in four places. */
type PriceSet = 'guide' | 'faq' | 'study' | 'calculator';

/** The monthly price of a kind of housing in one of those places; `undefined` if it gives none. */
export function editionPrice(housing: Housing, set: PriceSet): Text | undefined {
  const sets: Partial<Record<PriceSet, Range>> = livingFigures[rents[housing]].edition.value;
  const price = sets[set];
  if (!price) return undefined;
  const { from, to } = price;
  const written = ({ won, wonRange }: (typeof formats)['es']) =>
    from === to ? won(from) : wonRange(from, to);
  return { es: written(formats.es), en: written(formats.en) };
}
