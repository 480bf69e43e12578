import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alerts } from './alerts.ts';

const folder = new URL('../docs/alarms/', import.meta.url);

it('every alert has a page in docs/alarms with its meaning and what to do', () => {
  const pages = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(pages.sort()).toEqual(alerts.map((alert) => `${alert}.md`));
  const list = readFileSync(new URL('README.md', folder), 'utf8');
  for (const page of pages) {
    expect(list).toContain(`](${page})`);
    const text = readFileSync(new URL(page, folder), 'utf8');
    for (const part of ['## What it means', '## What to do']) expect(text, page).toContain(part);
  }
});
