/** The months in which the terms of university language centres begin. */
export const termMonths = [3, 6, 9, 12] as const;

/** How many terms are offered: two years. */
const offered = 8;

/**
 * The terms that have not begun by a day, soonest first, as `2027-03`. A term is taken to begin on the
 * first of its month; schools begin a few days later, so the dates of the plan are on the safe side.
 * @param today A calendar day, `2026-11-20`.
 */
export function nextTerms(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap((each) => termMonths.map((month) => termId(each, month)))
    .filter((term) => firstDay(term) > today)
    .slice(0, offered);
}

/** The first day of a term's month: `2027-03-01`. */
export function firstDay(term: string): string {
  return `${term}-01`;
}

/** Whether a text is a month in which a term begins, `YYYY-MM`. */
export function isTerm(text: string): boolean {
  const [, month] = /^\d{4}-(\d\d)$/.exec(text) ?? [];
  return termMonths.some((each) => each === Number(month));
}

function termId(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
