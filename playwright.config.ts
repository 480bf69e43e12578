import { defineConfig } from '@playwright/test';

/** What the browser loads ahead for each new window, pages of its own and a process: a third of the time of a short test. */
const loadedAhead = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns off: a list given here takes the place of its own. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Browser tests; each worker serves the built website itself (tests/server.ts). */
export default defineConfig({
  testMatch: ['site/**/*.spec.ts', 'tests/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // On a shared machine one test in thousands may starve; a second try tells that from a fault, and is reported.
  retries: process.env['CI'] ? 1 : 0,
  workers: '100%',
  // Far above what any test needs: they end a test that hangs, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    // Spanish comes first whatever the browser asks for.
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    // Movement costs a fifth of the time; the tests of what moves ask for it (`moving` in tests/site.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // What the worker keeps would stand between a test and the server; its own tests let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath:
        process.env['HEADLESS_SHELL'] ?? process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as wide without a window as in one.
        '--font-render-hinting=none',
        `--disable-features=${[...loadedAhead, ...offByPlaywright].join(',')}`,
      ],
    },
  },
});
