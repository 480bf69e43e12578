import { describe, expect, it, test } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import type { Activity, Itinerary, Leg } from '#content/data/itineraries/itinerary.ts';
import { readItineraries } from './read.ts';
import { figuresOfTrip } from './read-itinerary-costs.ts';
import { figureOf, register } from '#content/register/register.ts';
import { planRoute } from '#domain/metro/metro.ts';
import { planOf } from './plan.ts';

// The expected totals are calculated here from the register, without the code under test.

const amounts = register as Record<string, { readonly current: { readonly value?: unknown } }>;

function amount(id: string): number {
  const value = amounts[id]?.current.value;
  if (typeof value !== 'number') throw new Error(`${id} is no amount`);
  return value;
}

/** Three dishes a day: kimchi stew, kalguksu and 200 g of samgyeopsal. */
const mealsOfADay =
  amount('price-kimchi-jjigae') + amount('price-kalguksu') + amount('price-samgyeopsal');

function fare(leg: Leg): number {
  if (leg.mode === 'walk') return 0;
  if (leg.mode === 'bus')
    return leg.city === 'seoul' ? amount('seoul-bus-fare') : amount('busan-bus-fare');
  if (leg.mode === 'taxi') {
    let total = amount('taxi-busan-base');
    for (let metres = 2000; metres < leg.km * 1000; metres += amount('taxi-busan-distance'))
      total += 100;
    return total;
  }
  if (leg.mode === 'subway') {
    const km = leg.km ?? 1;
    const { zone1, zone2 } = register['busan-subway-fare'].current.value;
    if (leg.city === 'busan') return km > 10 ? zone2 : zone1;
    let total = amount('seoul-subway-base-fare');
    for (let paid = 10; paid < km; paid += 5) total += 100;
    return total;
  }
  return leg.fare ? amount(leg.fare) : 0;
}

function totalOf({ days, duration }: Itinerary): number {
  let total = duration * mealsOfADay;
  for (const day of days) {
    for (const leg of day.back ?? []) total += fare(leg);
    for (const activity of day.activities) {
      for (const leg of activity.legs ?? []) total += fare(leg);
      for (const ticket of activity.tickets ?? []) total += amount(ticket);
    }
  }
  return total;
}

describe.each(itineraries)('$id', (itinerary) => {
  const page = readItineraries('es', itinerary.id);
  const plan = planOf(page, readBaseMap());
  const wanted = totalOf(itinerary);

  it('costs the sum of its legs, tickets and meals, on its page and on every card', () => {
    expect(plan.cost.total).toBe(wanted);
    expect(plan.cost.food + plan.cost.transport + plan.cost.tickets).toBe(wanted);
    expect(page.cards.find(({ id }) => id === itinerary.id)?.cost.total).toBe(wanted);
    expect(plan.days.reduce((sum, { cost }) => sum + cost.total, 0)).toBe(wanted);
  });

  it('shows each of its tickets and rides, and sums what it shows', () => {
    const shown = plan.days.flatMap(({ activities, back }) => [
      ...activities.flatMap(({ rides, tickets }) => [...rides, ...tickets]),
      ...back,
    ]);
    const sum = shown.reduce((total, entry) => total + (entry.amount ?? 0), 0);
    expect(sum + itinerary.duration * mealsOfADay).toBe(wanted);
  });

  it('has a ride on every day', () => {
    const without = plan.days.filter(
      ({ activities, back }) => [...activities.flatMap(({ rides }) => rides), ...back].length === 0,
    );
    expect(without).toEqual([]);
  });

  it('names the rides without a known fare and the unconfirmed prices', () => {
    const own = itinerary.days.flatMap(({ activities }) => [...activities]);
    const unseen = own.flatMap(({ legs = [] }: Activity) =>
      legs.flatMap((leg) =>
        'route' in leg && leg.mode !== 'flight' && !leg.fare ? [leg.route.es] : [],
      ),
    );
    expect(unseen.filter((route) => !plan.open.unseen.includes(route))).toEqual([]);
    const unconfirmed = own
      .flatMap(({ tickets = [] }: Activity) => tickets)
      .filter((id) => !figureOf(id).source)
      .map((id) => register[id].what.es);
    expect(unconfirmed.filter((name) => !plan.open.unconfirmed.includes(name))).toEqual([]);
  });

  it('lists the figures of its cost at the end', () => {
    const figures = figuresOfTrip(itinerary);
    expect(new Set(figures).size).toBe(figures.length);
    expect(page.figures.figures.map(({ id }) => id)).toEqual(figures);
    expect(figures).toContain('price-kalguksu');
  });
});

