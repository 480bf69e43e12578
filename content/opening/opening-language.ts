import { formats } from '../formats.ts';
import { hoursAndMinutes } from './hours-and-minutes.ts';
import type { Locale } from '../locale.ts';
import type { ClosingDays, MonthlyClosing, Weekday } from './opening-rule.ts';

type Verb = 'open' | 'run' | 'show';
type Moved = NonNullable<ClosingDays['onHoliday']>;
type Lunar = 'seollal' | 'chuseok';

/** How a language says opening hours; `opening-words.ts` puts the parts together. */
export interface OpeningLanguage {
  /** Open day and night, as a clause and as a few words on a card. */
  readonly always: string;
  readonly dayAndNight: string;
  /** @param several Whether the hours differ from day to day. */
  readonly about: (hours: string, several: boolean) => string;
  /** What goes before hours that hold all week. @param several Whether they differ from day to day. */
  readonly daily: (several: boolean) => string;
  readonly span: (opens: string, closes: string) => string;
  readonly from: (opens: string) => string;
  readonly until: (closes: string) => string;
  readonly at: (times: readonly string[]) => string;
  /** Between two seasons with several times each. */
  readonly andThen: string;
  readonly days: (days: readonly Weekday[]) => string;
  /** After hours, with a space before; empty for none. */
  readonly inMonths: (seasons: readonly (readonly [number, number])[]) => string;
  readonly lastEntryAt: (time: string) => string;
  readonly lastEntryBefore: (minutes: number) => string;
  readonly lastEntries: (times: readonly string[]) => string;
  readonly onDays: (days: readonly Weekday[]) => string;
  /** Between days on which something does not run. */
  readonly nor: string;
  readonly onHolidays: string;
  readonly monthly: (closing: MonthlyClosing) => string;
  /** What goes before `monthly` in a sentence. */
  readonly onMonthly: string;
  readonly onNewYear: string;
  readonly onFeasts: (feasts: readonly Lunar[]) => string;
  readonly neverCloses: (subject: string, plural: boolean) => string;
  readonly opens: (
    subject: string | undefined,
    plural: boolean,
    verb: Verb,
    hours: string,
  ) => string;
  readonly closes: (days: string, plural: boolean, verb: Verb, subject?: string) => string;
  /** A second sentence about the same subject. */
  readonly they: (plural: boolean, closes: string) => string;
  /** What becomes of a day off on a public holiday. @param day The one weekday that is off. */
  readonly moved: (how: Moved, day: Weekday | undefined, plural: boolean) => string;
}

const feastNames: Readonly<Record<Lunar, string>> = { seollal: 'Seollal', chuseok: 'Chuseok' };

const clock = (time: string) => time.replace(/^0/, '');

/** Days of the week that follow each other, Monday after Sunday, three or more; else undefined. */
function runOf(days: readonly Weekday[]): readonly [Weekday, Weekday] | undefined {
  const next = (day: number, by: number) => (((day - 1 + by + 7) % 7) + 1) as Weekday;
  const starts = days.filter((day) => !days.includes(next(day, -1)));
  const [start] = starts;
  return days.length > 2 && start && starts.length === 1
    ? [start, next(start, days.length - 1)]
    : undefined;
}

