import { contextOf, idsOf, type Catalogue } from '#domain/trips/catalogue.ts';
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
  const { stations, lines } = metro.metroFacts();
  return { ...tool, context, ids: idsOf(known), stations, lines };
}

async function json<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
