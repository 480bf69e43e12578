import { join } from 'node:path';
import { locales } from '../content/locale.ts';
import { isService, isShared, pageIds, pathTo } from '../content/pages.ts';
import { build, isBuilt, scriptsOf, sizeOf } from '../tools/built-site.ts';
import type { Options } from './arguments.ts';
import { medianRate, rateOf, type Rate } from './autocannon.ts';
import { chooseCores } from './cores.ts';
import { startNginx } from './nginx.ts';
import { getRaw, textOf } from './http-get.ts';
import { atLeast, countsOf, exactly, othersThan, type Check } from '../tests/faults/checks.ts';
import type { Measured } from './results.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';
import { rounded } from './statistics.ts';

const seconds = 2;
const connections = 64;
const encoding = { 'accept-encoding': 'br' };

/** Headers of the connection, or made for each answer. */
const own = /^(?:connection|keep-alive|date|content-length|etag|x-request-id|transfer-encoding)$/;

const sides = ['rumbo', 'nginx'] as const;

interface Question {
  readonly name: string;
  readonly status: number;
  /** Where each has it; who has not is not asked. */
  readonly rumbo: string;
  readonly nginx?: string;
  readonly known?: boolean;
}

/** How many answers a second one core gives, beside nginx with the same bytes and headers. */
export async function serving(harness: Harness, options: Options): Promise<Measured> {
  if (!isBuilt()) throw new NotPossible('the website is not built; npm run build');
  const runs = options.runs ?? 5;
  const cores = chooseCores();
  const path = staticPage();
  const file = join(harness.folder, 'rumbo.db');
  const how = { through: cores.server, clock: false };
  const rumbo = await harness.start(file, { BUILD_DIR: build }, how);
  const page = await getRaw(rumbo.url + path, encoding);
  const headers = Object.entries(page.headers).filter(([name]) => !own.test(name));
  const ready = {
    body: page.body,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
  };
  const nginx = await startNginx(harness, cores.server, ready);
  const copy = await getRaw(`${nginx.url}/page`, encoding);
  const same =
    copy.body.equals(page.body) && headers.every(([name, value]) => copy.headers[name] === value);
  const largest = scriptsOf(textOf(page)).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? '';
  const questions: Question[] = [
    { name: 'page', status: 200, rumbo: path, nginx: '/page' },
    { name: 'page, known (304)', status: 304, rumbo: path, nginx: '/page', known: true },
    { name: 'largest script', status: 200, rumbo: largest },
    { name: 'home, in the language of the visitor', status: 200, rumbo: '/' },
    { name: 'not found (404)', status: 404, rumbo: '/nada', nginx: '/nada' },
  ];

  const all = new Map<number, number>();
  let unexpected = 0;
  const found: { name: string; rumbo: Rate[]; nginx: Rate[] }[] = [];
  for (const { name, status, known = false, ...paths } of questions) {
    const rates = { name, rumbo: [] as Rate[], nginx: [] as Rate[] };
    // The first round warms up and does not count; taking turns, both have the same weather.
    for (let round = 0; round <= runs; round++) {
      for (const side of sides) {
        const asked = paths[side];
        if (asked === undefined) continue;
        const server = { rumbo, nginx }[side];
        const url = server.url + asked;
        const asking = {
          url,
          seconds,
          connections,
          headers: known ? await knownHeaders(url) : encoding,
          through: cores.client,
        };
        const rate = await rateOf(harness, server.pid, status, asking);
        for (const [key, count] of rate.statuses) all.set(key, (all.get(key) ?? 0) + count);
        unexpected += othersThan(rate.statuses, [status]);
        if (round > 0) rates[side].push(rate);
      }
    }
    found.push(rates);
  }

  const rows = found.map(({ name, ...rates }) => ({
    name,
    rumbo: medianRate(rates.rumbo),
    nginx: medianRate(rates.nginx),
  }));
  type Row = (typeof rows)[number];
  const ratio = (row: Row | undefined, figure: 'perSecond' | 'perCpuSecond') =>
    rounded((row?.rumbo?.[figure] ?? NaN) / (row?.nginx?.[figure] ?? NaN), 3);
  const cells = (row: Row, figure: 'perSecond' | 'perCpuSecond') =>
    [row.rumbo?.[figure], row.nginx?.[figure], ratio(row, figure)].map((cell, index) =>
      cell === undefined || !Number.isFinite(cell) ? '' : index < 2 ? Math.round(cell) : cell,
    );
  const checks: Check[] = [
    { what: 'page', figure: `${path}, ${page.body.length} bytes of brotli` },
    { what: 'answers', figure: countsOf(all) },
    exactly('answers of another status than asked for', unexpected, 0),
    exactly('nginx sends the same bytes and headers', same ? 'yes' : 'no', 'yes'),
    atLeast('page: requests/s ÷ nginx', ratio(rows[0], 'perSecond'), 0.2),
    // Where nginx is faster than who asks it, only this one is fair to it.
    atLeast('page: requests per CPU second ÷ nginx', ratio(rows[0], 'perCpuSecond'), 0.2),
  ];
  return {
    title: 'How fast the server answers',
    checks,
    tables: [
      {
        title: 'Answers',
        head: ['', 'per s', 'nginx', 'ratio', 'per CPU s', 'nginx', 'ratio'],
        rows: rows.map((row) =>
          [row.name, cells(row, 'perSecond'), cells(row, 'perCpuSecond')].flat(),
        ),
      },
    ],
    notes: [
      `Medians of rounds (${runs}) of ${seconds} s, in turns, over ${connections} connections of autocannon that stay open, on the loopback. ${cores.said}`,
      `${nginx.version}, one process without a log and with its files kept open, sends the same compressed bytes with the same headers. Its “not found” is its own short page; Rumbo Corea’s is a page of the guide, in the visitor’s language.`,
    ],
  };
}

/** What a browser sends that has the answer already. */
async function knownHeaders(url: string): Promise<Record<string, string>> {
  const { etag } = (await getRaw(url, encoding)).headers;
  return etag === undefined ? encoding : { ...encoding, 'if-none-match': etag };
}

/** The prerendered page whose compressed size is nearest to 6 KB. */
function staticPage(): string {
  const paths = pageIds
    .filter((id) => !isShared(id) && !isService(id) && id !== 'search')
    .flatMap((id) => locales.map((locale) => pathTo(id, locale)))
    .map((path) => ({ path, off: Math.abs(sizeOf(`${path}/index.html`) - 6) }));
  const [nearest] = paths.sort((a, b) => a.off - b.off);
  if (!nearest) throw new Error('no page is prerendered');
  return nearest.path;
}
