import sprite from './category-icons.svg?url';

/** The symbols of `category-icons.svg`, named after the page or kind of page that each stands for. */
export type CategoryIconName =
  | 'tourism'
  | 'transport'
  | 'accommodation'
  | 'gastronomy'
  | 'shopping'
  | 'itineraries'
  | 'requirements'
  | 'blog'
  | 'changes'
  | 'more-places'
  | 'faq'
  | 'search'
  | 'newsletter'
  | 'cookies'
  | 'privacy'
  | 'accessibility'
  | 'legal';

/** A small coloured picture of a category; it says nothing that the text beside it does not. */
export function CategoryIcon({ name }: { name: CategoryIconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
