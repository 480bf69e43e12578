import { useState, type ReactNode, type SubmitEvent } from 'react';
import { showAnswer } from '#site/lib/show-answer.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { TripOutlookFacts } from './read-trip-outlook.ts';
import { fill } from '#domain/text/fill.ts';
import { lastDeparture, type DateErrors, type TypedDates } from './parse-trip-dates.ts';
import { lengthOf } from './trip-outlook.ts';
import { Outlook } from './outlook.tsx';
import { Summary } from './summary.tsx';
import { tripOn } from './trip.ts';
import { useTripDates } from './use-trip-dates.ts';
import styles from './your-dates.module.css';

interface Props {
  readonly facts: TripOutlookFacts;
  readonly answerText: Pick<AnswersText, 'saved' | 'links' | 'paths'>;
  readonly locale: Locale;
  /** The sources. They stand above the answer, so that nothing in view moves when it comes. */
  readonly children?: ReactNode;
}

/** The dates of a trip, and what they mean: weather, holidays, what closes, what is in season. */
export function YourDates({ facts, answerText, locale, children }: Props) {
  const { values, read, change } = useTripDates();
  const [checked, setChecked] = useState(false);
  const { text } = facts;
  const dates = 'dates' in read ? read.dates : undefined;
  const trip = dates && tripOn(dates, facts);
  // A field is not wrong for being empty until the visitor asks.
  const shown = checked || (values.start && values.end);
  const errors = 'errors' in read && shown ? messages(read.errors, values, text, locale) : {};

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    const wrong = 'errors' in read && (read.errors.start ? 'start' : 'end');
    if (wrong) document.getElementById(`dates-${wrong}`)?.focus();
    else showAnswer('dates-answer', 'press');
  }

  const field = (name: keyof TypedDates) => ({
    as: 'input' as const,
    type: 'date',
    id: `dates-${name}`,
    label: text[name],
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  return (
    <div className={styles.answer}>
      <div className={styles.tool}>
        <form
          className={`needs-script not-printed row ${styles.form}`}
          onSubmit={submit}
          noValidate
          autoComplete="off"
        >
          <Field {...field('start')} />
          <Field {...field('end')} />
          <Button type="submit">{text.button}</Button>
        </form>
        <SavedAnswers
          text={answerText.saved}
          locale={locale}
          answers={dates ? { arrival: dates.from, days: lengthOf(dates) } : {}}
          change={`${answerText.paths.requirements}#comprobador`}
        />
        {children}
        <div role="status">{trip && <Summary trip={trip} facts={facts} locale={locale} />}</div>
      </div>
      {trip && <Outlook {...{ trip, facts, answerText, locale }} />}
    </div>
  );
}

function messages(
  errors: DateErrors,
  { start }: TypedDates,
  { problems }: TripOutlookFacts['text'],
  locale: Locale,
): { readonly start?: string; readonly end?: string } {
  const textOf = (name: keyof TypedDates) => {
    const error = errors[name];
    if (!error) return {};
    if (error === 'missing') return { [name]: problems[`${name}Missing`] };
    const date = start && formats[locale].date(lastDeparture(start));
    return { [name]: fill(problems[error], { date, year: String(new Date().getFullYear()) }) };
  };
  return { ...textOf('start'), ...textOf('end') };
}
