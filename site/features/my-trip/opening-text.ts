import { periodsOn } from '#domain/opening/hours.ts';
import { fill } from '#domain/text/fill.ts';
import type { DayView, StopView } from './days.ts';
import type { ToolText } from './read-trip-tool.ts';

interface OpeningText {
  /** Which thread it has. */
  readonly look: 'open' | 'closed' | 'unknown';
  readonly words: string;
}

/** When a stop is open on its day, in words. */
export function openingText(
  { stop, known, state }: Pick<StopView, 'stop' | 'known' | 'state'>,
  { date }: Pick<DayView, 'date'>,
  { stop: text }: Pick<ToolText, 'stop'>,
): OpeningText {
  if (stop.of === 'own') return { look: 'unknown', words: text.own };
  if (!known) return { look: 'unknown', words: text.gone };
  if (known.outdoors) return { look: 'open', words: text.outside };
  const rule = known.hours?.rule;
  if (!rule)
    return state === 'closed'
      ? { look: 'closed', words: text.closedThat }
      : { look: 'unknown', words: text.noHours };
  if (rule.always) return { look: 'open', words: text.always };
  const periods = date ? periodsOn(rule, date) : [];
  if (date && periods.length === 0) return { look: 'closed', words: text.closedThat };
  const shown = periods.length > 0 ? periods : (rule.periods ?? []).slice(0, 1);
  const hours = shown.map(({ opens, closes }) => `${plain(opens)}–${plain(closes)}`);
  return { look: 'open', words: fill(text.opens, { hours: hours.join(', ') }) };
}

const plain = (time: string) => time.replace(/^0/, '');
