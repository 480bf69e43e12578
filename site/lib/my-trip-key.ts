/** The storage key of the visitor's own trip (`trip-state.ts`), also named in the cookie policy. */
export const myTripKey = 'my-trip';
