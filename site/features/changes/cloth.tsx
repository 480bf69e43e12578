import type { ChangesPage } from './read.ts';
import styles from './cloth.module.css';

interface Props {
  readonly label: string;
  readonly states: ChangesPage['states'];
}

/** Stitches in a row. */
const columns = 47;

/** A cloth with a stitch for each figure of the guide, in the thread of what happened to it. */
export function Cloth({ label, states }: Props) {
  const stitches = states.flatMap(({ state, count }) => Array<string>(count).fill(state));
  const rows = Math.ceil(stitches.length / columns);
  const pathOf = (state: string) =>
    stitches
      .flatMap((each, index) => {
        const [x, y] = [index % columns, Math.floor(index / columns)];
        return each === state ? `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z` : [];
      })
      .join('');
  return (
    <figure className={`wrap ${styles.cloth}`}>
      <svg viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={label}>
        {states.map(({ state }) => (
          <path key={state} data-state={state} d={pathOf(state)} />
        ))}
      </svg>
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
  );
}
