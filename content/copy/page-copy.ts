import type { Text } from '../locale.ts';

/** What every page has to say about itself. */
export interface PageCopy {
  /** The document's title. */
  readonly title: Text;
  /** For search engines, about 120 to 155 characters. */
  readonly description: Text;
  readonly keywords: Text;
  /** How menus and the site map name the page, and the line below the name. */
  readonly menu: { readonly label: Text; readonly line: Text };
  readonly heading: Text;
  readonly lead: Text;
  /** A Korean word for the cloth in the page's header, and what it means. */
  readonly hangul: string;
  readonly hangulMeaning: Text;
}
