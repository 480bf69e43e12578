import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCards } from './card-store.ts';

it('reads the cards that were stored', () => {
  expect(parseCards('[["안국",1,"2026-11-27"],["ㅏ",5,"2026-12-26"]]')).toEqual([
    { key: '안국', box: 1, due: '2026-11-27' },
    { key: 'ㅏ', box: 5, due: '2026-12-26' },
  ]);
});

it.each(['', '{', 'null', '{}', '[1]', '[["안국",6,"2026-11-27"]]', '[["안국",1,"tomorrow"]]'])(
  'takes %s for no card',
  (text) => {
    expect(parseCards(text)).toEqual([]);
  },
);

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(Array.isArray(parseCards(text))).toBe(true);
    }),
  );
});
