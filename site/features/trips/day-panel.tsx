import type { Locale } from '#content/locale.ts';
import { CostTable } from './cost-table.tsx';
import { DayMap } from './day-map.tsx';
import styles from './day-panel.module.css';
import { numbered } from './numbered.ts';
import type { Labels, PlanDay } from './plan.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly day: PlanDay;
  /** The places among the activities of those that can be closed. */
  readonly closable: readonly number[];
  readonly labels: Labels;
  readonly locale: Locale;
}

/** One day: its map, its timeline and what it costs. */
export function DayPanel({ day, closable, labels, locale }: Props) {
  const { timeline, cost } = labels;
  return (
    <div className={styles.day}>
      <h3>
        <span className={styles.number} {...numbered(timeline.day, day.day)} />{' '}
        <span data-title>{day.title}</span>
      </h3>
      <div className={styles.map}>
        <DayMap day={day} labels={labels} locale={locale} />
      </div>
      <Timeline
        activities={day.activities}
        back={day.back}
        labels={timeline}
        closable={closable}
        locale={locale}
      />
      <div className={styles.cost}>
        <CostTable
          caption={cost.day}
          total={cost.dayTotal}
          cost={day.cost}
          days={1}
          labels={cost}
          locale={locale}
        />
      </div>
    </div>
  );
}
