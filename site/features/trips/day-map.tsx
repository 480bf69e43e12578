import type { Locale } from '#content/locale.ts';
import { routeLink } from './route-link.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import { ExternalLink } from '#site/ui/external-link.tsx';
import type { DayDrawing } from './day-drawing.ts';
import { frames, type FrameId } from './day-frames.ts';
import styles from './day-map.module.css';
import type { TripText, TripDay } from './plan.ts';

interface Props {
  readonly day: TripDay;
  /** The day of the trip, from 1. */
  readonly position: number;
  readonly text: Pick<TripText, 'map' | 'route'>;
  readonly locale: Locale;
}

/** The day's places and ways on the guide's own map: as SVG, without map tiles or other services. */
export function DayMap({ day: { map, activities }, position, text, locale }: Props) {
  if (!map) return <p className="muted">{text.map.none}</p>;
  const count = map.wide.dots.length;
  const counted = text.map.count[count === 1 ? 'one' : 'other'].replace('{number}', `${count}`);
  const heading = `${text.map.heading.replace('{number}', `${position}`)}: ${counted}`;
  const { walks, others, rides } = map.wide;
  const lines = [...new Map(rides.map((ride) => [ride.line, ride])).values()];
  const route = routeLink(
    activities.flatMap(({ title, stop }) =>
      stop ? { name: stop.hangul ?? title, lat: stop.lat, lng: stop.lng } : [],
    ),
  );
  return (
    <figure className={styles.figure}>
      {(['wide', 'narrow'] as const).map((frame) => (
        <Picture key={frame} frame={frame} drawing={map[frame]} heading={heading} />
      ))}
      <figcaption>
        <ul className={`row ${styles.legend}`}>
          {walks && (
            <li>
              <Sample look="walk" />
              {text.map.legend.walk}
            </li>
          )}
          {lines.map(({ line, sign, name, colour }) => (
            <li key={line}>
              <LineSignIcon sign={sign} colour={colour} />
              {name[locale]}
            </li>
          ))}
          {others && (
            <li>
              <Sample look="other" />
              {text.map.legend.other}
            </li>
          )}
        </ul>
        <p className="muted">{text.map.note}</p>
        {route && (
          <p>
            <ExternalLink href={route} locale={locale}>
              {text.route.open}
            </ExternalLink>
          </p>
        )}
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  readonly frame: FrameId;
  readonly drawing: Omit<DayDrawing, 'way'>;
  readonly heading: string;
}

function Picture({ frame: id, drawing, heading }: PictureProps) {
  const { width, height, radius } = frames[id];
  const { view, walks, others, rides, stations, labels, dots, lines } = drawing;
  return (
    <svg className={styles[id]} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={heading}>
      <Base view={view} lines={lines} pale />
      {others && <path className={styles.other} d={others} />}
      {rides.map(({ line, colour, path }) => (
        <g key={`${line} ${path}`} color={colour}>
          <path className={styles.casing} d={path} />
          <path className={styles.ride} d={path} />
        </g>
      ))}
      {walks && (
        <>
          <path className={styles.casing} d={walks} />
          <path className={styles.walk} d={walks} />
        </>
      )}
      {stations.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.station} cx={x} cy={y} r="5" />
      ))}
      <Scale scale={drawing.scale} height={height} />
      {labels.map(({ id: label, ...text }) => (
        <Label key={label} {...text} />
      ))}
      {dots.map(({ number, x, y }) => (
        <g key={number} className={styles.dot} data-stop={number}>
          <circle cx={x} cy={y} r={radius} />
          <text x={x} y={y + 5} fontSize="15" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Sample({ look }: { readonly look: 'walk' | 'other' }) {
  return (
    <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
      <path className={styles[look]} d="M3 5H31" />
    </svg>
  );
}

function Scale({
  scale: { metres, length },
  height,
}: Pick<DayDrawing, 'scale'> & { height: number }) {
  const distance = metres < 1000 ? `${metres}\u00a0m` : `${metres / 1000}\u00a0km`;
  const [left, base] = [14, height - 14];
  return (
    <g className={styles.scale}>
      <path d={`M${left} ${base - 6}v6h${length}v-6`} />
      <text x={left + 6} y={base - 5} fontSize="12.5">
        {distance}
      </text>
    </g>
  );
}
