import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureIds, figureOf } from './register.ts';
import { hasChanged, isRecent, standingOf } from './standing.ts';

const today = '2026-11-24';
const kinds = {
  authority: 'https://www.k-eta.go.kr/',
  operator: 'https://www.airport.kr/',
  press: 'https://news1.kr/',
  guide: 'https://www.expedia.com/',
  blog: 'https://shinphoto.tistory.com/1',
};
const source = (kind: keyof typeof kinds, date?: string) => ({
  name: kind,
  url: kinds[kind],
  ...(date && { date }),
});

describe('a figure', () => {
  test('is checked only when an authority or the operator said it within twelve months', () => {
    expect(standingOf({ source: source('authority', '2026-03-01') }, today)).toBe('checked');
    expect(standingOf({ source: source('operator', '2026-03') }, today)).toBe('checked');
    expect(standingOf({ source: source('authority', '2025-11-24') }, today)).toBe('about');
    expect(standingOf({ source: source('authority') }, today)).toBe('about');
    expect(standingOf({ source: source('authority', today), disputed: true }, today)).toBe('about');
  });

  test('of a blog, a guide or the press is never checked, whatever its date', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date(today), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom('blog', 'guide', 'press'), day, (kind, date) => {
        const dated = source(kind, date.toISOString().slice(0, 10));
        expect(standingOf({ source: dated }, today)).toBe('about');
      }),
    );
  });

  test('without a source has to be asked for', () => {
    expect(standingOf({}, today)).toBe('ask');
  });
});

test('a month or a year counts from its first day', () => {
  expect(isRecent('2026', today)).toBe(true);
  expect(isRecent('2025', today)).toBe(false);
  expect(isRecent('2025-11', today)).toBe(false);
  expect(isRecent('2025-12', today)).toBe(true);
});

test('a figure has changed when its former value would mislead, not when its words differ', () => {
  expect(hasChanged(figureOf('seoul-subway-base-fare'))).toBe(true);
  expect(hasChanged(figureOf('busan-tower-admission'))).toBe(true);
  expect(hasChanged(figureOf('keta-fee'))).toBe(false);
  expect(hasChanged(figureOf('gyeongbokgung-admission'))).toBe(false);
});

test('a disputed figure is never listed as a change', () => {
  const disputed = figureIds.map((id) => figureOf(id)).filter((figure) => figure.disputed);
  expect(disputed.length).toBeGreaterThan(0);
  expect(disputed.filter((figure) => hasChanged(figure))).toEqual([]);
});
