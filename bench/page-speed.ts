import { join } from 'node:path';
import { isService } from '../content/pages.ts';
import { build, isBuilt } from '../tools/built-site.ts';
import { chosenPages, type Options } from './arguments.ts';
import { openBrowser } from './browser.ts';
import { interact, type Delay } from './interactions.ts';
import { auditPage, categories } from './lighthouse.ts';
import { startMirror, withoutScripts } from './mirror.ts';
import { checksOf, sheetsOf, type PageFigures } from './page-figures.ts';
import { comparePaints } from './paint.ts';
import { atMost } from '../tests/faults/checks.ts';
import type { Measured } from './results.ts';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';
import { rounded } from './statistics.ts';
import { followLinks } from './link-navigation.ts';
import { mapWeight, weigh } from './weights.ts';

/** The speed of pages on a slow phone, compared with the same pages without scripts. */
export async function pageSpeed(harness: Harness, options: Options): Promise<Measured> {
  if (!isBuilt()) throw new NotPossible('the website is not built; npm run build');
  const pages = chosenPages(options);
  const audits = options.runs ?? 3;
  const visits = options.runs ?? 5;
  const server = await harness.start(join(harness.folder, 'rumbo.db'), { BUILD_DIR: build });
  const browser = await openBrowser(harness);
  const withScripts = await startMirror(harness, server.url);
  const without = await startMirror(harness, server.url, withoutScripts);

  const found: PageFigures[] = [];
  for (const [index, page] of pages.entries()) {
    const { path } = page;
    const audited = { url: server.url + path, listed: !isService(page.page) };
    const audit = await auditPage(harness, audited, audits);
    const addresses = { withScripts: withScripts.origin + path, without: without.origin + path };
    const paints = await comparePaints(browser, addresses, visits);
    const weights = weigh(page);
    found.push({ path, audit, paints, weights });
    const scores = categories.map((id) => audit.scores[id]).join(' ');
    const times = `${Math.round(paints.withScripts)} / ${Math.round(paints.without)} ms`;
    console.log(`${index + 1} of ${pages.length}: ${path}: ${scores}, painted ${times}`);
  }
  const clicks = await followLinks(browser, withScripts, pages);
  const delays: Delay[] = await interact(browser, server.url, audits);
  return {
    title: 'How fast pages are',
    checks: [
      ...checksOf(found, clicks, delays),
      atMost('what the map loads when it comes near (KB)', rounded(mapWeight(), 1), 60),
    ],
    tables: sheetsOf(found, clicks, delays),
    notes: [
      `Lighthouse for phones, the median run; runs: ${audits}. The largest paint is compared in first visits in turns, medians; visits: ${visits}; over the line (slow 4G) and with the processor (four times slower) that Lighthouse gives a phone; “without” is the same document with every script removed, from the same server. Sizes are KB of brotli: scripts of the frame, all scripts with those of the islands, the document, its styles, and the heaviest drawing. Blocking time is Lighthouse’s, by the clock, and beside it what the processor spent, which other programs on the machine do not lengthen. Whether search engines may list a page is not asked of those that ask them not to.`,
      'A click follows a link of the site map on which the pointer has rested: whether the document is asked for again, and when the new page has its first paint. An interaction is what Event Timing says with a processor four times slower.',
    ],
  };
}
