import { airportFigures } from './airports.ts';
import { buildDay, hasEnded } from './build-day.ts';
import { busanFigures } from './busan.ts';
import { destinationsFigures } from './destinations.ts';
import { emergencyFigures } from './emergencies.ts';
import { entryFigures } from './entry.ts';
import type { Figure } from './figure.ts';
import { foodFigures } from './food.ts';
import { furtherBusanFigures, furtherSeoulFigures } from './further-places.ts';
import { helpFigures } from './help.ts';
import { livingFigures } from './living.ts';
import { nightFigures } from './night.ts';
import { practicalFigures } from './practical.ts';
import { seoulFigures } from './seoul.ts';
import { scholarshipFigures } from './scholarships.ts';
import { busanSightFigures, countrySightFigures, seoulSightFigures } from './sights.ts';
import { shoppingFigures } from './shopping.ts';
import { spotFigures } from './spots.ts';
import { studentLifeFigures } from './student-life.ts';
import { studyFigures } from './study.ts';
import { transportFigures } from './transport.ts';

/** The figures by the subject under which the page of changes lists them. */
export const subjects = {
  transport: { ...transportFigures, ...airportFigures, ...nightFigures },
  seoul: { ...seoulFigures, ...furtherSeoulFigures, ...seoulSightFigures },
  busan: { ...busanFigures, ...furtherBusanFigures, ...busanSightFigures },
  destinations: { ...destinationsFigures, ...countrySightFigures, ...spotFigures },
  food: foodFigures,
  shopping: shoppingFigures,
  entry: entryFigures,
  study: { ...studyFigures, ...studentLifeFigures, ...scholarshipFigures },
  living: livingFigures,
  help: { ...helpFigures, ...practicalFigures, ...emergencyFigures },
} as const;

export type Subject = keyof typeof subjects;

/**
 * Every figure that can change, by its id. Calculations read `register[id].current.value`, texts contain
 * `{id}`.
 */
export const register = {
  ...transportFigures,
  ...airportFigures,
  ...nightFigures,
  ...seoulFigures,
  ...furtherSeoulFigures,
  ...busanFigures,
  ...furtherBusanFigures,
  ...destinationsFigures,
  ...seoulSightFigures,
  ...busanSightFigures,
  ...countrySightFigures,
  ...spotFigures,
  ...foodFigures,
  ...shoppingFigures,
  ...entryFigures,
  ...studyFigures,
  ...studentLifeFigures,
  ...scholarshipFigures,
  ...livingFigures,
  ...helpFigures,
  ...practicalFigures,
  ...emergencyFigures,
} as const;

export type FigureId = keyof typeof register;

export const figureIds = Object.keys(register) as FigureId[];

export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(register, id);
}

/** A figure as it is stated on the day of the build. @throws if the register has no figure of this id. */
export const figureOf = (id: string): Figure => figureOn(id, buildDay);

/** A figure as it is stated on a day (`YYYY-MM-DD`). @throws if the register has no figure of this id. */
export function figureOn(id: string, today: string): Figure {
  if (!isFigureId(id)) throw new Error(`no figure "${id}" in the register`);
  const figure: Figure = register[id];
  const { after, holdsUntil } = figure;
  return after && hasEnded(holdsUntil, today) ? { ...figure, current: after } : figure;
}
