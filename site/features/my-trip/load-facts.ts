import { contextOf, idsOf, type Catalogue } from '#domain/trips/catalogue.ts';
import { timedDay } from '#domain/trips/check-trip.ts';
import type { TripContext } from '#domain/trips/known.ts';
import { decodeTrip } from '#domain/trips/link.ts';
import { learnPlaces, readState } from '#site/lib/trip-state.ts';
import type { TripTool } from './read-trip-tool.ts';
import type { Facts } from './facts.ts';

/** Fetches the words of the tool and what the guide knows, and the network of the metro beside them. */
export async function loadFacts(url: string, catalogue: string): Promise<Facts> {
  const [tool, known, metro] = await Promise.all([
    json<TripTool>(url),
    json<Catalogue>(catalogue),
    import('./metro-facts.ts'),
  ]);
  const context = { ...contextOf(known), metro: metro.metroWay, stationAt: metro.stationAt };
  const ids = idsOf(known);
  learnPlaces((id) => context.known.get(id)?.place);
  const { stations, lines } = metro.metroFacts();
  await inSteps([...metro.metroSteps, ...waySteps(context, ids)]);
  return { ...tool, context, ids, stations, lines };
}

/** The ways of each day of the trip that will be shown: a first check would search for all of them at once. */
function waySteps(context: TripContext, ids: readonly string[]): (() => unknown)[] {
  const linked = decodeTrip(location.hash.slice(1), ids);
  const trip = 'trip' in linked ? linked.trip : readState().trip;
  return (trip?.days ?? []).map((_, day) => () => trip && timedDay(trip, day, context));
}

/** One after the other, with time for the visitor's presses between them. */
async function inSteps(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function json<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
