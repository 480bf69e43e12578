import { text as accommodationText } from '#content/text/accommodation.ts';
import { accommodation, type AccommodationOption } from '#content/data/accommodation.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { placeText } from '#content/text/place-text.ts';
import { figuresIn, readFigure, readPageFigures } from '#content/register/figures.ts';
import { register, type FigureId } from '#content/register/register.ts';

/** A price, also as it stands in a line: with its year, where it is old. */
function readPrice(id: FigureId, locale: Locale) {
  const figure = readFigure(id, locale);
  const { value, year } = figure;
  return { figure, price: year ? `${value} (${year})` : value };
}

/** The accommodation page in one language: its text and its options. */
export function readAccommodation(locale: Locale) {
  return {
    ...readPage(locale, 'accommodation'),
    share: localize(placeText.share, locale),
    options: accommodation.map(({ figure, ...option }: AccommodationOption) => ({
      ...localize(option, locale),
      ...readPrice(figure, locale),
      rent: register[figure].current.value,
    })),
    figures: readPageFigures(
      figuresIn(accommodationText, accommodation, { figures: ['goshiwon-deposit'] }),
      locale,
    ),
  };
}

export type AccommodationPage = ReturnType<typeof readAccommodation>;
