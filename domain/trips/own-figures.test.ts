import { describe, expect, it } from 'vitest';
import { figuresIn, tidyFigures, withBed } from './own-figures.ts';

describe('own figures in a stored record', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ flight: 900_000 }, { flight: 900_000 }],
    [{ beds: [{ city: 'seoul', kind: 'hotel' }] }, { beds: [{ city: 'seoul', kind: 'hotel' }] }],
    [
      { beds: [{ city: 'seoul', kind: 'own', night: 0 }] },
      { beds: [{ city: 'seoul', kind: 'own', night: 0 }] },
    ],
    [{ flight: -1 }, null],
    [{ flight: 1.5 }, null],
    [{ insurance: 'a lot' }, null],
    [{ beds: [{ city: 'seoul', kind: 'tent' }] }, null],
    [{ beds: [{ city: 'seoul', kind: 'hotel', night: 5 }] }, null],
    [{ beds: 'none' }, null],
  ])('are read from %j', (stored, read) => {
    expect(figuresIn(stored)).toEqual(read);
  });

  it('change one city at a time, and are absent when nothing is left', () => {
    const one = withBed({ flight: 1 }, 'seoul', { kind: 'hotel' });
    expect(one).toEqual({ flight: 1, beds: [{ city: 'seoul', kind: 'hotel' }] });
    expect(withBed(one, 'seoul', { kind: 'own', night: 7 })?.beds).toEqual([
      { city: 'seoul', kind: 'own', night: 7 },
    ]);
    expect(
      withBed(withBed(undefined, 'seoul', { kind: 'hotel' }), 'seoul', undefined),
    ).toBeUndefined();
    expect(tidyFigures({ beds: [] })).toBeUndefined();
  });
});
