import type { FoodTrait } from '../../allergy-card/traits.ts';
import type { Text } from '../../locale.ts';
import type { FigureId } from '../../register/register.ts';
import type { DishIngredient } from '../not-in-dishes.ts';
import type { OrderId } from './orders.ts';

/** A trait that the data states; whether meat is halal follows from the ingredients. */
export type StatedTrait = Exclude<FoodTrait, 'meatNotHalal'>;

/** A dish or a drink of the menu, beyond those that have a card. */
export interface MenuDish {
  /** Also the anchor: `#gopchang`. */
  readonly id: string;
  readonly name: string;
  readonly nameKorean: string;
  /** The Korean name with marks, where its sound does not follow from the letters (`domain/korean/source.ts`). */
  readonly source?: string;
  /** What it is, in a line. */
  readonly line: Text;
  /** Out of 5. */
  readonly spicyLevel: 1 | 2 | 3 | 4;
  /** What it commonly contains, with what is served with it to season it: the stricter reading. */
  readonly allergens: readonly DishIngredient[];
  /** What some kitchens, brands or side dishes add. */
  readonly sometimes: readonly DishIngredient[];
  readonly traits?: readonly StatedTrait[];
  readonly sometimesTraits?: readonly StatedTrait[];
  /** Where what one does not see is hidden, and what to ask for. */
  readonly note: Text;
  /** Prose, which may contain links: see `GuideText`. */
  readonly where: Text;
  /** How it is counted when it is ordered. */
  readonly order: OrderId;
  readonly price?: FigureId;
  /** Other spellings and names in any language, separated by commas. */
  readonly aliases: string;
}
