import type { Answer } from './answer.ts';
import { dailyLife } from './daily-life.ts';
import { drivingAndLaw } from './driving-and-law.ts';
import { entryAndStay } from './entry-and-stay.ts';
import { entryAndStudy } from './entry-and-study.ts';
import { foodAndDrink } from './food-and-drink.ts';
import { gettingAround } from './getting-around.ts';
import { helpAndHealth } from './help-and-health.ts';
import { moneyAndPhone } from './money-and-phone.ts';
import { outAndAbout } from './out-and-about.ts';
import { studyAndResidence } from './study-and-residence.ts';
import { weather } from './weather.ts';

/** Every question that the search answers itself. */
export const answers: readonly Answer[] = [
  ...helpAndHealth,
  ...drivingAndLaw,
  ...moneyAndPhone,
  ...entryAndStudy,
  ...entryAndStay,
  ...studyAndResidence,
  ...gettingAround,
  ...outAndAbout,
  ...dailyLife,
  ...foodAndDrink,
  ...weather,
];
