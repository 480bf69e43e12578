import { expect, it } from 'vitest';
import { findings, fixes } from '#content/text/trip-findings.ts';
import { locales } from '#content/locale.ts';
import { levels } from '#domain/trips/finding.ts';

const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

it('every code has its sentence', () => {
  expect(Object.keys(findings).toSorted()).toEqual(Object.keys(levels).toSorted());
});

it('both languages name the same', () => {
  for (const text of [...Object.values(findings), ...Object.values(fixes)])
    for (const locale of locales) expect(named(text[locale])).toEqual(named(text.es));
});
