import { useState, type SubmitEvent } from 'react';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { Button } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { SavedAnswers } from '#site/ui/saved-answers.tsx';
import { surface } from '#site/ui/surface.ts';
import { koreanDay, purposes, stayLimits } from '#domain/entry-trip.ts';
import { parseTrip, type TripFieldErrors, type TypedTrip } from '#domain/parse-trip.ts';
import type { FormWords } from '#content/copy/entry-checker.ts';
import type { AnswerWords } from '#content/saved-answers.server.ts';
import type { Locale } from '#content/locale.ts';
import type { Passports } from '#content/requirements.server.ts';
import { AskedAnswer } from './asked-answer.tsx';
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
  readonly words: FormWords;
  /** The texts about stored answers. */
  readonly answerWords: AnswerWords;
  readonly passports: Passports['choices'];
  /** The URL of the rules in this language. */
  readonly rulesHref: string;
  readonly locale: Locale;
}

/** The entry checker: a form for passport, purpose, days and date, and the answer. The URL holds the choices. */
export function EntryChecker({ words, answerWords, passports, rulesHref, locale }: Props) {
  const query = useQuery();
  const [typed, setTyped] = useState<Partial<TypedTrip>>({});
  const asked = tripOf(query);
  const { answering, load } = useAnswer(rulesHref, asked !== undefined);
  const [today] = useState(() => koreanDay(new Date()));
  const known = passports.map(({ id }) => id);
  const saved = useSavedAnswers();
  const values = { ...(asked ?? tripFrom(saved ?? {}, known, today)), ...typed };
  const read = asked && parseTrip(asked, known, today);
  const errors = read && 'errors' in read ? messages(read.errors, words) : {};

  function check(event: SubmitEvent) {
    event.preventDefault();
    void load();
    setTyped({});
    replaceQuery((changed) => writeTrip(changed, values));
    const result = parseTrip(values, known, today);
    if ('trip' in result) {
      keepAnswers((before) => afterTrip(before, values));
      return;
    }
    const wrong = tripFields.find((name) => name in result.errors);
    document.getElementById(`check-${wrong}`)?.focus();
  }

  const field = (name: TripField) => ({
    id: `check-${name}`,
    name,
    label: words[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <div className={`needs-script ${styles.box}`}>
      <form className={styles.form} onSubmit={check} noValidate>
        <Field
          as="select"
          {...field('passport')}
          error={errors.passport}
          onFocus={() => void load()}
        >
          <option value="">{words.choose}</option>
          {passports.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field as="select" {...field('purpose')}>
          {purposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {words.purposes[purpose]}
            </option>
          ))}
        </Field>
        <Field
          as="input"
          {...field('days')}
          hint={words.daysHint}
          error={errors.days}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field as="input" type="date" {...field('arrival')} error={errors.arrival} />
        <Button type="submit">{words.check}</Button>
        <SavedAnswers
          words={answerWords.saved}
          locale={locale}
          answers={afterTrip({}, values)}
          change="#check-passport"
        />
      </form>
      <div className={`${surface('jade')} ${styles.answer}`} aria-live="polite">
        {read && 'trip' in read ? (
          <AskedAnswer
            answering={answering}
            words={words}
            answerWords={answerWords}
            locale={locale}
            today={today}
            passports={passports}
            trip={read.trip}
          />
        ) : (
          <>
            <h3>{words.waiting.title}</h3>
            <p>{words.waiting.text}</p>
          </>
        )}
      </div>
    </div>
  );
}

function messages(
  issues: TripFieldErrors,
  words: FormWords,
): Partial<Record<keyof TripFieldErrors, string>> {
  const { min, max } = stayLimits;
  return {
    ...(issues.passport && { passport: words.issues.passport }),
    ...(issues.days && {
      days: words.issues.days.replace('{min}', String(min)).replace('{max}', String(max)),
    }),
    ...(issues.arrival && { arrival: words.issues[issues.arrival] }),
  };
}
