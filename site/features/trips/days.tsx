import type { Locale } from '#content/locale.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './days.module.css';
import { numbered } from './numbered.ts';
import type { Labels, Plan } from './plan.ts';

interface Props {
  readonly plan: Pick<Plan, 'days' | 'closings'>;
  readonly labels: Labels;
  readonly locale: Locale;
}

const tabId = (day: number) => `day-${day}-tab`;

/**
 * The days of an itinerary, one tab per day (`day-tabs.element.ts`). In print and without JavaScript every day is
 * open, one below the other. The island of the trip's dates says in the tabs and days what is closed.
 */
export function Days({ plan: { days, closings }, labels, ...rest }: Props) {
  const { timeline } = labels;
  return (
    <day-tabs className={styles.days}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={timeline.tabs}
        className={`needs-script ${styles.tabs} ${days.length > 7 ? styles.two : ''}`}
      >
        {days.map(({ day, title }) => (
          <button
            key={day}
            type="button"
            role="tab"
            id={tabId(day)}
            className={styles.tab}
            aria-selected={day === 1}
            aria-controls={`day-${day}`}
            tabIndex={day === 1 ? 0 : -1}
          >
            <b {...numbered(timeline.day, day)} />
            <span className={styles.closed} data-closed />
            <span className={styles.title}>{title}</span>
          </button>
        ))}
      </div>
      {days.map((day) => (
        <div
          key={day.day}
          role="tabpanel"
          id={`day-${day.day}`}
          aria-labelledby={tabId(day.day)}
          hidden={day.day !== 1}
          className={styles.panel}
          data-day={day.day}
        >
          <DayPanel
            day={day}
            closable={closings.filter((each) => each.day === day.day).map((each) => each.activity)}
            labels={labels}
            {...rest}
          />
        </div>
      ))}
    </day-tabs>
  );
}
