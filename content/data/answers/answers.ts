import { allergies } from './allergens.ts';
import type { Answer } from './answer.ts';
import { coursesAndVisas } from './courses-and-visas.ts';
import { dailyLife } from './daily-life.ts';
import { degreesAndPapers } from './degrees-and-papers.ts';
import { drivingAndLaw } from './driving-and-law.ts';
import { familiesAndPlans } from './families-and-plans.ts';
import { ofEmbassies } from './embassies-by-country.ts';
import { entryAndStay } from './entry-and-stay.ts';
import { entryAndStudy } from './entry-and-study.ts';
import { errands } from './errands.ts';
import { eveningsAndTours } from './evenings-and-tours.ts';
import { foodAndDrink } from './food-and-drink.ts';
import { furtherTrouble } from './further-trouble.ts';
import { furtherVisits } from './further-visits.ts';
import { gettingAround } from './getting-around.ts';
import { gettingThere } from './getting-there.ts';
import { helpAndHealth } from './help-and-health.ts';
import { inDanger } from './in-danger.ts';
import { leisure } from './leisure.ts';
import { moneyAndPhone } from './money-and-phone.ts';
import { outOfDoors } from './out-of-doors.ts';
import { outAndAbout } from './out-and-about.ts';
import { musicAndFans } from './music-and-fans.ts';
import { olderAndExpecting } from './older-and-expecting.ts';
import { otherAirports } from './other-airports.ts';
import { notCovered } from './not-covered.ts';
import { ofPassports } from './passports.ts';
import { pharmacyCounter } from './pharmacy-counter.ts';
import { schoolAnswers } from './schools-by-city.ts';
import { ofSchools } from './schools-by-name.ts';
import { residentLife } from './resident-life.ts';
import { seriesAndMusic } from './series-and-music.ts';
import { sights } from './sights.ts';
import { spicy } from './spicy.ts';
import { studyAndResidence } from './study-and-residence.ts';
import { trips } from './trips.ts';
import { travellersMoney } from './travellers-money.ts';
import { weather } from './weather.ts';

/** Every question that the search answers itself; of two that fit alike the first, so the particular before the general. */
export const answers: readonly Answer[] = [
  ...allergies,
  ...ofPassports,
  ...ofEmbassies,
  ...schoolAnswers,
  ...ofSchools,
  ...trips,
  ...familiesAndPlans,
  ...travellersMoney,
  ...musicAndFans,
  ...inDanger,
  ...helpAndHealth,
  ...olderAndExpecting,
  ...furtherTrouble,
  ...pharmacyCounter,
  ...drivingAndLaw,
  ...residentLife,
  ...coursesAndVisas,
  ...moneyAndPhone,
  ...entryAndStudy,
  ...entryAndStay,
  ...studyAndResidence,
  ...degreesAndPapers,
  ...furtherVisits,
  ...gettingThere,
  ...gettingAround,
  ...seriesAndMusic,
  ...otherAirports,
  ...outOfDoors,
  ...outAndAbout,
  ...errands,
  ...leisure,
  ...notCovered,
  ...dailyLife,
  ...foodAndDrink,
  ...spicy,
  ...eveningsAndTours,
  ...sights,
  ...weather,
];
