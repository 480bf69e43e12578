import { expect, test } from 'vitest';
import { shoppingAreas, type ShoppingArea } from '#content/data/shopping-areas.ts';
import { text } from '#content/text/seasons.ts';
import { formats } from '#content/formats.ts';
import { locales } from '#content/locale.ts';
import { rulesOf } from '#content/opening/opening.ts';
import { weekdaysOff } from '#content/opening/opening-rule.ts';
import { pathTo } from '#content/pages.ts';
import { addDays } from '#domain/time/days.ts';
import { feastDays } from '#domain/time/korean-holidays.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { readClosingPlaces } from '#site/lib/read-closing-places.ts';
import { readWeeklyClosings } from './read-weekly-closings.ts';

test.each(locales)('a shopping area that closes every week is among what closes (%s)', (locale) => {
  const { rows } = readWeeklyClosings(locale, readClosingPlaces(locale, 'all'));
  const linked = new Set(rows.flatMap(({ places }) => places.map(({ href }) => href)));
  const closing = shoppingAreas.filter(
    ({ at, opening }: ShoppingArea) =>
      rulesOf(opening).some((rule) => weekdaysOff(rule).length === 1) && at,
  );
  expect(closing.length).toBeGreaterThan(0);
  for (const { id } of closing) expect(linked).toContain(`${pathTo('shopping', locale)}#${id}`);
});

/** The days off around a feast of a year, with those in place of weekends. */
function daysOff(feast: 'seollal' | 'chuseok', year: string): string[] {
  const day = feastDays(feast).find((date) => date.startsWith(year)) ?? '';
  const around = [-1, 0, 1, 2].map((by) => addDays(day, by));
  return around.filter((date) => ['substitute', feast].includes(holidayOn(date) ?? ''));
}

test('the lead names the days off of the feasts in its year', () => {
  const [, year = ''] = /(20\d\d)/.exec(text.lead.es) ?? [];
  const seollal = daysOff('seollal', year);
  const chuseok = daysOff('chuseok', year);
  const span = (days: readonly string[]) => formats.es.days(days[0] ?? '', days.at(-1) ?? '');
  const ends = (days: readonly string[]) =>
    [days[0], days.at(-1)].map((day) => Number(day?.slice(8)));
  expect(text.lead.es).toContain(`del ${ends(seollal).join(' al ')} de febrero en ${year}`);
  expect(text.lead.es).toContain(`del ${ends(chuseok).join(' al ')} de septiembre`);
  expect(span(seollal)).toContain('febrero');
  expect(span(chuseok)).toContain('septiembre');
});
