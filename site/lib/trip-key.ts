/**
 * The storage key of the answers (`device-store.ts`), also named in the cookie policy. Only stored for visitors who
 * have agreed.
 */
export const tripKey = 'trip';

/** The storage key of the phrases and cards that the visitor keeps (`features/phrases/phrase-store.ts`). */
export const phrasesKey = 'phrases';

/** The storage key of what the visitor reads in Hangul (`features/hangul/card-store.ts`), also named in the cookie policy. */
export const hangulKey = 'hangul';
