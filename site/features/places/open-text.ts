import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { openState } from './open-now.ts';
import { shortTime } from './opening-text.ts';

/** The texts about whether a place is open; `{time}` is a placeholder. */
export interface OpenNowText {
  readonly always: string;
  readonly open: string;
  readonly lastEntry: string;
  readonly lastEntryPassed: string;
  readonly opens: string;
  readonly closed: string;
  readonly closedToday: string;
  /** Added to a time: that it is Korean time. */
  readonly clock: string;
}

export interface OpenText {
  readonly open: boolean;
  /** Undefined when it depends on unknown holidays. */
  readonly text: string | undefined;
}

/** Whether a place is open at an instant, as a text. */
export function openText(hours: OpeningRule, at: Date, text: OpenNowText): OpenText {
  const found = openState(hours, at);
  const line = () => {
    switch (found.state) {
      case 'open':
        if (found.lastEntry) return withTime(text.lastEntry, found.lastEntry);
        return found.until ? withTime(text.open, found.until) : text.always;
      case 'last-entry-passed':
        return text.lastEntryPassed;
      case 'opens':
        return withTime(text.opens, found.at);
      case 'closed':
        return text.closed;
      case 'closed-today':
        return text.closedToday;
      case 'unknown':
        return undefined;
    }
  };
  return { open: found.state === 'open', text: line() };
}

const withTime = (text: string, time: string) => text.replace('{time}', shortTime(time));
