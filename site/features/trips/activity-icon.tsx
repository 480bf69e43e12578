import type { TripActivity } from './plan.ts';
import sprite from './activity-icons.svg?url';

/** What kind of activity it is; the text beside it says so too. */
export function ActivityIcon({ name }: { name: TripActivity['icon'] }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
