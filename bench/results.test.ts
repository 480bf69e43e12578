import { format } from 'prettier';
import { expect, test } from 'vitest';
import { atMost } from '../tests/faults/checks.ts';
import { markdownOf, type Measured } from './results.ts';

const measured: Measured = {
  title: 'How fast pages are',
  checks: [atMost('LCP ratio', 1.3, 1.15), { what: 'pages', figure: 2 }],
  tables: [{ title: 'Pages', head: ['Page', 'LCP'], rows: [['/a|b', 900]] }],
  notes: ['Measured so.'],
};

const about = { date: '2026-01-31', commit: 'abc1234', machine: 'a machine', command: 'npm run x' };

test('the page says what was measured, where, and which bar was missed', async () => {
  const text = await format(markdownOf(measured, about), { parser: 'markdown' });
  expect(text).toContain('2026-01-31, commit abc1234, on a machine: `npm run x`');
  expect(text).toMatch(/\| LCP ratio +\| 1\.3 +\| ≤ 1\.15 +\| MISSED +\|/);
  expect(text).toMatch(/\| \/a\\\|b +\| 900 +\|/);
});
