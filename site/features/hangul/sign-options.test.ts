import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distractors } from '#content/hangul/distractors.ts';
import { letters } from '#content/hangul/letters.ts';
import { signs } from '#content/hangul/signs.ts';
import { englishReading } from '#domain/korean/english-reading.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';
import { carrier, shuffled, signOptions } from './sign-options.ts';

const readers = { es: spanishReading, en: englishReading };
const reader = fc.constantFrom(...Object.values(readers));
/** A sequence of numbers that begins anywhere. */
const chance = fc
  .array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 })
  .map((numbers) => {
    let index = 0;
    return () => numbers[index++ % numbers.length] ?? 0;
  });
const asked = [
  ...signs.map(({ source }) => ({ source })),
  ...letters.map(({ letter }) => ({ source: carrier(letter), letter })),
];
/** What sounds alike. */
const alike = ['ㅐㅔ', 'ㅙㅚㅞ', 'ㅒㅖ'];

describe('the options of a sign or a letter', () => {
  it('hold the right reading once, and two or three that mix up one letter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...asked), reader, chance, (each, read, random) => {
        const options = signOptions(each, { read, distractors, random });
        expect(options.length).toBeGreaterThanOrEqual(3);
        expect(options.length).toBeLessThanOrEqual(4);
        expect(new Set(options.map(({ reading }) => reading)).size).toBe(options.length);
        const right = options.filter(({ mixed }) => !mixed);
        expect(right.map(({ reading }) => reading)).toEqual([read(each.source)]);
      }),
      { numRuns: 400 },
    );
  });

  it('never set against each other what sounds alike', () => {
    const mixedUp = Object.entries(distractors).flatMap(([letter, others]) => {
      const group = alike.find((each) => each.includes(letter)) ?? '';
      return others.filter((other) => group.includes(other));
    });
    expect(mixedUp).toEqual([]);
  });

  it('mix up only the letter that is asked', () => {
    const options = signOptions(
      { source: '가', letter: 'ㄱ' },
      { read: spanishReading, distractors, random: Math.random },
    );
    for (const { mixed } of options) expect(mixed?.right ?? 'ㄱ').toBe('ㄱ');
  });

  it('say what was mixed up in 안국', () => {
    const { read, random } = { read: spanishReading, random: Math.random };
    const seen = Array.from({ length: 60 }, () =>
      signOptions({ source: '안국' }, { read, distractors, random }),
    ).flat();
    expect(seen).toContainEqual({ reading: 'an-gok', mixed: { right: 'ㅜ', wrong: 'ㅗ' } });
  });
});

it('has letters to mix up with each of the forty', () => {
  expect(Object.keys(distractors).toSorted()).toEqual(
    letters.map(({ letter }) => letter).toSorted(),
  );
});

it('carries each letter in a syllable', () => {
  expect(['ㄱ', 'ㅏ', 'ㅇ', 'ㅢ', 'ㅎ'].map(carrier)).toEqual(['가', '아', '아', '의', '하']);
});

it('shuffles without losing anything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), chance, (things, random) => {
      expect(shuffled(things, random).toSorted((a, b) => a - b)).toEqual(
        things.toSorted((a, b) => a - b),
      );
    }),
  );
});
