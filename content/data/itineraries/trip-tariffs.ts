import { register } from '../../register/register.ts';

const { freeKm, add, everyKm } = register['seoul-subway-distance-steps'].current.value;
const busan = register['busan-subway-fare'].current.value;

/**
 * Tariffs (KRW) for the rides of itineraries, by day and with a transport card. No source gives fares of
 * buses and taxis outside Seoul and Busan: they count as those of Busan. No itinerary has a taxi in Seoul.
 */
export const tripTariffs = {
  subway: {
    seoul: {
      from: register['seoul-subway-base-fare'].current.value,
      steps: [{ beyondKm: freeKm, everyKm, add }],
    },
    busan: {
      from: busan.zone1,
      steps: [
        { beyondKm: register['busan-subway-zone'].current.value, add: busan.zone2 - busan.zone1 },
      ],
    },
  },
  bus: {
    seoul: register['seoul-bus-fare'].current.value,
    elsewhere: register['busan-bus-fare'].current.value,
  },
  taxi: {
    base: register['taxi-busan-base'].current.value,
    // The source is named with the taxi of Busan in `fares.ts`.
    baseMetres: 2_000,
    step: 100,
    stepMetres: register['taxi-busan-distance'].current.value,
    surcharges: [],
  },
  seoulTaxi: {
    base: register['taxi-seoul-base'].current.value,
    // The source is named with the taxi of Seoul in `fares.ts`.
    baseMetres: 1_600,
    step: 100,
    stepMetres: register['taxi-seoul-distance'].current.value,
    surcharges: [],
  },
} as const;
