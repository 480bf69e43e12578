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

/** The page of all schools in one language, the partners among those of one price first. */
export function readSchools(locale: Locale) {
  const { text, ...page } = readPage(locale, 'schools');
  const all = visibleSchools().map((school) => readSchool(school, locale));
  const scale = readScale(all, locale);
  const schools = all
    .map((school) => Object.assign(school, { thread: scale.threadOf(school) }))
    .toSorted((one, other) => Number(other.partner) - Number(one.partner));
  return {
    ...page,
    text,
    schools,
    scale: { range: scale.range, marks: scale.marks },
    prices: priceLimits.map((krw) => ({
      value: String(krw),
      label: text.filters.price.upTo.replace('{price}', formats[locale].won(krw)),
    })),
  };
}

type Priced = Pick<ReturnType<typeof readSchool>, 'price' | 'mostPrice'>;

/** The scale on which the prices of a term stand, from nothing, so that a thread is as long as its price. */
function readScale(schools: readonly Priced[], locale: Locale) {
  const { won, number } = formats[locale];
  const least = Math.min(...schools.flatMap(({ price }) => price ?? []));
  const most = Math.max(...schools.flatMap(({ mostPrice }) => mostPrice ?? []));
  const step = 500_000;
  const to = Math.ceil(most / step) * step;
  const place = (krw: number) => krw / to;
  return {
    range: { least: won(least), most: won(most) },
    marks: Array.from({ length: to / step + 1 }, (_, at) => {
      const krw = at * step;
      return {
        at: place(krw),
        label: schoolsText.prices.mark[locale].replace('{count}', number(krw / 1_000_000)),
      };
    }),
    threadOf: ({ price, mostPrice }: Priced) =>
      price !== undefined && mostPrice !== undefined
        ? { from: place(price), to: place(mostPrice) }
        : undefined,
  };
}

/** The name of a school on its patch, in one line of Korean syllables or in two; without one that of its station. */
function patchOf(korean = '', station = ''): string[] {
  const name = korean.split('대학교')[0] || station.replace(/역$/, '');
  const half = name.length > 3 ? Math.ceil(name.length / 2) : name.length;
  return [name.slice(0, half), name.slice(half)].filter(Boolean);
}

/** A school as its row shows it, closed and open. */
function readSchool(school: School, locale: Locale) {
  const place = placeOf(school);
  const site = school.site ?? place.site;
  const contact = `${pathTo('contact', locale)}?subject=estudiar&school=${school.id}`;
  const { id, calendar, d4, dormitory } = school;
  const prices = (school.tuition ?? []).flatMap(({ per, krw }) => (per === 'term' ? [krw] : []));
  const isWithoutD4 = school.tuition?.[0]?.d4 === false;
  const { name, line } = place.station ?? {};
  const text = localize(schoolsText.row, locale);
  const years = formats[locale].list(calendarYears(school));
  return {
    id,
    name: school.name[locale],
    centre: school.centre[locale],
    ...(school.hangul && { hangul: school.hangul }),
    city: place.city,
    patch: patchOf(school.hangul, place.station?.hangul),
    partner: place.isPartner === true,
    sample: place.sample === true,
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
      /** The city, the visa, the dormitory and the dates in a line. */
      rest: [
        place.outside?.[locale] ?? schoolsText.filters.city[place.city][locale],
        ...(d4 ? [d4.value ? (isWithoutD4 ? text.otherD4 : text.d4) : text.noD4] : []),
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
