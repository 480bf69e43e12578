import { bookingWindows } from '#content/data/booking-windows.ts';
import { climates } from '#content/data/climates.ts';
import { clothes, rainwear } from '#content/data/clothes.ts';
import { passports, unlistedPassport } from '#content/data/entry-rules.ts';
import { seasons } from '#content/data/seasons.ts';
import { seoulClimate } from '#content/data/seoul-climate.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo, tripCataloguePath, tripToolPath } from '#content/pages.ts';
import { figureOf, register } from '#content/register/register.ts';
import { text } from '#content/text/countdown-tool.ts';
import { answers } from '#content/text/entry-checker.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import type { PassportRules } from '#domain/entry-check.ts';

/** What the countdown computes and writes with, in one language. */
export function readCountdown(locale: Locale) {
  const byName = new Intl.Collator(locale).compare;
  return {
    text: localize(text, locale),
    steps: localize(answers.steps, locale),
    passports: [
      ...passports
        .map(({ id, name, ...rules }) => ({ id, name: name[locale], rules: plainRules(rules) }))
        .toSorted((a, b) => byName(a.name, b.name)),
      {
        id: unlistedPassport.id,
        name: unlistedPassport.name[locale],
        rules: plainRules(unlistedPassport),
      },
    ],
    windows: bookingWindows.map(({ figure: _figure, ...window }) => window),
    trainMonths: register['ktx-sale-window'].current.value,
    kEtaChecked: figureOf('keta-2027').checkedOn,
    climates,
    clothes: localize(clothes, locale),
    rainwear: localize(rainwear, locale),
    period: seoulClimate.period[locale],
    /** The days of blossom, of which nobody knows the year's own. */
    blossom: seasons
      .filter((season) => season.blossom)
      .map(({ from, to, cities = [], text: line }) => ({ from, to, cities, text: line[locale] })),
    cities: localize(itineraries.cities.names, locale),
    metro: pathTo('metro', locale),
    url: tripToolPath(locale),
    catalogue: tripCataloguePath(locale),
  };
}

export type CountdownData = ReturnType<typeof readCountdown>;

function plainRules(rules: PassportRules): PassportRules {
  const { visa, maxStayDays, kEtaWaiver, workingHoliday } = rules;
  return { visa, maxStayDays, kEtaWaiver, workingHoliday };
}
