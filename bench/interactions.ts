import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { text as budget } from '../content/text/budget.ts';
import { text as metro } from '../content/text/metro.ts';
import { pathTo, type PageId } from '../content/pages.ts';
import { hydrated } from '../tests/fixtures.ts';
import { desktop, phone } from '../tests/site.ts';
import { atMost } from '../tests/faults/checks.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';
import { build, isBuilt } from '../tools/built-site.ts';
import type { Options } from './arguments.ts';
import { openBrowser } from './browser.ts';
import type { Measured, Sheet } from './results.ts';
import { median, rounded } from './statistics.ts';

interface Interaction {
  readonly name: string;
  readonly page: PageId;
  readonly query?: string;
  readonly wide?: boolean;
  /** What is pressed. */
  readonly target: (page: Page) => Locator;
  /** What is there afterwards, to know that something happened. */
  readonly after: (page: Page) => Locator;
}

/** The kinds of interaction that the guide has, each where it has most to do. */
const interactions: readonly Interaction[] = [
  {
    name: 'filter of the questions',
    page: 'faq',
    target: (page) => page.locator('main button[aria-pressed="false"]').first(),
    after: (page) => page.locator('main [role="group"] button:nth-child(2)[aria-pressed="true"]'),
  },
  {
    name: 'an answer that opens',
    page: 'faq',
    target: (page) => page.locator('main details summary').filter({ visible: true }).first(),
    after: (page) => page.locator('main details[open]'),
  },
  {
    name: 'filter of the dishes',
    page: 'gastronomy',
    target: (page) => page.locator('main button[aria-pressed="false"]').first(),
    after: (page) => page.locator('main [role="group"] button:nth-child(2)[aria-pressed="true"]'),
  },
  {
    name: 'dialog of a dish',
    page: 'gastronomy',
    target: (page) => page.getByRole('link', { name: /^Ver más detalles/ }).first(),
    after: (page) => page.locator('dialog[open]'),
  },
  {
    name: 'a place that opens',
    page: 'seoul',
    target: (page) =>
      page.locator('main li[id] details > summary').filter({ visible: true }).first(),
    after: (page) => page.locator('main li[id] details[open]'),
  },
  {
    name: 'the way back by metro',
    page: 'metro',
    query: '?from=seoul/hongik-univ&to=seoul/gyeongbokgung',
    target: (page) => page.getByRole('button', { name: metro.planner.swap.es }),
    after: (page) => page.getByRole('heading', { name: /Gyeongbokgung.*Hongik/ }),
  },
  {
    name: 'day of an itinerary (tab)',
    page: 'itineraries',
    target: (page) => page.locator('#day-2-tab'),
    after: (page) => page.locator('#day-2-tab[aria-selected="true"]'),
  },
  {
    name: 'step of the calculator',
    page: 'budget',
    target: (page) =>
      page.getByRole('button', { name: new RegExp(budget.steps.next.es.split(':')[0] ?? '') }),
    after: (page) => page.getByRole('heading', { level: 2, name: budget.purpose.heading.es }),
  },
  {
    name: 'menu of the header',
    page: 'home',
    wide: true,
    target: (page) => page.locator('header details[name="menu"] > summary').first(),
    after: (page) => page.locator('header details[name="menu"][open]'),
  },
  {
    name: 'menu on a phone',
    page: 'seoul',
    target: (page) => page.locator('details:has(> #menu-mobile) > summary'),
    after: (page) => page.locator('#menu-mobile'),
  },
];

export interface Delay {
  readonly name: string;
  readonly path: string;
  /** From the press to the next paint (ms), as Event Timing says it: in steps of 8. */
  readonly paint: number;
}

/** The longest that an interaction may keep the next paint waiting (ms). */
export const longestDelay = 80;

/** The interactions alone; `pages` measures them, too. */
export async function interactionSpeed(harness: Harness, options: Options): Promise<Measured> {
  if (!isBuilt()) throw new NotPossible('the website is not built; npm run build');
  const server = await harness.start(join(harness.folder, 'rumbo.db'), { BUILD_DIR: build });
  const delays = await interact(await openBrowser(harness), server.url, options.runs ?? 3);
  return {
    title: 'How fast pages react',
    checks: delays.map(({ name, paint }) => atMost(`${name} (ms)`, paint, longestDelay)),
    tables: [delaySheet(delays)],
    notes: [
      'From a press to the next paint, as Event Timing says it, with a processor four times slower.',
    ],
  };
}

/** Every interaction with its page and its figure. */
export function delaySheet(delays: readonly Delay[]): Sheet {
  return {
    title: 'Interactions',
    head: ['What', 'Page', 'Next paint after ms'],
    rows: delays.map(({ name, path, paint }) => [name, path, rounded(paint)]),
  };
}

/** How long each interaction keeps the next paint waiting with a processor four times slower. */
export async function interact(browser: Browser, origin: string, runs: number): Promise<Delay[]> {
  const delays: Delay[] = [];
  for (const interaction of interactions) {
    const paints: number[] = [];
    for (let run = 0; run < runs; run++) paints.push(await once(browser, origin, interaction));
    const { name, page } = interaction;
    delays.push({ name, path: pathTo(page, 'es'), paint: median(paints) });
  }
  return delays;
}

async function once(browser: Browser, origin: string, interaction: Interaction): Promise<number> {
  const viewport = interaction.wide ? desktop : phone;
  const context = await browser.newContext({ baseURL: origin, viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('consent', 'rejected'));
    await page.goto(pathTo(interaction.page, 'es') + (interaction.query ?? ''), {
      waitUntil: 'networkidle',
    });
    await hydrated(page);
    const target = interaction.target(page);
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(watchPaints);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Unforced, Playwright would look for what is hit within the page, in the time that is measured.
    await target.click({ force: true });
    await interaction.after(page).first().waitFor({ state: 'visible' });
    return await page.evaluate(longestPaint);
  } finally {
    await context.close();
  }
}

interface Watched {
  paints?: number[];
}

/** Runs in the page: notes how long each press keeps the next paint waiting. */
function watchPaints(): void {
  const paints: number[] = [];
  (window as Watched).paints = paints;
  const note = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId) paints.push(duration);
  };
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

/** Runs in the page: the longest wait; 16 where none was long enough to be noted. */
async function longestPaint(): Promise<number> {
  const until = performance.now() + 1000;
  const { paints = [] } = window as Watched;
  // Notes come some frames after the paint.
  while (performance.now() < until) await new Promise((resolve) => requestAnimationFrame(resolve));
  return Math.max(16, ...paints);
}
