/** Longest query in characters; the time of a search grows with every word. */
export const longestQuery = 80;

/** The query without surrounding white space, cut at `longestQuery` characters. */
export function cutQuery(query: string): string {
  const tidy = query.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return Array.from(tidy).slice(0, longestQuery).join('').trim();
}
