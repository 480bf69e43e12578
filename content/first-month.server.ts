import { copy as firstMonthCopy } from './copy/first-month.ts';
import { firstMonth } from './data/first-month.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readPageFigures } from './register/figures.ts';

/** The page of the first month in one language, with its figures. */
export function readFirstMonth(locale: Locale) {
  const page = readPage('first-month', locale);
  return { ...page, figures: readPageFigures(figuresIn(firstMonthCopy), locale) };
}

export type FirstMonthPage = ReturnType<typeof readFirstMonth>;

/** What the list on the device computes with; its texts are in the page itself. */
export function readMonthPlanner({ copy }: FirstMonthPage) {
  return {
    words: copy.planner,
    steps: firstMonth.map(({ id, from, to }) => ({ id, from, to })),
  };
}

export type MonthPlannerData = ReturnType<typeof readMonthPlanner>;
