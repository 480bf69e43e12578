import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';
import { numbered, round, type CityPlace } from './city-drawing.ts';
import { aboveNumber, narrowArt } from './seoul-layout.ts';
import { hillsIn, linesTo, sheetOf, sheets } from './seoul-sheet.ts';

/** The map of a phone: the centre with numbers, and by distance what lies beyond it. */
export function drawSeoulCentre(places: readonly CityPlace[], base: BaseMap) {
  const { width, height, view, at } = sheetOf('narrow');
  const { center } = sheets.narrow;
  const all = numbered(places).map((place) => ({ place, point: round(at(place.at)) }));
  const inside = ({ x, y }: Point) => x > 14 && x < width - 14 && y > 14 && y < height - 14;
  const near = all.filter(({ point }) => inside(point));
  return {
    width,
    height,
    view,
    lines: linesTo(
      near.map(({ place }) => place),
      base,
    ).map(({ id }) => id),
    hills: hillsIn(base, 'narrow'),
    places: near.map(({ place: { id, number, name }, point }) => {
      const { x, y, scale = 1 } = narrowArt[id] ?? aboveNumber;
      const art = { id, foot: { x: point.x + x, y: point.y + y }, scale };
      return { id, number, name, point, art };
    }),
    beyond: all
      .filter(({ point }) => !inside(point))
      .map(({ place, point }) => ({
        id: place.id,
        number: place.number,
        name: place.name,
        side: point.x < width / 2 ? ('west' as const) : ('east' as const),
        kilometres: Math.round(
          Math.hypot(
            (place.lat - center[0]) * 111.2,
            (place.lng - center[1]) * 111.2 * Math.cos((place.lat * Math.PI) / 180),
          ),
        ),
      })),
  };
}
