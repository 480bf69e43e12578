import type { ChangesPage } from '#content/changes.server.ts';
import styles from './tally.module.css';

interface Props {
  readonly heading: string;
  readonly tally: ChangesPage['tally'];
}

/** How many figures are in each state. */
export function Tally({ heading, tally }: Props) {
  return (
    <section aria-label={heading} className="wrap">
      <ul className={styles.tally}>
        {tally.map(({ status, count, label }) => (
          <li key={status} data-status={status}>
            <b>{count}</b> {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
