import '#site/styles/map-colors.css';
import type { RegionId } from './regions.ts';

/** Where the drawing of a region lies in a map. */
export interface View {
  readonly region: RegionId;
  /** Pixels a unit. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The id of the drawing of a region, or of a line in it. */
export const idOf = (region: RegionId, line?: string) =>
  `base-${region}${line === undefined ? '' : `-${line.replace('/', '-')}`}`;

interface BaseProps {
  readonly view: View;
  /** The metro lines that are drawn. */
  readonly lines: readonly string[];
  /** Whether the lines stand back behind a route. */
  readonly pale?: boolean;
  /** Only the lines, a little back: something stands between them and the land. */
  readonly metroOnly?: boolean;
}

/** The drawing of a region in a map, at the map's scale. */
export function Base({ view: { region, scale, x, y }, lines, pale, metroOnly }: BaseProps) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})`}>
      {!metroOnly && <use href={`#${idOf(region)}`} />}
      <g opacity={pale ? 0.36 : metroOnly ? 0.6 : undefined}>
        {lines.map((line) => (
          <use key={line} href={`#${idOf(region, line)}`} />
        ))}
      </g>
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
