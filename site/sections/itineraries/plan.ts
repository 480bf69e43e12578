import type { BaseMap } from '#content/base-map.server.ts';
import type { ItinerariesPage } from '#content/read.server.ts';
import type { MovableDay } from '#domain/trip-closings.ts';
import { dayCost, tripCost, type TripCost } from '#domain/trip-cost.ts';
import { legFare } from '#domain/trip-fares.ts';
import { drawDay, type RouteStop } from './day-drawing.ts';

type Page = Pick<ItinerariesPage, 'shown' | 'tariffs' | 'meals'>;
type Ride = ItinerariesPage['shown']['days'][number]['back'][number];

/** A day with its map, fares and cost. */
function planDay(day: Page['shown']['days'][number], { tariffs, meals }: Page, base: BaseMap) {
  const paid = ({ leg, ...ride }: Ride) => {
    const amount = legFare(leg, tariffs);
    return { ...ride, ...(amount !== undefined && { amount }) };
  };
  const activities = day.activities.map(({ rides, ...activity }) => ({
    ...activity,
    rides: rides.map(paid),
  }));
  const back = day.back.map(paid);
  const rides = [...activities.flatMap((activity) => activity.rides), ...back];
  const cost = dayCost({
    meals: usualMealsPrice(meals),
    rides: rides.flatMap(({ amount }) => amount ?? []),
    tickets: activities.flatMap(({ tickets }) => tickets.map(({ amount }) => amount)),
  });
  return { ...day, activities, back, cost, map: drawDay(stopsOf(day.activities), base) };
}

/** The places of a day with the rides to each; those to an activity without a place lead on to the next. */
function stopsOf(activities: Page['shown']['days'][number]['activities']): RouteStop[] {
  const stops: RouteStop[] = [];
  let modes: string[] = [];
  let direct = true;
  for (const { stop, title, rides } of activities) {
    modes.push(...rides.map(({ leg }) => leg.mode));
    if (!stop) {
      direct = false;
      continue;
    }
    stops.push({ ...stop, name: stop.name ?? title, modes, direct });
    [modes, direct] = [[], true];
  }
  return stops;
}

/** KRW of a day's meals unless the visitor chooses others. */
function usualMealsPrice({ levels, usual }: Page['meals']): number {
  return levels.find(({ id }) => id === usual)?.amount ?? 0;
}

/** The itinerary in view with its costs and maps. */
export function planOf(page: Page, base: BaseMap) {
  const { paid: _paid, ...shown } = page.shown;
  const days = shown.days.map((day) => planDay(day, page, base));
  return { ...shown, days, cost: tripCost(days.map(({ cost }) => cost)) };
}

/** The itineraries to choose from with what each costs, counted alike. */
export function cardsOf({
  cards,
  tariffs,
  meals,
}: Pick<ItinerariesPage, 'cards' | 'tariffs' | 'meals'>) {
  return cards.map(({ paid: { legs, tickets }, ...card }) => {
    const rides = legs.flatMap((leg) => legFare(leg, tariffs) ?? []);
    const cost: TripCost = dayCost({
      meals: usualMealsPrice(meals) * card.duration,
      rides,
      tickets,
    });
    return { ...card, cost };
  });
}

export type Card = ReturnType<typeof cardsOf>[number];
export type Plan = ReturnType<typeof planOf>;
export type PlanDay = Plan['days'][number];
export type PlanActivity = PlanDay['activities'][number];
export type Labels = ItinerariesPage['labels'];
export type Meals = ItinerariesPage['meals'];

/** What the change of days needs to know of each. */
export function movableDays({ days }: Plan): MovableDay[] {
  return days.map(({ day, city, fixed }) => ({ day, city, fixed }));
}

/** The regions on whose drawings the maps of the days stand. */
export function regionsIn({ days }: Pick<Plan, 'days'>) {
  return days.flatMap(({ map }) => (map ? [map.wide.view.region, map.narrow.view.region] : []));
}

/** `5 días`, `5 days`. */
export function daysIn(duration: number, { cards }: Pick<Labels, 'cards'>): string {
  return cards.days[duration === 1 ? 'one' : 'other'].replace('{number}', `${duration}`);
}
