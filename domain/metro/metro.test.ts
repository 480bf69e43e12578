import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fareOver, shortestMetres } from './metro-fare.ts';
import { metroNetwork } from './metro-network.ts';
import { planRoute, stationIndex, type Route, type RouteRequest } from './metro.ts';

interface Reference {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly legs: readonly { line: string; from: string; to: string; stops: number }[];
  readonly alternatives: readonly (readonly string[])[];
  readonly minutes: { readonly min: number; readonly max: number };
  readonly metresRidden: number;
  readonly metresForFare: number | null;
  readonly fare: { readonly adultCard: number | null };
}

const { routes } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/data/metro/routes.json'), 'utf8'),
) as { routes: readonly Reference[] };

const network = metroNetwork();
const ids = network.stations.map(({ id }) => id);
const preferences = ['fast', 'changes', 'lifts', 'cheap'] as const;
const plan = (from: string, to: string, prefer: RouteRequest['prefer'] = 'fast') =>
  planRoute({ from, to, prefer });
const linesOf = ({ rides }: Route) => rides.map(({ line }) => line);

/** The route, which must exist. */
function found(from: string, to: string, prefer?: RouteRequest['prefer']): Route {
  const route = plan(from, to, prefer);
  if (!route) throw new Error(`no way from ${from} to ${to}`);
  return route;
}

describe('the reference rides', () => {
  test.each(routes)('$id', ({ from, to, legs, alternatives, minutes, metresRidden, fare }) => {
    const route = found(from, to);
    expect(route.minutes).toBeGreaterThanOrEqual(minutes.min);
    expect(route.minutes).toBeLessThanOrEqual(minutes.max);
    expect(route.fare?.card ?? null).toBe(fare.adultCard);
    if (fare.adultCard === null) expect(route.ownTariff).toBeDefined();
    const lines = legs.map(({ line }) => line);
    expect([lines, ...alternatives]).toContainEqual(linesOf(route));
    if (lines.join() !== linesOf(route).join()) return;
    const rides = route.rides.map((ride) => ({
      line: ride.line,
      from: ride.from,
      to: ride.to,
      stops: ride.stops,
    }));
    expect(rides).toEqual(legs);
    expect(route.metres).toBe(metresRidden);
  });

  test.each(routes.filter(({ metresForFare }) => metresForFare !== null))(
    'the fare of $id counts the shortest way',
    ({ from, to, metresForFare }) => {
      const [a = -1, b = -1] = [from, to].map((id) => stationIndex(network, id));
      expect(shortestMetres(network, a, b)).toBe(metresForFare);
    },
  );
});

describe('what is no journey', () => {
  test.each([
    ['seoul/gangnam', 'seoul/gangnam'],
    ['seoul/gangnam', 'busan/haeundae'],
    ['seoul/gangnam', 'seoul/atlantis'],
    ['', 'busan/haeundae'],
    // Only a few trains a day.
    ['seoul/munsan', 'seoul/dorasan'],
    ['seoul/jipyeong', 'seoul/yongmun'],
  ])('%s to %s', (from, to) => {
    for (const prefer of preferences) expect(plan(from, to, prefer)).toBeUndefined();
  });
});

describe('trains', () => {
  test('branches need a change where no train runs into them', () => {
    // Seongsu and Sindorim always; Guro and Gangdong only from the other arm.
    expect(linesOf(found('seoul/gangnam', 'seoul/yongdap'))).toEqual(['seoul/2', 'seoul/2']);
    expect(found('seoul/dorimcheon', 'seoul/mullae').rides[0]?.to).toBe('seoul/sindorim');
    expect(found('seoul/gaebong', 'seoul/gasan-digital-complex').transfers).toBe(1);
    expect(found('seoul/yeongdeungpo', 'seoul/gasan-digital-complex').transfers).toBe(0);
    expect(found('seoul/gil-dong', 'seoul/dunchon-dong').transfers).toBe(1);
    expect(found('seoul/cheonho', 'seoul/dunchon-dong').transfers).toBe(0);
  });

  test('the loop of Line 6 goes one way', () => {
    expect(found('seoul/eungam', 'seoul/yeokchon').rides).toMatchObject([{ stops: 1 }]);
    expect(found('seoul/yeokchon', 'seoul/eungam').rides).toMatchObject([
      { stops: 5, towards: 'seoul/sinnae' },
    ]);
    expect(found('seoul/itaewon', 'seoul/yeokchon').rides[0]?.towards).toBe('seoul/eungam');
    expect(found('seoul/gusan', 'seoul/itaewon').rides.at(-1)?.towards).toBe('seoul/sinnae');
  });

  test('a sign names the terminal, on a circle the next station', () => {
    expect(found('seoul/seoul-station', 'seoul/suwon').rides[0]?.towards).toBe('seoul/sinchang');
    expect(found('seoul/seoul-station', 'seoul/incheon').rides[0]?.towards).toBe('seoul/incheon');
    expect(found('seoul/gangnam', 'seoul/jamsil').rides[0]?.towards).toBe('seoul/yeoksam');
    expect(found('seoul/jamsil', 'seoul/gangnam').rides[0]?.towards).toBe('seoul/jamsilsaenae');
    expect(found('busan/haeundae', 'busan/seomyeon').rides[0]?.towards).toBe('busan/yangsan');
  });

  test('the two sections of GTX-A are not joined', () => {
    const { rides } = found('seoul/seoul-station', 'seoul/suseo');
    expect(rides.map(({ line }) => line)).not.toContain('seoul/gtx-a');
  });

  test('few trains are avoided where another way takes little longer', () => {
    expect(linesOf(found('busan/haeundae', 'busan/beomeosa'))).not.toContain('busan/donghae');
    expect(linesOf(found('busan/bexco', 'busan/osiria'))).toEqual(['busan/donghae']);
  });
});

