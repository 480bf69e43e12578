import { copy as accommodationCopy } from './copy/accommodation.ts';
import { accommodation, type AccommodationOption } from './data/accommodation.ts';
import { editionPrice, priceSets, rents, type Housing } from './data/housing-prices.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';
import { placeLabels } from './copy/place-labels.ts';
import { figuresIn, readFigure, readPageFigures } from './register/figures.ts';
import { register } from './register/register.ts';

/** The accommodation page in one language: its copy, its options, and the table of all prices. */
export function readAccommodation(locale: Locale) {
  const { copy, ...page } = readPage('accommodation', locale);
  return {
    ...page,
    copy,
    share: localize(placeLabels.share, locale),
    options: accommodation.map(({ figure, ...option }: AccommodationOption) => ({
      ...localize(option, locale),
      figure: readFigure(figure, locale),
      rent: register[figure].current.value,
    })),
    prices: accommodation.map(({ id, name }) => ({
      name: name[locale],
      use: readFigure(rents[id], locale).value,
      which: copy.prices.which[id],
      sets: setsOf(id, locale, copy.prices.absent),
    })),
    figures: readPageFigures(
      figuresIn(accommodationCopy, accommodation, { figures: ['goshiwon-deposit'] }),
      locale,
    ),
  };
}

export type AccommodationPage = ReturnType<typeof readAccommodation>;

/** The prices of March 2025 by each source, in the order of `priceSets`. */
function setsOf(housing: Housing, locale: Locale, absent: string): string[] {
  return priceSets.map((set) => editionPrice(housing, set)?.[locale] ?? absent);
}
