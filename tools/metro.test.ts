import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { places } from '#content/data/places.ts';
import { register } from '#content/register/register.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { networkFile, networkText, takeIn } from './metro.ts';
import { problemsIn } from './metro/check-facts.ts';
import { readFacts } from './metro/facts.ts';
import { packNetwork } from './metro/pack.ts';
import { readStationList } from './metro/station-list.ts';

const facts = readFacts();

describe('the network of the planner', () => {
  test('is derived from the facts', () => {
    expect(readFileSync(networkFile, 'utf8'), 'run `npm run metro`').toBe(
      networkText(packNetwork(facts)),
    );
  });

  test('weighs at most 25 KB', () => {
    expect(brotliCompressSync(readFileSync(networkFile)).length).toBeLessThanOrEqual(25 * 1024);
  });

  test('keeps ids, names, lines and lifts', () => {
    const { stations, lines } = metroNetwork();
    expect(lines.map(({ id }) => id)).toEqual(facts.lines.lines.map(({ id }) => id));
    for (const [
      index,
      { id, hangul, en, lines: own, liftExits = [] },
    ] of facts.stations.stations.entries()) {
      const station = stations[index];
      expect(station).toMatchObject({ id, hangul, en });
      expect(station?.lines.map((line) => lines[line]?.id).sort()).toEqual([...own].sort());
      expect([...(station?.liftExits ?? [])].sort()).toEqual([...liftExits].sort());
    }
  });

  test('has the fares of the register', () => {
    const { seoul, busan } = metroNetwork().tariffs;
    const steps = register['seoul-subway-distance-steps'].current.value;
    expect(seoul).toMatchObject({
      card: register['seoul-subway-base-fare'].current.value,
      single: register['seoul-subway-single-ticket'].current.value,
      steps: [
        { aboveKm: steps.freeKm, everyKm: steps.everyKm, add: steps.add },
        { aboveKm: 50, everyKm: steps.beyond50EveryKm, add: steps.add },
      ],
    });
    const card = register['busan-subway-fare'].current.value;
    const single = register['busan-subway-single-ticket'].current.value;
    expect(busan).toEqual({
      card: card.zone1,
      single: single.zone1,
      zone2: card.zone2 - card.zone1,
      zone1Km: register['busan-subway-zone'].current.value,
    });
    expect(single.zone2 - single.zone1).toBe(busan.zone2);
  });
});

describe('the facts', () => {
  test('are sound, and every place of the guide has its station', () => {
    expect(problemsIn(facts, places)).toEqual([]);
  });

  test('a station that a place names must be there and near', () => {
    const without = facts.stations.stations.filter(({ id }) => id !== 'seoul/gyeongbokgung');
    const [first] = places;
    const missing = problemsIn(
      { ...facts, stations: { ...facts.stations, stations: without } },
      first ? [first] : [],
    );
    expect(missing.some((problem) => problem.includes('names 경복궁'))).toBe(true);
    const far = { id: 'far', city: 'seoul', lat: 37.6, lng: 127.1 };
    const place = { ...far, station: { hangul: '경복궁역', walk: 5 } };
    expect(problemsIn(facts, [place])).toEqual([expect.stringContaining('far: 5 min on foot')]);
  });
});

describe('new lists', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'metro-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const heading = '역번호,역사명,노선명,영문역사명,역위도,역경도\n';
  const list = (name: string, ...rows: readonly string[]) =>
    writeFileSync(join(folder, name), heading + rows.join('\n'));

  test('that agree move stations', () => {
    list('one.csv', '110,자갈치,부산 도시철도 1호선,Jagalchi,35.0971,129.0267');
    list(
      'two.csv',
      '110,자갈치역,1호선,Jagalchi,35.0973,129.0265',
      '1,신촌(지하),2호선,,37.5552,126.9369',
    );
    const { facts: moved, problems } = takeIn(folder, '2027-08-01');
    expect(problems).toEqual([]);
    const at = (id: string) => moved.stations.stations.find((station) => station.id === id);
    expect(at('busan/jagalchi')).toMatchObject({ lat: 35.0972, lng: 129.0266 });
    expect(at('seoul/sinchon')).toMatchObject({ lat: 37.5552, lng: 126.9369 });
    expect(at('seoul/sinchon-gyeongui')).toEqual(
      facts.stations.stations.find(({ id }) => id === 'seoul/sinchon-gyeongui'),
    );
    expect(moved.stations.checkedOn).toBe('2027-08-01');
  });

  test('that put a station elsewhere are refused', () => {
    // As the nationwide list of 1 July 2026 has it, with all stations of the line.
    list('kric.csv', '110,자갈치,부산 도시철도 1호선,Jagalchi,35.12779,129.04789');
    const { problems } = takeIn(folder, '2027-08-01');
    expect(problems).toContainEqual(
      expect.stringMatching(/^busan\/jagalchi: the guide and kric\.csv are \d{4} m apart$/),
    );
  });

  test('that contradict each other are refused, though each is near the guide', () => {
    list('one.csv', '1,경복궁,3호선,,37.5798,126.9735');
    list('two.csv', '1,경복궁,3호선,,37.5717,126.9735');
    expect(takeIn(folder, '2027-08-01').problems).toContainEqual(
      expect.stringContaining('seoul/gyeongbokgung: one.csv and two.csv are 901 m apart'),
    );
  });

  test('without a station of the guide are refused', () => {
    list('other.csv', '1,평양,천리마선,,39.03,125.75');
    expect(takeIn(folder, '2027-08-01').problems).toContain(
      'no row of the lists is a station of the guide',
    );
  });

  test('are read in the encoding and with the quotes of the portal', () => {
    const bytes = Uint8Array.of(
      ...[...'"'].map((sign) => sign.charCodeAt(0)),
      // 역명 in EUC-KR
      0xbf,
      0xaa,
      0xb8,
      0xed,
      ...[...'",lat,lng\r\n"A ""B"", C",37.5,127\r\n'].map((sign) => sign.charCodeAt(0)),
    );
    expect(readStationList(bytes)).toEqual([{ name: 'A "B", C', line: '', lat: 37.5, lng: 127 }]);
    expect(() => readStationList(new TextEncoder().encode('a,b\n1,2'))).toThrow('a, b');
  });
});
