import type { BudgetWords } from '#content/budget.server.ts';
import type { Locale } from '#content/locale.ts';
import type { BudgetInputs } from '#domain/budget.ts';
import { courseNotice, type CoursePrices } from '#domain/course-notice.ts';
import { courseNoticeText, type CourseNoticeText } from '#domain/course-notice-text.ts';

/** What there is to say about the course of a budget; nothing where its price holds. */
export function courseTextOf(
  inputs: BudgetInputs,
  prices: CoursePrices,
  copy: BudgetWords,
  locale: Locale,
): CourseNoticeText | undefined {
  const notice = courseNotice(inputs, prices);
  return notice && courseNoticeText(notice, copy.course, copy.cities[inputs.city].name, locale);
}
