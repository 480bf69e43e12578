import { expect, test } from 'vitest';
import { wonRange } from '#app/lib/won-range.ts';
import { won } from '#domain/amounts.ts';
import { locales } from '../locale.ts';
import { rideFares, taxiFares, trainFares } from './fares.ts';
import { transportModes } from './transport-modes.ts';

test('the cards say the prices that the tables and the helper use', () => {
  const priceOf = (id: string) => transportModes.find((mode) => mode.id === id)?.priceRange;
  for (const locale of locales) {
    const expected = {
      'seoul-subway': [wonRange(rideFares['seoul-subway'], locale)],
      'busan-subway': [wonRange(rideFares['busan-subway'], locale)],
      'seoul-buses': [wonRange(rideFares.bus, locale)],
      'busan-buses': [wonRange(rideFares.bus, locale)],
      taxi: Object.values(taxiFares).flatMap(({ base, step, stepMetres }) => [
        won(base, locale),
        won(step, locale),
        `${stepMetres} m`,
      ]),
      'ktx-srt': [wonRange(trainFares.weekdays, locale), wonRange(trainFares.weekend, locale)],
    };
    for (const [id, figures] of Object.entries(expected))
      for (const figure of figures) expect(priceOf(id)?.[locale], id).toContain(figure);
  }
});
