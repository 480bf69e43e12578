import type { PictureFile } from '#site/lib/pictures.ts';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Locale } from '#content/locale.ts';
import { AllergySection } from './allergy-section.tsx';
import type { DishEntry } from './dish-details.tsx';
import { Dishes } from './dishes.tsx';
import { useFoodChoice } from './use-food-choice.ts';

interface Props {
  readonly copy: GastronomyPage['copy'];
  readonly categories: GastronomyPage['categories'];
  readonly dishes: readonly (DishEntry & { readonly picture: PictureFile })[];
  readonly card: GastronomyPage['card'];
  readonly locale: Locale;
  readonly newTab: string;
}

/** The dishes and the card, which share what the visitor cannot eat. */
export function Food({ copy, categories, dishes, card, locale, newTab }: Props) {
  const food = useFoodChoice(card);
  return (
    <>
      <Dishes
        words={copy.dishes}
        categories={categories}
        dishes={dishes}
        ingredients={card.ingredients}
        food={food}
        locale={locale}
        newTab={newTab}
      />
      <AllergySection words={copy.card} card={card} food={food} locale={locale} newTab={newTab} />
    </>
  );
}
