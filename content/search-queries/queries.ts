/**
 * What people type, by subject and by what answers it. An answer is `=id`, or `=id-*` for any that begins so; a page or
 * a place on it is `seoul` or `seoul#bukchon`; `nothing` leads to asking us; with a comma each of several will do.
 */
export type Queries = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
