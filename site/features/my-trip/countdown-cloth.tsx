import type { ReactNode } from 'react';
import { surface } from '#site/ui/surface.ts';
import styles from './countdown-cloth.module.css';

/** A stitch for a day. */
export interface Stitch {
  /** A day without a task is plain; the first may be today, the last is that of the landing. */
  readonly look: 'plain' | 'today' | 'task' | 'landing';
  /** The number of the task in the list below. */
  readonly number?: number;
}

export interface StitchRow {
  readonly name: string;
  readonly first: boolean;
  readonly stitches: readonly Stitch[];
}

interface Props {
  /** How many days are left. */
  readonly count: string;
  /** The last month of any trip, its number marked on the cloth and not sewn yet: nobody knows the date. */
  readonly usual?: boolean;
  /** What is counted. */
  readonly label: string;
  readonly rows: readonly StitchRow[];
  /** Title, fields and buttons. */
  readonly children: ReactNode;
}

/** The days that are left: their number sewn on a cloth, and a seam with a stitch for each; the list below says the same. */
export function CountdownCloth({ count, usual, label, rows, children }: Props) {
  return (
    <div className={`${surface('indigo')} ${styles.cloth} ${usual ? styles.usual : ''}`}>
      <Patch count={count} label={label} usual={usual ?? false} />
      <div className={styles.beside}>{children}</div>
      <div className={styles.seam} aria-hidden="true">
        {rows.map(({ name, first, stitches }) => (
          <div key={name} className={styles.row}>
            <span>{name}</span>
            <Seam stitches={stitches} length={usual ? part : month} atEnd={first} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number as a patch, sewn on with its own stitch. */
function Patch({ count, label, usual }: Pick<Props, 'count' | 'label' | 'usual'>) {
  const width = Math.max(2, count.length) * 116 + 40;
  return (
    <svg className={styles.patch} viewBox={`0 0 ${width} 236`} aria-hidden="true">
      <rect x="2" y="2" width={width - 4} height="232" rx="12" />
      <rect className={styles.stitched} x="11" y="11" width={width - 22} height="214" rx="7" />
      <text className={styles.count} fontSize="176" x={width / 2} y="160" textAnchor="middle">
        {count}
      </text>
      <text
        className={styles.label}
        fontSize={usual ? 24 : 27}
        x={width / 2}
        y="206"
        textAnchor="middle"
      >
        {label}
      </text>
    </svg>
  );
}

/** Of a stitch and the gap after it, in units. */
const step = 20;

/** The stitches of a row: those of a month, or of the longest part of the last one. */
const month = 31;
const part = 11;

/** @param atEnd Whether the row is cut at its start, as it begins in the middle of a month. */
function Seam({
  stitches,
  length,
  atEnd,
}: {
  readonly stitches: readonly Stitch[];
  readonly length: number;
  readonly atEnd: boolean;
}) {
  const skipped = atEnd ? length - stitches.length : 0;
  const at = (index: number) => (skipped + index) * step + step / 2;
  const plain = stitches
    .map(({ look }, index) => (look === 'plain' ? `M${at(index) - 6} 15h12` : ''))
    .join('');
  return (
    <svg viewBox={`0 0 ${length * step} 30`}>
      {plain && <path className={styles.plain} d={plain} />}
      {stitches.map(({ look, number }, index) => {
        if (look === 'plain') return null;
        return (
          <g key={index} className={styles[look]}>
            <circle cx={at(index)} cy="15" r={look === 'landing' ? 11 : 9.5} />
            {number !== undefined && (
              <text fontSize="14" x={at(index)} y="20" textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
