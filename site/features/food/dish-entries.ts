import { picture } from '#site/lib/pictures.ts';
import type { DishEntry, Plate } from './dish-details.tsx';
import type { GastronomyPage } from './read.ts';

/** A dish with the file of its picture. */
export function withPicture({ drawing, ...dish }: GastronomyPage['dishes'][number]): DishEntry {
  return { ...dish, picture: picture(drawing) };
}

/** What the table shows of a dish. */
export function plateOf(dish: DishEntry): Plate {
  const { id, name, nameKorean, category, spicyLevel, allergens, sometimes } = dish;
  const { vegetarian, vegetarianIf } = dish;
  const { src, width, height } = dish.picture;
  return {
    id,
    name,
    nameKorean,
    category,
    spicyLevel,
    vegetarian,
    ...(vegetarianIf && { vegetarianIf }),
    allergens,
    sometimes,
    picture: { src, width, height },
  };
}
