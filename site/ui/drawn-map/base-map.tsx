import '#site/styles/map-colors.css';
import type { BaseMap } from '#content/base-map.server.ts';
import { baseShapes } from './base-shapes.ts';
import styles from './base-map.module.css';
import type { RegionId } from './regions.ts';

/** Where the drawing of a region lies in a map. */
export interface View {
  readonly region: RegionId;
  /** Pixels a unit. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const idOf = (region: RegionId, line?: string) =>
  `base-${region}${line === undefined ? '' : `-${line.replace('/', '-')}`}`;

/** The drawings of regions, for the maps of the page to use: each is sent once. */
export function BaseSymbols({
  base,
  regions,
}: {
  readonly base: BaseMap;
  readonly regions: readonly RegionId[];
}) {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      <defs>
        {[...new Set(regions)].map((region) => (
          <RegionSymbol key={region} base={base} region={region} />
        ))}
      </defs>
    </svg>
  );
}

function RegionSymbol({ base, region }: { readonly base: BaseMap; readonly region: RegionId }) {
  const { rivers, lines, ...shapes } = baseShapes(base, region);
  const path = (name: Exclude<keyof typeof shapes, 'lines' | 'rivers'>) =>
    shapes[name] && <path className={styles[name]} d={shapes[name]} />;
  return (
    <>
      <g id={idOf(region)}>
        {path('neighbours')}
        {path('land')}
        {path('sea')}
        {path('shoreland')}
        {path('coast')}
        {path('greens')}
        {path('roads')}
        {rivers.map(({ path: course, width }) => (
          <path key={course} className={styles.river} strokeWidth={width} d={course} />
        ))}
        {path('lakes')}
        {path('islands')}
        {path('bridges')}
        {path('wall')}
      </g>
      {lines.map(({ id, colour, path: course }) => (
        <path key={id} id={idOf(region, id)} className={styles.line} color={colour} d={course} />
      ))}
    </>
  );
}

interface BaseProps {
  readonly view: View;
  /** The metro lines that are drawn. */
  readonly lines: readonly string[];
  /** Whether the lines stand back behind a route. */
  readonly pale?: boolean;
  /** Leaves the land out, where something stands between it and the lines. */
  readonly metroOnly?: boolean;
}

/** The drawing of a region in a map, at the map's scale. */
export function Base({ view: { region, scale, x, y }, lines, pale, metroOnly }: BaseProps) {
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})`}>
      {!metroOnly && <use href={`#${idOf(region)}`} />}
      <g className={pale ? styles.pale : undefined}>
        {lines.map((line) => (
          <use key={line} href={`#${idOf(region, line)}`} />
        ))}
      </g>
    </g>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
