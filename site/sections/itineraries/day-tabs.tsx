import { useRef, type KeyboardEvent } from 'react';
import styles from './day-tabs.module.css';
import type { Labels, PlanPart } from './plan.ts';

interface Props {
  readonly tabs: PlanPart['tabs'];
  readonly selected: number;
  readonly onSelect: (day: number) => void;
  /** The days on which something is closed. */
  readonly closed: readonly number[];
  readonly labels: Pick<Labels, 'timeline' | 'closings'>;
}

export const tabId = (day: number) => `day-${day}-tab`;
export const panelId = (day: number) => `day-${day}`;

/** One tab a day; the arrow keys, Home and End move between them. */
export function DayTabs({ tabs, selected, onSelect, closed, labels }: Props) {
  const { timeline, closings } = labels;
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const last = tabs.length;
    const next = {
      ArrowRight: selected === last ? 1 : selected + 1,
      ArrowLeft: selected === 1 ? last : selected - 1,
      Home: 1,
      End: last,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={timeline.tabs}
      className={`${styles.tabs} ${tabs.length > 7 ? styles.two : ''}`}
      onKeyDown={move}
    >
      {tabs.map(({ day, title }) => (
        <button
          key={day}
          type="button"
          role="tab"
          id={tabId(day)}
          className={styles.tab}
          aria-selected={day === selected}
          aria-controls={panelId(day)}
          tabIndex={day === selected ? 0 : -1}
          onClick={() => onSelect(day)}
        >
          <b>{timeline.day.replace('{number}', `${day}`)}</b>
          {closed.includes(day) && <span className={styles.closed}>{closings.tab}</span>}
          <span className={styles.title}>{title}</span>
        </button>
      ))}
    </div>
  );
}
