import { patch } from '#site/ui/patch.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { CourseNoticeText } from '#domain/course-notice-text.ts';
import styles from './course-notice.module.css';

interface Props {
  readonly text: CourseNoticeText;
  readonly link: string;
  readonly locale: Locale;
}

/** Beside the total: what the course costs where the calculator counts less, or more. */
export function CourseNoticeBox({ text, link, locale }: Props) {
  return (
    <aside aria-labelledby="budget-course" className={`${patch('hwang')} ${styles.notice}`}>
      <h3 id="budget-course">{text.heading}</h3>
      <p>{text.cost}</p>
      <p>{text.cause}</p>
      <p>
        <b>{text.total}</b>
      </p>
      <p className={styles.small}>{text.edition}</p>
      <a href={`${pathTo('study', locale)}#programs`}>{link}</a>
    </aside>
  );
}
