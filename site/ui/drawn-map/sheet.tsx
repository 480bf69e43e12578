import '#site/styles/map-colors.css';
import type { ReactNode } from 'react';
import type { Point } from '#domain/drawn-map/geometry.ts';
import type { PlacedLabel } from '#domain/drawn-map/place-labels.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** The sheet of a drawn metro map. */
export function Sheet({ width, height, label, children }: SheetProps) {
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Stations where lines meet, or where one gets on and off. */
export function Rings({ at }: { readonly at: readonly Point[] }) {
  const path = dots(at);
  return (
    <>
      <path className={styles.ring} strokeWidth="13" d={path} />
      <path className={styles.ground} strokeWidth="9" d={path} />
    </>
  );
}

/** A path with a point at each place, which round ends make a dot. */
export function dots(at: readonly Point[]): string {
  return at.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}

interface NamesProps {
  /** Of the group of names on the page. */
  readonly id: string;
  readonly labels: readonly PlacedLabel[];
}

/** Names of stations, in bold with their Hangul where that is set; below all of them the ground, so that no line runs through a letter. */
export function StationNames({ id: group, labels }: NamesProps) {
  return (
    <>
      <use href={`#${group}`} className={styles.halo} />
      <g id={group}>
        {labels.map(({ id, anchor, lines }) => (
          <text key={id} textAnchor={anchor}>
            {lines.map(({ text, look, size, x, y }) => (
              <tspan
                key={text}
                fontSize={size}
                fontWeight={look === 'name' ? undefined : 700}
                lang={look === 'hangul' ? 'ko' : undefined}
                x={x}
                y={y}
              >
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </>
  );
}
