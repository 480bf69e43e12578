import type { ChangesPage } from '#content/changes.server.ts';
import styles from './cloth.module.css';

interface Props {
  readonly label: string;
  readonly threads: ChangesPage['threads'];
}

/** Stitches in a row. */
const columns = 47;

/** A cloth with a stitch for each figure of the guide, in the thread of what happened to it. */
export function Cloth({ label, threads }: Props) {
  const stitches = threads.flatMap(({ thread, count }) => Array<string>(count).fill(thread));
  const rows = Math.ceil(stitches.length / columns);
  const pathOf = (thread: string) =>
    stitches
      .flatMap((each, index) => {
        const [x, y] = [index % columns, Math.floor(index / columns)];
        return each === thread ? `M${x + 0.06} ${y + 0.06}h.88v.88h-.88z` : [];
      })
      .join('');
  return (
    <figure className={`wrap ${styles.cloth}`}>
      <svg viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={label}>
        {threads.map(({ thread }) => (
          <path key={thread} data-thread={thread} d={pathOf(thread)} />
        ))}
      </svg>
      <figcaption>
        <ul>
          {threads.map(({ thread, count, label: name }) => (
            <li key={thread} data-thread={thread}>
              <b>{count}</b> {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
