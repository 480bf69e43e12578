import type { ItinerariesPage } from '#content/read.server.ts';
import { dayCost, tripCost } from '#domain/trip-cost.ts';
import { sketch } from './sketch.ts';

/** Longer names find no room in the sketch. */
const longest = 26;

/** A day with what is worked out from it. */
function planDay(day: ItinerariesPage['shown']['days'][number]) {
  const { city, activities } = day;
  const stops = activities.flatMap(({ stop, title }) => {
    if (!stop) return [];
    const { number, lat, lng, name: label = title } = stop;
    return { number, lat, lng, ...(label.length <= longest && { label }) };
  });
  const tickets = activities.flatMap(({ cost }) => cost ?? []);
  return { ...day, cost: dayCost({ city, tickets }), map: sketch(stops) };
}

/** The itinerary in view with its costs and sketches. For loaders. */
export function planOf({ shown }: Pick<ItinerariesPage, 'shown'>) {
  const days = shown.days.map(planDay);
  return { ...shown, days, cost: tripCost(days.map(({ cost }) => cost)) };
}

export type Plan = ReturnType<typeof planOf>;
export type PlanDay = Plan['days'][number];
export type PlanActivity = PlanDay['activities'][number];
export type Labels = ItinerariesPage['labels'];

/** A plan with the days of one document alone; `tabs` names them all. */
export interface PlanPart extends Plan {
  readonly tabs: readonly { readonly day: number; readonly title: string }[];
}

export function partOf({ days, ...plan }: Plan): PlanPart {
  return {
    ...plan,
    tabs: days.map(({ day, title }) => ({ day, title })),
    days: days.slice(plan.first - 1, plan.last),
  };
}
