import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metroNetwork } from './metro-network.ts';
import { openStops } from './metro-suggest.ts';

const network = metroNetwork();
const palace = {
  id: 'gyeongbokgung',
  name: 'Palacio Gyeongbokgung',
  hangul: '경복궁',
  station: 'seoul/gyeongbokgung',
  exit: '5',
  walk: 5,
};
const stops = openStops(network, [palace]);
const first = (text: string) => stops.suggest(text, 'seoul')[0]?.id;

describe('a name', () => {
  test.each([
    // English, as on the sign
    ['Hongik Univ.', 'seoul/hongik-univ'],
    ['city hall', 'seoul/city-hall'],
    ['jongno 3', 'seoul/jongno-3-ga'],
    // Spanish
    ['palacio', 'gyeongbokgung'],
    ['ayuntamiento', 'seoul/city-hall'],
    ['estación de Seúl', 'seoul/seoul-station'],
    ['aeropuerto de gimpo', 'seoul/gimpo-intl-airport'],
    ['terminal de autobuses exprés', 'seoul/express-bus-terminal'],
    // Hangul, with and without 역
    ['홍대', 'seoul/hongik-univ'],
    ['서울역', 'seoul/seoul-station'],
    ['강남', 'seoul/gangnam'],
    // Romanised
    ['hongdae', 'seoul/hongik-univ'],
    ['sicheong', 'seoul/city-hall'],
    // Former
    ['이수', 'seoul/chongshin-univ'],
    // With typos
    ['gangnm', 'seoul/gangnam'],
    ['miong dong', 'seoul/myeongdong'],
    ['myeondong', 'seoul/myeongdong'],
  ])('%s', (text, id) => {
    expect(first(text)).toBe(id);
  });

  test('of another city comes after those of the preferred one', () => {
    const inBusan = stops.suggest('city hall', 'busan').map(({ id }) => id);
    expect(inBusan[0]).toBe('busan/city-hall');
    expect(inBusan).toContain('seoul/city-hall');
  });

  test('with typos is found in its city', () => {
    expect(stops.suggest('haundae', 'busan')[0]?.id).toBe('busan/haeundae');
  });

  test('that is none gives nothing', () => {
    for (const text of ['', ' ', 'qqqqqq', '😀', '()']) expect(stops.suggest(text)).toEqual([]);
  });

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(stops.suggest(text).length).toBeLessThanOrEqual(8);
        stops.named(text);
      }),
      { numRuns: 300 },
    );
  });

  test('of every station finds it', () => {
    for (const { id, en, hangul, city } of network.stations)
      for (const name of [en, hangul])
        expect(stops.suggest(name, city).map((stop) => stop.id)).toContain(id);
  });
});

describe('a stop beyond doubt', () => {
  test.each([
    ['seoul/gangnam', 'seoul/gangnam'],
    ['gyeongbokgung', 'gyeongbokgung'],
    ['GANGNAM', 'seoul/gangnam'],
    ['서울역', 'seoul/seoul-station'],
    ['hongik univ', 'seoul/hongik-univ'],
  ])('%s', (text, id) => {
    expect(stops.named(text)?.id).toBe(id);
  });

  test('is none where two stations have the name', () => {
    for (const text of ['Sinchon', 'Yangpyeong', '신촌', 'City Hall', 'nowhere', ''])
      expect(stops.named(text)).toBeUndefined();
    expect(stops.named('City Hall', 'busan')?.id).toBe('busan/city-hall');
  });
});
