import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn } from '../opening/closing-days.ts';
import { addDays, eachDay } from './days.ts';
import { holidaysKnown } from './korean-holidays.ts';
import { holidayOn, mondayOf, nextHoliday, type Holiday } from './named-holidays.ts';

/** A place that is closed on some days. */
export interface ClosingPlace {
  readonly name: string;
  readonly rules: OpeningRule;
}

/** Something of a part of the year, `MM-DD` to `MM-DD`, both included; it may span the new year. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

export interface WeekDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly holiday: Holiday | undefined;
  /** The names of the places that do not open. */
  readonly closed: readonly string[];
}

/** The week of a date (`YYYY-MM-DD`, Korea), from Monday to Sunday. */
export function weekOf(date: string, places: readonly ClosingPlace[]) {
  const monday = mondayOf(date);
  const sunday = addDays(monday, 6);
  const days = eachDay(monday, sunday).map((day): WeekDay => {
    const closed = places.filter(({ rules }) => closingOn(rules, day));
    return { date: day, holiday: holidayOn(day), closed: closed.map(({ name }) => name) };
  });
  return {
    days,
    monday,
    sunday,
    /** False from the first year whose holidays are not known. */
    holidaysKnown: holidaysKnown(sunday),
    /** The first holiday after this week. */
    next: nextHoliday(sunday),
  };
}

/** What a date (`YYYY-MM-DD`) is the season of. */
export function inSeason<Each extends Season>(date: string, seasons: readonly Each[]): Each[] {
  const day = date.slice(5);
  return seasons.filter(({ from, to }) =>
    from <= to ? from <= day && day <= to : from <= day || day <= to,
  );
}
