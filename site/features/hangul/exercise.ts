import type { StationSign } from './read-station.ts';

/** `trip`: the stops of the visitor's own trip. */
export type Deck = 'letters' | 'words' | 'stations' | 'dishes' | 'places' | 'trip';

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

/** What its plate shows: a letter stands in a syllable. */
export function shownOn({ deck, key, source }: Exercise): string {
  return deck === 'letters' ? source : key;
}
