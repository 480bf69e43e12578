/** Longest query in characters: a sentence or two, as people speak them. The time of a search grows with every word. */
export const longestQuery = 200;

/** How many searches a network may ask for a minute as a program; what its cache answers does not count. */
export const searchesAMinute = 60;

/** The query without surrounding white space, cut at `longestQuery` characters. */
export function cutQuery(query: string): string {
  return Array.from(tidy(query)).slice(0, longestQuery).join('').trim();
}

/** Whether a query would be cut. */
export function isTooLong(query: string): boolean {
  return Array.from(tidy(query)).length > longestQuery;
}

function tidy(query: string): string {
  return query.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
