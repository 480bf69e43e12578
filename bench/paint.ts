import type { Browser, Page } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { median } from './statistics.ts';

/** A phone as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

/** The largest contentful paint (ms), the median of first visits. */
export interface Paints {
  readonly withScripts: number;
  readonly without: number;
}

/** Visits both in turns, over the line and with the processor that Lighthouse gives a phone. */
export async function comparePaints(
  browser: Browser,
  addresses: { readonly withScripts: string; readonly without: string },
  runs: number,
): Promise<Paints> {
  const withScripts: number[] = [];
  const without: number[] = [];
  for (let run = 0; run < runs; run++) {
    withScripts.push(await firstVisit(browser, addresses.withScripts));
    without.push(await firstVisit(browser, addresses.without));
  }
  return { withScripts: median(withScripts), without: median(without) };
}

async function firstVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: (downloadThroughputKbps * 1024) / 8,
      uploadThroughput: (uploadThroughputKbps * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownMultiplier });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    return await largestPaint(page);
  } finally {
    await context.close();
  }
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => reject(new Error('nothing was painted')), 5000);
      }),
  );
}
