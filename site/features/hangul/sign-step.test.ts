import { describe, expect, it } from 'vitest';
import { letters } from '#content/hangul/letters.ts';
import { signs } from '#content/hangul/signs.ts';
import { furtherSteps, steps } from '#content/hangul/steps.ts';
import { shown } from '#domain/korean/source.ts';
import { decompose, isSyllable } from '#domain/korean/syllable.ts';
import { lettersOf, signStep } from './sign-step.ts';

const stepOf = (letter: string) => letters.find((each) => each.letter === letter)?.step ?? NaN;
const step = (source: string) => signStep(source, stepOf, furtherSteps);

describe('the step of a sign', () => {
  it.each([
    ['고기', 2],
    ['버스', 3],
    ['우유', 4],
    ['커피', 5],
    ['시계', 6],
    ['안국', 7],
    ['김밥', 7],
    ['약국', 8],
    ['여의도', 8],
    ['편의점', 8],
    ['서울+역', 8],
    ['종로3가', 8],
  ])('%s: %i', (source, expected) => {
    expect(step(source)).toBe(expected);
  });

  it.each(signs)('is one at which every letter of $source is known', ({ source }) => {
    const at = step(source);
    for (const letter of lettersOf(shown(source))) expect(stepOf(letter)).toBeLessThanOrEqual(at);
    if ([...shown(source)].some((each) => isSyllable(each) && decompose(each).final))
      expect(at).toBeGreaterThanOrEqual(furtherSteps.finals);
  });

  it('leaves no step from the second on without a sign', () => {
    const found = new Set(signs.map(({ source }) => step(source)));
    expect([...found].toSorted()).toEqual(steps.slice(1).map((each) => each.step));
  });
});

it('takes two consonants below apart', () => {
  expect(lettersOf('닭 3')).toEqual(['ㄷ', 'ㅏ', 'ㄹ', 'ㄱ']);
});
