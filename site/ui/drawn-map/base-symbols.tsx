import '#site/styles/map-colors.css';
import type { BaseMap } from '#site/lib/read-base-map.ts';
import { idOf } from './base-map.tsx';
import { baseShapes, unit, unitsIn } from './base-shapes.ts';
import { lineColor } from './line-color.ts';
import { Hill } from './hill.tsx';
import { hallasan, type RegionId } from './regions.ts';

const water = { fill: 'var(--map-water)' };
const shore = { stroke: 'var(--map-shore)', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' };
const road = {
  fill: 'none',
  stroke: 'var(--map-road)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
/** How the parts of a region are drawn. */
const looks = {
  neighbours: { fill: 'color-mix(in oklab, var(--map-land) 50%, var(--map-water))' },
  land: { fill: 'var(--map-land)' },
  sea: water,
  shoreland: { fill: 'var(--map-land)' },
  coast: { fill: 'none', ...shore },
  greens: { fill: 'var(--map-green)' },
  roads: road,
  lakes: water,
  islands: { fill: 'var(--map-land)', ...shore },
  bridges: road,
  wall: {
    fill: 'none',
    stroke: 'var(--map-wall)',
    strokeWidth: 2,
    strokeDasharray: '6 4',
    vectorEffect: 'non-scaling-stroke',
  },
} as const;

/** Metres of both banks of a river: about a pixel each on the map of a city. */
const banks = 28;

/** The drawings of regions, for the maps of the page to use: each is sent once. */
export function BaseSymbols({
  base,
  regions,
}: {
  readonly base: BaseMap;
  readonly regions: readonly RegionId[];
}) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {[...new Set(regions)].map((region) => (
          <RegionSymbol key={region} base={base} region={region} />
        ))}
      </defs>
    </svg>
  );
}

/** The mountain in the middle of the island. */
function Hallasan() {
  const { at, width, height } = hallasan;
  return <Hill {...unitsIn('jeju')(at)} width={width / unit} height={height / unit} />;
}

function RegionSymbol({ base, region }: { readonly base: BaseMap; readonly region: RegionId }) {
  const { rivers, lines, ...shapes } = baseShapes(base, region);
  const path = (name: keyof typeof looks) =>
    shapes[name] && <path {...looks[name]} d={shapes[name]} />;
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
        <g fill="none" stroke="var(--map-shore)" strokeLinecap="round" strokeLinejoin="round">
          {rivers.map(({ path: course, width = 0 }) => (
            <path key={course} strokeWidth={width + banks / unit} d={course} />
          ))}
        </g>
        <g fill="none" stroke="var(--map-water)" strokeLinecap="round" strokeLinejoin="round">
          {rivers.map(({ path: course, width }) => (
            <path key={course} strokeWidth={width} d={course} />
          ))}
        </g>
        {path('lakes')}
        {path('islands')}
        {path('bridges')}
        {path('wall')}
        {region === 'jeju' && <Hallasan />}
      </g>
      {lines.map(({ id, colour, path: course }) => (
        <path
          key={id}
          id={idOf(region, id)}
          fill="none"
          stroke={lineColor(colour)}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          d={course}
        />
      ))}
    </>
  );
}
