import { copy as schoolsCopy } from './copy/schools.ts';
import { calendarYears, placeOf, visibleSchools } from './data/schools.ts';
import type { School, SeenTerm } from './data/school.ts';
import { schoolSources } from './data/school-sources.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { mapPath } from './map-path.ts';
import { pathTo } from './pages.ts';
import { readPage } from './read.server.ts';
import { readSource, readValues } from './school-values.server.ts';

/** The highest prices (KRW) that the filter offers. */
export const priceLimits = [1_300_000, 1_500_000, 1_750_000] as const;

/** The page of all schools in one language. */
export function readSchools(locale: Locale) {
  const { copy, ...page } = readPage('schools', locale);
  const schools = visibleSchools().map((school) => readSchool(school, locale));
  const read = Object.values(schoolSources).map(({ readOn }) => readOn);
  const oldest = read.toSorted()[0] ?? '';
  return {
    ...page,
    copy,
    dated: copy.dated.replace('{month}', formats[locale].month(oldest)),
    schools,
    prices: priceLimits.map((krw) => ({
      value: String(krw),
      label: copy.filters.price.upTo.replace('{price}', formats[locale].won(krw)),
    })),
  };
}

/** A school as the table and its details show it. */
function readSchool(school: School, locale: Locale) {
  const place = placeOf(school);
  const site = school.site ?? place.site;
  const contact = `${pathTo('contact', locale)}?subject=estudiar&school=${school.id}`;
  const { id, calendar } = school;
  const prices = (school.tuition ?? []).flatMap(({ per, krw }) => (per === 'term' ? [krw] : []));
  const { name, line } = place.station ?? {};
  const values = readValues(school, locale);
  return {
    id,
    name: school.name[locale],
    centre: school.centre[locale],
    ...(school.hangul && { hangul: school.hangul }),
    city: place.city,
    partner: place.isPartner === true,
    station: name && line ? { name: name[locale], line: line[locale] } : undefined,
    ...(site && { site }),
    contact,
    map: mapPath(place, locale),
    /** Missing for a school that cannot sponsor the visa. */
    ...(school.d4?.value !== false && {
      plan: `${pathTo('study', locale)}?school=${id}&city=${place.city}#d4`,
    }),
    values,
    missing: readMissing(school, values, locale),
    more: school.more && {
      text: school.more.text[locale],
      source: readSource(school.more.source, locale),
    },
    calendar: calendar && {
      years: formats[locale].list(calendarYears(school)),
      latest: Number(calendarYears(school).at(-1)),
      note: calendar.note?.[locale],
      source: readSource(calendar.source, locale),
      terms: calendar.terms.map((each) => readTerm(each, locale)),
    },
    /** The lowest price of a term in won, by which the table is sorted and filtered. */
    price: prices.length > 0 ? Math.min(...prices) : undefined,
    sponsors: school.d4?.value === true,
    hasDormitory: school.dormitory?.value === true,
    courses: coursesOf(school),
    read: oldestReading(school),
  };
}

type MissingFact = keyof typeof schoolsCopy.missing.facts;

const courseKinds: readonly MissingFact[] = ['short', 'evening', 'online'];

/** What was not seen of a school, for one sentence in the table and one in its details. */
function readMissing(
  { calendar }: School,
  values: ReturnType<typeof readValues>,
  locale: Locale,
): Readonly<Record<'table' | 'details', string | undefined>> {
  const names = Object.keys(values) as (keyof typeof values)[];
  const missing = names.filter((name) => !values[name].text);
  const noCourse = courseKinds.every((kind) => missing.some((name) => name === kind));
  const details: MissingFact[] = noCourse
    ? [...missing.filter((name) => !courseKinds.includes(name)), 'courses']
    : missing;
  const columns: readonly MissingFact[] = ['price', 'd4', 'dormitory', 'courses'];
  const table = details.filter((name) => columns.includes(name));
  return {
    table: missingSentence(calendar ? table : [...table, 'calendar'], locale),
    details: missingSentence(details, locale),
  };
}

function missingSentence(names: readonly MissingFact[], locale: Locale): string | undefined {
  const { rest, facts } = schoolsCopy.missing;
  const list = formats[locale].list(names.map((name) => facts[name][locale]));
  return names.length > 0 ? rest[locale].replace('{facts}', list) : undefined;
}

function coursesOf({ terms, calendar, tuition = [], courses = {} }: School): string[] {
  const byTerm = terms ?? calendar ?? tuition.find(({ per }) => per === 'term');
  return [...(byTerm ? ['term'] : []), ...Object.keys(courses)];
}

/** The last day on which a value of any school was read. */
export function lastSchoolReading(): string | undefined {
  return Object.values(schoolSources)
    .map(({ readOn }) => readOn)
    .toSorted()
    .at(-1);
}

/** The earliest day on which a value of the school was read. */
export function oldestReading(school: School): string | undefined {
  return sourcesOf(school)
    .map((id) => schoolSources[id].readOn)
    .toSorted()[0];
}

/** The sources of all values of a school. */
export function sourcesOf(value: unknown): (keyof typeof schoolSources)[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    key === 'source' ? [part as keyof typeof schoolSources] : sourcesOf(part),
  );
  return [...new Set(below)];
}

/** A term of a calendar with its days, for the texts and the bars. */
function readTerm({ starts, ends, applyFrom, applyTo }: SeenTerm, locale: Locale) {
  const words = schoolsCopy.details;
  const { date, month } = formats[locale];
  const range = (first: string, last: string) =>
    new Intl.DateTimeFormat(formats[locale].language, {
      timeZone: 'UTC',
      dateStyle: 'long',
    }).formatRange(new Date(first), new Date(last));
  const apply = applyTo
    ? applyFrom
      ? words.apply[locale].replace('{days}', range(applyFrom, applyTo))
      : words.applyUntil[locale].replace('{day}', date(applyTo))
    : words.applyUnseen[locale];
  const classes = ends
    ? words.classes[locale].replace('{days}', range(starts, ends))
    : words.classesFrom[locale].replace('{day}', date(starts));
  return { name: month(starts), apply, classes, starts, ends, applyFrom, applyTo };
}

export type SchoolsPage = ReturnType<typeof readSchools>;
export type SchoolEntry = SchoolsPage['schools'][number];
