import { attractions } from '#content/data/attractions.ts';
import { dishes } from '#content/data/dishes.ts';
import { letters } from '#content/hangul/letters.ts';
import { signs } from '#content/hangul/signs.ts';
import { furtherSteps } from '#content/hangul/steps.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { shown } from '#domain/korean/source.ts';
import type { Deck, Exercise } from './exercise.ts';
import { readStation } from './read-station.ts';
import { carrier } from './sign-options.ts';
import { isHangul, longestSign, signStep } from './sign-step.ts';

const letterSteps = new Map(letters.map(({ letter, step }) => [letter, step]));

/** The step at which a source can be read. */
export function readStep(source: string): number {
  return signStep(source, (letter) => letterSteps.get(letter) ?? NaN, furtherSteps);
}

const decks: Readonly<Record<(typeof signs)[number]['kind'], Deck>> = {
  sign: 'words',
  shop: 'words',
  word: 'words',
  menu: 'dishes',
  station: 'stations',
  place: 'places',
};

/** All that can be practised, in one language: letters, signs, and the guide's own stations, dishes and places. */
export function readDecks(locale: Locale): readonly Exercise[] {
  const found = [
    ...letters.map(({ letter, step }): Exercise => ({
      deck: 'letters',
      key: letter,
      source: carrier(letter),
      step,
    })),
    ...signs.map(({ source, kind, meaning }) =>
      exercise(decks[kind], source, localize(meaning, locale), locale),
    ),
    ...dishes.map(({ name, nameKorean, source }) =>
      exercise('dishes', source ?? nameKorean, name, locale),
    ),
    ...[...attractions.seoul, ...attractions.busan].flatMap(({ name, hangul, station }) => [
      exercise('stations', station.hangul.replace(/역$/, ''), station.name[locale], locale),
      exercise('places', hangul, name[locale], locale),
    ]),
  ];
  const keys = new Set<string>();
  return found.filter(({ deck, key }) => {
    const unknown = keys.has(key) || !isHangul(key);
    keys.add(key);
    const long = [...key].length > longestSign && (deck === 'places' || deck === 'stations');
    return !unknown && !long;
  });
}

function exercise(deck: Deck, source: string, meaning: string, locale: Locale): Exercise {
  const key = shown(source);
  const station = deck === 'stations' ? readStation(key, locale) : undefined;
  return {
    deck,
    key,
    source,
    meaning: station?.en ?? meaning,
    step: readStep(source),
    ...(station && { station }),
  };
}
