import { Base } from '#site/ui/drawn-map/base-map.tsx';
import type { Stay, StayCity } from './read.ts';
import { drawStay, patch } from './stay-drawing.ts';
import styles from './stay-map.module.css';
import section from './stay-section.module.css';

interface Props {
  readonly city: StayCity;
  readonly text: Stay['text'];
}

/** A city with its areas as patches of cloth that say the minutes; the rows below have the same for all. */
export function StayMap({ city: { city, areas, goals }, text }: Props) {
  const { width, height, view, water, patches, goals: marks } = drawStay(city, areas, goals);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fontSize="17" aria-hidden="true" className={styles.map}>
      <rect width={width} height={height} fill="var(--map-water)" />
      <Base view={view} lines={[]} />
      <text x={water.x} y={water.y} textAnchor="middle" className={styles.water}>
        <tspan lang="ko">{text.water[city].hangul}</tspan> {text.water[city].name}
      </text>
      {patches.map(({ area, box, label }) => (
        <a key={area.id} href={`#${area.id}`} tabIndex={-1}>
          <text x={label.x} y={label.y + label.foot} className={`${styles.label} ${styles.name}`}>
            {label.name}
          </text>
          <g
            transform={`translate(${box.x} ${box.y})`}
            className={`${styles.patch} ${section.cloth}`}
            data-near={area.near.join(' ')}
            data-far={area.far.join(' ')}
          >
            <rect width={patch.width} height={patch.height} rx="10" />
            <rect x="4" y="4" width={patch.width - 8} height={patch.height - 8} rx="7" />
            {area.minutes.map((minutes, index) => (
              <text
                key={goals[index]?.station}
                data-to={index}
                x={patch.width / 2}
                y={minutes === undefined ? 24 : 26}
                textAnchor="middle"
                fontSize={minutes === undefined ? 17 : 23}
                className={styles.number}
              >
                {minutes ?? text.metro.here}
              </text>
            ))}
            {Array.from({ length: area.loudness + 1 }, (_, dot) => (
              <circle
                key={dot}
                cx={patch.width / 2 + dot * 9 - area.loudness * 4.5}
                cy="34"
                r="2.8"
              />
            ))}
          </g>
        </a>
      ))}
      {marks.map(({ x, y, onPatch, arrow, label }, index) => (
        <g key={goals[index]?.station} data-to={index}>
          {onPatch && (
            <rect
              x={x - patch.width / 2 - 5}
              y={y - patch.height / 2 - 5}
              width={patch.width + 10}
              height={patch.height + 10}
              rx="14"
              className={styles.goal}
            />
          )}
          {!onPatch && arrow === undefined && (
            <circle cx={x} cy={y} r="11" className={styles.goal} />
          )}
          {arrow !== undefined && (
            <path
              d="M-13 0H11M1 -9L11 0L1 9"
              transform={`translate(${x} ${y}) rotate(${arrow})`}
              className={styles.goal}
            />
          )}
          {label && (
            <text x={label.x} y={label.y + label.foot} className={styles.label}>
              {label.name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
