import { formats } from '#content/formats.ts';
import { checkEntry, type PassportRules } from '#domain/entry-check.ts';
import { stepDate, stepWords } from '#domain/entry-step.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays, eachDay } from '#domain/time/days.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';
import { inSeason } from '#domain/time/this-week.ts';
import { isNoTask } from '#domain/trips/countdown.ts';
import { Prose } from '#site/ui/prose.tsx';
import { Packing } from './packing.tsx';
import { citiesOf } from './trip-cities.ts';
import type { TaskWords } from './task-words.ts';
import styles from './countdown.module.css';

type Props = TaskWords & { readonly rules: PassportRules | undefined };

/** What to pack, what needs nothing, and what nobody knows yet. */
export function CountdownAside({ rules, ...words }: Props) {
  const { data, locale, trip, today } = words;
  const { text, steps } = data;
  const dates = eachDay(trip.start, addDays(trip.start, Math.max(1, trip.days.length) - 1));
  const cities = citiesOf(trip, words.facts?.context);
  const journey = { purpose: 'tourism', days: dates.length, arrival: trip.start } as const;
  const answer = rules && checkEntry(rules, journey, today);
  const known = (answer?.steps ?? []).filter(isNoTask).map((step) => {
    const date = stepDate(step);
    return fill(steps[stepWords(step)], date ? { date: formats[locale].date(date) } : {});
  });
  const unknown = [
    ...(answer?.verdict === 'no-visa-k-eta-unknown' && rules?.kEtaWaiver
      ? [
          fill(text.unknown.kEta, {
            date: formats[locale].date(addDays(rules.kEtaWaiver.until, 1)),
            checked: formats[locale].date(data.kEtaChecked),
          }),
        ]
      : []),
    ...data.blossom
      .filter((each) => each.cities.some((city) => cities.includes(city)))
      .filter((each) => dates.some((date) => inSeason(date, [each]).length > 0))
      .map((each) => each.text),
    ...(dates.every(holidaysKnown)
      ? []
      : [fill(text.unknown.holidays, { year: dates.at(-1)?.slice(0, 4) ?? '' })]),
  ];
  return (
    <aside className={styles.aside}>
      <Packing words={words} dates={dates} cities={cities} />
      <Lines heading={text.known.heading} lines={known} locale={locale} />
      <Lines dashed heading={text.unknown.heading} lines={unknown} locale={locale} />
    </aside>
  );
}

interface LinesProps {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly locale: TaskWords['locale'];
  readonly dashed?: boolean;
}

function Lines({ heading, lines, locale, dashed }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} data-dashed={dashed || undefined}>
      <h2>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Prose text={line} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