const spanish: OpeningLanguage = {
  always: 'siempre abierto',
  dayAndNight: '24\u00a0horas',
  about: (hours, several) => (several ? `${hours}, más o menos` : `más o menos ${hours}`),
  daily: (several) => (several ? 'todos los días: ' : 'todos los días, '),
  span: (opens, closes) => `de ${clock(opens)} a ${clock(closes)}`,
  from: (opens) => `desde ${las(opens)}`,
  until: (closes) => `hasta ${las(closes)}`,
  at(times) {
    const sayLas = times.every((time) => las(time).startsWith('las'));
    if (sayLas) return `a las ${formats.es.list(times.map(clock))}`;
    return formats.es.list(times.map((time) => `a ${las(time)}`));
  },
  andThen: ', y ',
  days(days) {
    const run = runOf(days);
    if (run) return `de ${formats.es.weekdayName(run[0])} a ${formats.es.weekdayName(run[1])}`;
    return `los ${formats.es.list(days.map(everyWeekday))}`;
  },
  inMonths: (seasons) => inMonths(seasons, 'es', 'de', 'a', 'en'),
  lastEntryAt: (time) => `última entrada a ${las(time)}`,
  lastEntryBefore: (minutes) => `última entrada, ${timeBefore(minutes)}`,
  lastEntries: (times) =>
    `última entrada ${times.map((time) => `a ${las(time)}`).join(' o ')}, según la época`,
  onDays: (days) => `los ${formats.es.list(days.map(everyWeekday))}`,
  nor: ' ni ',
  onHolidays: 'los festivos',
  onMonthly: '',
  monthly({ weekday, weeks, months }) {
    const ordinals = weeks.map((week) => `el ${spanishWeeks[week]}`);
    const of = months
      ? formats.es.list(months.map((month) => formats.es.monthName(month - 1)))
      : 'mes';
    return `${formats.es.list(ordinals)} ${formats.es.weekdayName(weekday)} de ${of}`;
  },
  onNewYear: 'el 1 de enero',
  onFeasts: (feasts) =>
    `${feasts.length > 1 ? 'los días' : 'el día'} de ${formats.es.list(feasts.map((feast) => feastNames[feast]))}`,
  neverCloses: (subject, plural) => `${subject} no ${plural ? 'cierran' : 'cierra'}`,
  opens: (subject, plural, verb, hours) =>
    [subject, spanishVerbs[verb][plural ? 1 : 0], hours].filter(Boolean).join(' '),
  closes: (days, plural, verb, subject) =>
    [subject, spanishOff[verb][plural ? 1 : 0], days].filter(Boolean).join(' '),
  they: (_plural, closes) => closes,
  moved(how, day, plural) {
    const when = day ? `si el ${formats.es.weekdayName(day)} es festivo` : 'si es festivo';
    const opens = plural ? 'abren' : 'abre';
    const closes = plural ? 'cierran' : 'cierra';
    if (how === 'opens') return `; ${when}, ${opens}`;
    return `; ${when}, ${opens} ese día y ${closes} ${how === 'next-day' ? 'al siguiente' : 'el siguiente laborable'}`;
  },
};

const spanishVerbs = {
  open: ['abre', 'abren'],
  run: ['funciona', 'funcionan'],
  show: ['es', 'son'],
} as const;
const spanishOff = {
  open: ['cierra', 'cierran'],
  run: ['no funciona', 'no funcionan'],
  show: ['no hay función', 'no hay función'],
} as const;
const spanishWeeks = {
  1: 'primer',
  2: 'segundo',
  3: 'tercer',
  4: 'cuarto',
  last: 'último',
} as const;

/** `la 1:00`, `las 9:00`. */
const las = (time: string) => `${/^0?1:/.test(time) ? 'la' : 'las'} ${clock(time)}`;

/** `lunes`, `sábados`. */
const everyWeekday = (day: Weekday) => formats.es.weekdayName(day).replace(/o$/, 'os');

function timeBefore(minutes: number): string {
  if (minutes === 30) return 'media hora antes';
  if (minutes === 60) return 'una hora antes';
  if (minutes === 90) return 'hora y media antes';
  return `${hoursAndMinutes(minutes)} antes`;
}

