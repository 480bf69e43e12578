import type { ReactNode } from 'react';
import type { PictureFile } from '#site/lib/pictures.ts';
import type { Locale } from '#content/locale.ts';
import type { readMyTrip } from './read-my-trip.ts';

type Page = ReturnType<typeof readMyTrip>;

/** What the document holds of the tool. */
export interface StartProps {
  readonly head: { readonly heading: string; readonly lead: string };
  readonly start: Page['start'];
  readonly holidays: Page['holidays'];
  readonly ready: Page['ready'];
  readonly starters: readonly {
    readonly id: string;
    readonly name: string;
    readonly href: string;
    readonly picture: PictureFile;
  }[];
  /** The path of all itineraries. */
  readonly itineraries: string;
  /** Where the words and facts of the tool are. */
  readonly url: string;
  /** Where what can be a stop of a trip is. */
  readonly catalogue: string;
  readonly locale: Locale;
  /** What the check says of a ready-made trip. */
  readonly children?: ReactNode;
}
