import { keepNames } from '#site/ui/keep-names.tsx';
import type { ChangeEntry, ChangesPage } from './read.ts';
import styles from './cloth.module.css';

interface Props {
  readonly text: ChangesPage['text']['cloth'];
  readonly states: ChangesPage['states'];
  /** The figures that are not as they were printed, in the order of their stitches. */
  readonly changes: readonly ChangeEntry[];
}

/** Stitches in a row, on wide screens and on phones. */
const columns = { wide: 44, narrow: 28 } as const;

/**
 * A cloth with a stitch for each figure of the guide, in the thread of what happened to it. A needle runs along those that
 * are not as they were printed (stitch-cloth.element.ts): what each was, and what it is now.
 */
export function Cloth({ text, states, changes }: Props) {
  const [newest] = changes;
  return (
    <stitch-cloth className={`wrap ${styles.cloth}`} order={changes.map(({ id }) => id).join(' ')}>
      <figure className={styles.sewn}>
        <Stitches label={text.label} states={states} columns={columns.wide} />
        <Stitches label={text.label} states={states} columns={columns.narrow} />
        <figcaption>
          <ul>
            {states.map(({ state, count, label: name }) => (
              <li key={state} data-state={state}>
                <b>{count}</b> {name}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      {newest && (
        <div className={styles.change}>
          <label className="needs-script not-printed">
            {text.needle}
            <input
              type="range"
              min="0"
              max={changes.length - 1}
              defaultValue="0"
              autoComplete="off"
              aria-valuetext={newest.what}
            />
          </label>
          <p className={styles.what}>
            <a href={`#${newest.id}`} data-part="what">
              {newest.what}
            </a>{' '}
            <span data-part="since">{newest.since}</span>
          </p>
          <p className={styles.values}>
            <span className="visually-hidden">{text.before}: </span>
            <s data-part="before">{newest.before && keepNames(newest.before)}</s>{' '}
            <span aria-hidden="true">→</span> <b data-part="now">{keepNames(newest.value)}</b>
          </p>
        </div>
      )}
    </stitch-cloth>
  );
}

interface StitchesProps {
  readonly label: string;
  readonly states: Props['states'];
  readonly columns: number;
}

/** The stitches of each state in rows, one state after the other, and the needle in the first. */
function Stitches({ label, states, columns: width }: StitchesProps) {
  const threads = threadsOf(states, width);
  const rows = Math.ceil(states.reduce((sum, { count }) => sum + count, 0) / width);
  return (
    <svg
      viewBox={`0 -0.4 ${width} ${rows + 0.4}`}
      role="img"
      aria-label={label}
      className={width === columns.wide ? styles.wide : styles.narrow}
    >
      {threads.map(({ state, path }) => (
        <path key={state} data-state={state} d={path} />
      ))}
      <g data-part="needle" className={styles.needle}>
        <path d="M.5 .5 2.1-.7" />
        <path d="M2.1-.7q1.2-.6 1.9.5t2.2.6" />
      </g>
    </svg>
  );
}

/** The line of each state along its rows, one state after the other. */
function threadsOf(states: Props['states'], width: number) {
  let before = 0;
  return states.map(({ state, count }) => {
    const rows: string[] = [];
    const end = before + count;
    for (let at = before; at < end;) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const run = Math.min(width - x, end - at);
      rows.push(`M${x + 0.25} ${y + 0.5}h${run - 0.5}`);
      at += run;
    }
    before = end;
    return { state, path: rows.join('') };
  });
}
