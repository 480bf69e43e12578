import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { openState } from './open-now.ts';
import { shortTime } from './opening-text.ts';

/** The texts about whether a place is open; `{time}` is a placeholder. */
export interface OpenWords {
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
export function openText(hours: OpeningRule, at: Date, words: OpenWords): OpenText {
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

const withTime = (text: string, time: string) => text.replace('{time}', shortTime(time));
