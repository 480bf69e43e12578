import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metroNetwork } from '#domain/metro/metro-network.ts';
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

  const [one, two] = [1, 2].map((each) => `seoul/incheon-intl-airport-terminal-${each}`);
  const [gimpo, gimhae] = ['seoul/gimpo-intl-airport', 'busan/gimhae-intl-airport'];
  test.each([
    ['aeropuerto', one, two],
    ['aerop', one, two],
    ['airport', one, two],
    ['incheon', one, two],
    ['ICN', one, two],
    ['T1', one, two],
    ['incheon t1', one, two],
    ['Incheon T1', one, two],
    ['aeropuerto incheon t1', one, two],
    ['aeropuerto de incheon', one, two],
    ['aeropuerto internacional de incheon', one, two],
    ['incheon airport', one, two],
    ['icn terminal 1', one, two],
    ['seoul airport', one, two],
    ['T2', two, one],
    ['incheon t2', two, one],
    ['aeropuerto de incheon terminal 2', two, one],
    ['gimpo', gimpo],
    ['GMP', gimpo],
    ['aeropuerto gimpo', gimpo],
    ['gimhae', gimhae],
    ['PUS', gimhae],
    ['aeropuerto de busan', gimhae],
    ['gimhae airport', gimhae],
  ])('of an airport: %s', (text, ...airports) => {
    for (const city of ['seoul', undefined] as const)
      expect(
        stops
          .suggest(text, city)
          .slice(0, airports.length)
          .map(({ id }) => id),
      ).toEqual(airports);
  });

  test('of an airport comes first at every letter from the third', () => {
    for (const [text, id] of [
      ['incheon airport', one],
      ['aeropuerto de incheon', one],
      ['gimpo airport', gimpo],
    ] as const)
      for (let letters = 4; letters <= text.length; letters += 1)
        expect(first(text.slice(0, letters)), text.slice(0, letters)).toBe(id);
  });

  test('that an airport only shares a word with is not hidden', () => {
    expect(first('bus')).not.toBe(one);
    expect(first('incheon bus')).toBe('seoul/incheon-bus-terminal');
    expect(first('terminal')).not.toBe(one);
    expect(stops.suggest('incheon', 'seoul').map(({ id }) => id)).toContain('seoul/incheon');
    expect(stops.suggest('seoul', 'seoul')[0]?.id).toBe('seoul/seoul-station');
    expect(stops.suggest('busan', 'busan')[0]?.id).not.toBe(gimhae);
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
    ['incheon t1', 'seoul/incheon-intl-airport-terminal-1'],
    ['aeropuerto de incheon terminal 2', 'seoul/incheon-intl-airport-terminal-2'],
    ['GMP', 'seoul/gimpo-intl-airport'],
    ['인천', 'seoul/incheon'],
  ])('%s', (text, id) => {
    expect(stops.named(text)?.id).toBe(id);
  });

  test('is none where two stations have the name', () => {
    for (const text of ['Sinchon', 'Yangpyeong', '신촌', 'City Hall', 'nowhere', ''])
      expect(stops.named(text)).toBeUndefined();
    for (const text of ['incheon', 'aeropuerto', 'ICN', 'incheon airport'])
      expect(stops.isShared(text), text).toBe(true);
    expect(stops.named('City Hall', 'busan')?.id).toBe('busan/city-hall');
  });
});
