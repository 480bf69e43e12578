import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findingsOn } from './findings.ts';
import { dayOfReport, freshnessReport, reportFile } from './report.ts';

const committed = readFileSync(join(import.meta.dirname, '../..', reportFile), 'utf8');

// Compared with the day that stands in it: it is no fault that days have passed since.
test('the report fits the content: `npm run check:launch` writes it again', async () => {
  expect(committed).toBe(await freshnessReport(dayOfReport(committed)));
});

test('the report has a row for everything to read again, with its danger before its age', () => {
  const day = dayOfReport(committed);
  for (const { figure, where } of findingsOn(day))
    expect(committed).toContain(figure ? `\`npm run figure -- ${figure}\`` : `\`${where}\``);
  const headings = Array.from(committed.matchAll(/^## (.*)$/gm), ([, heading]) => heading);
  expect(headings[0]).toMatch(/visa, health, allergy/);
  expect(headings.at(-1)).toBe('Nice to know');
});

test('the report of another day lists a rule that has ended first, and rehearses none before it', async () => {
  const report = await freshnessReport('2027-01-01');
  const first = report.split('\n').find((line) => line.includes('npm run figure'));
  expect(first).toContain('ended on 2026-12-31');
  expect(report).not.toContain('What the pages say on 1 January 2027');
});
