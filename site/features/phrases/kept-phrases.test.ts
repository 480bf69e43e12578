import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromFragment,
  joined,
  listFragment,
  listFromFragment,
  moved,
  type OwnCard,
  readKeptPhrases,
  toFragment,
  toggled,
} from './kept-phrases.ts';

const taxi: OwnCard = {
  parts: [
    { phrase: 'taxiTo', values: { place: '경복궁' } },
    { phrase: 'arriveBy', values: { time: '14:00' } },
    { phrase: 'payCard' },
  ],
};

describe('what the device keeps', () => {
  test('is read as it was written', () => {
    expect(readKeptPhrases(JSON.stringify({ version: 1, cards: [taxi] })).cards).toEqual([taxi]);
  });

  test('is nothing when it is of another version or broken, and never throws', () => {
    for (const text of [null, '', '{', '[]', 'null', '{"version":2,"cards":[]}', '{"version":1}'])
      expect(readKeptPhrases(text).cards).toEqual([]);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readKeptPhrases(`{"version":1,"cards":${text}}`).version).toBe(1);
      }),
    );
  });

  test('leaves out what is no card', () => {
    const cards = [
      { parts: [] },
      { parts: [{ phrase: '<b>' }] },
      3,
      { parts: [{ phrase: 'hello', values: { a: 1 } }] },
    ];
    expect(readKeptPhrases(JSON.stringify({ version: 1, cards })).cards).toEqual([
      { parts: [{ phrase: 'hello' }] },
    ]);
  });
});

describe('a link', () => {
  test('holds the card in its fragment', () => {
    expect(fromFragment(`#${toFragment(taxi)}`)).toEqual(taxi);
    expect(decodeURIComponent(toFragment(taxi))).toBe(
      'p=taxiTo&place=경복궁&p=arriveBy&time=14:00&p=payCard',
    );
  });

  test('holds a list of cards, each with its phrases', () => {
    const list = [taxi, { parts: [{ phrase: 'hello' }] }];
    expect(decodeURIComponent(listFragment(list))).toBe(
      'c&p=taxiTo&place=경복궁&p=arriveBy&time=14:00&p=payCard&c&p=hello',
    );
    expect(listFromFragment(`#${listFragment(list)}`)).toEqual(list);
    // As some apps write what has no value.
    expect(listFromFragment('#c=&p=hello&c=&p=thanks')).toHaveLength(2);
    for (const fragment of ['', '#', '#c', '#card', '#p=hello', '#c&place=x'])
      expect(listFromFragment(fragment)).toBeUndefined();
  });

  test('of somebody else adds what is not there yet, behind one’s own', () => {
    const hello = { parts: [{ phrase: 'hello' }] };
    expect(joined([taxi], [hello, taxi])).toEqual([taxi, hello]);
  });

  test('of something else is no card', () => {
    for (const fragment of ['', '#', '#billPlease', '#place=x', '#p=', '#p=a b'])
      expect(fromFragment(fragment)).toBeUndefined();
  });
});

test('a phrase is kept and left out by the same press', () => {
  const hello = { parts: [{ phrase: 'hello' }] };
  expect(toggled([taxi], hello)).toEqual([taxi, hello]);
  expect(toggled([taxi, hello], { parts: [{ phrase: 'hello' }] })).toEqual([taxi]);
});

test('cards change places, the first and the last not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
