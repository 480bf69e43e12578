import { encodeTrip } from '#domain/trips/link.ts';
import { namesOf, withOwn } from '#domain/trips/own-stop.ts';
import { ownStop, withStops, type Trip } from '#domain/trips/trip.ts';
import type { Facts } from './facts.ts';

/** Letters beyond which some messengers cut a link. */
export const longLink = 1800;
/** Letters up to which the QR on paper has modules that a phone reads (0.46 mm), and beyond which it has none. */
const longestPrinted = 650;
const longestDrawn = 1100;

/** The trip as a link. @param page The address of the page. */
export function linkOf(trip: Trip, ids: Facts['ids'], page: string): string {
  return `${page}#${encodeTrip(withOwn(trip, ids), ids)}`;
}

/** Without what the visitor has written and found out, but for the names of own stops. */
export function withoutNotes({ figures: _figures, ...trip }: Trip): Trip {
  return withStops(trip, (stops) =>
    stops.map((each) => {
      const { note: _note, ...stop } = each;
      const { name } = namesOf(each);
      return stop.of === ownStop && name ? { ...stop, note: name } : stop;
    }),
  );
}

/** Whether a link can be drawn as a QR that is read from a screen. */
export const isDrawn = (link: string) => link.length <= longestDrawn;

/** The link for paper, without the notes and figures where it would be too long with them; undefined where it is then as well. */
export function printedLink(
  trip: Trip,
  ids: Facts['ids'],
  page: string,
): { readonly link: string; readonly notes: boolean } | undefined {
  const link = linkOf(trip, ids, page);
  if (link.length <= longestPrinted) return { link, notes: true };
  const plain = linkOf(withoutNotes(trip), ids, page);
  return isDrawn(plain) ? { link: plain, notes: plain === link } : undefined;
}
