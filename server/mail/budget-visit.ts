import { tripPrices } from '#content/data/trip-prices.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { text as tool } from '#content/text/my-trip-tool.ts';
import { stayBudget } from '#content/text/stay-budget.ts';
import { requestText } from '#domain/budget/budget-request.ts';
import { visitOf } from '#domain/budget/visit.ts';
import { countOf } from '#domain/text/count-of.ts';
import { fill } from '#domain/text/fill.ts';
import { aboutWon, exactly } from '#domain/text/won-of.ts';
import type { Range } from '#domain/trips/known.ts';
import { nightsIn, stayCost } from '#domain/trips/stay.ts';
import { stayAnchor, stayQuery } from '#domain/trips/stay-query.ts';
import type { Block } from './blocks.ts';
import type { Plan } from './budget-text.ts';

/** What the plan costs somebody who travels, by the rules of trips, and where to change it. @param origin of the website. */
export function visitBlocks({ inputs, locale, reportText }: Plan, origin: string): Block[] {
  const { visit } = reportText;
  const { cost: names } = localize(tool, locale);
  const { rides } = localize(stayBudget.result, locale);
  const stay = visitOf(inputs);
  const cost = stayCost(stay, tripPrices);
  const about = (amount: Range) => aboutWon(amount, locale);
  const lines: readonly (readonly [string, Range])[] = [
    [names.beds, cost.beds],
    [names.food, exactly(cost.food)],
    [rides, exactly(cost.rides)],
    [names.tickets, exactly(cost.tickets)],
  ];
  const city = requestText[locale].cities[inputs.city];
  const nights = countOf(names.nights, nightsIn(stay), locale);
  return [
    { kind: 'heading', text: visit.heading },
    { kind: 'text', text: fill(visit.lead, { nights, city }) },
    {
      kind: 'table',
      rows: [
        ...lines.filter(([, { to }]) => to > 0).map(([name, amount]) => [name, about(amount)]),
        [visit.total, about(cost.total)],
      ],
      hasTotal: true,
    },
    {
      kind: 'text',
      text: [...(cost.unpaid.length > 0 ? [fill(visit.unpaid, { city })] : []), visit.left].join(
        ' ',
      ),
    },
    {
      kind: 'links',
      links: [
        {
          label: visit.change,
          url: `${origin}${pathTo('itineraries', locale)}?${stayQuery(stay)}#${stayAnchor}`,
        },
      ],
    },
    { kind: 'text', text: visit.months },
  ];
}
