import type { NameKind } from '../phrases/name-kinds.ts';
import type { GuideSourceId } from '../data/guide-sources.ts';
import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
import type { Point } from './guide-text.ts';
import type { PageText } from './page-text.ts';

/** A statement, and where it was read; none for advice of our own. Prose, see `GuideText`. */
export interface GuidePoint {
  readonly title?: Text;
  readonly text: Text;
  readonly sources?: readonly GuideSourceId[];
}

/** Korean to say or to recognise. */
export interface GuideWord {
  readonly hangul: string;
  readonly romanization: string;
  readonly meaning: Text;
  /** What it is the name of, where it is one to show to somebody. */
  readonly kind?: NameKind;
}

/** How long before a day of the reader's own. */
export interface TimeBefore {
  readonly months?: number;
  readonly days?: number;
}

/** A step before a day of the reader's own. */
export interface StepBefore extends TimeBefore {
  /** Its title in a calendar, where nothing stands around it. */
  readonly event: Text;
}

/** Turns the rows of a table into dates, counted back from a day of the reader's own, and into a calendar file. */
export interface DatedRowsText {
  /** Asks for the day. */
  readonly label: Text;
  readonly calendar: Text;
  /** When the calendar reminds. */
  readonly alarms: Text;
  /** Where the day has passed. */
  readonly passed: Text;
  /** The name of the file, without its ending. */
  readonly file: Text;
}

/** One question of a traveller: the answer first, then what it rests on. */
export interface GuideSection {
  /** The anchor, the same in both languages. */
  readonly id: string;
  readonly title: Text;
  /** The answer in one line, its point in bold. */
  readonly short: Text;
  /** Prose, one or two sentences. */
  readonly answer?: Text;
  /** What happens from one month to another, 1 to 12; the rows of its table. */
  readonly months?: readonly (Point & {
    readonly from: number;
    readonly to: number;
    /** Whom it is for, where the reader can choose that. */
    readonly goals?: readonly string[];
  })[];
  /** The heads of a table's columns. */
  readonly columns?: readonly Text[];
  readonly rows?: readonly { readonly cells: readonly Text[]; readonly before?: StepBefore }[];
  readonly dated?: DatedRowsText;
  readonly figures?: readonly FigureId[];
  /** Titled all, or none. */
  readonly points?: readonly GuidePoint[];
  readonly words?: readonly GuideWord[];
}

/** A page of practical answers. */
export interface PracticalGuide extends PageText {
  /** The alternative text of the picture in the page header. */
  readonly pictureAlt: Text;
  readonly intro?: readonly Text[];
  /** The heading of its questions, where it is not that of all guides. */
  readonly rest?: Text;
  /** The section that the picture of the page answers; it stands in no row. */
  readonly pictured?: string;
  readonly sections: readonly GuideSection[];
  readonly next: { readonly heading: Text; readonly links: readonly Text[] };
}
