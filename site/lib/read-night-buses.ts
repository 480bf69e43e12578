import { nightAreas, type NightArea, type NightBus } from '#content/data/night-buses.ts';
import type { Locale } from '#content/locale.ts';
import { readFigure, type FigureEntry } from '#content/register/figures.ts';

type Row<Cell> = readonly [name: string, cell: Cell];

/** Night buses as the rows of two tables: the lines that serve each area, and where each line goes. */
export function readNightBuses(buses: readonly NightBus[], locale: Locale) {
  const areas = Object.keys(nightAreas) as NightArea[];
  return {
    byArea: areas.flatMap((area): Row<string>[] => {
      const lines = buses.filter(({ passes }) => passes.includes(area)).map(({ line }) => line);
      return lines.length > 0 ? [[nightAreas[area][locale], lines.join(', ')]] : [];
    }),
    routes: buses.map(({ line, figure }): Row<FigureEntry> => [line, readFigure(figure, locale)]),
  };
}
