import { expect, test } from 'vitest';
import { dishes } from './data/dishes.ts';
import { allPhrases as phrases } from './data/emergency.ts';
import { englishReadings } from './english-readings.ts';
import { readingFor, spanishReadings } from './spanish-readings.ts';

const said = [
  ...dishes.map(({ nameKorean }) => nameKorean),
  ...phrases.map(({ korean }) => korean),
];

test('every dish and phrase has a reading in Spanish letters, and no other text has', () => {
  expect(Object.keys(spanishReadings).sort()).toEqual([...said].sort());
});

test('a reading has a group for each syllable and the spaces of the Hangul', () => {
  for (const hangul of said) {
    const groups = readingFor(hangul, 'es')?.split(' ') ?? [];
    const words = hangul.replaceAll(/[^\d가-힣 ]/g, '').split(' ');
    expect(
      groups.map((group) => group.split('-').length),
      hangul,
    ).toEqual(words.map((word) => word.length));
  }
});

test('no reading has what misleads in Spanish', () => {
  for (const reading of Object.values(spanishReadings)) {
    expect(reading).not.toMatch(/j|eo|eu|ae|g[eiéí]|ll(?!-)|rr|z|w/);
  }
});

test('in English every phrase has a reading with a group for each syllable, and no dish has', () => {
  expect(Object.keys(englishReadings).sort(), 'add it to english-readings.ts').toEqual(
    phrases.map(({ korean }) => korean).sort(),
  );
  for (const { korean } of phrases) {
    const groups = readingFor(korean, 'en')?.split(' ') ?? [];
    const words = korean.replaceAll(/[^\d가-힣 ]/g, '').split(' ');
    expect(
      groups.map((group) => group.split('-').length),
      korean,
    ).toEqual(words.map((word) => word.length));
  }
  for (const { nameKorean } of dishes) expect(readingFor(nameKorean, 'en')).toBeUndefined();
});
