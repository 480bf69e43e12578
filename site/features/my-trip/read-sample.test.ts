import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { everyDay } from '#content/opening/opening-rule.ts';
import { firstWeekdays } from '#domain/trips/first-weekdays.ts';
import { contextOf } from '#domain/trips/catalogue.ts';
import { buildDay } from '#content/register/build-day.ts';
import { readCatalogue } from '#site/features/trips/read-catalogue.ts';
import { readTrip } from '#site/features/trips/read-trips.ts';
import { readSample, sampleTrip } from './read-sample.ts';

describe.each(locales)('the sample of the check in %s', (locale) => {
  const sample = readSample(locale);

  it('says of each weekday what is closed, as the weekly days off of the itinerary have it', () => {
    const context = contextOf(readCatalogue(locale));
    const closed = firstWeekdays(readTrip(sampleTrip), context, buildDay);
    expect(sample.weekdays.map(({ weekday }) => weekday)).toEqual(everyDay);
    for (const { weekday, found } of sample.weekdays) {
      const expected = closed.find((each) => each.weekday === weekday)?.closed ?? [];
      expect(found.length, `${weekday}`).toBe(expected.length);
      for (const { text, fix } of found) {
        expect(text).not.toMatch(/\d/);
        expect(fix).toBeTruthy();
      }
    }
  });

  it('marks on the days what it says in words', () => {
    const off = sample.days.flatMap(({ stops }) => stops.flatMap((stop) => stop.off));
    const found = sample.weekdays.flatMap((each) => each.found.map(() => each.weekday));
    expect(off.map(({ weekday }) => weekday).toSorted()).toEqual(found.toSorted());
    expect(off.length).toBeGreaterThan(0);
  });
});
