import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { SpreadText } from '#content/text/city-spread.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import type { CityPlace } from './city-drawing.ts';
import look from './city-spread.module.css';
import { Art, CardLink, Hills, WaterName } from './city-map.tsx';
import { drawSeoul } from './seoul-drawing.ts';
import { riverNames } from './seoul-layout.ts';
import { inset, insetFrame, sheets } from './seoul-sheet.ts';
import styles from './seoul-map.module.css';

interface Props {
  readonly places: readonly CityPlace[];
  readonly base: BaseMap;
  readonly text: SpreadText;
}

/** Seoul on a wide screen: each place with its drawing and name, those of the old town in an inset. */
export function SeoulMap({ places, base, text }: Props) {
  const { width, height, lines, city, outline, tag, scale, ...map } = drawSeoul(places, base);
  const town = { width: sheets.inset.width, height: sheets.inset.height };
  return (
    <svg
      className={`${look.map} ${styles.wide}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <Part part={city} lines={lines}>
        {riverNames.map(({ name, x, y, turn }) => (
          <WaterName
            key={name}
            lang={name === 'river' ? undefined : 'ko'}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {text.names[name]}
          </WaterName>
        ))}
      </Part>
      <rect className={styles.outline} {...rectOf(outline)} rx="8" />
      <rect className={styles.cloth} {...rectOf(tag)} rx="6" />
      <text className={styles.tag} fontSize="15" x={(tag.left + tag.right) / 2} y={tag.bottom - 8}>
        {text.names.town}
      </text>
      <rect className={styles.cloth} {...rectOf(insetFrame)} rx="14" />
      <rect className={styles.stitch} {...rectOf(insetFrame, inset.border / 2)} rx="9" />
      <svg {...town} x={inset.x} y={inset.y}>
        <rect {...town} fill="var(--map-land)" />
        <Part part={map.inset} lines={lines} />
        <rect className={styles.cloth} x="-20" y="-20" width="158" height="52" rx="10" />
        <text className={styles.title} fontSize="19" x="14" y="20">
          {text.names.town} <tspan lang="ko">{text.names.townHangul}</tspan>
        </text>
      </svg>
      <g fill="var(--map-text)">
        <path
          d={`M40 ${height - 32}v5h${Math.round(scale)}v-5`}
          fill="none"
          stroke="var(--map-text)"
          strokeWidth="1.5"
        />
        <text x="40" y={height - 38} fontSize="15">
          2 km
        </text>
      </g>
    </svg>
  );
}

interface PartProps {
  readonly part: ReturnType<typeof drawSeoul>['city'];
  readonly lines: readonly string[];
  /** Under the places. */
  readonly children?: React.ReactNode;
}

/** The city or its inset: what lies in it, and the places that are drawn there. */
function Part({ part: { view, hills, signs, labels, pins, arts }, lines, children }: PartProps) {
  return (
    <>
      <Base view={view} lines={[]} />
      <Hills hills={hills} />
      <Base view={view} lines={lines} metroOnly />
      {children}
      {signs.map(({ line, x, y }) => (
        <LineSign key={`${x} ${y}`} {...line} size={24} x={x} y={y} />
      ))}
      {labels
        .filter(({ id }) => id.startsWith('area-'))
        .map(({ id, ...label }) => (
          <Label key={id} {...label} />
        ))}
      {pins.map(({ id, x, y }) => {
        const art = arts.find((each) => each.id === id);
        const label = labels.find((each) => each.id === id);
        const pin = <circle key={id} className={look.pin} cx={x} cy={y} r={art ? 5 : 4} />;
        return art ? (
          <CardLink key={id} id={id}>
            {pin}
            <Art {...art} />
            {label && <Label {...label} />}
          </CardLink>
        ) : (
          pin
        );
      })}
    </>
  );
}

/** @param within How far inside the box the edge runs. */
function rectOf(
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
  within = 0,
) {
  return {
    x: Math.round(left + within),
    y: Math.round(top + within),
    width: Math.round(right - left - 2 * within),
    height: Math.round(bottom - top - 2 * within),
  };
}
