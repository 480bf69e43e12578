import { useMinute } from '#site/lib/minute.ts';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import { openState, type Hours, type OpenState } from '#domain/open-now.ts';
import styles from './open-badge.module.css';

export interface OpenBadgeProps {
  readonly opening: Hours;
  readonly words: PlaceLabels['now'];
  /** Lies in the corner of a card's picture. */
  readonly onPicture?: boolean;
}

/** Whether the place is open at this minute. */
export function OpenBadge({ opening, words, onPicture }: OpenBadgeProps) {
  const now = useMinute();
  if (now === undefined) return null;
  const state = openState(opening, new Date(now));
  const text = textOf(state, words);
  if (!text) return null;
  return (
    <span
      className={styles.badge}
      data-open={state.state === 'open' || undefined}
      data-on-picture={onPicture || undefined}
    >
      {text}
      <span className="visually-hidden">{`, ${words.clock}`}</span>
    </span>
  );
}

/** `9:00` rather than `09:00`, as the written hours have it. */
const at = (time: string) => time.replace(/^0/, '');

function textOf(state: OpenState, words: OpenBadgeProps['words']): string | undefined {
  switch (state.state) {
    case 'open':
      if (state.lastEntry) return words.lastEntry.replace('{time}', at(state.lastEntry));
      return state.until ? words.open.replace('{time}', at(state.until)) : words.always;
    case 'last-entry-passed':
      return words.lastEntryPassed;
    case 'opens':
      return words.opens.replace('{time}', at(state.at));
    case 'closed':
      return words.closed;
    case 'closed-today':
      return words.closedToday;
    case 'unknown':
      return undefined;
  }
}
