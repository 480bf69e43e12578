import type { Frame } from '#site/layout/read-frame.ts';
import styles from './trip-link.module.css';

interface Props {
  readonly trip: Frame['trip'];
  readonly current: boolean;
}

/** Leads to the visitor's own trip. How many stops it has is filled in before the first paint (`head-scripts.ts`). */
export function TripLink({ trip, current }: Props) {
  const { href, name, count, words, tool, catalogue } = trip;
  return (
    <a
      href={href}
      className={`icon-button ${styles.trip}`}
      aria-current={current ? 'page' : undefined}
    >
      <span className="visually-hidden">{name}</span>
      <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
        <path d="M18 20H8.5a3.5 3.5 0 0 1 0-7h7a3.5 3.5 0 0 0 0-7H10M20 20h.01M6 8.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z" />
      </svg>
      <trip-count
        one={count.one}
        other={count.other}
        words={JSON.stringify(words)}
        tool={tool}
        catalogue={catalogue}
      ></trip-count>
    </a>
  );
}
