import { capital, formats } from '../formats.ts';
import type { Locale } from '../locale.ts';
import { wordsOfOpening, type OpeningLanguage } from './opening-language.ts';
import {
  everyDay,
  weekdaysOff,
  type ClosingDays,
  type MonthlyClosing,
  type OpeningPeriod,
  type OpeningRule,
  type Sessions,
  type Weekday,
} from './opening-rule.ts';

type Entry = OpeningPeriod | Sessions;
type Months = readonly [first: number, last: number];

/** A rule as a clause of a sentence: `de 9:00 a 18:00; cierra los martes`. */
export function openingClause(rule: OpeningRule, locale: Locale): string {
  const text = wordsOfOpening[locale];
  const closing = closingWords(rule, locale);
  return [
    hoursWords(rule, locale),
    closing && text.closes(closing, false, verbOf(rule)) + movedWords(rule, locale),
  ]
    .filter(Boolean)
    .join('; ');
}

/** The hours of a rule without its days off: `de 9:00 a 18:00`. Empty where they are not known. */
export function hoursWords(rule: OpeningRule, locale: Locale): string {
  const text = wordsOfOpening[locale];
  if (rule.always) return text.always;
  const { periods = [], sessions = [] } = rule;
  const usual = periods.filter(({ feasts }) => !feasts);
  const hours = [...weekText(rule, usual, locale), ...weekText(rule, sessions, locale)].join('; ');
  const special = periods.flatMap(({ feasts, opens, closes }) =>
    feasts ? [`${feastWords(feasts, text)}, ${text.span(opens, closes)}`] : [],
  );
  const several = groupsOf(usual).length > 1;
  const all = [
    hours && rule.about ? text.about(hours, several) : hours,
    lastEntryWords(usual, text),
  ];
  return [...all, ...special].filter(Boolean).join('; ');
}

/** The days off of a rule: `los martes`, `on Tuesdays`. Empty when there are none, or hours on only a few days. */
export function closingWords(rule: OpeningRule, locale: Locale): string {
  const text = wordsOfOpening[locale];
  const { list } = formats[locale];
  const { holidays, monthly, feasts = [] } = rule.closed ?? {};
  const off = isRare(rule) ? [] : weekdaysOff(rule);
  const each = [
    off.length > 0 && text.onDays(off),
    holidays && text.onHolidays,
    monthly && text.onMonthly + text.monthly(monthly),
    ...feastParts(feasts, text),
  ];
  const parts = each.filter((part) => typeof part === 'string');
  return rule.runs ? parts.join(text.nor) : list(parts);
}

/** The days off of a month as a heading: `el último lunes de mes`. */
export function monthlyWords(closing: MonthlyClosing, locale: Locale): string {
  return wordsOfOpening[locale].monthly(closing);
}

/** A few words for a card: the hours of most days, `de 10:30 a 20:00`. Empty where they are not known. */
export function openingInShort(rule: OpeningRule, locale: Locale): string {
  const text = wordsOfOpening[locale];
  if (rule.always) return text.dayAndNight;
  const [longest] = grouped((rule.periods ?? []).filter(({ feasts }) => !feasts));
  const first = longest?.[0];
  return first ? text.span(first.opens, first.closes) : '';
}

/** What a place says of its hours: a sentence or two for each rule. */
export function openingSentences(rules: readonly OpeningRule[], locale: Locale): string {
  return rules.map((rule) => sentencesOf(rule, locale)).join(' ');
}

function sentencesOf(rule: OpeningRule, locale: Locale): string {
  const text = wordsOfOpening[locale];
  const { of, note } = rule;
  const plural = of?.plural ?? false;
  const subject = of?.[locale];
  const closing = closingWords(rule, locale);
  const hours = hoursWords(rule, locale);
  const opens = () => {
    if (rule.always) return subject ? text.neverCloses(subject, plural) : text.always;
    const daily = !closing && !rule.otherDaysOff && !isRare(rule) && !isSeasonal(rule);
    const several = groupsOf(rule.periods ?? []).length > 1;
    return (
      hours &&
      text.opens(subject, plural, verbOf(rule), daily ? text.daily(several) + hours : hours)
    );
  };
  const opening = opens();
  const closes =
    closing &&
    text.closes(closing, plural, verbOf(rule), opening ? undefined : subject) +
      movedWords(rule, locale);
  return [opening, closes && (opening ? text.they(plural, closes) : closes)]
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => `${capital(line)}.`)
    .concat(note ? [note[locale]] : [])
    .join(' ');
}

function verbOf({ runs, sessions }: OpeningRule) {
  if (sessions) return 'show';
  return runs ? 'run' : 'open';
}

/** Open on three days of the week or fewer, which are then named instead of the others. */
const isRare = (rule: OpeningRule) => openDays(rule).length > 0 && weekdaysOff(rule).length > 3;

const isSeasonal = ({ sessions = [] }: OpeningRule) => sessions.some(({ months }) => months);

const openDays = ({ periods = [], sessions = [] }: OpeningRule) =>
  [...periods, ...sessions].flatMap(({ days }) => days);

function movedWords(rule: OpeningRule, locale: Locale): string {
  const { onHoliday, monthly }: ClosingDays = rule.closed ?? {};
  const { moved } = wordsOfOpening[locale];
  const plural = rule.of?.plural ?? false;
  const [day, ...others] = weekdaysOff(rule);
  if (onHoliday) return moved(onHoliday, others.length > 0 ? undefined : day, plural);
  return monthly?.onHoliday ? moved(monthly.onHoliday, monthly.weekday, plural) : '';
}

