import { useState } from 'react';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import type { Labels } from './plan.ts';
import styles from './trip-start.module.css';
import type { Trip } from './use-trip.ts';

interface Props {
  readonly trip: Trip;
  readonly onCalendar: (start: string) => void;
  readonly labels: Pick<Labels, 'calendar' | 'closings'>;
  readonly locale: Locale;
}

type Problem = 'missing' | 'past';

/** The first day of the trip, what is closed then and what can be done about it, and the calendar file. */
export function TripStart({ trip, onCalendar, labels, locale }: Props) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const { calendar, closings } = labels;
  const { start } = trip;

  function submit() {
    const found = start ? start < todayInKorea() && 'past' : 'missing';
    setProblem(found || undefined);
    if (found) document.getElementById('trip-start')?.focus();
    else onCalendar(start);
  }

  function begin(date: string) {
    setTyped(undefined);
    trip.setStart(date);
  }

  return (
    <div className={styles.start}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          as="input"
          type="date"
          id="trip-start"
          label={calendar.start}
          hint={calendar.hint}
          error={problem && calendar[problem]}
          value={typed ?? start}
          onChange={({ target: { value } }) => {
            setTyped(value);
            trip.setStart(value);
          }}
        />
        <Button type="submit">{calendar.button}</Button>
      </form>
      <div role="status">
        {trip.closings.length > 0 && <Closings {...{ trip, closings, locale, begin }} />}
        {start && trip.closings.length === 0 && <p className={styles.clear}>{closings.none}</p>}
        {trip.reordered && (
          <p className={styles.reordered}>
            {closings.reordered}{' '}
            <button type="button" className={styles.undo} onClick={trip.undo}>
              {closings.undo}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

function Closings({
  trip,
  closings,
  locale,
  begin,
}: {
  readonly trip: Trip;
  readonly closings: Labels['closings'];
  readonly locale: Locale;
  readonly begin: (date: string) => void;
}) {
  return (
    <div className={styles.closings}>
      <h3>{closings.heading}</h3>
      <ul>
        {trip.closings.map(({ position, date, what, reason }) => (
          <li key={`${position} ${what}`}>
            {closings.line
              .replace('{day}', `${position}`)
              .replace('{date}', formats[locale].weekday(date))
              .replace('{what}', what)}{' '}
            {closings.reasons[reason]}
          </li>
        ))}
      </ul>
      <Fixes {...{ trip, closings, locale, begin }} />
    </div>
  );
}

/** What can be done about closings; nothing where no change of days and no near date helps. */
function Fixes({ trip, closings, locale, begin }: Parameters<typeof Closings>[0]) {
  const { swap, laterStart } = trip;
  if (!swap && !laterStart) return null;
  return (
    <p className={styles.fixes}>
      {swap && (
        <Button look="line" onClick={() => trip.swapDays(swap)}>
          {closings.swap.replace('{one}', `${swap[0]}`).replace('{other}', `${swap[1]}`)}
        </Button>
      )}
      {laterStart && (
        <Button look="line" onClick={() => begin(laterStart)}>
          {closings.start.replace('{date}', formats[locale].weekday(laterStart))}
        </Button>
      )}
    </p>
  );
}

/** `YYYY-MM-DD`, as Swedish writes dates. */
function todayInKorea(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format();
}
