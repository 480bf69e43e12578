import { text as shoppingText } from '#content/text/shopping.ts';
import { shoppingAreas, type ShoppingArea } from '#content/data/shopping-areas.ts';
import { placeText } from '#content/text/place-text.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { openingText, openingWord } from '#content/opening/opening-text.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The figures that decide a tax refund: see `tax-refund.ts`. */
const refundRules = {
  minimum: register['tax-refund-minimum'].current.value,
  usualFrom: register['tax-refund-rate'].current.value.usualFrom,
  usualTo: register['tax-refund-rate'].current.value.usualTo,
  inShopBelow: register['tax-refund-immediate'].current.value,
};

/** The shopping page in one language: its text, its areas, and the figures of the tax refund. */
export function readShopping(locale: Locale) {
  const { text, ...page } = readPage(locale, 'shopping');
  const { figures, ...refund } = text.refund;
  return {
    ...page,
    text: { ...text, refund },
    labelText: localize(placeText, locale),
    refund: { rules: refundRules, figures: readFigures(figures, locale) },
    figures: readPageFigures(figuresIn(shoppingText, shoppingAreas), locale),
    areas: shoppingAreas.map((area) => readArea(area, locale)),
  };
}

function readArea({ opening, ...area }: ShoppingArea, locale: Locale) {
  return {
    ...localize(area, locale),
    /** Its hours in a few words. */
    open: openingWord(opening, locale),
    openingHours: openingText(opening, locale),
  };
}

export type ShoppingPage = ReturnType<typeof readShopping>;
