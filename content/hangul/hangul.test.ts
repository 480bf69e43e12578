import { describe, expect, it } from 'vitest';
import { blocks } from './blocks.ts';
import { distractors } from './distractors.ts';
import { finals } from './finals.ts';
import { letters } from './letters.ts';
import { minimalPairs } from './minimal-pairs.ts';
import { signs } from './signs.ts';
import { furtherSteps, steps } from './steps.ts';
import { street } from './street.ts';
import { text as page } from '../text/hangul.ts';
import { traps } from './traps.ts';

const names = letters.map(({ letter }) => letter);
const shown = (source: string) => source.replaceAll(/[\^+*]/g, '');

it('has the nineteen consonants and the twenty-one vowels, each once', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((letter) => letter < 'ㅏ')).toHaveLength(19);
  expect(names.filter((letter) => letter >= 'ㅏ')).toHaveLength(21);
});

it('takes the hour that the page promises', () => {
  expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
  expect(page.heading.es).toContain('una hora');
  expect(page.heading.en).toContain('an hour');
  for (const lead of [page.lead, page.steps.lead]) {
    expect(lead.es).toMatch(/una hora/i);
    expect(lead.en).toMatch(/an hour/i);
  }
});

describe.each(letters)('$letter', ({ step, anchor, strokes, mnemonic, sound }) => {
  it('is taught in one of the steps, before the consonant below', () => {
    expect(steps.map((each) => each.step)).toContain(step);
    expect(step).toBeLessThan(furtherSteps.finals);
  });

  it('is drawn within the grid, each stroke with its words', () => {
    expect(strokes.length).toBeGreaterThan(0);
    for (const { path, text: said } of strokes) {
      expect(path).toMatch(/^M[\d.]+ [\d.]+(?: [HVQA][\d. ]+)+$/);
      for (const number of path.match(/[\d.]+/g) ?? []) expect(Number(number)).toBeLessThan(100);
      expect(said.es).not.toBe(said.en);
    }
  });

  it('is anchored in the sounds of each language', () => {
    expect(anchor.es).toMatch(/\*\*|no existe|\+/);
    expect(anchor.en).toMatch(/\*\*|“oo”|\+/);
    expect(mnemonic.es).not.toBe(mnemonic.en);
    expect(sound.es).not.toBe(sound.en);
  });
});

it('counts the steps from one, without a gap', () => {
  expect(steps.map(({ step }) => step)).toEqual(Array.from(steps, (_, index) => index + 1));
  for (const { step } of traps) expect(steps.map((each) => each.step)).toContain(step);
});

it('shows each sign once', () => {
  const seen = signs.map(({ source }) => shown(source));
  expect(new Set(seen).size).toBe(seen.length);
  for (const sign of [street.station, ...street.signs]) expect(seen).toContain(sign);
});

it('takes syllables apart, and names letters that exist', () => {
  for (const block of blocks) expect(block).toMatch(/^[가-힣]$/);
  for (const letter of Object.entries(distractors).flat(2)) expect(names).toContain(letter);
  for (const letter of minimalPairs.flatMap(({ contrast }) => contrast))
    expect(names).toContain(letter);
});

it('has the seven sounds below, and each final once', () => {
  expect(finals.map(({ sound }) => sound)).toEqual(['k', 'n', 't', 'l', 'm', 'p', 'ng']);
  const written = finals.flatMap(({ letters: all }) => all.split(' '));
  expect(new Set(written).size).toBe(written.length);
});
