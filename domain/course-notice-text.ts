import type { Locale } from '#content/locale.ts';
import { won } from './amounts.ts';
import type { CourseNotice, Prices } from './course-notice.ts';
import { fill } from './fill.ts';

/** The texts of the notice about the course in one language, with placeholders for amounts. */
export interface CourseNoticeWords {
  readonly heading: Readonly<Record<CourseNotice['kind'], string>>;
  readonly range: string;
  readonly cost: { readonly short: string; readonly one: string; readonly other: string };
  readonly cause: Readonly<Record<CourseNotice['cause'], string>>;
  readonly total: string;
  readonly brief: string;
  readonly edition: string;
}

/** The notice with its amounts, as the page, the mail and the file show it. */
export interface CourseNoticeText {
  readonly heading: string;
  /** What schools charge for the course and what the budget counts. */
  readonly cost: string;
  readonly cause: string;
  /** The total with what schools charge, or why it cannot be given. */
  readonly total: string;
  /** The prices of the March 2025 edition, and the source of the current ones. */
  readonly edition: string;
}

/** Fills the texts of the notice with its amounts. */
export function courseNoticeText(
  notice: CourseNotice,
  words: CourseNoticeWords,
  city: string,
  locale: Locale,
): CourseNoticeText {
  const { kind, terms, cause, counted, real, edition, total } = notice;
  const range = ({ from, to }: Prices) =>
    fill(words.range, { from: won(from, locale), to: won(to, locale) });
  const cost = terms === 0 ? words.cost.short : words.cost[terms === 1 ? 'one' : 'other'];
  return {
    heading: words.heading[kind],
    cost: fill(cost, {
      count: String(terms),
      range: range(real),
      city,
      counted: won(counted, locale),
    }),
    cause: words.cause[cause],
    total: total ? fill(words.total, { total: range(total) }) : words.brief,
    edition: fill(words.edition, { range: range(edition) }),
  };
}
