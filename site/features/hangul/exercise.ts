import type { StationSign } from './read-station.ts';

export type Deck = 'letters' | 'words' | 'stations' | 'dishes' | 'places';

/** Something to read. */
export interface Exercise {
  readonly deck: Deck;
  /** What is shown: a letter, or a sign; also its key on the device. */
  readonly key: string;
  /** As `domain/korean` reads it; for a letter the syllable that lets it be heard. */
  readonly source: string;
  readonly meaning?: string;
  readonly step: number;
  readonly station?: StationSign;
}
