import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';

/** A titled paragraph: a reason, a tip, a piece of advice. */
export interface Point {
  readonly title: Text;
  readonly text: Text;
}

/**
 * Text of a guide page. Its prose may hold `[links](target)`: a page id, a page id with an anchor
 * (`requirements#emergencias`), or an `https:` URL. A link to an unknown page
 * is shown as plain text.
 */
export interface GuideText extends PageText {
  /** The alternative text of the picture in the page header. */
  readonly pictureAlt: Text;
  /** The figure in the page header: `{count:dishes}` with what it counts. */
  readonly figure: { readonly number: string | Text; readonly label: Text };
  /** Paragraphs before the cards. */
  readonly intro: readonly Text[];
}

/** The page of a city: its attractions follow in the order of the data. */
export interface CityText extends GuideText {
  readonly attractions: {
    readonly heading: Text;
    readonly lead: Text;
    /** Leads to the further places. */
    readonly more: Text;
  };
  readonly why: {
    readonly heading: Text;
    /** The line that unfolds the points. */
    readonly fold: Text;
    readonly points: readonly [Point, Point, Point, Point];
  };
  /** Links to the sibling pages and to the study page, one sentence each. */
  readonly next: { readonly heading: Text; readonly links: readonly Text[] };
}
