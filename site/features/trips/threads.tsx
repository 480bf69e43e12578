import type { ItinerariesPage } from './read.ts';
import { Base } from '#site/ui/drawn-map/base-map.tsx';
import type { Card } from './plan.ts';
import { Label } from '#site/ui/drawn-map/label.tsx';
import { badge, dot, drawThreads, sheet } from './thread-drawing.ts';
import styles from './trip-spread.module.css';

interface Props {
  readonly trips: readonly Card[];
  readonly cities: ItinerariesPage['cities'];
  readonly areas: ItinerariesPage['itinerariesText']['areas'];
}

/**
 * The country with a thread for each trip, which leads to it, for mouse and finger: the list beside it has the same
 * for all.
 */
export function Threads({ trips, cities, areas }: Props) {
  const { view, threads, cities: spots, labels } = drawThreads(trips, cities, areas);
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMin"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Base view={view} lines={[]} />
      <g>
        {threads.map(({ id, path, badge: { x, y } }, index) => (
          <a
            key={id}
            href={`${trips[index]?.href}#plan`}
            tabIndex={-1}
            className={styles.trip}
            data-itinerary={id}
          >
            <g fill="none">
              <path d={path} strokeWidth="28" pointerEvents="stroke" />
              <path className={styles.thread} d={path} pathLength="1" stroke="var(--thread)" />
              <path d={path} stroke="var(--map-land)" strokeWidth="0.9" strokeDasharray="4 4" />
            </g>
            <Mark number={index + 1} x={x} y={y} />
          </a>
        ))}
      </g>
      {spots.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={dot} fill="var(--surface)" stroke="var(--ink)" />
      ))}
      {labels.map(({ id, ...text }) => (
        <Label key={id} {...text} />
      ))}
    </svg>
  );
}

interface MarkProps {
  readonly number: number;
  readonly x?: number;
  readonly y?: number;
}

/** The number of a trip in the colour of its thread. */
function Mark({ number, x = 0, y = 0 }: MarkProps) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={badge}
        fill="var(--thread)"
        stroke="var(--map-land)"
        strokeWidth="2.5"
      />
      <text
        x={x}
        y={y + 6}
        fill="light-dark(#fff, #0c1924)"
        fontFamily="var(--display)"
        fontSize="17"
        fontWeight="700"
        textAnchor="middle"
      >
        {number}
      </text>
    </>
  );
}

/** The same mark beside the name of the trip. */
export function MarkIcon({ number }: Pick<MarkProps, 'number'>) {
  return (
    <svg width="32" height="32" viewBox="-17 -17 34 34" aria-hidden="true">
      <Mark number={number} />
    </svg>
  );
}
