/** A name without what stands in brackets at its end: `Seúl`, of `Seúl (Corea)`. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');