it('every journey between cities has a fare or is named as having none', () => {
  const long = itineraries.flatMap(({ days }) =>
    days.flatMap(({ activities }) =>
      activities.flatMap((each: Activity) => (each.legs ?? []).filter((leg) => 'route' in leg)),
    ),
  );
  expect(long.filter(({ mode }) => mode === 'train').length).toBeGreaterThan(8);
  const seoulBusan = long.filter(({ route }) => /Seoul-Busan|Busan-Seoul/.test(route.en));
  expect(seoulBusan.map((leg) => fare(leg))).toEqual(seoulBusan.map(() => 59_800));
});

test('rides by metro between places of a day cost what the planner says', () => {
  const routes = itineraries.flatMap(({ id }) => {
    const { days } = planOf(readItineraries('es', id), readBaseMap());
    return days.flatMap(({ day, activities }) =>
      activities.flatMap(({ rides, title }) =>
        rides.flatMap(({ amount: paid, route }) =>
          route ? [{ id, day, title, paid, ...route }] : [],
        ),
      ),
    );
  });
  expect(routes.length).toBeGreaterThan(10);
  const wrong = routes.flatMap(({ id, day, title, paid, from, to }) => {
    const card = planRoute({ from, to, prefer: 'fast' })?.fare?.card;
    return card === paid ? [] : [`${id} ${day} ${title}: ${paid}, ${from} to ${to} costs ${card}`];
  });
  expect(wrong).toEqual([]);
});

test('a day begins and ends where the trip sleeps; elsewhere the visitor names the station', () => {
  const trip = planOf(readItineraries('es', 'korea-10days'), readBaseMap());
  const [first, second, third] = trip.days;
  expect(second?.activities[0]?.rides[0]?.route?.from).toBe('seoul/jongno-3-ga');
  expect(second?.back[0]?.route).toMatchObject({
    from: 'seoul/myeongdong',
    to: 'seoul/jongno-3-ga',
  });
  expect(third?.activities[0]?.rides[0]?.route?.from).toBe('seoul/jongno-3-ga');
  expect(first?.activities[0]?.rides[0]).not.toHaveProperty('route');
  const weekend = planOf(readItineraries('es', 'weekend-seoul'), readBaseMap()).days[0];
  const there = weekend?.activities[0]?.rides[0];
  expect(there).not.toHaveProperty('route');
  expect(there?.query).toBe(new URLSearchParams({ to: 'seoul/gwanghwamun' }).toString());
  expect(weekend?.back[0]?.query).toBe(
    new URLSearchParams({ from: 'seoul/myeongdong' }).toString(),
  );
});

describe('the stops of the metro that a text counts', () => {
  const words = ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
  const counted = itineraries.flatMap(({ id }) =>
    planOf(readItineraries('es', id), readBaseMap()).days.flatMap(({ activities }) =>
      activities.flatMap(({ description, rides, ...activity }) => {
        const said = /\b(Una|Dos|Tres|Cuatro|Cinco) (?:parada|estacion|estación)/i.exec(
          description,
        );
        const route = rides.flatMap((ride) => ('route' in ride && ride.route) || [])[0];
        if (!said || !route) return [];
        const name = said[1]?.toLowerCase();
        const count = words.findIndex((word) => word.toLowerCase() === name) + 1;
        return [{ id: activity.id, count, route }];
      }),
    ),
  );

  it.each(counted)('of $id are those of the planner', ({ count, route: { from, to } }) => {
    const rides = planRoute({ from, to, prefer: 'fast' })?.rides ?? [];
    expect(rides.reduce((sum, { stops }) => sum + stops, 0)).toBe(count);
  });
});
