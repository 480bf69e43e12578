import { delaySheet, longestDelay, type Delay } from './interactions.ts';
import { categories, type Audit } from './lighthouse.ts';
import type { Paints } from './paint.ts';
import { atLeast, atMost, worst, type Check } from '../tests/faults/checks.ts';
import type { Sheet } from './results.ts';
import type { Click } from './link-navigation.ts';
import { rounded } from './statistics.ts';
import type { Weights } from './weights.ts';

/** All that was measured of one page. */
export interface PageFigures {
  readonly path: string;
  readonly audit: Audit;
  readonly paints: Paints;
  readonly weights: Weights;
}

const leastScore = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

const ratioOf = ({ paints }: PageFigures) => paints.withScripts / paints.without;

/** Every bar, at the page that does worst. */
export function checksOf(
  pages: readonly PageFigures[],
  clicks: readonly Click[],
  delays: readonly Delay[],
): Check[] {
  const atWorst = (
    what: string,
    figureOf: (page: PageFigures) => number,
    bar: number,
    decimals = 0,
  ) => {
    const found = worst(pages, 'highest', figureOf);
    const figure = rounded(found?.figure ?? NaN, decimals);
    return atMost(`${what}: highest, ${found?.entry.path ?? 'no page'}`, figure, bar);
  };
  const scores = categories.map((id) => {
    const found = worst(pages, 'lowest', ({ audit }) => audit.scores[id]);
    const what = `Lighthouse, ${id}: lowest, ${found?.entry.path ?? 'no page'}`;
    return atLeast(what, rounded(found?.figure ?? NaN), leastScore[id]);
  });
  const click = worst(clicks, 'highest', ({ requests }) => requests.length);
  const delay = worst(delays, 'highest', ({ paint }) => paint);
  return [
    { what: 'pages', figure: pages.length },
    ...scores,
    atWorst('LCP ÷ without scripts', ratioOf, 1.05, 3),
    atWorst('layout shift', ({ audit }) => audit.cls, 0, 4),
    atWorst('script evaluation (ms)', ({ audit }) => audit.evaluation, 300),
    atWorst('blocking time by the clock (ms)', ({ audit }) => audit.tbt, 30),
    atWorst('blocking time of the processor (ms)', ({ audit }) => audit.processor, 30),
    atWorst('weight ÷ what the page may weigh', ({ weights }) => weights.share, 1, 3),
    { what: 'pages reached by a click', figure: clicks.length },
    ...(click
      ? [atMost(`requests for a document at a click: most, ${click.entry.path}`, click.figure, 0)]
      : []),
    atMost(
      `interaction to next paint (ms): longest, ${delay?.entry.name ?? 'none'}`,
      delay?.figure ?? NaN,
      longestDelay,
    ),
  ];
}

/** Every figure of every page, click and interaction. */
export function sheetsOf(
  pages: readonly PageFigures[],
  clicks: readonly Click[],
  delays: readonly Delay[],
): Sheet[] {
  const found = pages.flatMap(({ path, audit }) => audit.findings.map((id) => [path, id]));
  return [
    {
      title: 'Lighthouse',
      head: [
        'Page',
        'Performance',
        'Accessibility',
        'Practices',
        'SEO',
        'LCP',
        'CLS',
        'scripts',
        'TBT',
        'processor',
      ],
      rows: pages.map(({ path, audit }) => [
        path,
        ...categories.map((id) => rounded(audit.scores[id])),
        rounded(audit.lcp),
        rounded(audit.cls, 4),
        rounded(audit.evaluation),
        rounded(audit.tbt),
        rounded(audit.processor),
      ]),
    },
    {
      title: 'Largest paint and sizes',
      head: [
        'Page',
        'LCP',
        'without scripts',
        'ratio',
        'frame KB',
        'scripts KB',
        'document KB',
        'styles KB',
        'drawing KB',
      ],
      rows: pages.map((page) => [
        page.path,
        rounded(page.paints.withScripts),
        rounded(page.paints.without),
        rounded(ratioOf(page), 3),
        rounded(page.weights.frame, 1),
        rounded(page.weights.scripts, 1),
        rounded(page.weights.document, 1),
        rounded(page.weights.styles, 1),
        rounded(page.weights.drawing, 1),
      ]),
    },
    {
      title: 'Clicks on a prefetched link',
      head: ['To', 'Requests for the document', 'others', 'painted after ms'],
      rows: clicks.map(({ path, requests, later, shown }) => [
        path,
        requests.length,
        later,
        rounded(shown),
      ]),
    },
    delaySheet(delays),
    ...(found.length > 0
      ? [{ title: 'What Lighthouse found', head: ['Page', 'Audit'], rows: found }]
      : []),
  ];
}
