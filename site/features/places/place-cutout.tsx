import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { City } from '#content/data/place-facts.ts';
import type { FurtherPlace } from './read.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { linesOf } from './city-drawing.ts';
import { centres } from './further-drawing.ts';

interface Props {
  readonly place: FurtherPlace;
  readonly city: City;
  /** The name of the city, from which a trip starts. */
  readonly cityName: string;
  readonly base: BaseMap;
}

/** The size of the picture; as a square only its middle shows. */
const [width, height] = [600, 450];

/** Metres that the middle of the picture shows of a city, and at least of the country. */
const [nearby, country] = [3200, 60_000];

/** A cut-out of the map: the surroundings of a place in the city, or the way that a trip goes. */
export function PlaceCutout({ place, city, cityName, base }: Props) {
  const region = place.outside ? 'korea' : city;
  const project = unitsIn(region);
  const at = project([place.lat, place.lng]);
  const from = place.outside ? project(centres[city]) : at;
  const away = Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y)) * 1.7;
  const scale = height / Math.max(away, (place.outside ? country : nearby) / unit);
  const middle = { x: ((at.x + from.x) / 2) * scale, y: ((at.y + from.y) / 2) * scale };
  const on = ({ x, y }: typeof at) => ({
    x: Math.round(x * scale - middle.x),
    y: Math.round(y * scale - middle.y),
  });
  const [pin, start] = [on(at), on(from)];
  return (
    <svg
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} fill="var(--map-water)" />
      <Base
        view={{ region, scale, x: -middle.x, y: -middle.y }}
        lines={place.outside ? [] : linesOf(place, city, base).map(({ id }) => id)}
      />
      {place.outside && (
        <g fill="var(--map-text)">
          <circle cx={start.x} cy={start.y} r="10" />
          <text x={start.x + 18} y={start.y + 9} fontSize="26" fontWeight="600">
            {cityName}
          </text>
        </g>
      )}
      <circle
        cx={pin.x}
        cy={pin.y}
        r="22"
        fill="var(--accent)"
        stroke="var(--map-land)"
        strokeWidth="8"
      />
    </svg>
  );
}
