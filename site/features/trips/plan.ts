import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { ItinerariesPage } from './read.ts';
import { lineLabel } from '#domain/metro/metro-view.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { planRoute } from '#domain/metro/metro.ts';
import { legFare } from '#domain/trips/fares.ts';
import { drawDay, type DayDrawing, type RouteStop } from '#site/ui/day-map/day-drawing.ts';

type Page = Pick<ItinerariesPage, 'shown' | 'tariffs'>;
type Ride = ItinerariesPage['shown']['days'][number]['back'][number];

type Day = Page['shown']['days'][number];

/** A day with its map and fares. @param night The station where the night before is spent, if the trip says. */
function planDay(day: Day, night: string | undefined, { tariffs }: Page, base: BaseMap) {
  const paid = ({ leg, ...ride }: Ride) => {
    const amount = legFare(leg, tariffs);
    return { ...ride, ...(amount !== undefined && { amount }) };
  };
  const metro = metroRides(day, night);
  const activities = day.activities.map(({ rides, ...activity }, index) => {
    const own = metro.activities[index];
    return Object.assign(activity, { rides: rides.map((ride) => ({ ...paid(ride), ...own })) });
  });
  const back = day.back.map((ride) => ({ ...paid(ride), ...metro.back }));
  return { ...day, activities, back, map: drawDay(stopsOf(day.activities), base) };
}

/** What the planner knows of a ride. */
interface Planned {
  /** The query that asks the planner for it; an end that the trip leaves open is absent. */
  readonly query?: string;
  readonly route?: MetroRide;
}

/** A way by metro between two places of a day. */
interface MetroRide {
  /** Ids of stations. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  /** In the order of the way, as on signs: `2`, `3`. */
  readonly lines: readonly { readonly label: string; readonly colour: string }[];
}

/** The ways to each activity that is reached by metro alone, from the place before it or from where one sleeps, and back. */
function metroRides({ activities, back, sleeps }: Day, night: string | undefined) {
  let from = night;
  const first = activities.find(({ stop, rides }) => stop !== undefined || rides.length > 0);
  const ways = activities.map((activity): Planned => {
    const { stop, rides } = activity;
    const [start, to] = [from, stop?.station];
    if (stop || rides.length > 0) from = to;
    return isMetro(rides) ? planned(start, to, activity === first) : {};
  });
  return { activities: ways, back: isMetro(back) ? planned(from, sleeps, true) : {} };
}

const isMetro = (rides: readonly Ride[]) => rides.length === 1 && rides[0]?.leg.mode === 'subway';

/** @param open Whether one end may be left to the visitor, as nobody knows where visitors sleep. */
function planned(from: string | undefined, to: string | undefined, open: boolean): Planned {
  if (!from || !to) {
    const ends = { ...(from && { from }), ...(to && { to }) };
    return open && (from || to) ? { query: new URLSearchParams(ends).toString() } : {};
  }
  const route = planRoute({ from, to, prefer: 'fast' });
  if (!route) return {};
  const { lines } = metroNetwork();
  const ridden = route.rides.flatMap(({ line }) => {
    const found = lines.find(({ id }) => id === line);
    return found ? [{ label: lineLabel(found), colour: found.colour }] : [];
  });
  return {
    query: new URLSearchParams({ from, to }).toString(),
    route: { from, to, minutes: route.minutes, lines: ridden },
  };
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

/** The itinerary in view with its fares and maps. */
export function planOf(page: Page, base: BaseMap) {
  const { shown } = page;
  const days = shown.days.map((day, index) =>
    planDay(day, shown.days[index - 1]?.sleeps, page, base),
  );
  return { ...shown, days };
}

/** The itinerary as its island has it: without what only drawing its maps needs. */
export function tripOf({ id, title, duration, cost, open, closings, days }: Plan, text: TripText) {
  return {
    id,
    title,
    /** `5 días`. */
    length: daysIn(duration, text),
    cost,
    open,
    closings,
    days: days.map(({ map, ...day }) => ({
      ...day,
      ...(map && { map: { wide: shownIn(map.wide), narrow: shownIn(map.narrow) } }),
    })),
  };
}

const shownIn = ({ way: _way, ...drawing }: DayDrawing) => drawing;

export type Card = ItinerariesPage['cards'][number];
export type Plan = ReturnType<typeof planOf>;
export type OpenTrip = ReturnType<typeof tripOf>;
export type TripDay = OpenTrip['days'][number];
export type TripActivity = TripDay['activities'][number];
export type TripText = ItinerariesPage['itinerariesText'];
export type TripPageText = Pick<
  TripText,
  | 'add'
  | 'timeline'
  | 'calendar'
  | 'closings'
  | 'cost'
  | 'map'
  | 'route'
  | 'print'
  | 'share'
  | 'failed'
>;
export type Meals = ItinerariesPage['meals'];

/** The regions on whose drawings the maps of the days stand. */
export function regionsIn({ days }: Pick<Plan, 'days'>) {
  return days.flatMap(({ map }) => (map ? [map.wide.view.region, map.narrow.view.region] : []));
}

/** `5 días`, `5 days`. */
export function daysIn(duration: number, { cards }: Pick<TripText, 'cards'>): string {
  return cards.days[duration === 1 ? 'one' : 'other'].replace('{number}', `${duration}`);
}
