import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { pathTo } from '../content/pages.ts';
import { text } from '../content/text/my-trip-tool.ts';
import { plainTrip } from '../site/lib/stored-trip.ts';
import type { Trip } from '../domain/trips/trip.ts';
import { hydrated } from '../tests/fixtures.ts';
import { desktop } from '../tests/site.ts';
import { traced, type Work } from './processor-time.ts';
import { tenDays } from './trip-rules.ts';

interface TripInteraction {
  readonly name: string;
  /** Gets everything ready, unmeasured. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is pressed, with a key or with the mouse. */
  readonly target: (page: Page) => Locator;
  readonly key?: string;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first();
const sheet = (page: Page) => page.getByRole('dialog');

async function menu(page: Page, item: string, index = 1): Promise<void> {
  await page.locator('#trip-day article').nth(index).locator('.trip-menu > button').click();
  if (item) await button(page, item).click();
}

/** Milliseconds between two steps of a drag: longer than a frame. */
const frame = 24;

/** The twelve things that are done most to a trip. */
const interactions: readonly TripInteraction[] = [
  {
    name: 'another day in view',
    target: (page) => page.locator('.trip-board [data-drop="2"] > header button'),
  },
  {
    name: 'a stop one up, by its menu',
    before: (page) => menu(page, ''),
    target: (page) => button(page, text.stop.up.es),
  },
  {
    name: 'a stop one down, by keys',
    target: (page) => page.locator('#trip-day .trip-grip').first(),
    key: 'Alt+ArrowDown',
  },
  {
    name: 'a stop to another day, by the sheet',
    before: (page) => menu(page, text.stop.move.es),
    target: (page) => sheet(page).locator('.trip-days button:enabled').nth(1),
  },
  {
    name: 'what would happen on each day, in the sheet',
    before: (page) => menu(page, ''),
    target: (page) => button(page, text.stop.move.es),
  },
  {
    name: 'a place added to a day',
    before: async (page) => {
      await button(page, text.day.add.es).click();
      await page.getByLabel(text.add.search.es).fill('deoksu');
    },
    target: (page) => page.getByRole('button', { name: /Deoksugung/ }).first(),
  },
  {
    name: 'a stop removed',
    target: (page) => page.locator('#trip-day .trip-grip').first(),
    key: 'Delete',
  },
  {
    name: 'undo',
    before: (page) => page.locator('#trip-day .trip-grip').first().press('Alt+ArrowDown'),
    target: (page) => button(page, /^Deshacer: mover/),
  },
  {
    name: 'another time of a stop',
    before: async (page) => {
      await menu(page, text.stop.time.es);
      await page.getByLabel(text.edit.at.es, { exact: true }).fill('08:30');
    },
    target: (page) => sheet(page).locator('form:not([method]) [type=submit]').first(),
  },
  {
    name: 'another first day',
    target: (page) => page.getByLabel(text.head.start.es),
    key: 'ArrowUp',
  },
  {
    name: 'the press that mends a warning',
    target: (page) => page.locator('.trip-warn button:not(.trip-link)'),
  },
  { name: 'a day ordered by nearness', target: (page) => button(page, text.day.order.es) },
];

export interface TripDelay extends Work {
  readonly name: string;
}

/** What each interaction with a trip of ten days takes until the next paint, and a drag across all days a frame. */
export async function tripDelays(browser: Browser, origin: string, runs: number) {
  const delays: TripDelay[] = [];
  for (const { name, before, target, key } of interactions) {
    const works: Work[] = [];
    for (let run = 0; run < runs; run++)
      works.push(
        await withTrip(browser, origin, tenDays, async (page) => {
          await before?.(page);
          const what = target(page);
          await what.scrollIntoViewIfNeeded();
          if (key) await what.focus();
          const act = () => (key ? page.keyboard.press(key) : what.click({ force: true }));
          return traced(browser, page, act);
        }),
      );
    delays.push({ name, ...middleOf(works) });
  }
  return delays;
}

/** A stop dragged over every day and back, a step each frame. */
export function dragWork(browser: Browser, origin: string, trip: Trip): Promise<Work> {
  return withTrip(browser, origin, trip, async (page) => {
    const board = (await page.locator('.trip-board').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const row = await page.locator('.trip-board [data-drop="0"] [data-stop]').nth(1).boundingBox();
    const from = { x: (row?.x ?? 0) + 20, y: (row?.y ?? 0) + 10 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    return traced(browser, page, async () => {
      for (let step = 0; step <= 60; step++) {
        const along = board.x + 20 + ((board.width - 40) * step) / 60;
        await page.mouse.move(along, from.y + (step % 7) * 12);
        await setTimeout(frame);
      }
    });
  });
}

function middleOf(works: readonly Work[]): Work {
  const sorted = works.toSorted((a, b) => a.first - b.first);
  return sorted[Math.floor(sorted.length / 2)] ?? { first: NaN, frames: [] };
}

async function withTrip<Answer>(
  browser: Browser,
  origin: string,
  trip: Trip,
  work: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const viewport = { ...desktop, height: 2400 };
  const context = await browser.newContext({ baseURL: origin, viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const record = JSON.stringify({ v: 1, rev: 1, trip: plainTrip(trip), undo: [], keeping: 'no' });
    await page.addInitScript((stored) => {
      localStorage.setItem('consent', 'rejected');
      sessionStorage.setItem('my-trip', stored);
    }, record);
    await page.goto(pathTo('trip', 'es'), { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.locator('.trip-map [data-stop]').first().waitFor();
    await page.waitForTimeout(500);
    return await work(page);
  } finally {
    await context.close();
  }
}
