import { expect, it } from 'vitest';
import { legFare, type PaidLeg } from './fares.ts';

const tariffs = {
  subway: {
    seoul: { from: 1550, steps: [{ beyondKm: 10, everyKm: 5, add: 100 }] },
    busan: { from: 1600, steps: [{ beyondKm: 10, add: 200 }] },
  },
  bus: { seoul: 1500, elsewhere: 1550 },
  taxi: { base: 4800, baseMetres: 2000, step: 100, stepMetres: 132, surcharges: [] },
};

it.each<[PaidLeg, number | undefined]>([
  [{ mode: 'subway', city: 'seoul' }, 1550],
  [{ mode: 'subway', city: 'seoul', km: 12 }, 1650],
  [{ mode: 'subway', city: 'busan', km: 10 }, 1600],
  [{ mode: 'subway', city: 'busan', km: 18 }, 1800],
  [{ mode: 'bus', city: 'seoul' }, 1500],
  [{ mode: 'bus', city: 'busan' }, 1550],
  [{ mode: 'bus', city: 'jeju' }, 1550],
  [{ mode: 'taxi', km: 2 }, 4800],
  [{ mode: 'taxi', km: 5 }, 7100],
  [{ mode: 'train', fare: 59_800 }, 59_800],
  [{ mode: 'flight' }, undefined],
])('%o costs %s won', (leg, fare) => {
  expect(legFare(leg, tariffs)).toBe(fare);
});
