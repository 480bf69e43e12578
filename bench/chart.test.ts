import { expect, test } from 'vitest';
import { drawChart, inWords, type Chart } from './chart.ts';

const chart: Chart = {
  title: 'Requests & answers',
  unit: 'requests/s',
  series: ['Rumbo Corea', 'nginx'],
  rows: [
    { label: 'page <br>', figures: [5000, 20_000] },
    { label: 'not found', figures: [250, undefined] },
  ],
};

const widths = (svg: string, series: number) =>
  Array.from(
    svg.matchAll(new RegExp(`class="s${series}" x="260"[^>]* width="([\\d.]+)"`, 'g')),
    (m) => Number(m[1]),
  );

test('bars are as long as their figures say, and what is missing has none', () => {
  const svg = drawChart(chart);
  const [page = 0, missing = 0] = widths(svg, 0);
  const [nginx = 0, ...more] = widths(svg, 1);
  expect(nginx / page).toBeCloseTo(4, 1);
  expect(page / missing).toBeCloseTo(20, 0);
  expect(more).toEqual([]);
});

test('the chart says its figures in words, follows light and dark, and is well formed', () => {
  const svg = drawChart(chart);
  expect(inWords(chart)).toBe(
    'page <br>: Rumbo Corea 5,000 requests/s, nginx 20,000 requests/s. ' +
      'not found: Rumbo Corea 250 requests/s.',
  );
  expect(svg).toContain('<title id="title">Requests &amp; answers</title>');
  expect(svg).toContain('page &lt;br&gt;: Rumbo Corea 5,000');
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg.match(/<text\b/g)).toHaveLength(svg.match(/<\/text>/g)?.length ?? 0);
  expect(svg).not.toContain('<br>');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('a chart of nothing is empty, not broken', () => {
  expect(drawChart({ ...chart, rows: [] })).not.toMatch(/NaN|Infinity/);
});
