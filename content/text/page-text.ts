import type { Text } from '../locale.ts';

/** The copy that every page needs. */
export interface PageText {
  /** The document's title. */
  readonly title: Text;
  /** For search engines, about 120 to 155 characters. */
  readonly description: Text;
  readonly keywords: Text;
  /** The page's name in menus and on the site map, and the line below it. */
  readonly menu: { readonly label: Text; readonly line: Text };
  readonly heading: Text;
  readonly lead: Text;
  /** A Korean word for the picture in the page header, and its meaning. */
  readonly hangul: string;
  readonly hangulMeaning: Text;
}
