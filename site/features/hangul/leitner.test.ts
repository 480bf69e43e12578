import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/time/days.ts';
import {
  answered,
  boxDays,
  newCard,
  nextCards,
  withAnswer,
  type Box,
  type Card,
} from './leitner.ts';

const today = '2026-11-26';
const days = fc.integer({ min: -40, max: 40 }).map((count) => addDays(today, count));
const boxes = fc.constantFrom<Box[]>(1, 2, 3, 4, 5);
const card = fc.record<Card>({
  key: fc.constantFrom(...'ㄱㄴㄷㄹㅁㅂㅅㅇ'),
  box: boxes,
  due: days,
});
const cards = fc.uniqueArray(card, { selector: ({ key }) => key });

describe('answered', () => {
  it('brings what was wrong back tomorrow, whatever its box', () => {
    fc.assert(
      fc.property(card, (each) => {
        expect(answered(each, false, today)).toEqual({ key: each.key, box: 1, due: '2026-11-27' });
      }),
    );
  });

  it('moves a due card up a box, and back after the days of its new box', () => {
    fc.assert(
      fc.property(card, (each) => {
        fc.pre(each.due <= today);
        const { box, due } = answered(each, true, today);
        expect(box).toBe(Math.min(5, each.box + 1));
        expect(daysBetween(today, due)).toBe(boxDays[box - 1]);
      }),
    );
  });

  it('leaves a card that is not due where it is: practice on the same day moves nothing up', () => {
    const wrong = answered(newCard('안국', today), false, today);
    expect(answered(wrong, true, today)).toBe(wrong);
  });

  it('takes five right answers to the last box, a month apart', () => {
    let each = newCard('안국', today);
    let day = today;
    const intervals = Array.from({ length: 5 }, () => {
      each = answered(each, true, day);
      const interval = daysBetween(day, each.due);
      day = each.due;
      return interval;
    });
    expect(intervals).toEqual([3, 7, 14, 30, 30]);
  });
});

describe('nextCards', () => {
  const deck = [...'ㄱㄴㄷㄹㅁㅂㅅㅇ'];

  it('asks only what is due or new, each once, at most as many as wanted', () => {
    fc.assert(
      fc.property(cards, fc.nat(12), (known, many) => {
        const asked = nextCards(deck, known, today, many);
        expect(asked.length).toBeLessThanOrEqual(many);
        expect(new Set(asked.map(({ key }) => key)).size).toBe(asked.length);
        for (const { due } of asked) expect(due <= today).toBe(true);
      }),
    );
  });

  it('leaves out nothing that is due while there is room', () => {
    fc.assert(
      fc.property(cards, (known) => {
        const asked = nextCards(deck, known, today, deck.length).map(({ key }) => key);
        for (const { key, due } of known) expect(asked.includes(key)).toBe(due <= today);
      }),
    );
  });

  it('begins with what was wrong, then with what is new', () => {
    const known = withAnswer([{ key: 'ㄷ', box: 3, due: today }], 'ㄹ', false, addDays(today, -1));
    expect(nextCards(deck, known, today, 4).map(({ key }) => key)).toEqual([
      'ㄹ',
      'ㄷ',
      'ㄱ',
      'ㄴ',
    ]);
  });

  it('asks nothing that is not in the deck', () => {
    expect(nextCards([], [newCard('ㄱ', today)], today, 9)).toEqual([]);
  });
});
