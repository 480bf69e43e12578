import type { Text } from '../locale.ts';
import type { PageCopy } from './page-copy.ts';

/** A titled paragraph: a reason, a tip, a piece of advice. */
export interface Point {
  readonly title: Text;
  readonly text: Text;
}

/**
 * Copy of a guide page. Its prose may hold `[links](target)`: a page id, a page id with an anchor
 * (`requirements#emergencias`), or an `https:` address. The link to a page that does not exist yet
 * reads as plain text.
 */
export interface GuideCopy extends PageCopy {
  /** What the picture in the page's head shows. */
  readonly pictureAlt: Text;
  /** One figure worth a patch of cloth: `{count:dishes}` with what it counts. */
  readonly figure: { readonly number: string | Text; readonly label: Text };
  /** Paragraphs before the cards. */
  readonly intro: readonly Text[];
}

/** The page of a city: its attractions follow in the order of the data. */
export interface CityCopy extends GuideCopy {
  readonly attractions: { readonly heading: Text; readonly lead: Text };
  readonly why: { readonly heading: Text; readonly points: readonly [Point, Point, Point, Point] };
  /** The way on to the sibling pages and to the study page, a line each with its link. */
  readonly next: { readonly heading: Text; readonly links: readonly Text[] };
}
