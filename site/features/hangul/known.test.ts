import { describe, expect, it } from 'vitest';
import type { Exercise } from './exercise.ts';
import { boxCounts, knownLetters, readableSigns } from './known.ts';
import type { Card } from './leitner.ts';

const exercise = (deck: Exercise['deck'], key: string): Exercise => ({
  deck,
  key,
  source: key,
  step: 1,
});
const card = (key: string, box: Card['box']): Card => ({ key, box, due: '2026-11-26' });
const exercises = [
  exercise('letters', 'ㅏ'),
  exercise('letters', 'ㅜ'),
  exercise('stations', '안국'),
  exercise('words', '나'),
  exercise('words', '구'),
];

describe('what one reads', () => {
  it('is nothing before the first answer', () => {
    expect(knownLetters(exercises, [])).toEqual(new Set());
    expect(readableSigns(exercises, [])).toEqual([]);
  });

  it('is a letter that was right, and all letters of a sign that was', () => {
    const cards = [card('ㅏ', 2), card('안국', 3)];
    expect([...knownLetters(exercises, cards)]).toEqual(['ㅏ', 'ㅇ', 'ㄴ', 'ㄱ', 'ㅜ']);
  });

  it('goes for signs that were never asked too, once all their letters are known', () => {
    expect(readableSigns(exercises, [card('안국', 2)])).toEqual(['안국', '나', '구']);
  });

  it('is neither a sign that was missed nor a letter that was mixed up', () => {
    const cards = [card('안국', 2), card('ㅜ', 1), card('나', 1)];
    expect(knownLetters(exercises, cards).has('ㅜ')).toBe(false);
    expect(readableSigns(exercises, cards)).toEqual(['안국']);
  });
});

it('counts the cards of each box', () => {
  expect(boxCounts([card('ㅏ', 2), card('ㅜ', 1), card('안국', 2)])).toEqual([1, 2, 0, 0, 0]);
});
