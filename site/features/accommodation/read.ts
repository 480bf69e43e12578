import { copy as accommodationCopy } from '#content/copy/accommodation.ts';
import { accommodation, type AccommodationOption } from '#content/data/accommodation.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { placeLabels } from '#content/copy/place-labels.ts';
import { figuresIn, readFigure, readPageFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The accommodation page in one language: its copy and its options. */
export function readAccommodation(locale: Locale) {
  return {
    ...readPage(locale, 'accommodation'),
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
