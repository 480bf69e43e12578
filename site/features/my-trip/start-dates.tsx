import { useState } from 'react';
import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, daysBetween, eachDay, isDate } from '#domain/time/days.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';
import { holidayOn } from '#domain/time/named-holidays.ts';
import { limits } from '#domain/trips/trip.ts';
import { useSavedAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { Field } from '#site/ui/field.tsx';
import { countOf } from '#domain/text/count-of.ts';
import type { StartProps } from './start-props.ts';
import styles from './start.module.css';

interface Props extends Pick<StartProps, 'start' | 'holidays'> {
  readonly locale: Locale;
  readonly create: (start: string, days: number) => void;
}

const usual = 6;

/** First and last day of a trip with the holidays between. */
export function StartDates({ start, holidays, locale, create }: Props) {
  const hydrated = useHydrated();
  const { arrival = '', days: stay } = useSavedAnswers() ?? {};
  const [from = arrival, setFrom] = useState<string>();
  const guess =
    from && isDate(from) ? addDays(from, (stay && stay <= limits.days ? stay : usual) - 1) : '';
  const [to = guess, setTo] = useState<string>();
  const [problem, setProblem] = useState<'missing' | 'wrong'>();
  const text = start.dates;
  const count = isDate(from) && isDate(to) ? daysBetween(from, to) + 1 : 0;
  const valid = count >= 1 && count <= limits.days;
  const days = valid ? countOf(start.count.days, count, locale) : '';
  const [now] = useState(() => koreanDay(new Date()));
  // The document was made on another day.
  const today = hydrated ? now : undefined;
  return (
    <form
      noValidate
      autoComplete="off"
      className={`needs-script ${styles.dates}`}
      onSubmit={(event) => {
        event.preventDefault();
        const found = isDate(from) ? !valid && 'wrong' : 'missing';
        setProblem(found || undefined);
        if (found) document.getElementById(found === 'wrong' ? 'trip-to' : 'trip-from')?.focus();
        else create(from, count);
      }}
    >
      <Field
        as="input"
        type="date"
        id="trip-from"
        min={today}
        label={text.from}
        value={from}
        error={problem === 'missing' ? text.missing : undefined}
        onChange={({ target }) => {
          setFrom(target.value);
          setProblem(undefined);
        }}
      />
      <Field
        as="input"
        type="date"
        id="trip-to"
        min={from || today}
        label={text.to}
        value={to}
        error={problem === 'wrong' ? text.wrong : undefined}
        onChange={({ target }) => {
          setTo(target.value);
          setProblem(undefined);
        }}
      />
      <p aria-live="polite">{valid && holidayLine(text, holidays, { from, to, days }, locale)}</p>
      <button type="submit">{days ? fill(text.create, { days }) : text.createNone}</button>
    </form>
  );
}

function holidayLine(
  text: StartProps['start']['dates'],
  names: StartProps['holidays'],
  { from, to, days }: { from: string; to: string; days: string },
  locale: Locale,
): string {
  const first = capital(days);
  if (!holidaysKnown(to)) return fill(text.unknown, { days: first, year: to.slice(0, 4) });
  const found = eachDay(from, to).flatMap((date) => {
    const holiday = holidayOn(date);
    return holiday ? `${formats[locale].dayOfYear(date)} (${names[holiday]})` : [];
  });
  if (found.length === 0) return fill(text.noHoliday, { days: first });
  return fill(text.holidays, { days: first, names: formats[locale].list(found) });
}
