import type { Range } from '../register/figure.ts';
import { register } from '../register/register.ts';
import { coursePrices } from './course-prices.ts';

/** The lower end for a tight budget, the middle, and the upper end for comfort. */
const spread = ({ from, to }: Range) => ({ budget: from, mid: (from + to) / 2, premium: to });

const rooms = {
  goshiwon: spread(register['rent-goshiwon'].current.value),
  hasukjib: spread(register['rent-hasukjib'].current.value),
  dormitory: spread(register['rent-dormitory'].current.value),
};

const { from, to, rent, fees } = register['rent-oneroom'].current.value;
const meals = register['food-month'].current.value;

/** Where the register has no current price, as for food and expensive flats in Busan, the calculator’s own stands. */
const { busanPremium } = register['calc-rent'].current.value;
const busan = register['rent-oneroom-busan'].current.value;
const food = register['calc-food'].current.value;

/** The register’s prices for the choices of the calculator, in KRW a month; of a course, for the whole of it. */
export const pricesToday = {
  rent: {
    seoul: {
      ...rooms,
      apartment: { budget: from + fees, mid: rent + fees, premium: to + fees },
    },
    busan: { ...rooms, apartment: { budget: busan, mid: busan, premium: busanPremium } },
  },
  food: {
    seoul: { ...spread(meals), premium: food.seoulPremium },
    busan: { budget: food.busanBudget, mid: food.busanMid, premium: food.busanPremium },
  },
  transport: register['transport-month'].current.value,
  term: { seoul: spread(coursePrices.term.seoul), busan: spread(coursePrices.term.busan) },
  short: coursePrices.short,
};
