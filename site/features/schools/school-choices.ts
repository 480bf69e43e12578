import type { SchoolEntry, SchoolsPage } from './read.ts';

/** What one can choose schools by; the first value of each shows all. */
export const filterNames = ['city', 'd4', 'price', 'dormitory', 'course'] as const;

export type Choices = Readonly<Record<(typeof filterNames)[number], string>>;

/** Whether a school shows under all choices. */
export function isFound(school: SchoolEntry, { city, d4, price, dormitory, course }: Choices) {
  return (
    (city === 'all' || city === school.city) &&
    (d4 === 'all' || school.sponsors || (d4 === 'maybe' && school.maySponsor)) &&
    (price === 'all' ||
      (school.price !== undefined && (price === 'seen' || school.price <= Number(price)))) &&
    (dormitory === 'all' || school.hasDormitory) &&
    (course === 'all' || school.courses.includes(course))
  );
}

/** Schools by the price of a term, then those with another price, or by how new their calendar is; those without come last. */
export function sorted(schools: readonly SchoolEntry[], by: string): readonly SchoolEntry[] {
  const last = Number.MAX_SAFE_INTEGER;
  const priced = ({ price, row }: SchoolEntry) => price ?? (row.price ? last - 1 : last);
  const number = (school: SchoolEntry) =>
    by === 'price' ? priced(school) : school.calendar ? -school.calendar.latest : last;
  return by === 'city' ? schools : schools.toSorted((one, other) => number(one) - number(other));
}

/** The choices of a kind in the order in which they are offered. */
export function optionsOf({ filters }: Pick<SchoolsPage['text'], 'filters'>, prices: Options) {
  const { city, d4, price, dormitory, course, sort } = filters;
  const named = <const Value extends string>(
    words: Readonly<Record<NoInfer<Value>, string>>,
    values: readonly Value[],
  ): Options => values.map((value) => ({ value, label: words[value] }));
  return {
    city: named(city, ['all', 'seoul', 'busan']),
    d4: named(d4, ['all', 'yes', 'maybe']),
    price: [{ value: 'all', label: price.all }, ...prices, { value: 'seen', label: price.seen }],
    dormitory: named(dormitory, ['all', 'yes']),
    course: named(course, ['all', 'term', 'short', 'evening', 'online']),
    sort: named(sort, ['price', 'city', 'calendar']),
  };
}

type Options = readonly { readonly value: string; readonly label: string }[];
