import { distractors } from '#content/hangul/distractors.ts';
import { finals } from '#content/hangul/finals.ts';
import { letters } from '#content/hangul/letters.ts';
import { minimalPairs } from '#content/hangul/minimal-pairs.ts';
import { regional } from '#content/hangul/regional.ts';
import { signs } from '#content/hangul/signs.ts';
import { street } from '#content/hangul/street.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readDecks } from './read-decks.ts';
import { readStation } from './read-station.ts';
import { readSteps } from './read-steps.ts';
import { readBlock, readWord } from './read-words.ts';

/** The page of Hangul in one language. */
export function readHangul(locale: Locale) {
  const page = readPage(locale, 'hangul');
  const steps = readSteps(locale);
  const { build, read, result, keep } = page.text.practice;
  return {
    ...page,
    letters: steps.flatMap((step) => step.letters),
    steps,
    finals,
    street: { text: page.text.street, ...readStreet(locale) },
    pairs: minimalPairs.map(({ contrast, words: [first, second] }) => ({
      contrast,
      words: [readWord(first, locale), readWord(second, locale)] as const,
    })),
    regional: localize(regional, locale),
    practice: {
      text: { build, read, result, keep },
      locale,
      exercises: readDecks(locale),
      distractors,
      pieces: Object.fromEntries(
        letters.map(({ letter, strokes }) => [letter, strokes.map(({ path }) => path)]),
      ),
      words: oneSyllable(locale),
    },
  };
}

export type HangulPage = ReturnType<typeof readHangul>;
export type PracticeData = HangulPage['practice'];

function readStreet(locale: Locale) {
  const station = readStation(street.station, locale, street.line);
  if (!station) throw new Error(`no station ${street.station}`);
  const [first, ...others] = [street.station, ...street.signs].map((source) => {
    const sign = signs.find((each) => each.source === source);
    if (!sign) throw new Error(`no sign ${source}`);
    return readWord(sign, locale);
  });
  return {
    station: {
      ...station,
      hangul: street.station,
      blocks: Array.from(street.station, (block) => readBlock(block, locale)),
    },
    words: first ? [first, ...others] : others,
    signs: others,
  };
}

/** Words of one syllable, by the syllable, for who builds one. */
function oneSyllable(locale: Locale): Readonly<Record<string, string>> {
  const words = [
    ...finals.flatMap(({ examples }) => examples),
    ...signs,
    ...letters.map(({ example }) => example),
    ...minimalPairs.flatMap(({ words: pair }) => pair),
  ];
  return Object.fromEntries(
    words
      .filter(({ source }) => source.length === 1)
      .map(({ source, meaning }) => [source, meaning[locale]]),
  );
}
