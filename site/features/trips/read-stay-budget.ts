import { mealLevels } from '#content/data/itineraries/meal-levels.ts';
import { stayExamples } from '#content/data/stay-examples.ts';
import { tripPrices } from '#content/data/trip-prices.ts';
import { formats, uncapital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import { text as tool } from '#content/text/my-trip-tool.ts';
import { stayBudget } from '#content/text/stay-budget.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { stayCost, type Stay } from '#domain/trips/stay.ts';
import { stayQuery, usualStay } from '#domain/trips/stay-query.ts';
import { readBedNames } from '#site/features/my-trip/read-trip-tool.ts';

/** The form that counts what a visit costs, in one language. */
export function readStayBudget(locale: Locale) {
  const { heading, lead, fold, examples, ...text } = localize(stayBudget, locale);
  const { cost, figures } = localize(tool, locale);
  const { food, tickets, beds: bed, flight, insurance, ownHint, nights } = cost;
  const { leftBold, leftBeds, leftFlight, leftInsurance, leftShopping, leftJoin } = cost;
  const { none, own, night, in: amountIn, wrong, currency, per, priced } = figures;
  const { flight: flightField, insurance: insuranceField } = figures;
  const days = localize(itineraries.cards.days, locale);
  return {
    heading,
    lead,
    fold,
    form: {
      text: {
        ...text,
        cost: { food, tickets, beds: bed, flight, insurance, ownHint, nights, days },
        left: { leftBold, leftBeds, leftFlight, leftInsurance, leftShopping, leftJoin },
        sums: { in: amountIn, wrong, night, flight: flightField, insurance: insuranceField },
        bed: { none, own, per, priced },
        currency,
      },
      prices: tripPrices,
      levels: localize(
        Object.entries(mealLevels).map(([id, { name }]) => ({ id, name })),
        locale,
      ),
      beds: readBedNames(locale),
      cities: localize(itineraries.cities.names, locale),
      paths: { trip: pathTo('trip', locale), budget: pathTo('budget', locale) },
    },
    examples: { text: examples, rows: readExamples(locale) },
  };
}

export type StayBudgetForm = ReturnType<typeof readStayBudget>['form'];
export type StayBudgetExamples = ReturnType<typeof readStayBudget>['examples'];

function readExamples(locale: Locale) {
  const { nights: words, without } = stayBudget.examples;
  const counted = localize(tool.cost.nights, locale);
  const names = localize(itineraries.cities.names, locale);
  const bedNames = readBedNames(locale);
  return stayExamples.map(({ who, nights, people, meals, room }) => {
    const bed = room === 'hotel' ? room : cheapestRoom();
    const stay: Stay = { ...usualStay, nights, people, meals, ...(bed && { bed }) };
    const places = nights.map((each) =>
      fill(words[locale], {
        nights: countOf(counted, each.nights, locale),
        city: names[each.city],
      }),
    );
    const { total, group, slept, unpaid } = stayCost(stay, tripPrices);
    const missing = unpaid.map(({ city }) => names[city as keyof typeof names]);
    const beds = slept.flatMap(({ city, kind }) =>
      kind === 'own' ? [] : { city, bed: bedNames[kind].name },
    );
    return {
      name: who[locale],
      stay: formats[locale].list(places),
      bed: bedsText(beds, locale),
      without: missing.length > 0 ? fill(without[locale], { cities: missing.join(', ') }) : '',
      total,
      group: people > 1 ? group : undefined,
      query: stayQuery(stay).toString(),
    };
  });
}

interface SleptBed {
  readonly city: string;
  readonly bed: string;
}

/** `Hotel`, or the bed of each city where they differ: `Seúl: hotel. Busan: hotel, motel u hostal`. */
function bedsText(beds: readonly SleptBed[], locale: Locale): string {
  const [first, ...others] = beds;
  if (!first || others.every(({ bed }) => bed === first.bed)) return first?.bed ?? '';
  const names: Readonly<Record<string, string>> = localize(itineraries.cities.names, locale);
  return beds
    .map(({ city, bed }) =>
      fill(stayBudget.examples.bed[locale], {
        city: names[city] ?? city,
        bed: uncapital(bed),
      }),
    )
    .join('. ');
}

/** The kind of room that costs least in Seoul. */
function cheapestRoom() {
  const rooms = tripPrices.beds.filter(
    ({ city, per }) => per === 'room' && (city === undefined || city === 'seoul'),
  );
  const [first] = rooms.toSorted((one, other) => one.won.from - other.won.from);
  return first?.kind ?? usualStay.bed;
}
