// `npm run metro`: checks the facts in `content/data/metro/` and derives from them `domain/metro/metro-network.json` and the
// stylesheet of the lines' colours.
// `npm run metro -- FOLDER` first takes in new official files: lists of stations with positions (`*.csv`, as
// data.go.kr publishes them) and newer versions of the JSON files. It writes nothing when two sources put a station more
// than 600 m apart, or a place of the guide loses its station.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { places } from '#content/data/places.ts';
import type { PackedNetwork } from '#domain/metro/metro-network.ts';
import { problemsIn } from './metro/check-facts.ts';
import { factsFolder, readFacts, type MetroFacts } from './metro/facts.ts';
import { packNetwork } from './metro/pack.ts';
import { withPositions, type Source } from './metro/refresh.ts';
import { readStationList } from './metro/station-list.ts';

export const networkFile = join(import.meta.dirname, '../domain/metro/metro-network.json');

/** The network as the file holds it. */
export function networkText(packed: PackedNetwork): string {
  return `${JSON.stringify(packed)}\n`;
}

/** What a folder of new files brings, and why it cannot be used. */
export function takeIn(
  folder: string,
  today: string,
): { readonly facts: MetroFacts; readonly problems: readonly string[] } {
  const lists = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const sources = lists.map((file): Source => {
    const stations = readStationList(readFileSync(join(folder, file)));
    return { file, stations };
  });
  const { facts, problems } = withPositions(readFacts(folder), sources, today);
  return { facts, problems: [...problems, ...problemsIn(facts, places)] };
}

function run([folder]: readonly string[]): number {
  const today = new Date().toISOString().slice(0, 10);
  const kept = readFacts();
  const { facts, problems } = folder
    ? takeIn(folder, today)
    : { facts: kept, problems: problemsIn(kept, places) };
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`${problems.length} problems: nothing was written`);
    return 1;
  }
  if (folder)
    for (const [name, value] of Object.entries(facts))
      writeFileSync(join(factsFolder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  const text = networkText(packNetwork(facts));
  writeFileSync(networkFile, text);
  console.log(
    `domain/metro/metro-network.json: ${facts.stations.stations.length} stations, ${text.length} bytes`,
  );
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = run(process.argv.slice(2));
