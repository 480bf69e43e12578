import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';
import { AddToTrip } from '#site/ui/add-to-trip.tsx';
import { minutesIn } from '#domain/time/clock.ts';
import { Fold } from '#site/ui/fold.tsx';
import { CostTable } from './cost-table.tsx';
import { DayMap } from './day-map.tsx';
import styles from './day-panel.module.css';
import type { TripDay, TripPageText } from './plan.ts';
import { Timeline } from './timeline.tsx';
import { withMeals } from '#domain/trips/cost-parts.ts';
import type { TripState } from './use-trip.ts';

interface Props extends Pick<TripState, 'level'> {
  readonly day: TripDay;
  /** The day of the trip, from 1. */
  readonly position: number;
  readonly closings: readonly ClosedStop[];
  readonly text: TripPageText;
  readonly metro: string;
  readonly brief: boolean;
  readonly locale: Locale;
}

/** One day: its map, its timeline and what it costs. */
export function DayPanel({ day, position, closings, level, text, metro, brief, locale }: Props) {
  const { timeline, cost } = text;
  const stops = day.activities.map(({ id, time }) => {
    const at = minutesIn(time);
    return { of: id, ...(at !== undefined && { at }) };
  });
  const costs = (
    <Fold narrow label={cost.day} className={styles.cost}>
      <CostTable
        caption={cost.day}
        total={cost.dayTotal}
        cost={level ? withMeals(day.cost, level.amount) : day.cost}
        text={cost}
        locale={locale}
      />
      {day.extras && (
        <p className="note">{keepNames(cost.without.extras.replace('{names}', day.extras))}</p>
      )}
    </Fold>
  );
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <h3>
          <span className={styles.number}>{timeline.day.replace('{number}', `${position}`)}</span>{' '}
          <span>{day.title}</span>
        </h3>
        <AddToTrip
          stop={stops[0]?.of ?? ''}
          name={day.title}
          day={stops}
          text={text.add.day}
          look="link"
        />
      </div>
      <div className={styles.map}>
        <DayMap day={day} position={position} text={text} locale={locale} />
        {!brief && costs}
      </div>
      <Timeline
        {...day}
        closings={closings}
        text={text}
        metro={metro}
        brief={brief}
        locale={locale}
      />
      {brief && costs}
    </div>
  );
}
