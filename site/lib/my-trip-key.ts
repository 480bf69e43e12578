/** The storage key of the visitor's own trip (`trip-state.ts`), also named in the cookie policy. */
export const myTripKey = 'my-trip';

/** The storage key of what is ticked and added in the countdown to a trip, kept where the trip is. */
export const countdownKey = 'countdown';
