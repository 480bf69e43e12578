import { dishes } from '#content/data/dishes.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { schools } from '#content/data/schools.ts';
import { allPhrases } from '#content/phrases/phrases.ts';
import { figureIds } from '#content/register/register.ts';
import { readPlacesData } from './read-places-data.ts';

/** The ids under which the open data gives its parts out now. */
export function openIds() {
  return {
    places: readPlacesData().features.map(({ id }) => id),
    figures: figureIds as readonly string[],
    dishes: [...dishes, ...menuDishes].map(({ id }) => id),
    phrases: allPhrases.map(({ id }): string => id),
    schools: schools.map(({ id }): string => id),
  };
}

export type IdKind = keyof ReturnType<typeof openIds>;
