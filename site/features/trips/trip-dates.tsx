import { useState } from 'react';
import { saveFile } from '#site/lib/save-file.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import type { OpenTrip, TripPageText } from './plan.ts';
import { ClosingsNotice } from './closings-notice.tsx';
import styles from './trip-dates.module.css';
import type { TripState } from './use-trip.ts';

export interface DateProps {
  readonly trip: OpenTrip;
  readonly state: TripState;
  readonly text: TripPageText;
  readonly savedText: AnswersText['saved'];
  /** The URL for changing the stored passport. */
  readonly changeHref: string;
  readonly locale: Locale;
}

type Problem = 'missing' | 'past';

/** The first day of the trip, closings with suggestions, and the calendar file. */
export function TripDates({ trip, state, text, savedText, changeHref, locale }: DateProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [failed, setFailed] = useState(false);
  const { calendar } = text;
  const { start } = state;

  function submit() {
    const found = start ? start < todayInKorea() && 'past' : 'missing';
    setProblem(found || undefined);
    if (found) document.getElementById('trip-start')?.focus();
    else void saveCalendar();
  }

  async function saveCalendar() {
    const dates = { start, closings: state.closings, text: text.closings, locale };
    const { id, title } = trip;
    try {
      const { plannedCalendar } = await import('./trip-calendar.ts');
      const plan = { title, days: state.days };
      const line = plannedCalendar(plan, { ...dates, stamp: new Date() });
      saveFile(`${id}.ics`, 'text/calendar', line);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function change(value: string) {
    setTyped(value);
    setProblem(undefined);
    state.setStart(value);
  }

  function begin(date: string) {
    setTyped(undefined);
    setProblem(undefined);
    state.setStart(date);
  }

  return (
    <>
      <div className={`needs-script ${styles.start}`}>
        <form
          noValidate
          autoComplete="off"
          className={`row ${styles.form}`}
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
            onChange={({ target }) => change(target.value)}
          />
          <Button type="submit" look={start ? 'solid' : 'line'}>
            {calendar.button}
          </Button>
        </form>
        <ClosingsNotice state={state} begin={begin} locale={locale} text={text.closings} />
      </div>
      <SavedAnswers
        text={savedText}
        locale={locale}
        answers={start ? { arrival: start } : {}}
        change={changeHref}
      />
      <p role="status" className={styles.failed}>
        {failed && text.failed}
      </p>
    </>
  );
}

const todayInKorea = () => koreanDay(new Date());
