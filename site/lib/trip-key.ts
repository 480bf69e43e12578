/**
 * The storage key of the answers (`device-store.ts`), also named in the cookie policy. Only stored for visitors who
 * have agreed.
 */
export const tripKey = 'trip';
