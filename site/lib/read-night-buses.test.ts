import { describe, expect, test } from 'vitest';
import {
  airportNightBuses,
  nightAreas,
  seoulNightBuses,
  type NightArea,
} from '#content/data/night-buses.ts';
import { locales } from '#content/locale.ts';
import { readNightBuses } from './read-night-buses.ts';

/** What a route says where it serves an area. */
const names: Readonly<Record<NightArea, RegExp>> = {
  hongdae: /Hongdae|Sinchon/,
  jongno: /Gwanghwamun|Jongno|Jonggak/,
  station: /Seoul Station/,
  dongdaemun: /Dongdaemun/,
  itaewon: /Itaewon/,
  gangnam: /Gangnam/,
  jamsil: /Jamsil/,
};
const areas = Object.keys(nightAreas) as NightArea[];

describe.each([
  ['Seoul', seoulNightBuses],
  ['Incheon Airport', airportNightBuses],
])('night buses of %s', (_, buses) => {
  test('serve the areas that their route names, and no others', () => {
    const { routes } = readNightBuses(buses, 'en');
    routes.forEach(([line, { value }], index) => {
      const named = areas.filter((area) => names[area].test(value));
      expect(buses[index]?.passes.toSorted(), line).toEqual(named.toSorted());
    });
  });

  test('are listed under every area that they serve', () => {
    for (const locale of locales) {
      const listed = readNightBuses(buses, locale).byArea.flatMap(([, lines]) => lines.split(', '));
      expect(listed.length).toBe(buses.flatMap(({ passes }) => passes).length);
      expect(new Set(listed)).toEqual(new Set(buses.map(({ line }) => line)));
    }
  });
});
