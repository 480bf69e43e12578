import { climateCities, climates } from '#content/data/climates.ts';
import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { text } from '#content/text/seasons.ts';
import { fill } from '#domain/text/fill.ts';

/** The year of three cities for its ribbon, in one language: a line for each month, and what the months bring. */
export function readYearRibbon(locale: Locale) {
  const { ribbon, months } = localize(text, locale);
  const { monthName, celsius, degrees, number } = formats[locale];
  const seasons = ribbon.seasons.map(({ id, name }) => ({ id, name }));
  const [first, ...rest] = climateCities.map((id) => ({
    id,
    name: months.cities[id],
    months: climates[id].map(({ low, high, rain }, index) => {
      const month = monthName(index);
      const brings = ribbon.seasons.filter(({ from, to }) => from <= index + 1 && index + 1 <= to);
      const line = fill(ribbon.line, {
        month: capital(month),
        city: months.cities[id],
        low: degrees(low),
        high: celsius(high),
        rain: fill(months.rain, { amount: number(Math.round(rain)) }),
      });
      return {
        name: month,
        short: month.slice(0, 3),
        lowest: low,
        highest: high,
        rain,
        low: `${degrees(low)}°`,
        high: `${degrees(high)}°`,
        line: [line, ...brings.map(({ name }) => `${name}.`)].join(' '),
      };
    }),
  }));
  if (!first) throw new Error('there is no city');
  const { city, months: label, best, legend } = ribbon;
  return {
    text: { city, months: label, best, legend },
    cities: [first, ...rest] as const,
    seasons,
  };
}

export type YearRibbonFacts = ReturnType<typeof readYearRibbon>;
