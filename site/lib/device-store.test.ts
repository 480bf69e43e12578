import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAnswers, keepAnswers, readAnswers, startKeeping } from './device-store.ts';
import { tripKey } from './trip-key.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('answers on the device', () => {
  it('are not stored before the visitor agrees', () => {
    keepAnswers({ passport: 'MX' });
    expect(kept.size).toBe(0);
    expect(readAnswers()).toBeUndefined();
  });

  it('are extended by each tool and can be deleted', () => {
    expect(startKeeping({ passport: 'MX', days: 180 })).toBe(true);
    keepAnswers({ city: 'busan', days: 90 });
    keepAnswers((before) => ({ ...before, passport: undefined }));
    expect(readAnswers()).toEqual({ city: 'busan', days: 90 });
    forgetAnswers();
    expect(kept.size).toBe(0);
    keepAnswers({ city: 'seoul' });
    expect(kept.size).toBe(0);
  });

  it.each([
    'nonsense',
    'null',
    '[]',
    '{"answers":{"passport":"MX"}}',
    '{"version":2,"answers":{"passport":"MX"}}',
    '{"version":1,"answers":{"passport":"Mexico"}}',
    '{"version":1,"answers":{"days":"180"}}',
    '{"version":1,"answers":{"arrival":"2027-02-30T"}}',
  ])('count as none in a record such as %s', (text) => {
    kept.set(tripKey, text);
    expect(readAnswers()).toBeUndefined();
  });

  it.each([
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    () => undefined,
  ])('are none where storage is blocked, and nothing fails', (localStorage) => {
    vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: localStorage }));
    expect(startKeeping({ passport: 'MX' })).toBe(false);
    expect(readAnswers()).toBeUndefined();
    keepAnswers({ passport: 'PE' });
    forgetAnswers();
  });
});
