import { useRef, type KeyboardEvent } from 'react';
import type { Locale } from '#content/locale.ts';
import { DayPanel } from './day-panel.tsx';
import styles from './days.module.css';
import type { OpenTrip, TripPageText } from './plan.ts';
import type { TripState } from './use-trip.ts';

interface Props {
  readonly trip: OpenTrip;
  readonly state: TripState;
  readonly text: TripPageText;
  readonly metro: string;
  /** Whether what to do at a stop unfolds. */
  readonly brief: boolean;
  readonly locale: Locale;
}

const tabId = (day: number) => `day-${day}-tab`;

/**
 * The days of an itinerary, one tab per day. In print and without JavaScript every day is open, one below the other.
 */
export function Days({ trip, state, text, ...rest }: Props) {
  const { days, selected, closings } = state;
  const { timeline } = text;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = days.length;
    const next = {
      ArrowRight: selected === last ? 1 : selected + 1,
      ArrowLeft: selected === 1 ? last : selected - 1,
      Home: 1,
      End: last,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    state.select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next - 1]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={timeline.tabs}
        className={`needs-script ${styles.tabs} ${trip.days.length > 7 ? styles.two : ''}`}
        onKeyDown={move}
      >
        {days.map(({ day, title }, index) => (
          <button
            key={day}
            type="button"
            role="tab"
            id={tabId(day)}
            className={styles.tab}
            aria-selected={index + 1 === selected}
            aria-controls={`day-${day}`}
            tabIndex={index + 1 === selected ? 0 : -1}
            onClick={() => state.select(index + 1)}
          >
            <b>{timeline.day.replace('{number}', `${index + 1}`)}</b>
            {closings.some((closing) => closing.day === index) && (
              <span className={styles.closed}>{text.closings.tab}</span>
            )}
            <span className={styles.title}>{title}</span>
          </button>
        ))}
      </div>
      {days.map((day, index) => (
        <div
          key={day.day}
          role="tabpanel"
          id={`day-${day.day}`}
          aria-labelledby={tabId(day.day)}
          hidden={index + 1 !== selected}
          className={styles.panel}
        >
          <DayPanel
            day={day}
            position={index + 1}
            closings={closings.filter((closing) => closing.day === index)}
            level={state.level}
            text={text}
            {...rest}
          />
        </div>
      ))}
    </div>
  );
}
