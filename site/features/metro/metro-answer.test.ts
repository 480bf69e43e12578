import { describe, expect, test } from 'vitest';
import { answerMetro, type MetroAnswer } from './metro-answer.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { queryOf, questionOf } from './metro-question.ts';
import { openStops } from './metro-suggest.ts';
import { sameRide, unknownLifts } from '#domain/metro/metro-view.ts';

const network = metroNetwork();
const stops = openStops(network, [
  {
    id: 'gyeongbokgung',
    name: 'Palacio Gyeongbokgung',
    hangul: '경복궁',
    station: 'seoul/gyeongbokgung',
    exit: '5',
    walk: 5,
  },
]);
const ask = (from: string, to: string, way: 'fast' | 'changes' | 'lifts' = 'fast') =>
  answerMetro(network, stops, { from, to, way, at: '' });
const journey = (answer: MetroAnswer) => {
  if (answer.kind !== 'journey') throw new Error(answer.kind);
  return answer;
};

describe('an answer', () => {
  test('is none without a question', () => {
    expect(ask('', '')).toEqual({ kind: 'none' });
    expect(ask('Gangnam', '')).toEqual({ kind: 'missing', end: 'to' });
    expect(ask('', 'Gangnam')).toEqual({ kind: 'missing', end: 'from' });
  });

  test('is a journey for ids, names and places', () => {
    const answer = journey(ask('홍대입구', 'gyeongbokgung'));
    expect(answer.from).toMatchObject({ id: 'seoul/hongik-univ', name: 'Hongik Univ.' });
    expect(answer.to).toMatchObject({ station: 'Gyeongbokgung', exit: '5', walk: 5 });
    const { rides, changes, lifts, minutes, stops: passed } = answer.ways.fast;
    expect(rides.map(({ line }) => line.label)).toEqual(['2', '3']);
    expect(passed).toBe(10);
    expect(minutes).toBe(22);
    expect(changes).toMatchObject([{ metres: 149, walkMinutes: 3, sameLine: false }]);
    expect(lifts).toEqual([{ exits: ['8'] }, { exits: ['4'] }]);
    // The door of the lift is that of the platform in this direction: here only the other is listed.
    expect(rides[1]?.stations.at(-1)?.hangul).toBe('경복궁');
    expect(rides[1]?.doors).toEqual(['6-2']);
  });

  test('counts the minutes of its parts as those of the whole', () => {
    for (const [from, to] of [
      ['busan/seomyeon', 'busan/nampo'],
      ['seoul/incheon-intl-airport-terminal-1', 'seoul/myeongdong'],
      ['seoul/gimpo-intl-airport', 'seoul/gangnam'],
      ['seoul/hongik-univ', 'seoul/gyeongbokgung'],
    ] as const)
      for (const { minutes, rides, changes } of Object.values(journey(ask(from, to)).ways)) {
        const parts = [...rides, ...changes].map((part) => part.minutes);
        expect(parts.reduce((sum, each) => sum + each)).toBe(minutes);
      }
  });

  test('knows where nobody has said whether there is a lift', () => {
    const from = 'seoul/incheon-intl-airport-terminal-1';
    const { ways } = journey(ask(from, 'seoul/hongik-univ'));
    expect(unknownLifts(ways.lifts).map(({ id }) => id)).toEqual([from]);
    expect(
      unknownLifts(journey(ask('seoul/hongik-univ', 'seoul/gyeongbokgung')).ways.lifts),
    ).toEqual([]);
  });

  test('takes a shared name from the city of the other end', () => {
    expect(journey(ask('City Hall', 'busan/haeundae')).from.id).toBe('busan/city-hall');
    expect(journey(ask('seoul/gangnam', 'City Hall')).to.id).toBe('seoul/city-hall');
  });

  test('asks which of several is meant', () => {
    const answer = ask('Sinchon', 'Gangnam');
    expect(answer).toMatchObject({ kind: 'ambiguous', end: 'from', text: 'Sinchon' });
    const meant = answer.kind === 'ambiguous' ? answer.meant.map(({ id }) => id) : [];
    expect(meant.slice(0, 2).toSorted()).toEqual(['seoul/sinchon', 'seoul/sinchon-gyeongui']);
  });

  test('suggests what an unknown name may mean', () => {
    const answer = ask('Gangnam', 'Miong dong');
    expect(answer).toMatchObject({ kind: 'unknown', end: 'to' });
    expect(answer.kind === 'unknown' && answer.meant[0]?.id).toBe('seoul/myeongdong');
    expect(ask('Gangnam', 'qqqqqqqq')).toMatchObject({ kind: 'unknown', meant: [] });
  });

  test('says when no train goes', () => {
    expect(ask('seoul/gyeongbokgung', 'gyeongbokgung').kind).toBe('same');
    expect(ask('seoul/gangnam', 'busan/haeundae').kind).toBe('cities');
    expect(ask('seoul/gangnam', 'seoul/dorasan').kind).toBe('thin');
  });

  test('knows that two ways are one ride', () => {
    const { fast, changes } = journey(ask('seoul/hongik-univ', 'seoul/gyeongbokgung')).ways;
    expect(sameRide(fast, changes)).toBe(true);
    const other = journey(ask('seoul/hongik-univ', 'seoul/gangnam')).ways.fast;
    expect(sameRide(fast, other)).toBe(false);
  });
});

test('a question survives its query', () => {
  const question = {
    from: 'seoul/gangnam',
    to: 'Palacio Gyeongbokgung',
    way: 'lifts',
    at: '23:40',
  } as const;
  expect(questionOf(new URLSearchParams(queryOf(question)))).toEqual(question);
  expect(questionOf(new URLSearchParams('way=broom&from=  a &at=late'))).toEqual({
    from: 'a',
    to: '',
    way: 'fast',
    at: '',
  });
});
