import { curvePath, pointsAlong } from '#domain/drawn-map/curve.ts';
import { around, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels } from '#domain/drawn-map/place-labels.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import sheet from '#site/ui/drawn-map/sheet.module.css';
import { Rings, Sheet, StationNames } from '#site/ui/drawn-map/sheet.tsx';
import styles from './journey-map.module.css';

interface Props {
  readonly journey: JourneyView;
  readonly city: 'seoul' | 'busan';
  readonly label: string;
}

/** Pixels of the picture at the width of a phone, in which names are set. */
const picture = { width: 390, height: 300 };
const margin = 54;

/** The journey in its colours on the network of its city, which the page draws below. */
export function JourneyMap({ journey, city, label }: Props) {
  const rides = journey.rides.map(({ line, stations }) => ({
    colour: line.colour,
    points: stations.map(({ at }) => at),
  }));
  const { x, y, scale } = viewOf(rides.flatMap(({ points }) => points));
  const pixels = (point: Point) => ({ x: (point.x - x) * scale, y: (point.y - y) * scale });
  const drawn = rides.map(({ colour, points }) => ({ colour, points: points.map(pixels) }));
  const stations = new Map(
    journey.rides.flatMap((ride) =>
      [ride.stations[0], ride.stations.at(-1)].flatMap((each) => (each ? [[each.id, each]] : [])),
    ),
  );
  const marks = [...stations.values()].map(({ id, name, hangul, at }) => ({
    id,
    name,
    hangul,
    at: pixels(at),
  }));
  const way = drawn.flatMap(({ points }) => pointsAlong(points, 6));
  const labels = placeLabels(
    marks.map(({ id, name, hangul, at }) => ({
      id,
      at,
      reach: { x: 8, y: 8 },
      variants: [
        [
          { text: name, size: 13, face: 'text', look: 'own' },
          { text: hangul, size: 12, face: 'text', look: 'hangul' },
        ],
        [{ text: name, size: 13, face: 'text', look: 'own' }],
      ],
      weight: 900,
    })),
    {
      ...picture,
      taken: [...marks.map(({ at }) => around(at, 8)), ...way.map((point) => around(point, 3))],
      avoided: [],
    },
  );
  const place = `translate(${round(-x * scale)} ${round(-y * scale)}) scale(${round(scale)})`;
  return (
    <figure className={styles.map}>
      <Sheet {...picture} label={label}>
        <g opacity="0.3" transform={place}>
          <use href={`#network-${city}`} />
        </g>
        {drawn.map(({ colour, points }, index) => {
          const path = curvePath(points, { decimals: 1 });
          return (
            <g key={index} color={colour} fill="none">
              <path className={sheet.ground} strokeWidth="10" d={path} />
              <path className={sheet.line} strokeWidth="6" d={path} />
            </g>
          );
        })}
        <Rings at={marks.map(({ at }) => at)} />
        <StationNames id={`journey-${city}-names`} labels={labels} />
      </Sheet>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Where the picture begins on the sheet, and its pixels for each of the sheet's; at most twice as large. */
function viewOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (picture.width - 2 * margin) / Math.max(wide, 1),
    (picture.height - 2 * margin) / Math.max(high, 1),
    2,
  );
  return {
    scale,
    x: left + wide / 2 - picture.width / 2 / scale,
    y: top + high / 2 - picture.height / 2 / scale,
  };
}
