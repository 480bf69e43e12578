import { expect, it } from 'vitest';
import { figureIds } from '../content/register/register.ts';
import { describe, mentionsOf } from './figure.ts';

it('finds where a figure stands, its entry first, and no figure with a longer id', () => {
  const files = new Map([
    ['content/text/seoul.ts', "lead: {\n  es: 'Cuesta {palace-admission=hall-admission}.',\n},"],
    ['content/data/trips.ts', "tickets: ['palace-admission', 'palace-admission-child'],"],
    ['content/register/seoul.ts', "'palace-admission': {\n'palace-admission-child': {"],
    ['content/blog/es/a.md', 'Cuesta {palace-admission.edition}; {palace-admission-child}.'],
    ['site/other.tsx', 'old-palace-admission'],
  ]);
  expect(mentionsOf('palace-admission', files).map(({ at }) => at)).toEqual([
    'content/register/seoul.ts:1',
    'content/text/seoul.ts:2',
    'content/data/trips.ts:1',
    'content/blog/es/a.md:1',
  ]);
});

it('says value, source and day of every figure', () => {
  for (const id of figureIds) {
    const text = describe(id).join('\n');
    expect(text).toContain(id);
    expect(text).toMatch(/checked on \d{4}-\d\d-\d\d/);
  }
});
