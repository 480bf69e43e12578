import { useState } from 'react';
import { forgetAnswers, startKeeping, useSavedAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import type { AnswersText } from '#site/lib/read-ui.ts';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import type { TripAnswers } from '#domain/trip-answers.ts';
import { Tick } from './tick.tsx';
import styles from './saved-answers.module.css';

type AnswerText = AnswersText['saved'];

interface Props {
  readonly text: AnswerText;
  readonly locale: Locale;
  /** What the tool holds now: kept when the visitor agrees. */
  readonly answers: TripAnswers;
  /** Where the passport is chosen: the id of a field of this page after `#`, or another page. */
  readonly change: string;
}

/** Asks whether answers may be kept on this device; then says which are, and forgets them. */
export function SavedAnswers({ text, locale, answers, change }: Props) {
  const hydrated = useHydrated();
  const kept = useSavedAnswers();
  const [notice, setNotice] = useState<'forgotten' | 'notKept'>();

  function keep(wanted: boolean) {
    if (!wanted) return forget();
    setNotice(startKeeping(answers) ? undefined : 'notKept');
  }

  function forget() {
    forgetAnswers();
    setNotice('forgotten');
    // The button that may have been pressed is gone.
    document.getElementById('keep-answers')?.focus();
  }

  return (
    <div className={`needs-script not-printed note ${styles.keep}`}>
      <Tick
        id="keep-answers"
        label={text.keep}
        checked={kept !== undefined}
        disabled={!hydrated}
        onChange={({ currentTarget: { checked } }) => keep(checked)}
      />
      {/* Both stand in one place, so that nothing below moves when one takes over from the other. */}
      <div className={styles.place}>
        <p className={kept ? styles.hidden : undefined}>
          {notice ? <span role="alert">{text[notice]}</span> : text.keepNote}
        </p>
        <div className={kept ? undefined : styles.hidden}>
          <p>{kept && summaryOf(kept, text, locale)}</p>
          <p className={styles.actions}>
            {change.startsWith('#') ? (
              <button
                type="button"
                onClick={() => document.getElementById(change.slice(1))?.focus()}
              >
                {text.change}
              </button>
            ) : (
              <a href={change}>{text.change}</a>
            )}
            <button type="button" onClick={forget}>
              {text.forget}
            </button>
          </p>
        </div>
      </div>
    </div>
  );
}

function summaryOf(answers: TripAnswers, text: AnswerText, locale: Locale): string {
  const { passport, purpose, days, arrival, term, city } = answers;
  const country = passport && new Intl.DisplayNames(locale, { type: 'region' }).of(passport);
  const parts = [
    country && text.passport.replace('{country}', country),
    purpose && text.purposes[purpose],
    days && text.dayCount[days === 1 ? 'one' : 'other'].replace('{count}', String(days)),
    arrival && text.arrival.replace('{date}', dayOf(arrival, locale)),
    term && text.term.replace('{month}', formats[locale].month(term)),
    city && text.cities[city],
  ];
  return parts.filter(Boolean).join(' · ') || text.nothing;
}

function dayOf(date: string, locale: Locale): string {
  return formats[locale].date(date);
}
