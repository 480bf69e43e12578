/**
 * Under which the answers are kept (`device-store.ts`), also named in the cookie policy. The record exists only for
 * visitors who have asked for it.
 */
export const tripKey = 'trip';
