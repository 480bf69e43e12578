import { useState } from 'react';
import { useEarlyInput } from '#site/lib/early-input.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import type { AnswerWords } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import type { ItinerariesPage } from './read.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import type { MovableDay, TripClosing } from './trip-closings.ts';
import { ClosingsInPage } from './closings-in-page.tsx';
import { ClosingsNotice } from './closings-notice.tsx';
import styles from './trip-dates.module.css';
import { useTrip } from './use-trip.ts';

interface Props {
  readonly days: readonly MovableDay[];
  readonly closings: readonly TripClosing[];
  readonly labels: Pick<ItinerariesPage['labels'], 'calendar' | 'closings' | 'failed'>;
  readonly savedWords: AnswerWords['saved'];
  /** The URL for changing the stored passport. */
  readonly changeHref: string;
  readonly locale: Locale;
}

type Problem = 'missing' | 'past';

/** The first day of the trip, closings with suggestions, and the calendar file. */
export function TripDates({ days, closings, labels, savedWords, changeHref, locale }: Props) {
  const trip = useTrip(days, closings);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [failed, setFailed] = useState(false);
  const { calendar } = labels;
  const { start } = trip;
  const form = useEarlyInput<HTMLFormElement>((early) => change(early['start'] ?? start));

  function submit() {
    const found = start ? start < todayInKorea() && 'past' : 'missing';
    setProblem(found || undefined);
    if (found) document.getElementById('trip-start')?.focus();
    else void saveCalendar();
  }

  async function saveCalendar() {
    const dates = { start, closings: trip.closings, words: labels.closings, locale };
    try {
      const file = await import('./trip-calendar.ts');
      file.saveCalendar({ ...dates, stamp: new Date() });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  function change(value: string) {
    setTyped(value);
    setProblem(undefined);
    trip.setStart(value);
  }

  function begin(date: string) {
    setTyped(undefined);
    setProblem(undefined);
    trip.setStart(date);
  }

  return (
    <>
      <div className={`needs-script ${styles.start}`}>
        <form
          ref={form}
          noValidate
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
            name="start"
            label={calendar.start}
            hint={calendar.hint}
            error={problem && calendar[problem]}
            value={typed ?? start}
            onChange={({ target }) => change(target.value)}
          />
          <Button type="submit">{calendar.button}</Button>
        </form>
        <ClosingsNotice trip={trip} begin={begin} locale={locale} words={labels.closings} />
      </div>
      <div className={styles.kept}>
        <SavedAnswers
          words={savedWords}
          locale={locale}
          answers={start ? { arrival: start } : {}}
          change={changeHref}
        />
      </div>
      <p role="status" className={styles.failed}>
        {failed && labels.failed}
      </p>
      <ClosingsInPage closings={trip.closings} words={labels.closings} locale={locale} />
    </>
  );
}

const todayInKorea = () => koreanDay(new Date());
