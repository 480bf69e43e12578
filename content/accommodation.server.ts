import { copy as accommodationCopy } from './copy/accommodation.ts';
import { accommodation, type AccommodationOption } from './data/accommodation.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';
import { placeLabels } from './copy/place-labels.ts';
import { figuresIn, readFigure, readPageFigures } from './register/figures.ts';
import { register } from './register/register.ts';

/** The accommodation page in one language: its copy and its options. */
export function readAccommodation(locale: Locale) {
  return {
    ...readPage('accommodation', locale),
    share: localize(placeLabels.share, locale),
    options: accommodation.map(({ figure, ...option }: AccommodationOption) => ({
      ...localize(option, locale),
      figure: readFigure(figure, locale),
      rent: register[figure].current.value,
    })),
    figures: readPageFigures(
      figuresIn(accommodationCopy, accommodation, { figures: ['goshiwon-deposit'] }),
      locale,
    ),
  };
}

export type AccommodationPage = ReturnType<typeof readAccommodation>;
