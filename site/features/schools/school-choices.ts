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

/** In what order the list can stand; the first is that of the page. */
export const orders = ['price', 'city', 'calendar'] as const;

type GroupName = keyof SchoolsPage['text']['table']['groups'];

const groupNames = {
  price: ['term', 'other', 'ask'],
  city: ['seoul', 'busan'],
  calendar: ['dated', 'undated'],
} as const satisfies Readonly<Record<(typeof orders)[number], readonly GroupName[]>>;

/** The parts of the list in the order one chose; in each the cheapest terms, or the newest dates, come first. */
export function grouped(schools: readonly SchoolEntry[], by: string) {
  const order = orders.find((each) => each === by) ?? orders[0];
  const groupOf = ({ price, row, city, calendar }: SchoolEntry): GroupName => {
    if (order === 'city') return city;
    if (order === 'calendar') return calendar ? 'dated' : 'undated';
    return price !== undefined ? 'term' : row.price ? 'other' : 'ask';
  };
  const number = ({ price, calendar }: SchoolEntry) =>
    order === 'calendar' && calendar ? -calendar.latest : (price ?? Number.MAX_SAFE_INTEGER);
  const sorted = schools.toSorted((one, other) => number(one) - number(other));
  return groupNames[order].map((name) => ({
    name,
    schools: sorted.filter((school) => groupOf(school) === name),
  }));
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
    sort: named(sort, orders),
  };
}

type Options = readonly { readonly value: string; readonly label: string }[];