describe('fares', () => {
  test.each([
    [
      'seoul/incheon-intl-airport-terminal-1',
      'seoul/incheon-intl-airport-terminal-2',
      'seoul/arex',
    ],
    ['seoul/incheon-intl-airport-terminal-1', 'seoul/cheongna-intl-city', 'seoul/arex'],
    ['seoul/unseo', 'seoul/yeongjong', 'seoul/arex'],
    ['seoul/giheung', 'seoul/jeondae-everland', 'seoul/everline'],
    ['seoul/hoeryong', 'seoul/tapseok', 'seoul/u-line'],
    ['seoul/seoul-station', 'seoul/cheonan', 'seoul/1'],
    ['seoul/cheongnyangni', 'seoul/chuncheon', 'seoul/gyeongchun'],
    ['busan/gimhae-intl-airport', 'busan/kaya-univ', 'busan/gimhae-lrt'],
    ['busan/bexco', 'busan/taehwagang', 'busan/donghae'],
  ])('%s to %s: own tariff, no sum', (from, to, line) => {
    expect(found(from, to)).toMatchObject({ fare: null, ownTariff: line });
  });

  test.each([
    ['seoul/hongik-univ', 'seoul/cheongna-intl-city', undefined, 2050],
    ['seoul/sinsa', 'seoul/gangnam', 'seoul/shinbundang', 2250],
    ['seoul/gangnam', 'seoul/jeongja', 'seoul/shinbundang', 2750],
    ['seoul/jeongja', 'seoul/gwanggyo', 'seoul/shinbundang', 2650],
    ['seoul/gangnam', 'seoul/gwanggyo', 'seoul/shinbundang', 3550],
    ['seoul/sinsa', 'seoul/gwanggyo', 'seoul/shinbundang', 4250],
    ['seoul/suseo', 'seoul/seongnam-gyeonggi', 'seoul/gtx-a', 3450],
    ['seoul/suseo', 'seoul/guseong', 'seoul/gtx-a', 3950],
    ['seoul/seoul-station', 'seoul/kintex', 'seoul/gtx-a', 4200],
  ])('%s to %s: published', (from, to, line, card) => {
    const { fare, ownTariff } = found(from, to);
    expect(fare?.card).toBe(card);
    expect(ownTariff).toBe(line);
  });

  test.each([
    ['seoul-station', 1, 4750, 4850],
    ['seoul-station', 2, 5350, 5450],
    ['hongik-univ', 1, 4650, 4750],
    ['hongik-univ', 2, 5250, 5350],
  ])('%s from Terminal %i of Incheon: published, both ways', (city, terminal, card, single) => {
    const [there, back] = [`seoul/${city}`, `seoul/incheon-intl-airport-terminal-${terminal}`];
    const expected = { fare: { card, single }, ownTariff: 'seoul/arex', transfers: 0 };
    expect(found(back, there)).toMatchObject(expected);
    expect(found(there, back)).toMatchObject(expected);
  });

  test('the cheapest way avoids lines that cost more where another goes', () => {
    const ends = ['seoul/gimpo-intl-airport', 'seoul/gangnam'] as const;
    const [fast, cheap] = [found(...ends, 'fast'), found(...ends, 'cheap')];
    expect(linesOf(fast)).toContain('seoul/shinbundang');
    expect(fast.fare?.card).toBe(2550);
    expect(linesOf(cheap)).not.toContain('seoul/shinbundang');
    expect(cheap.fare).toEqual({ card: 1850, single: 1950 });
    expect(cheap.minutes - fast.minutes).toBeLessThanOrEqual(15);
    expect(linesOf(found('seoul/gangnam', 'seoul/gwanggyo', 'cheap'))).not.toEqual([]);
  });

  test('a single ticket costs a hundred more on the integrated tariffs', () => {
    for (const [from, to] of [
      ['seoul/hongik-univ', 'seoul/gangnam'],
      ['busan/nampo', 'busan/haeundae'],
    ] as const) {
      const { fare } = found(from, to);
      expect((fare?.single ?? 0) - (fare?.card ?? 0)).toBe(100);
    }
  });

  test('never fall with distance', () => {
    const { card, steps } = network.tariffs.seoul;
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(50_000), (metres, more) => {
        const fare = fareOver(card, steps, metres);
        expect(fareOver(card, steps, metres + more)).toBeGreaterThanOrEqual(fare);
        expect(fare).toBeGreaterThanOrEqual(card);
      }),
    );
  });
});

