import { romanize } from 'es-hangul';
import { describe, expect, test } from 'vitest';
import { englishReading } from '#domain/korean/english-reading.ts';
import { romanise } from '#domain/korean/romanise.ts';
import { fill, said, shown } from '#domain/korean/source.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';
import type { Answer } from './answer.ts';
import { answers } from './answers.ts';
import { blankValues } from './blank-values.ts';
import { cardTexts } from './card-texts.ts';
import checked from './checked-readings.json' with { type: 'json' };
import { countries } from './countries.ts';
import { counters, dayWords, nativeAlone } from './numbers.ts';
import { allPhrases } from './phrases.ts';

/** The source of every phrase with its examples. */
const phrases = new Map<string, string>(
  allPhrases.map(({ id, source, blanks = [] }) => [
    id,
    fill(source, Object.fromEntries(blanks.map((blank) => [blank.id, blank.example.source]))),
  ]),
);
const ofAnswers = new Map(Object.entries<Answer>(answers).map(([id, { source }]) => [id, source]));
const words = new Set([
  ...Object.values(blankValues).flatMap((values) => values.map(({ source }) => source)),
  ...[...countries, ...counters, ...dayWords].map(({ source }) => source),
  ...nativeAlone,
]);
const everything = [
  ...phrases.values(),
  ...ofAnswers.values(),
  ...words,
  ...Object.values(cardTexts).map(({ source }) => source),
];

describe('readings that were written by hand come out of the sources', () => {
  test.each(Object.entries(checked.phrases))('%s', (id, readings) => {
    const source = phrases.get(id) ?? '';
    expect([spanishReading(source), romanise(source)]).toEqual(readings);
  });

  test.each(Object.entries(checked.answers))('answer %s', (id, readings) => {
    const source = ofAnswers.get(id) ?? '';
    expect([spanishReading(source), romanise(source)]).toEqual(readings);
  });

  test.each(Object.entries(checked.words))('%s', (source, readings) => {
    expect(words).toContain(source);
    expect([spanishReading(source), romanise(source)]).toEqual(readings);
  });
});

test.each([
  ['Spanish', spanishReading],
  ['English', englishReading],
])('every %s reading has a group for each syllable that is said', (_, reading) => {
  for (const source of everything) {
    const groups = reading(source).split(/[ -]/);
    const syllables =
      said(source)
        .replaceAll(/\{\w+\}/g, '가')
        .match(/[가-힣]/g) ?? [];
    expect(groups.length, source).toBe(syllables.length);
  }
});

test('no Spanish reading has what misleads', () => {
  for (const source of everything)
    expect(spanishReading(source.replaceAll(/\{\w+\}/g, ''))).not.toMatch(
      /j|eo|eu|ae|g[eiéí]|ll(?!-)|rr|z|w/,
    );
});

/** Words that the library es-hangul romanises differently, and why ours stays. */
const differs: Readonly<Record<string, string>> = {
  없어요:
    'the second sound of ㅄ is tense in speech, which the official romanisation does not write',
  필요: 'without an added n, as the standard dictionary has it',
  필요해요: 'without an added n, as the standard dictionary has it',
  확인: 'without an added n: hwagin',
  사건사고사실확인원이: '확인 as a word of its own, hwagin',
  통역이: 'without an added n, as the standard dictionary has it',
  통역해: 'without an added n, as the standard dictionary has it',
  외국인도: 'without an added n: oegugin',
  외국인등록: 'without an added n: oegugin',
  외국인등록증을: 'without an added n: oegugin',
  외국인등록증이: 'without an added n: oegugin',
  본인: 'without an added n: bonin',
  월요일: 'the days of the week run on without an added n: woryoil',
  목요일: 'the days of the week run on without an added n: mogyoil',
  금요일: 'the days of the week run on without an added n: geumyoil',
  일요일: 'the days of the week run on without an added n: iryoil',
};

test('romanisations are those of a library, word by word, but for what is listed', () => {
  const different = new Set<string>();
  for (const source of everything) {
    const sources = source.split(/[ _]/).filter((word) => !/[\d<{]/.test(word));
    for (const word of sources) {
      const hangul = shown(word).replaceAll(/[.,?!]/g, '');
      if (hangul && romanise(word).replaceAll(/[.,?!]/g, '') !== romanize(hangul))
        different.add(hangul);
    }
  }
  expect(
    [...different].sort(),
    'mark in the source how it sounds, or name the word in differs of content/phrases/readings.test.ts',
  ).toEqual(Object.keys(differs).sort());
});
