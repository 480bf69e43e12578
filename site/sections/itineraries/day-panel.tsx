import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import type { FoundClosing } from '#domain/trip-closings.ts';
import { withMeals } from '#domain/trip-cost.ts';
import { CostTable } from './cost-table.tsx';
import { DayMap } from './day-map.tsx';
import styles from './day-panel.module.css';
import { panelId, tabId } from './day-tabs.tsx';
import type { Labels, PlanDay } from './plan.ts';
import { Timeline } from './timeline.tsx';

interface Props {
  readonly number: number;
  /** Undefined until the day has been fetched. */
  readonly day: PlanDay | undefined;
  readonly selected: boolean;
  /** What is closed on that day. */
  readonly closings: readonly FoundClosing[];
  /** KRW of the meals of a day. */
  readonly meals: number;
  readonly labels: Labels;
  readonly locale: Locale;
  readonly newTab: string;
  readonly loading: string;
}

/** One day. On paper and without JavaScript every day stands open, one below the other. */
export function DayPanel({ number, day, selected, loading, ...words }: Props) {
  return (
    <div
      role="tabpanel"
      id={panelId(number)}
      aria-labelledby={tabId(number)}
      aria-busy={!day || undefined}
      hidden={!selected}
      className={`${styles.panel} ${day ? '' : styles.missing}`}
    >
      {day ? <Day day={day} selected={selected} {...words} /> : <p role="status">{loading}</p>}
    </div>
  );
}

function Day({
  day,
  selected,
  closings,
  meals,
  labels,
  locale,
  newTab,
}: Omit<Props, 'number' | 'loading' | 'day'> & { readonly day: PlanDay }) {
  const { timeline, cost } = labels;
  return (
    <>
      <h3>
        <span className={styles.number}>{timeline.day.replace('{number}', `${day.day}`)}</span>{' '}
        {day.title}
      </h3>
      <div className={styles.map}>{selected && <DayMap day={day} {...{ labels, newTab }} />}</div>
      <Timeline
        activities={day.activities}
        back={day.back}
        closings={closings.map((found) => ({
          activity: found.activity,
          text: closingText(found, labels.closings, locale),
        }))}
        labels={timeline}
        locale={locale}
      />
      <div className={styles.cost}>
        <CostTable
          caption={cost.day}
          total={cost.dayTotal}
          cost={withMeals(day.cost, meals)}
          labels={cost}
          locale={locale}
        />
      </div>
    </>
  );
}

/** `El martes 6 de abril de 2027 cierra Gyeongbokgung. Es su día de descanso.` */
function closingText(
  { date, what, reason }: FoundClosing,
  words: Labels['closings'],
  locale: Locale,
) {
  const said = words.today.replace('{date}', formats[locale].weekday(date)).replace('{what}', what);
  return `${said} ${words.reasons[reason]}`;
}
