import type { Locale } from '#content/locale.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { routeLink } from '#domain/route-link.ts';
import styles from './day-map.module.css';
import type { Labels, PlanDay } from './plan.ts';
import { frame, type Sketch } from './sketch-frame.ts';

interface Props {
  readonly day: PlanDay;
  readonly labels: Pick<Labels, 'map' | 'route'>;
  readonly locale: Locale;
}

/** A sketch of the day's stops as SVG, without map tiles or other services. */
export function DayMap({ day: { day, map, activities }, labels, locale }: Props) {
  if (!map) return <p className="muted">{labels.map.none}</p>;
  const count = map.dots.length;
  const counted = labels.map.count[count === 1 ? 'one' : 'other'].replace('{number}', `${count}`);
  const heading = `${labels.map.heading}: ${counted}`;
  const route = routeLink(
    activities.flatMap(({ title, stop }) =>
      stop ? { name: stop.hangul ?? title, lat: stop.lat, lng: stop.lng } : [],
    ),
  );
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={heading.replace('{number}', `${day}`)}
        data-numbered={heading}
      >
        <polyline
          className={styles.line}
          points={map.dots.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        <Scale scale={map.scale} />
        {map.labels.map(({ text, x, y, anchor }) => (
          <text key={text} className={styles.name} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        {map.dots.map(({ number, x, y }) => (
          <g key={number} className={styles.dot}>
            <circle cx={x} cy={y} r={frame.radius} />
            <text x={x} y={y + 5.5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p>{labels.map.note}</p>
        {route && (
          <p>
            <ExternalLink href={route} locale={locale}>
              {labels.route.open}
            </ExternalLink>
          </p>
        )}
      </figcaption>
    </figure>
  );
}

function Scale({ scale: { metres, length } }: { scale: Sketch['scale'] }) {
  const distance = metres < 1000 ? `${metres}\u00a0m` : `${metres / 1000}\u00a0km`;
  const [left, base] = [14, frame.height - 14];
  return (
    <g className={styles.scale}>
      <path d={`M${left} ${base - 6}v6h${length}v-6`} />
      <text x={left + 6} y={base - 5}>
        {distance}
      </text>
    </g>
  );
}
