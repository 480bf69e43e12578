import { copy as firstMonthCopy } from '#content/copy/first-month.ts';
import { firstMonth } from '#content/data/first-month.ts';
import type { Locale } from '#content/locale.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';

/** The page of the first month in one language, with its figures. */
export function readFirstMonth(locale: Locale) {
  const page = readPage(locale, 'first-month');
  return { ...page, figures: readPageFigures(figuresIn(firstMonthCopy), locale) };
}

export type FirstMonthPage = ReturnType<typeof readFirstMonth>;

/** What the list on the device computes with; its texts are in the page itself. */
export function readMonthPlanner(locale: Locale) {
  const { copy } = readPage(locale, 'first-month');
  return {
    words: copy.planner,
    steps: firstMonth.map(({ id, from, to }) => ({ id, from, to })),
  };
}

export type MonthPlannerData = ReturnType<typeof readMonthPlanner>;
