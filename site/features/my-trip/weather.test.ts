import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { readTripTool } from './read-trip-tool.ts';
import { seasonOf, weatherOf } from './weather.ts';

const facts = readTripTool('es');
const day = (date: string, city?: string) => weatherOf({ date, city, stops: [] }, facts, 'es');

describe('what a day of a trip brings', () => {
  it.each(locales)('names month and city, and when it gets dark (%s)', (locale) => {
    const tool = readTripTool(locale);
    const line = weatherOf({ date: '2027-04-06', city: 'busan', stops: [] }, tool, locale);
    expect(line).toContain('Busan');
    expect(line).toMatch(/1[89]:\d\d/);
    expect(line).not.toMatch(/[{}]/);
  });

  it('says that cherries are in blossom where they are', () => {
    expect(day('2027-04-06', 'seoul')).toContain('Cerezos en flor en Seúl');
    expect(day('2027-04-06', 'busan')).not.toContain('Cerezos');
    expect(day('2027-03-25', 'busan')).toContain('Cerezos');
    expect(day('2027-03-25', 'seoul')).not.toContain('Cerezos');
  });

  it('says that a month is rainy, in that city', () => {
    expect(day('2027-04-06', 'busan')).toContain('Mes de lluvia: 141 mm');
    expect(day('2027-04-06', 'seoul')).not.toContain('Mes de lluvia');
  });

  it('names the holiday, and says nothing without a date', () => {
    expect(day('2027-05-05', 'seoul')).toContain(facts.holidays.children);
    expect(day('', 'seoul')).toBe('');
  });
});

it('takes the shortest season, of the city or of all', () => {
  const seasons = [
    { from: '04-01', to: '06-30', text: 'long' },
    { from: '04-01', to: '04-30', text: 'short' },
    { from: '04-01', to: '04-02', text: 'elsewhere', cities: ['jeju'] },
  ];
  expect(seasonOf('2027-04-01', 'seoul', seasons)?.text).toBe('short');
  expect(seasonOf('2027-04-01', 'jeju', seasons)?.text).toBe('elsewhere');
});
