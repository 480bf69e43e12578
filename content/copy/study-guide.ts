import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
import type { Point } from './guide-copy.ts';
import type { PageCopy } from './page-copy.ts';

/** A part of a page about studying: paragraphs, a calendar by month, a table or figures, each if there is one. */
export interface GuidePart {
  /** Its anchor. */
  readonly id: string;
  readonly heading: Text;
  readonly lead?: Text;
  readonly points?: readonly Point[];
  /** What happens from one month to another, 1 to 12. */
  readonly items?: readonly (Point & { readonly from: number; readonly to: number })[];
  /** The heads of a table's columns. */
  readonly columns?: readonly Text[];
  readonly rows?: readonly { readonly cells: readonly Text[] }[];
  readonly figures?: readonly FigureId[];
}

/** A page made of such parts. */
export interface StudyGuideCopy extends PageCopy {
  /** The alternative text of the picture in the page header. */
  readonly pictureAlt: Text;
  readonly intro: readonly Text[];
  readonly parts: readonly GuidePart[];
  readonly next: { readonly heading: Text; readonly links: readonly Text[] };
}
