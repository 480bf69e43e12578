import { bedKinds, largestSum, sums } from './own-figures.ts';
import { limits, mealLevelIds } from './trip.ts';
import type { Stay } from './stay.ts';

/** The cities besides Seoul and Busan in which nights can be counted. */
export const otherCities = ['gyeongju', 'jeju', 'jeonju', 'andong'] as const;

/** Where the form stands on its pages. */
export const stayAnchor = 'trip-budget';

/** Beyond a month of nights in one place the calculator knows more. */
export const mostNights = 31;
export const mostPeople = 10;
export const mostTickets = 3;

/** What the form begins with. */
export const usualStay: Stay = {
  nights: [{ city: 'seoul', nights: 7 }],
  people: 2,
  meals: 'usual',
  tickets: 1,
  bed: 'hotel',
  journeys: true,
};

const cityNames = ['seoul', 'busan', 'other'] as const;

/** The parameters of a stay. */
export const stayNames = [
  ...cityNames,
  'where',
  'people',
  'bed',
  'night',
  'meals',
  'tickets',
  'journeys',
  ...sums,
] as const;

/** The stay in a query. What is missing or makes no sense becomes the usual. Never throws. */
export function stayIn(query: URLSearchParams): Stay {
  const count = (name: string, most: number, usual = 0) => {
    const text = query.get(name) ?? '';
    return /^\d{1,3}$/.test(text) ? Math.min(most, Number(text)) : usual;
  };
  const sum = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) <= largestSum ? Number(text) : undefined;
  };
  const where = otherCities.find((city) => city === query.get('where')) ?? otherCities[0];
  const nights = [
    { city: 'seoul', nights: count('seoul', mostNights) },
    { city: 'busan', nights: count('busan', mostNights) },
    { city: where, nights: count('other', mostNights) },
  ].filter((each) => each.nights > 0);
  const bed = query.has('bed') ? bedKinds.find((kind) => kind === query.get('bed')) : usualStay.bed;
  const night = sum('night');
  const figures = sums.flatMap((name) => {
    const won = sum(name);
    return won === undefined ? [] : [[name, won] as const];
  });
  return {
    nights: cityNames.some((name) => /^\d/.test(query.get(name) ?? '')) ? nights : usualStay.nights,
    people: Math.max(1, count('people', Math.min(mostPeople, limits.people), usualStay.people)),
    meals: mealLevelIds.find((id) => id === query.get('meals')) ?? usualStay.meals,
    tickets: count('tickets', mostTickets, usualStay.tickets),
    ...(bed && { bed }),
    ...(night !== undefined && { night }),
    journeys: query.get('journeys') !== 'none',
    ...(figures.length > 0 && { figures: Object.fromEntries(figures) }),
  };
}

/** The query that `stayIn` reads back; what is usual is left out. */
export function stayQuery(stay: Stay): URLSearchParams {
  const { nights, people, meals, tickets, bed, night, journeys, figures = {} } = stay;
  const query = new URLSearchParams(nights.length > 0 ? '' : 'seoul=0');
  for (const each of nights) {
    const main = each.city === 'seoul' || each.city === 'busan';
    query.set(main ? each.city : 'other', String(each.nights));
    if (!main) query.set('where', each.city);
  }
  const set = (name: string, value: string | number | undefined, usual?: string | number) => {
    if (value !== undefined && value !== usual) query.set(name, String(value));
  };
  set('people', people, usualStay.people);
  set('meals', meals, usualStay.meals);
  set('tickets', tickets, usualStay.tickets);
  set('bed', bed ?? 'none', usualStay.bed);
  set('night', night);
  set('journeys', journeys ? 'guide' : 'none', 'guide');
  for (const name of sums) set(name, figures[name]);
  return query;
}
