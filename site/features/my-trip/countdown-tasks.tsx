import { useMemo, type ReactNode } from 'react';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, daysBetween } from '#domain/time/days.ts';
import { countdown, groupTasks, type Task } from '#domain/trips/countdown.ts';
import { Button } from '#site/ui/button.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { CountdownAside } from './countdown-aside.tsx';
import { saveCountdown } from './countdown-file.ts';
import { CountdownCloth } from './countdown-cloth.tsx';
import { CountdownGroup } from './countdown-group.tsx';
import { CountdownKept } from './countdown-kept.tsx';
import { OwnTaskForm } from './own-task-form.tsx';
import { stitchRows } from './stitch-rows.ts';
import type { TaskWords } from './task-words.ts';
import { useFacts } from './use-facts.ts';
import styles from './countdown.module.css';

interface Props extends Omit<TaskWords, 'facts'> {
  /** False for somebody who has given no more than a date. */
  readonly hasTrip: boolean;
  readonly passport: string;
  readonly children: ReactNode;
}

/** The days that are left, and the tasks with their dates. */
export function CountdownTasks({ children, ...props }: Props) {
  const { data, locale, trip, hasTrip, record, today } = props;
  const { facts, failed, again } = useFacts(data.url, data.catalogue);
  const { text, windows, trainMonths } = data;
  const rules = data.passports.find(({ id }) => id === props.passport)?.rules;
  const tasks = useMemo(
    () =>
      countdown(
        trip,
        { today, passport: rules, trainMonths, bookings: windows },
        facts?.context,
        record.own,
      ),
    [trip, today, rules, trainMonths, windows, facts, record.own],
  );
  const groups = groupTasks(tasks, trip.start, today);
  const words = { ...props, facts };
  return (
    <div className={`wrap ${styles.countdown}`}>
      <Left {...props} tasks={tasks}>
        <div className="not-printed">{children}</div>
        <div className={`not-printed ${styles.actions}`}>
          <Button look="line" onClick={() => saveCountdown(tasks, words)}>
            {text.calendar}
          </Button>
          <Button look="line" onClick={() => print()}>
            {text.print}
          </Button>
        </div>
      </Left>
      <div className={styles.columns}>
        <div>
          {!rules && <p className={styles.prompt}>{text.noPassport}</p>}
          {groups.map((group) => (
            <CountdownGroup key={group.when} group={group} words={words} />
          ))}
          {!hasTrip && (
            <p className="note">
              <Prose text={text.noTrip} locale={locale} />
            </p>
          )}
          {hasTrip && !facts && (
            <p role="status" className="note">
              {failed ? text.failed : text.loading}{' '}
              {failed && <Button onClick={again}>{text.retry}</Button>}
            </p>
          )}
          <OwnTaskForm text={text.own} />
          <CountdownKept text={text.kept} hasTrip={hasTrip} />
        </div>
        <CountdownAside {...words} rules={rules} />
      </div>
    </div>
  );
}

interface LeftProps extends Omit<TaskWords, 'facts'> {
  readonly tasks: readonly Task[];
  readonly children: ReactNode;
}

/** How many days are left, or where the trip stands. */
function Left({ data, locale, trip, today, tasks, children }: LeftProps) {
  const { text } = data;
  const days = daysBetween(today, trip.start);
  const last = addDays(trip.start, Math.max(1, trip.days.length) - 1);
  const lands = <p>{fill(text.lands, { date: formats[locale].weekday(trip.start) })}</p>;
  if (days > 0) {
    const label = days === 1 ? text.ahead.one : text.ahead.other;
    const count = formats[locale].number(days);
    const rows = stitchRows(today, trip.start, tasks, locale);
    return (
      <CountdownCloth count={count} label={label} rows={rows}>
        <h1 className="visually-hidden">{`${count} ${label}`}</h1>
        {lands}
        {children}
      </CountdownCloth>
    );
  }
  const state = days === 0 ? text.today : today <= last ? text.there : text.past;
  return (
    <header className={styles.head}>
      <h1>{state}</h1>
      {lands}
      {children}
    </header>
  );
}
