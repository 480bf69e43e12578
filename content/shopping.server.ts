import { placeLabels } from './copy/place-labels.ts';
import { shoppingAreas, type ShoppingArea } from './data/shopping-areas.ts';
import { updates } from './data/updates.ts';
import { type Locale, type Localized } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** The shopping page in one language: its copy, its areas and the words of the dated notes. */
export function readShopping(locale: Locale) {
  const { copy, ...page } = readPage('shopping', locale);
  const { updates: ids, ...refund } = copy.refund;
  return {
    ...page,
    copy: { ...copy, refund },
    notes: ids.map((id) => localize(updates[id], locale)),
    note: localize(placeLabels.note, locale),
    areas: shoppingAreas.map((area: ShoppingArea): Localized<ShoppingArea> =>
      localize(area, locale),
    ),
  };
}

export type ShoppingPage = ReturnType<typeof readShopping>;
