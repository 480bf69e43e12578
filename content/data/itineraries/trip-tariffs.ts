import { register } from '../../register/register.ts';

const { freeKm, add, everyKm } = register['seoul-subway-distance-steps'].current.value;
const busan = register['busan-subway-fare'].current.value;

/**
 * KRW of the rides of the plans, by day and with a card. Buses and taxis outside Seoul and Busan, whose
 * fares have not been seen, count as those of Busan; no plan takes a taxi in Seoul.
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
    // The fare calculator says where this distance comes from.
    baseMetres: 2_000,
    step: 100,
    stepMetres: register['taxi-busan-distance'].current.value,
    surcharges: [],
  },
} as const;
