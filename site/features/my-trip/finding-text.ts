import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { clock } from '#domain/time/clock.ts';
import type { Holiday } from '#domain/time/named-holidays.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { contracted, nameInSentence } from '#domain/text/name-in-sentence.ts';
import type { Finding } from '#domain/trips/finding.ts';
import type { Fix } from '#domain/trips/fixes.ts';
import type { Leg } from '#domain/trips/legs.ts';
import { duration } from './time-text.ts';
import type { Facts } from './facts.ts';

interface Words {
  readonly facts: Facts;
  readonly locale: Locale;
}

/** A finding as a sentence. */
export function findingText({ code, names }: Finding, words: Words): string {
  return capital(contracted(fill(words.facts.findings[code], written(names, words))));
}

/** The label of what mends it. */
export function fixText({ code, names }: Fix, words: Words): string {
  return fill(words.facts.fixes[code], written(names, words));
}

/** Names, times and dates as the language writes them. */
function written(names: Finding['names'], { facts, locale }: Words): Record<string, string> {
  const texts = Object.entries(names).map(([name, value]) => [
    name,
    write(name, value, facts, locale),
  ]);
  const { weekday } = names;
  const day = typeof weekday === 'number' ? formats[locale].weekdayName(weekday) : '';
  return {
    ...Object.fromEntries(texts),
    weekday: day,
    weekdays: day.endsWith('s') ? day : `${day}s`,
  };
}

/** What is the name of a place. */
const places = new Set(['place', 'before', 'one', 'other']);

const times = new Set(['at', 'opens', 'last', 'closes', 'until', 'from', 'to', 'sets', 'leaves']);

function write(name: string, value: string | number, facts: Facts, locale: Locale): string {
  if (name === 'date') return value ? formats[locale].day(`${value}`) : '';
  if (name === 'weekday') {
    const day = formats[locale].weekdayName(Number(value));
    return day.endsWith('s') ? day : `${day}s`;
  }
  if (name === 'hours') return duration(Number(value), facts.text.minutes);
  if (name === 'mode') return facts.modes[value as Leg['mode']];
  if (name === 'holiday') return facts.holidays[value as Holiday];
  if (name === 'gap')
    return value === 0 ? facts.gaps.none : countOf(facts.gaps, Number(value), locale);
  if (places.has(name) || name === 'name') {
    const other = name === 'before' || name === 'name' ? name : 'place';
    return value === '' ? facts.unnamed[other] : nameInSentence(`${value}`, facts.articles);
  }
  return times.has(name) ? clock(Number(value)) : `${value}`;
}

/** The worst finding of a stop in a word or two; empty without one. */
export function shortText([worst]: readonly Finding[], { short }: Facts['text']): string {
  if (!worst) return '';
  const { code } = worst;
  if (code === 'two-cities') return short.cities;
  if (code in short) return short[code as keyof typeof short];
  return code.startsWith('closed') ? short.closed : short.late;
}
