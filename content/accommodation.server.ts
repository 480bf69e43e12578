import { placeLabels } from './copy/place-labels.ts';
import { accommodation, type AccommodationOption } from './data/accommodation.ts';
import { updates, type UpdateId } from './data/updates.ts';
import { type Locale, type Localized } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** A place to live in one language, with what has changed since its figures. */
export type AccommodationEntry = Localized<Omit<AccommodationOption, 'updates'>> & {
  readonly updates: readonly Localized<(typeof updates)[UpdateId]>[];
};

/** The accommodation page in one language: its copy, its options and the words of the dated notes. */
export function readAccommodation(locale: Locale) {
  return {
    ...readPage('accommodation', locale),
    note: localize(placeLabels.note, locale),
    options: accommodation.map((option) => readOption(option, locale)),
  };
}

export type AccommodationPage = ReturnType<typeof readAccommodation>;

function readOption(
  { updates: ids, ...option }: AccommodationOption,
  locale: Locale,
): AccommodationEntry {
  return { ...localize(option, locale), updates: ids.map((id) => localize(updates[id], locale)) };
}
