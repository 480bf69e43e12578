import type { Answer } from './answer.ts';
import { dailyLife } from './daily-life.ts';
import { entryAndStudy } from './entry-and-study.ts';
import { gettingAround } from './getting-around.ts';
import { helpAndHealth } from './help-and-health.ts';
import { moneyAndPhone } from './money-and-phone.ts';
import { weather } from './weather.ts';

/** Every question that the search answers itself. */
export const answers: readonly Answer[] = [
  ...helpAndHealth,
  ...moneyAndPhone,
  ...entryAndStudy,
  ...gettingAround,
  ...dailyLife,
  ...weather,
];
