import { surface } from '#site/ui/surface.ts';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { CourseNoticeText } from '#domain/course-notice-text.ts';

interface Props {
  readonly text: CourseNoticeText;
  readonly link: string;
  readonly locale: Locale;
}

/** The notice, beside the total, when the calculator counts less or more for the course than schools charge. */
export function CourseNoticeBox({ text, link, locale }: Props) {
  return (
    <aside aria-labelledby="budget-course" className={`${surface('hwang')} budget-course`}>
      <h3 id="budget-course">{text.heading}</h3>
      <p>{withAmounts(text.cost)}</p>
      <p>{text.cause}</p>
      <p>
        <b>{withAmounts(text.total)}</b>
      </p>
      <p className="budget-course-small">{withAmounts(text.edition)}</p>
      <a href={`${pathTo('study', locale)}#programs`}>{link}</a>
    </aside>
  );
}
