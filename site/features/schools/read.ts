import { buildDay } from '#content/register/build-day.ts';
import { text as schoolsText } from '#content/text/schools.ts';
import { calendarYears, placeOf, visibleSchools } from '#content/data/schools.ts';
import type { School, SeenTerm } from '#content/data/school.ts';
import { schoolSources } from '#content/data/school-sources.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { mapPath } from '#content/map-path.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readSource } from '#content/register/source-entry.ts';
import { readFacts, readPrice } from './read-school-values.ts';

/** The highest prices (KRW) that the filter offers. */
export const priceLimits = [1_300_000, 1_500_000, 1_750_000] as const;

/** The page of all schools in one language: first those with a price or dates, then partners, then those to ask. */
export function readSchools(locale: Locale) {
  const { text, ...page } = readPage(locale, 'schools');
  const schools = visibleSchools().map((school) => readSchool(school, locale));
  const publish = schools.filter(({ row, calendar }) => row.price ?? calendar);
  const silent = schools.filter((school) => !publish.includes(school));
  return {
    ...page,
    text,
    schools,
    groups: {
      publish,
      partners: silent.filter(({ partner }) => partner),
      ask: silent.filter(({ partner }) => !partner),
    },
    terms: readTermPrices(schools, locale),
    prices: priceLimits.map((krw) => ({
      value: String(krw),
      label: text.filters.price.upTo.replace('{price}', formats[locale].won(krw)),
    })),
  };
}

/** The schools whose price of a term is known, cheapest first, with the places of their prices between both ends. */
function readTermPrices(schools: readonly ReturnType<typeof readSchool>[], locale: Locale) {
  const { won } = formats[locale];
  const known = schools
    .flatMap(({ id, name, city, price, mostPrice, row }) =>
      price !== undefined && mostPrice !== undefined && row.price
        ? [{ id, name, city, least: price, most: mostPrice, shown: row.price }]
        : [],
    )
    .toSorted((one, other) => one.least - other.least || one.most - other.most);
  const least = Math.min(...known.map((school) => school.least));
  const most = Math.max(...known.map((school) => school.most));
  const step = 200_000;
  const from = Math.floor((least - 1) / step) * step;
  const to = Math.ceil(most / step) * step;
  const place = (krw: number) => (krw - from) / (to - from);
  return {
    range: { least: won(least), most: won(most) },
    marks: Array.from({ length: (to - from) / step + 1 }, (_, at) => {
      const krw = from + at * step;
      return { at: place(krw), label: formats[locale].number(krw / 1_000_000) };
    }),
    schools: known.map((school) =>
      Object.assign(school, { from: place(school.least), to: place(school.most) }),
    ),
  };
}

/** A school as its row shows it, closed and open. */
function readSchool(school: School, locale: Locale) {
  const place = placeOf(school);
  const site = school.site ?? place.site;
  const contact = `${pathTo('contact', locale)}?subject=estudiar&school=${school.id}`;
  const { id, calendar, d4, dormitory } = school;
  const prices = (school.tuition ?? []).flatMap(({ per, krw }) => (per === 'term' ? [krw] : []));
  const { name, line } = place.station ?? {};
  const text = localize(schoolsText.row, locale);
  const years = formats[locale].list(calendarYears(school));
  return {
    id,
    name: school.name[locale],
    centre: school.centre[locale],
    ...(school.hangul && { hangul: school.hangul }),
    city: place.city,
    partner: place.isPartner === true,
    station: name && line ? `${name[locale]}, ${line[locale]}` : undefined,
    ...(site && { site }),
    contact,
    map: mapPath(place, locale),
    /** Missing for a school that does not say that it sponsors the visa. */
    ...(d4?.value && {
      plan: `${pathTo('study', locale)}?school=${id}&city=${place.city}#d4`,
    }),
    /** What one chooses by; what no page gives is missing. */
    row: {
      price: readPrice(locale, school),
      /** The visa, the dormitory and the dates in a line. */
      rest: [
        ...(d4 ? [d4.value ? text.d4 : text.noD4] : []),
        ...(dormitory?.value ? [text.dormitory] : []),
        ...(calendar ? [text.dates.replace('{years}', years)] : []),
      ].join(' · '),
    },
    facts: readFacts(locale, school),
    calendar: calendar && {
      years,
      latest: Number(calendarYears(school).at(-1)),
      /** Whether the last term has begun. */
      isPast: calendar.terms.every(({ starts }) => starts < buildDay),
      note: calendar.note?.[locale],
      terms: calendar.terms.map((each) => readTerm(each, locale)),
    },
    sources: sourcesOf(school).map((source) => readSource(schoolSources[source], locale)),
    /** The lowest price of a term in won, by which the list is sorted and filtered. */
    price: prices.length > 0 ? Math.min(...prices) : undefined,
    mostPrice: prices.length > 0 ? Math.max(...prices) : undefined,
    sponsors: d4?.value === true,
    /** Whether one has to ask it about the visa. */
    maySponsor: !d4,
    hasDormitory: dormitory?.value === true,
    courses: coursesOf(school),
  };
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
  const text = schoolsText.details;
  const { date, days, month } = formats[locale];
  const apply = applyTo
    ? applyFrom
      ? text.apply[locale].replace('{days}', days(applyFrom, applyTo))
      : text.applyUntil[locale].replace('{day}', date(applyTo))
    : undefined;
  const classes = ends
    ? text.classes[locale].replace('{days}', days(starts, ends))
    : text.classesFrom[locale].replace('{day}', date(starts));
  return { name: month(starts), apply, classes, starts, ends, applyFrom, applyTo };
}

export type SchoolsPage = ReturnType<typeof readSchools>;
export type SchoolEntry = SchoolsPage['schools'][number];