describe('any two stations', () => {
  const station = fc.constantFrom(...ids);
  const request = fc.record({
    from: station,
    to: station,
    prefer: fc.constantFrom(...preferences),
  });
  const few = ['seoul/dorasan', 'seoul/imjingang', 'seoul/uncheon', 'seoul/jipyeong'];

  test('of one city are joined, and rides lead from one to the next', () => {
    fc.assert(
      fc.property(request, ({ from, to, prefer }) => {
        const route = plan(from, to, prefer);
        const joined =
          from !== to &&
          from.split('/')[0] === to.split('/')[0] &&
          ![from, to].some((id) => few.includes(id));
        expect(route !== undefined).toBe(joined);
        if (!route) return;
        expect(route.transfers).toBe(route.rides.length - 1);
        expect(route.minutes).toBeGreaterThan(0);
        let at = from;
        for (const ride of route.rides) {
          expect(ride.from).toBe(at);
          expect(ride.stops).toBeGreaterThan(0);
          at = ride.to;
        }
        expect(at).toBe(to);
        if (route.fare === null) expect(route.ownTariff).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  test('take as long back, beside the one-way loop', () => {
    const loop = ['yeokchon', 'bulgwang', 'dokbawi', 'yeonsinnae', 'gusan', 'eungam'];
    const [first, second] = ['seoul/yeokchon', 'seoul/bulgwang'];
    // No two stations differ by more than neighbours on the loop, of which one is once round from the other.
    const most = found(second, first).minutes - found(first, second).minutes;
    fc.assert(
      fc.property(station, station, (from, to) => {
        const [there, back] = [plan(from, to), plan(to, from)];
        if (!there || !back) return;
        const rides = [...there.rides, ...back.rides];
        const oneWay =
          loop.some((id) => `${from} ${to}`.includes(id)) ||
          rides.some(({ line }) => line === 'seoul/6');
        expect(Math.abs(there.minutes - back.minutes)).toBeLessThanOrEqual(oneWay ? most : 1);
      }),
      { numRuns: 1000 },
    );
  });

  test('the preferred way is the best of its kind', () => {
    fc.assert(
      fc.property(station, station, (from, to) => {
        const [fast, changes, lifts, cheap] = preferences.map((prefer) => plan(from, to, prefer));
        if (!fast || !changes || !lifts || !cheap) return;
        expect(changes.transfers).toBeLessThanOrEqual(fast.transfers);
        expect(fast.minutes).toBeLessThanOrEqual(
          Math.min(changes.minutes, lifts.minutes, cheap.minutes),
        );
        if (fast.fare && cheap.fare) expect(cheap.fare.card).toBeLessThanOrEqual(fast.fare.card);
      }),
      { numRuns: 1000 },
    );
  });

  test('no rare train is avoided by a slower way with more changes', () => {
    expect(found('busan/bexco', 'busan/geoje')).toEqual(
      found('busan/bexco', 'busan/geoje', 'changes'),
    );
    expect(linesOf(found('busan/city-hall', 'busan/bexco'))).toEqual(['busan/1', 'busan/donghae']);
  });

  test('are joined within milliseconds', () => {
    const pairs = ids.slice(0, 600).map((from, index) => [from, ids[(index * 37) % 600]] as const);
    plan('seoul/gangnam', 'seoul/jamsil');
    const times = pairs.map(([from, to]) => {
      const before = performance.now();
      plan(from, to ?? '', 'lifts');
      return performance.now() - before;
    });
    // 20 ms on a phone four times as slow; the median, as a busy machine interrupts some.
    expect(times.toSorted((a, b) => a - b)[times.length / 2]).toBeLessThan(5);
  });
});
