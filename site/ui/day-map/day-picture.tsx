import type { Locale } from '#content/locale.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import type { DayDrawing } from './day-drawing.ts';
import { frames, type FrameId } from './day-frames.ts';
import styles from './day-picture.module.css';

export interface PictureProps {
  readonly frame: FrameId;
  readonly drawing: Omit<DayDrawing, 'way'>;
  readonly heading: string;
  readonly className?: string | undefined;
}

/** The places and ways of a day on the guide’s own map. */
export function DayPicture({ frame: id, drawing, heading, className }: PictureProps) {
  const { width, height, radius } = frames[id];
  const { view, arts, walks, others, rides, stations, labels, dots, lines } = drawing;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={heading}>
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
      {arts.map((art) => (
        <use key={art.transform} {...art} />
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

interface LegendProps {
  readonly drawing: Pick<DayDrawing, 'walks' | 'others' | 'rides'>;
  readonly text: { readonly walk: string; readonly other: string };
  readonly locale: Locale;
}

/** How the ways of a day are drawn. */
export function DayLegend({ drawing: { walks, others, rides }, text, locale }: LegendProps) {
  const lines = [...new Map(rides.map((ride) => [ride.line, ride])).values()];
  return (
    <ul className={`row ${styles.legend}`}>
      {walks && (
        <li>
          <Sample look="walk" />
          {text.walk}
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
          {text.other}
        </li>
      )}
    </ul>
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
