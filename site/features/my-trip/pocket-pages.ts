/** What `printPart` marks for the sheet that is folded. */
export const pocket = 'trip-pocket';

/** How many pages a sheet of A4 has that is folded three times and cut once in the middle. */
export const folded = 8;

/** In which order the pages of a folded sheet lie on it: the upper row stands on its head. */
const places = [5, 4, 3, 2, 6, 7, 8, 1];

/** A page of a folded sheet: the cover, a day by its index, a page for notes, or the back. */
export type PocketPage = 'cover' | 'back' | 'notes' | number;

/** The folded sheets of a trip with so many days, each with its pages as they lie on the sheet. */
export function pocketSheets(days: number): readonly (readonly PocketPage[])[] {
  const count = Math.ceil((days + 2) / folded);
  const notes = count * folded - days - 2;
  const pages: PocketPage[] = [
    'cover',
    ...Array.from({ length: days }, (_, day) => day),
    ...Array<PocketPage>(notes).fill('notes'),
    'back',
  ];
  return Array.from({ length: count }, (_, sheet) =>
    places.map((place) => pages[sheet * folded + place - 1] ?? 'notes'),
  );
}
