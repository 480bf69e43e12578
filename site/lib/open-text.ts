import { openState, type Hours } from '#domain/open-now.ts';

/** What the clock in Korea says about the written hours; `{time}` is the place of a time. */
export interface OpenWords {
  readonly always: string;
  readonly open: string;
  readonly lastEntry: string;
  readonly lastEntryPassed: string;
  readonly opens: string;
  readonly closed: string;
  readonly closedToday: string;
  /** Said after it: by which clock. */
  readonly clock: string;
}

export interface OpenText {
  readonly open: boolean;
  /** Undefined where the holidays that decide are not known. */
  readonly text: string | undefined;
}

/** Whether a place is open at an instant, in words. */
export function openText(hours: Hours, at: Date, words: OpenWords): OpenText {
  const found = openState(hours, at);
  const text = () => {
    switch (found.state) {
      case 'open':
        if (found.lastEntry) return withTime(words.lastEntry, found.lastEntry);
        return found.until ? withTime(words.open, found.until) : words.always;
      case 'last-entry-passed':
        return words.lastEntryPassed;
      case 'opens':
        return withTime(words.opens, found.at);
      case 'closed':
        return words.closed;
      case 'closed-today':
        return words.closedToday;
      case 'unknown':
        return undefined;
    }
  };
  return { open: found.state === 'open', text: text() };
}

/** `9:00` rather than `09:00`, as the written hours have it. */
const withTime = (text: string, time: string) => text.replace('{time}', time.replace(/^0/, ''));
