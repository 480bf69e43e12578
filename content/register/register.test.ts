import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import type { Figure } from './figure.ts';
import { statedText } from './figure-text.ts';
import { readFigure } from './figures.ts';
import { publisherOf } from './publishers.ts';
import { figureIds, figureOf, subjects } from './register.ts';

const figures: [string, Figure][] = figureIds.map((id) => [id, figureOf(id)]);
const day = /^\d{4}(-\d{2}(-\d{2})?)?$/;

test('no id occurs under two subjects', () => {
  const all = Object.values(subjects).flatMap((group) => Object.keys(group));
  expect(all.length).toBe(figureIds.length);
});

describe.each(figures)('%s', (id, figure) => {
  test('has an id that texts can refer to', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  test('can be written in every language', () => {
    for (const locale of locales) {
      for (const stated of [figure.current, figure.edition, figure.previous]) {
        if (stated) expect(statedText(stated, figure.unit, locale)).not.toMatch(/undefined|NaN|^$/);
      }
      expect(
        readFigure(
          figureIds.find((each) => each === id)!,
          locale,
        ).what,
      ).not.toBe('');
    }
  });

  test('has dates, and a source whose publisher is known', () => {
    expect(figure.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (figure.since) expect(figure.since).toMatch(day);
    if (figure.source?.date) expect(figure.source.date).toMatch(day);
    if (figure.source) expect(() => publisherOf(figure.source!.url)).not.toThrow();
  });
});

/** Domains of companies that sell an authorisation or a visa. */
const agency = /eta/;
const authority = /^(www\.)?(k-eta\.go\.kr|e-arrivalcard\.go\.kr)$/;

test('no source is a company that sells the K-ETA', () => {
  const hosts = figures.flatMap(([, { source }]) => (source ? [new URL(source.url).hostname] : []));
  expect(hosts.filter((host) => agency.test(host) && !authority.test(host))).toEqual([]);
});
