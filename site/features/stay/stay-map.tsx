import { Base } from '#site/ui/drawn-map/base-map.tsx';
import type { Stay, StayCity } from './read.ts';
import { drawStay, patch } from './stay-drawing.ts';
import styles from './stay-map.module.css';

interface Props {
  readonly city: StayCity;
  readonly text: Stay['text'];
}

/** A city with its areas as patches of cloth that say the minutes; the rows below have the same for all. */
export function StayMap({ city: { city, areas, goals }, text }: Props) {
  const { width, height, view, patches, goals: marks } = drawStay(city, areas, goals);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize="16" aria-hidden="true" className={styles.map}>
      <rect width={width} height={height} fill="var(--map-water)" />
      <Base view={view} lines={[]} />
      {patches.map(({ area, station, middle }) => (
        <g key={area.id} className={styles.thread}>
          <path d={`M${station.x} ${station.y}L${middle.x} ${middle.y}`} />
          <circle cx={station.x} cy={station.y} r="5" />
        </g>
      ))}
      {marks.map(({ x, y, label }, index) => (
        <g key={goals[index]?.station} data-to={index}>
          <circle cx={x} cy={y} r="11" className={styles.goal} />
          {label && (
            <text x={label.x} y={label.y} className={styles.label}>
              {label.name}
            </text>
          )}
        </g>
      ))}
      {patches.map(({ area, middle }) => (
        <a key={area.id} href={`#${area.id}`} tabIndex={-1}>
          <g
            transform={`translate(${middle.x - patch.width / 2} ${middle.y - patch.height / 2})`}
            data-noise={area.noiseId}
            className={styles.patch}
          >
            <rect width={patch.width} height={patch.height} rx="10" />
            <rect x="4" y="4" width={patch.width - 8} height={patch.height - 8} rx="9" />
            <text x="10" y="23" className={styles.name}>
              {area.short}
            </text>
            {area.minutes.map((minutes, index) => (
              <text key={goals[index]?.station} data-to={index} x="10" y="48">
                <tspan fontSize="25" className={styles.number}>
                  {minutes ?? text.metro.here}
                </tspan>
                {minutes !== undefined && <tspan dx="4">{text.minutes}</tspan>}
              </text>
            ))}
            <text x="10" y="65">
              {text.noises[area.noiseId]}
            </text>
          </g>
        </a>
      ))}
    </svg>
  );
}
