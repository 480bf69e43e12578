import { addMonths } from '#domain/time/days.ts';
import { firstDay, nextTerms } from '#domain/time/terms.ts';

/** A term of a school as it was published: days `YYYY-MM-DD`; what was not seen is missing. */
export interface SeenTerm {
  readonly starts: string;
  readonly applyFrom?: string | undefined;
  readonly applyTo?: string | undefined;
}

/** A coming course for which one can plan. */
export interface Course extends SeenTerm {
  /** The month in which it starts, `YYYY-MM`. */
  readonly term: string;
  /** The year of the calendar from which its days are counted on; absent when no calendar has it. */
  readonly seenIn?: string;
  /** Whether the school has published these very days. */
  readonly published: boolean;
}

/** How far ahead courses are offered, in years. */
const yearsAhead = 2;

/** The courses at no school in particular: they are taken to start on the first of their month. */
export function usualCourses(today: string): Course[] {
  return nextTerms(today).map((term) => ({ term, starts: firstDay(term), published: false }));
}

/**
 * The courses of a school that have not begun by a day, soonest first: what it has published, and in later years the
 * same days as in the last calendar seen. A calendar that lacks some of the usual terms is completed with them.
 */
export function schoolCourses(seen: readonly SeenTerm[], today: string): Course[] {
  const latest = new Map(
    seen
      .toSorted((one, other) => one.starts.localeCompare(other.starts))
      .map((term) => [term.starts.slice(5, 7), term]),
  );
  const until = inYears(today, yearsAhead);
  const counted = [...latest.values()].flatMap((term) => {
    const begun = Math.max(0, yearOf(today) - yearOf(term.starts));
    return [0, 1, 2, 3]
      .map((years) => courseAfter(term, begun + years))
      .filter(({ starts }) => starts > today && starts <= until);
  });
  const usual = usualCourses(today);
  const usualMonths = new Set(usual.map(({ term }) => term.slice(5)));
  const completed = [...latest.keys()].every((month) => usualMonths.has(month))
    ? usual.filter(({ term }) => !latest.has(term.slice(5)))
    : [];
  return [...counted, ...completed].toSorted((one, other) =>
    one.starts.localeCompare(other.starts),
  );
}

function courseAfter({ starts, applyFrom, applyTo }: SeenTerm, years: number): Course {
  const day = inYears(starts, years);
  return {
    term: day.slice(0, 7),
    starts: day,
    ...(applyFrom && { applyFrom: inYears(applyFrom, years) }),
    ...(applyTo && { applyTo: inYears(applyTo, years) }),
    seenIn: starts.slice(0, 4),
    published: years === 0,
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const inYears = (day: string, years: number) => addMonths(day, 12 * years);
