/**
 * Characters that could change what a terminal shows: C0 without tab and newline, DEL, C1, marks that change the
 * direction of text, and those without width that join nothing.
 */
export const unprintable =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The text with line breaks as newlines and without unprintable characters or lone surrogates. */
export function printable(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unprintable, '');
}

/** The length in UTF-16 units without invisible characters: fillers, joiners, and white space at both ends. */
export function visibleLength(text: string): number {
  return text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim().length;
}
