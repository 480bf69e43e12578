import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { AnswerKind } from './card.ts';

export interface Filled {
  readonly korean: string;
  readonly meaning: string;
}

/** What is typed or chosen: digits, an hour as 14:30, a day as 2026-12-05, or a text. */
export interface Entered extends Filled {
  readonly kind: AnswerKind;
  readonly entered: string;
}

/** An answer with what was typed in its blanks, in Korean and in the visitor's language; undefined when it is none. */
export function fillAnswer(answer: Entered, locale: Locale): Filled | undefined {
  const { kind, korean, meaning, entered } = answer;
  if (kind === 'say' || kind === 'point') return { korean, meaning };
  const text = entered.trim();
  if (!text) return undefined;
  if (kind === 'clock') return atClock(answer, text);
  if (kind === 'date') return onDay(answer, text, locale);
  const amount = kind === 'amount';
  return {
    korean: withAll(korean, amount ? grouped(text) : text),
    meaning: withAll(meaning, amount ? formats[locale].number(Number(text)) : text),
  };
}

function atClock({ korean, meaning }: Filled, time: string): Filled | undefined {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (!hours) return undefined;
  const hour = Number(hours);
  const twelve = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}`;
  const minute = Number(minutes);
  const whole = minute ? korean : korean.replace(/\s*\{minute\}분이에요/, '예요');
  return {
    korean: whole.replace(/\{hour\}\s*/, twelve).replace('{minute}', String(minute)),
    meaning: meaning.replace('{hour}', String(hour)).replace('{minute}', minutes),
  };
}

/** The day with its name, which says more than a number to whoever asked. */
function onDay({ korean }: Filled, iso: string, locale: Locale): Filled | undefined {
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.valueOf())) return undefined;
  const weekday = new Intl.DateTimeFormat('ko', { weekday: 'long', timeZone: 'UTC' });
  const filled = korean
    .replace('{month}', String(date.getUTCMonth() + 1))
    .replace('{day}', String(date.getUTCDate()));
  return {
    korean: `${weekday.format(date)}, ${filled}`,
    meaning: formats[locale].weekdayOfYear(iso),
  };
}

/** A text with the same value in each of its blanks. */
export const withAll = (text: string, value: string) => text.replaceAll(/\{\w+\}/g, () => value);

/** Digits in groups of three, as Korean writes them. */
export function grouped(digits: string): string {
  return Number(digits).toLocaleString('ko');
}
