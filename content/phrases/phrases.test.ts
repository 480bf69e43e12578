import { describe, expect, test } from 'vitest';
import { endingOf } from '#domain/korean/ending.ts';
import { fill, shown } from '#domain/korean/source.ts';
import { locales } from '../locale.ts';
import type { Answer } from './answer.ts';
import { type AnswerId, answers } from './answers.ts';
import { blankValues } from './blank-values.ts';
import { countries } from './countries.ts';
import { allPhrases, phraseOf } from './phrases.ts';
import { phraseReaders, situationReaders } from './readers.ts';
import { situations } from './situations.ts';

const blanksIn = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, id]) => id).sort();

test('every phrase has an id of its own and stands once', () => {
  expect(allPhrases.length).toBeGreaterThan(150);
  for (const names of [
    allPhrases.map(({ id }) => id),
    allPhrases.map((each) => shown(each.source)),
  ])
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      'these stand twice in content/phrases/',
    ).toEqual([]);
  for (const phrase of allPhrases) expect(phraseOf(phrase.id)).toBe(phrase);
});

test('every situation begins with what everybody needs, or is of a longer stay throughout', () => {
  for (const { id, phrases } of situations) {
    expect(phrases.length, id).toBeGreaterThan(5);
    expect(
      phrases.some(({ level }) => level === 1) || phrases.every(({ level }) => level === 3),
      id,
    ).toBe(true);
  }
});

describe.each(allPhrases.map((phrase) => [phrase.id, phrase] as const))('%s', (_, phrase) => {
  const { source, meaning, blanks = [] } = phrase;
  const example = fill(
    source,
    Object.fromEntries(blanks.map((blank) => [blank.id, blank.example.source])),
  );

  test('is polite, sentence by sentence', () => {
    const sentences = shown(example).split(/(?<=[.?!]) /);
    for (const sentence of sentences)
      expect(sentence, 'end each sentence in 요 or 니다').toMatch(/(?:요|니다)[.?!]$|^네\.$/);
  });

  test('has the same blanks in all three texts', () => {
    const ids = blanks.map(({ id }) => id).sort();
    expect(blanksIn(source)).toEqual(ids);
    for (const locale of locales) expect(blanksIn(meaning[locale])).toEqual(ids);
  });

  test('shows no mark, blank or double particle', () => {
    expect(shown(example)).not.toMatch(/[\^+*_<>|{}[\]/]|\(/);
  });

  test('means a sentence', () => {
    for (const locale of locales) expect(meaning[locale]).toMatch(/[.?!)]$/);
  });
});

test('words for a blank with a particle end in a sound that chooses it', () => {
  for (const { source } of [...Object.values(blankValues).flat(), ...countries])
    expect(endingOf(shown(source)), source).not.toBe('unknown');
});

test('every answer belongs to a phrase, and those of a kind ask for what it needs', () => {
  const used = new Set(allPhrases.flatMap((phrase) => phrase.answers ?? []));
  const unused = (Object.keys(answers) as AnswerId[]).filter((id) => !used.has(id));
  expect(unused, 'take these out of content/phrases/answers.ts, or offer them').toEqual([]);
  const asked: Readonly<Record<Answer['kind'], RegExp>> = {
    say: /^$/,
    point: /^$/,
    number: /^(?:number|count)$/,
    amount: /^amount$/,
    clock: /^hour,minute$/,
    date: /^day,month$/,
    text: /^text$/,
  };
  for (const [id, { source, meaning, kind }] of Object.entries<Answer>(answers)) {
    expect(blanksIn(source).join(','), id).toMatch(asked[kind]);
    for (const locale of locales) expect(blanksIn(meaning[locale])).toEqual(blanksIn(source));
  }
});

test('no phrase offers an answer twice', () => {
  for (const { id, answers: offered = [] } of allPhrases)
    expect(new Set(offered).size, id).toBe(offered.length);
});

test('what a native reader has to judge is named', () => {
  expect(allPhrases.filter(({ native }) => native).length).toBeGreaterThan(0);
  for (const reader of [...Object.values(situationReaders), ...Object.values(phraseReaders)])
    if (reader) expect(reader.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