/** The entries for the same days of the week together, those for most days first. */
function groupsOf<Each extends Entry>(entries: readonly Each[]): Each[][] {
  return [...Map.groupBy(entries, ({ days }) => days.join()).values()].toSorted(
    (a, b) => (b[0]?.days.length ?? 0) - (a[0]?.days.length ?? 0),
  );
}

/** The entries with the same hours together, first those for most months, then in the order of the year. */
function grouped<Each extends Entry>(entries: readonly Each[]): Each[][] {
  const groups = [...Map.groupBy(entries, timesOf).values()];
  const most = Math.max(...groups.map(monthCount));
  const [usual, ...others] = groups.toSorted(
    (a, b) => Number(monthCount(b) === most) - Number(monthCount(a) === most),
  );
  const inOrder = others.toSorted((a, b) => firstMonth(a) - firstMonth(b));
  return usual ? [usual, ...inOrder] : [];
}

const firstMonth = ([entry]: readonly Entry[]) => entry?.months?.[0] ?? 0;

const timesOf = (entry: Entry) =>
  'at' in entry ? entry.at.join() : `${entry.opens} ${entry.closes}`;

const monthCount = (entries: readonly Entry[]) =>
  entries.reduce(
    (sum, { months: [first, last] = [1, 12] }) => sum + ((last - first + 12) % 12) + 1,
    0,
  );

/** The hours of each group of days, with its days where there are several groups. */
function weekText(rule: OpeningRule, entries: readonly Entry[], locale: Locale): string[] {
  const text = wordsOfOpening[locale];
  const groups = groupsOf(entries);
  const base = groups[0]?.length === 1 ? groups[0][0] : undefined;
  return groups.map((group, index) => {
    const days = group[0]?.days ?? everyDay;
    const times = seasonsText(group, index > 0 ? base : undefined, locale);
    const isUsual = index === 0 && !isRun(days);
    if (groups.length === 1 && isRare(rule)) return `${text.onDays(days)}, ${times}`;
    return groups.length > 1 && !isUsual ? `${text.days(days)}, ${times}` : times;
  });
}

/** @param base Hours said before, of which only the end or the beginning that differs is said again. */
function seasonsText(group: readonly Entry[], base: Entry | undefined, locale: Locale): string {
  const text = wordsOfOpening[locale];
  const { list } = formats[locale];
  const seasons = grouped(group);
  const [usual] = seasons;
  const texts = seasons.map((entries) => {
    const [entry] = entries;
    const said = entries === usual || isBreak(group) ? base : usual?.[0];
    const months = entries.flatMap((each) => (each.months ? [each.months] : []));
    return entry ? timesText(entry, said, text) + text.inMonths(ordered(months)) : '';
  });
  const [first = '', ...rest] = texts;
  if (isBreak(group)) return list(texts);
  if (texts.length === 2 && group.some(isSeveralShows)) return texts.join(text.andThen);
  return rest.length > 1 ? `${first}; ${list(rest)}` : list(texts);
}

/** Several shows on the same day. */
const isSeveralShows = (entry: Entry) => 'at' in entry && entry.at.length > 1;

/** Two openings on the same day. */
const isBreak = (group: readonly Entry[]) =>
  group.length > 1 && group.every(({ months }) => !months);

function timesText(entry: Entry, said: Entry | undefined, text: OpeningLanguage): string {
  if ('at' in entry) return text.at(entry.at);
  if (said && 'opens' in said) {
    if (said.opens === entry.opens) return text.until(entry.closes);
    if (said.closes === entry.closes) return text.from(entry.opens);
  }
  return text.span(entry.opens, entry.closes);
}

function ordered(months: readonly Months[]): readonly Months[] {
  return months.toSorted(([a], [b]) => a - b);
}

/** Three days or more that follow each other, Monday after Sunday. */
function isRun(days: readonly Weekday[]): boolean {
  const starts = days.filter((day) => !days.includes((((day + 5) % 7) + 1) as Weekday));
  return days.length > 2 && starts.length === 1;
}

function lastEntryWords(periods: readonly OpeningPeriod[], text: OpeningLanguage): string {
  const known = periods.flatMap(({ closes, lastEntry }) =>
    lastEntry ? [{ closes, lastEntry }] : [],
  );
  const [first] = known;
  if (!first || known.length < periods.length) return '';
  if (known.every(({ lastEntry }) => lastEntry === first.lastEntry))
    return text.lastEntryAt(first.lastEntry);
  const before = known.map(({ closes, lastEntry }) => minutesOf(closes) - minutesOf(lastEntry));
  if (new Set(before).size === 1) return text.lastEntryBefore(before[0] ?? 0);
  return text.lastEntries([...new Set(known.map(({ lastEntry }) => lastEntry))]);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const feastWords = (feasts: ClosingDays['feasts'], text: OpeningLanguage) =>
  feastParts(feasts ?? [], text).join(' ');

/** New Year's Day, and the lunar feasts together. */
function feastParts(feasts: NonNullable<ClosingDays['feasts']>, text: OpeningLanguage): string[] {
  const lunar = feasts.flatMap((feast) => (feast === 'new-year' ? [] : [feast]));
  return [
    ...(feasts.includes('new-year') ? [text.onNewYear] : []),
    ...(lunar.length > 0 ? [text.onFeasts(lunar)] : []),
  ];
}
