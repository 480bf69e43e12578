import { extraNames } from '#content/text/extra-names.ts';
import { text } from '#content/text/itineraries.ts';
import type {
  Activity,
  CityLeg,
  Itinerary,
  ItineraryDay,
  Leg,
  LongLeg,
} from '#content/data/itineraries/itinerary.ts';
import { openingWithoutCard } from '#content/data/itineraries/stop-place.ts';
import { mealLevels, mealsPrice, type MealLevelId } from '#content/data/itineraries/meal-levels.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import {
  figureAmount,
  figuresIn,
  readFigure,
  type FigureEntry,
} from '#content/register/figures.ts';
import { buildDay } from '#content/register/build-day.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';

/** The level of meals until the visitor chooses one. */
export const usualMeals = 'usual' satisfies MealLevelId;

/** A ride in one language; rides between cities have no fare when no source gives one. */
export interface RideEntry {
  readonly name: string;
  readonly leg: CityLeg | { readonly mode: LongLeg['mode']; readonly fare?: number };
  /** Whether no source gives the fare, which is the last known one. */
  readonly about?: true;
}

/** The rides among the legs; a walk costs nothing. */
export function readRides(locale: Locale, legs: readonly Leg[] = []): RideEntry[] {
  return legs.flatMap((leg): RideEntry[] => {
    if (leg.mode === 'walk') return [];
    if (!isLong(leg)) return [{ name: text.timeline.modes[leg.mode][locale], leg }];
    const { mode, route, fare } = leg;
    const isOpen = fare && !figureOf(fare).source;
    return [
      {
        name: route[locale],
        leg: { mode, ...(fare && { fare: figureAmount(fare) }) },
        ...(isOpen && { about: true }),
      },
    ];
  });
}

const isLong = (leg: Leg): leg is LongLeg => 'route' in leg;

/** A ticket in one language, with what it costs in won. */
export interface TicketEntry extends FigureEntry {
  readonly amount: number;
}

export function readTickets(locale: Locale, ids: readonly FigureId[] = []): TicketEntry[] {
  return ids.map((id) => ({ ...readFigure(id, locale), amount: figureAmount(id) }));
}

/** The legs of a day, including those back to the lodging. */
const legsOf = ({ activities, back = [] }: ItineraryDay) => [
  ...activities.flatMap(({ legs = [] }) => legs),
  ...back,
];

const ticketsOf = ({ activities }: ItineraryDay) =>
  activities.flatMap(({ tickets = [] }: Activity) => tickets);

/** Names in a row; empty without any. */
const listed = (names: readonly string[], locale: Locale) =>
  new Intl.ListFormat(formats[locale].language).format(names);

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/** The names of costs that the total leaves out or counts without a confirmed price. */
export function readOpenCosts(locale: Locale, { days, mealsNote }: Itinerary) {
  const legs = days.flatMap(legsOf);
  const long = legs.filter(isLong);
  const counted = unique([...long.flatMap(({ fare }) => fare ?? []), ...days.flatMap(ticketsOf)]);
  const doubtful = counted.filter((id) => !figureOf(id).source || isYearsOld(id, locale));
  // The page says that flights are never part of the total.
  const routes = long
    .filter(({ mode, fare }) => mode !== 'flight' && !fare)
    .map(({ route }) => route[locale]);
  return {
    unseen: listed(unique(routes), locale),
    extras: readExtras(locale, days),
    unconfirmed: listed(
      doubtful.map((id) => figureOf(id).what[locale]),
      locale,
    ),
    /** Empty where the meals are ordinary ones. */
    meals: mealsNote?.[locale] ?? '',
    /** Whether the trip uses buses or taxis outside the two cities with known fares. */
    elsewhere: legs.some((leg) => 'city' in leg && leg.city !== 'seoul' && leg.city !== 'busan'),
  };
}

/** What the plan of some days has and their total has not, with its price. */
export function readExtras(locale: Locale, days: readonly ItineraryDay[]): string {
  const extras = unique(
    days.flatMap(({ activities }) => activities.flatMap((each: Activity) => each.extras ?? [])),
  );
  const named = extras.map((id) => `${extraNames[id][locale]} (${readFigure(id, locale).value})`);
  return listed(named, locale);
}

/** Whether the price is from a year before the last one. */
function isYearsOld(id: FigureId, locale: Locale): boolean {
  const { year } = readFigure(id, locale);
  return year !== undefined && Number(year) < Number(buildDay.slice(0, 4)) - 1;
}

/** Every figure that an itinerary and its cost use, each once. */
export function figuresOfTrip(itinerary: Itinerary): FigureId[] {
  const { days } = itinerary;
  return unique([
    ...days.flatMap(ticketsOf),
    ...days.flatMap(legsOf).flatMap(legFigures),
    ...days.flatMap(({ activities, ...day }) => [
      ...figuresIn(day),
      ...activities.flatMap((each: Activity) =>
        figuresIn({ ...each, opening: openingWithoutCard(each) }),
      ),
    ]),
    ...days.flatMap(({ activities }) => activities.flatMap((each: Activity) => each.extras ?? [])),
    ...figuresIn(mealLevels),
  ]);
}

/** The figures of a fare. */
function legFigures(leg: Leg): readonly FigureId[] {
  switch (leg.mode) {
    case 'walk':
      return [];
    case 'subway':
      return leg.city === 'seoul'
        ? ['seoul-subway-base-fare', 'seoul-subway-distance-steps']
        : ['busan-subway-fare', 'busan-subway-zone'];
    case 'bus':
      return leg.city === 'seoul' ? ['seoul-bus-fare'] : ['busan-bus-fare'];
    case 'taxi':
      return ['taxi-busan-base', 'taxi-busan-distance'];
    default:
      return leg.fare ? [leg.fare] : [];
  }
}

/** The levels of meals, each with its price per day in KRW. */
export function readMealLevels(locale: Locale) {
  const ids = Object.keys(mealLevels) as MealLevelId[];
  return ids.map((id) => {
    const { name, dishes } = localize(mealLevels[id], locale);
    return { id, name, dishes, amount: mealsPrice(id) };
  });
}