const english: OpeningLanguage = {
  always: 'always open',
  dayAndNight: '24\u00a0hours',
  about: (hours, several) => (several ? `${hours}, roughly` : `roughly ${hours}`),
  daily: (several) => (several ? 'every day: ' : 'every day, '),
  span: (opens, closes) => `${clock(opens)} to ${clock(closes)}`,
  from: (opens) => `from ${clock(opens)}`,
  until: (closes) => `until ${clock(closes)}`,
  at: (times) => `at ${formats.en.list(times.map(clock))}`,
  andThen: ', and ',
  days(days) {
    const run = runOf(days);
    if (run) return `${formats.en.weekdayName(run[0])} to ${formats.en.weekdayName(run[1])}`;
    return formats.en.list(days.map((day) => `${formats.en.weekdayName(day)}s`));
  },
  inMonths: (seasons) => inMonths(seasons, 'en', 'from', 'to', 'in'),
  lastEntryAt: (time) => `last entry at ${clock(time)}`,
  lastEntryBefore: (minutes) => `last entry ${englishTimeBefore(minutes)} earlier`,
  lastEntries: (times) => `last entry at ${times.map(clock).join(' or ')}, depending on the season`,
  onDays: (days) => `on ${formats.en.list(days.map((day) => `${formats.en.weekdayName(day)}s`))}`,
  nor: ' or ',
  onHolidays: 'on public holidays',
  onMonthly: 'on ',
  monthly({ weekday, weeks, months }) {
    const ordinals = formats.en.list(weeks.map((week) => englishWeeks[week]));
    const of = months
      ? formats.en.list(months.map((month) => formats.en.monthName(month - 1)))
      : 'the month';
    return `the ${ordinals} ${formats.en.weekdayName(weekday)} of ${of}`;
  },
  onNewYear: 'on 1 January',
  onFeasts: (feasts) =>
    `on the ${feasts.length > 1 ? 'days' : 'day'} of ${formats.en.list(feasts.map((feast) => feastNames[feast]))}`,
  neverCloses: (subject, plural) => `${subject} never ${plural ? 'close' : 'closes'}`,
  opens(subject, plural, verb, hours) {
    const does = englishVerbs[verb][plural ? 1 : 0];
    if (does) return [subject, does, hours].filter(Boolean).join(' ');
    return subject ? `${subject} ${plural ? 'are' : 'is'} open ${hours}` : `open ${hours}`;
  },
  closes(days, plural, verb, subject) {
    const off = englishOff[verb][plural ? 1 : 0];
    const is = verb === 'open' && (plural ? 'are' : 'is');
    return [subject, subject && is, off, days].filter(Boolean).join(' ');
  },
  they: (plural, closes) =>
    closes.startsWith('do') ? `${plural ? 'they' : 'it'} ${closes}` : closes,
  moved(how, day, plural) {
    const when = `if that ${day ? `${formats.en.weekdayName(day)} ` : ''}is a public holiday`;
    const opens = plural ? 'they open' : 'it opens';
    if (how === 'opens') return `; ${when}, ${opens}`;
    return `; ${when}, ${opens} and ${plural ? 'close' : 'closes'} on the next ${how === 'next-day' ? 'day' : 'working day'} instead`;
  },
};

const englishVerbs = { open: ['', ''], run: ['runs', 'run'], show: ['is', 'are'] } as const;
const englishOff = {
  open: ['closed', 'closed'],
  run: ['does not run', 'do not run'],
  show: ['no show', 'no show'],
} as const;
const englishWeeks = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;

function englishTimeBefore(minutes: number): string {
  if (minutes === 30) return 'half an hour';
  if (minutes === 60) return 'one hour';
  if (minutes === 90) return 'an hour and a half';
  return hoursAndMinutes(minutes);
}

/** ` de marzo a mayo y en septiembre y octubre`: three months or more by their ends, fewer by name. */
function inMonths(
  seasons: readonly (readonly [number, number])[],
  locale: Locale,
  from: string,
  to: string,
  within: string,
): string {
  const { list, monthName } = formats[locale];
  const name = (month: number) => monthName((month - 1) % 12);
  const long: string[] = [];
  const short: string[] = [];
  for (const [first, last] of seasons) {
    const count = ((last - first + 12) % 12) + 1;
    if (count > 2) long.push(`${from} ${name(first)} ${to} ${name(last)}`);
    else short.push(...(count === 1 ? [name(first)] : [name(first), name(last)]));
  }
  const texts = [...long, ...(short.length > 0 ? [`${within} ${list(short)}`] : [])];
  return texts.length > 0 ? ` ${list(texts)}` : '';
}

export const wordsOfOpening: Readonly<Record<Locale, OpeningLanguage>> = {
  es: spanish,
  en: english,
};
