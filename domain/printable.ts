/**
 * Characters that could rewrite what a terminal shows: C0 without tab and newline, DEL, C1, and the marks that turn
 * the direction of text.
 */
export const unprintable =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line breaks as newlines, without unprintable characters and half surrogate pairs. */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unprintable, '');
}

/** The length in UTF-16 units without what nobody sees: fillers, joiners, and white space at both ends. */
export function visibleLength(text: string): number {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim().length;
}
