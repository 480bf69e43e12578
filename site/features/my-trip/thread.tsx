import type { StopView } from './days.ts';

const [from, to] = [7 * 60, 23 * 60];
const scale = 160 / (to - from);

/** A day from 7:00 to 23:00 as a thread: open, closed, or hours not known. The words beside it say the same. */
export function Thread({ stops }: { readonly stops: readonly StopView[] }) {
  return (
    <svg className="trip-thread" viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 6H160" />
      {[...Map.groupBy(stops, ({ state }) => state)].map(([state, alike]) => (
        <path key={state} className={state} d={alike.map(stretch).join('')} />
      ))}
    </svg>
  );
}

/** A stop along the thread. */
export const stretch = ({ at, until }: Pick<StopView, 'at' | 'until'>) =>
  `M${along(at)} 6H${along(Math.max(until - 8, at + 6))}`;

const along = (minutes: number) =>
  ((Math.max(from, Math.min(to, minutes)) - from) * scale).toFixed(1);
