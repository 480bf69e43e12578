import { figureAmount } from '../register/figures.ts';
import type { Range } from '../register/figure.ts';
import { figureOf, type FigureId } from '../register/register.ts';
import { attractions, furtherAttractions } from './attractions.ts';
import { beds } from './beds.ts';
import { cityJourneys, type CityJourney } from './itineraries/journeys.ts';
import { mealLevels, mealsPrice, type MealLevelId } from './itineraries/meal-levels.ts';
import { tripTariffs } from './itineraries/trip-tariffs.ts';

const levels = Object.keys(mealLevels) as MealLevelId[];

/** The admissions of the guide's paid places. */
const ticketFigures: readonly FigureId[] = [
  ...new Set(
    [...Object.values(attractions), ...Object.values(furtherAttractions)]
      .flat()
      .flatMap((place) => {
        const admission = 'admission' in place ? place.admission : undefined;
        return admission && 'figure' in admission ? [admission.figure] : [];
      }),
  ),
];

/** The figures by which a visit without stops is counted. */
export const stayFigures: readonly FigureId[] = [
  ...beds.map(({ figure }) => figure),
  ...levels.flatMap((id) => mealLevels[id].figures),
  ...ticketFigures,
  'seoul-subway-base-fare',
  'busan-subway-fare',
  'busan-bus-fare',
  ...cityJourneys.flatMap(({ fare }) => fare ?? []),
];

/** What a trip is counted with, in KRW: fares, meals of a day by level, journeys between cities, beds, an admission. */
export const tripPrices = {
  tariffs: tripTariffs,
  meals: Object.fromEntries(levels.map((id) => [id, mealsPrice(id)])),
  journeys: cityJourneys.map(priced),
  beds: beds.map(({ figure, ...bed }) => Object.assign(bed, { won: amountsOf(figure) })),
  /** The average of the paid places, to the nearest 500. */
  ticket: average(ticketFigures.map(figureAmount)),
};

function priced({ fare, ...journey }: CityJourney) {
  return { ...journey, ...(fare && { fare: figureAmount(fare) }) };
}

/** The lowest and the highest amount of a figure. @throws if it has none. */
function amountsOf(id: FigureId): Range {
  const { value } = figureOf(id).current;
  if (typeof value === 'number') return { from: value, to: value };
  const { from, to }: Partial<Range> = Object(value);
  if (from === undefined || to === undefined) throw new Error(`the figure "${id}" is no amount`);
  return { from, to };
}

function average(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return Math.round(sum / amounts.length / 500) * 500;
}
