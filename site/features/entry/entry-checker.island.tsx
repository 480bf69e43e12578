import { useState, type SubmitEvent } from 'react';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import { showAnswer } from '#site/lib/show-answer.ts';
import { Button } from '#site/ui/button.tsx';
import { ageGroups, koreanDay, koreanTies, purposes, stayLimits } from '#domain/entry-trip.ts';
import { parseTrip, type TripFieldErrors, type TypedTrip } from './parse-trip.ts';
import type { FormText } from '#content/text/entry-checker.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import type { Passports } from './read.ts';
import { AskedAnswer } from './asked-answer.tsx';
import { answerId, BlankAnswer } from './entry-answer.tsx';
import {
  afterTrip,
  tripFields,
  tripFrom,
  tripOf,
  writeTrip,
  type TripField,
} from './trip-query.ts';
import { useAnswer } from './use-answer.ts';
import styles from './entry-checker.module.css';

interface Props {
  readonly text: FormText;
  /** The texts about stored answers. */
  readonly answerText: AnswersText;
  readonly passports: Passports['choices'];
  /** The URL of the rules in this language. */
  readonly rulesHref: string;
  readonly locale: Locale;
}

/**
 * The entry checker: a form for passport, purpose, days, date, age and ties to Korea, and the answer, which follows every
 * change. The URL holds the choices; until there is one, those stored hold, and without a passport the page of the answer is blank.
 */
export function EntryChecker({ text, answerText, passports, rulesHref, locale }: Props) {
  const query = useQuery();
  const [typed, setTyped] = useState<Partial<TypedTrip>>({});
  const [today] = useState(() => koreanDay(new Date()));
  const known = passports.map(({ id }) => id);
  const saved = useSavedAnswers();
  const question = tripOf(query);
  const asked = question ?? tripFrom(saved ?? {}, known, today);
  const { answering, load } = useAnswer(rulesHref, asked.passport !== '');
  const values = { ...asked, ...typed };
  const read = parseTrip(asked, known, today);
  const errors = question && 'errors' in read ? messages(read.errors, text) : {};

  function ask(trip: TypedTrip, after?: 'press' | 'change') {
    void load().then(() => after && showAnswer(answerId, after));
    setTyped({});
    replaceQuery((changed) => writeTrip(changed, trip));
    if ('trip' in parseTrip(trip, known, today)) keepAnswers((before) => afterTrip(before, trip));
  }

  /** While a number or a date is incomplete the last answer stays. */
  function change(changed: Partial<TypedTrip>, isChosen = false) {
    const trip = { ...values, ...changed };
    if ('trip' in parseTrip(trip, known, today)) ask(trip, shownAfter(isChosen));
    else setTyped((before) => ({ ...before, ...changed }));
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    ask(values, 'press');
    const result = parseTrip(values, known, today);
    const wrong = 'errors' in result && tripFields.find((name) => name in result.errors);
    if (wrong) document.getElementById(`check-${wrong}`)?.focus();
  }

  const field = (name: TripField) => ({
    id: `check-${name}`,
    name,
    label: text[name],
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      change({ [name]: target.value }, target instanceof HTMLSelectElement),
    onBlur: () => {
      if (name in typed && values.passport) ask(values);
    },
  });

  return (
    <div className={`needs-script ${styles.box}`} data-paper="">
      <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
        <Field
          as="select"
          {...field('passport')}
          error={errors.passport}
          onFocus={() => void load()}
        >
          {!known.includes(values.passport) && <option value="">{text.choose}</option>}
          {passports.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field as="select" {...field('purpose')}>
          {purposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {text.purposes[purpose]}
            </option>
          ))}
        </Field>
        <div className={styles.pair}>
          {values.purpose !== 'transit' && (
            <Field
              as="input"
              {...field('days')}
              hint={text.daysHint}
              error={errors.days}
              inputMode="numeric"
              maxLength={6}
            />
          )}
          <Field as="input" type="date" {...field('arrival')} error={errors.arrival} />
        </div>
        <div className={styles.pair}>
          <Field as="select" {...field('age')}>
            {ageGroups.map((age) => (
              <option key={age} value={age}>
                {text.ages[age]}
              </option>
            ))}
          </Field>
          <Field as="select" {...field('korean')}>
            {koreanTies.map((tie) => (
              <option key={tie} value={tie}>
                {text.ties[tie]}
              </option>
            ))}
          </Field>
        </div>
        {/* Hidden where the answer stands beside; the Enter key submits a form that has a button. */}
        <Button type="submit" className={styles.check}>
          {text.check}
        </Button>
        <SavedAnswers
          text={answerText.saved}
          locale={locale}
          answers={afterTrip({}, values)}
          change="#check-passport"
        />
      </form>
      <div className={styles.answer} aria-live="polite">
        {!asked.passport ? (
          <BlankAnswer text={text.blank} />
        ) : 'trip' in read ? (
          <AskedAnswer
            answering={answering}
            text={text}
            answerText={answerText}
            locale={locale}
            today={today}
            passports={passports}
            trip={read.trip}
          />
        ) : (
          <p>{Object.values(errors)[0]}</p>
        )}
      </div>
    </div>
  );
}

/**
 * How the answer comes into view after a change where it stands below the form: as after a press once something was
 * chosen from a list with a finger, as the list has closed then, else beside the field that is still being changed.
 */
function shownAfter(isChosen: boolean): 'press' | 'change' | undefined {
  if (!matchMedia('(max-width: 1180px)').matches) return undefined;
  return isChosen && matchMedia('(pointer: coarse)').matches ? 'press' : 'change';
}

function messages(
  issues: TripFieldErrors,
  text: FormText,
): Partial<Record<keyof TripFieldErrors, string>> {
  const { min, max } = stayLimits;
  return {
    ...(issues.passport && { passport: text.issues.passport }),
    ...(issues.days && {
      days: text.issues.days.replace('{min}', String(min)).replace('{max}', String(max)),
    }),
    ...(issues.arrival && { arrival: text.issues[issues.arrival] }),
  };
}
