import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { startServer, type Server } from './server.ts';

export { expect };

interface Fixtures {
  /** The answer to the consent banner that the visitor gave earlier. */
  consent: 'accepted' | 'rejected' | 'unset';
  /** The languages that the browser asks for; by default none of the guide's, so that no other one is offered. */
  languages: readonly string[];
  /** Console errors that a test provokes on purpose. */
  allowed: RegExp[];
}

interface WorkerFixtures {
  server: Server;
}

/**
 * Tests with a server of their own. Any console error, uncaught error, failed hydration or violation
 * of the content security policy fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consent: ['rejected', { option: true }],
  languages: [['ko-KR'], { option: true }],
  // eslint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, use) => use([]),
  context: async ({ context, allowed, consent, languages }, use) => {
    await context.addInitScript((asked) => {
      Object.defineProperty(navigator, 'languages', { get: () => asked });
    }, languages);
    if (consent !== 'unset') await context.addInitScript(answerEarlier, consent);
    const problems = await watch(context);
    await use(context);
    const unexpected = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** What a visitor answered at an earlier visit. A kept state of the storage would cost a page of its own. */
function answerEarlier(consent: string) {
  if (location.protocol !== 'http:' || localStorage.getItem('consent')) return;
  localStorage.setItem('consent', consent);
}

async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}

/** Opens a page and waits until its tools answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Brings each island that is shown into view, where it hydrates, and leaves the page where it was. */
export async function hydrated(page: Page): Promise<void> {
  const [x, y] = await page.evaluate(() => [scrollX, scrollY] as const);
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr] > :first-child')];
    // What is folded is not rendered and hydrates once it is unfolded.
    const shown = waiting.find((part) => part.checkVisibility());
    shown?.scrollIntoView({ behavior: 'instant' });
    return shown === undefined;
  });
  await page.evaluate(
    ([left, top]) => {
      // The way to an anchor may not have ended when it was read.
      const named = document.getElementById(location.hash.slice(1));
      if (named) named.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ left, top, behavior: 'instant' });
    },
    [x, y] as const,
  );
}

/** Holds files back until the function that it resolves to is called, as a slow connection does. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
