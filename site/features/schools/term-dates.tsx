import type { SchoolEntry, SchoolsPage } from './read.ts';
import styles from './term-dates.module.css';

interface Props {
  readonly school: SchoolEntry;
  readonly text: SchoolsPage['text']['details'];
}

type Term = NonNullable<SchoolEntry['calendar']>['terms'][number];

/** The last calendar published: in words, and as bars from the first application to the last class. */
export function TermDates({ school: { calendar }, text }: Props) {
  if (!calendar) return null;
  const { years, note, terms, isPast } = calendar;
  const days = terms.flatMap(({ starts, ends, applyFrom, applyTo }) =>
    [starts, ends, applyFrom, applyTo].flatMap((day) => (day ? [dayNumber(day)] : [])),
  );
  const scale = { from: Math.min(...days), to: Math.max(...days) };
  return (
    <div className={styles.calendar}>
      <h4>{text.calendar.replace('{years}', years)}</h4>
      {isPast && <p className="muted">{text.calendarOld}</p>}
      <ul>
        {terms.map((term) => (
          <li key={term.starts}>
            <b>{term.name}</b>
            <Bars term={term} {...scale} />
            {term.apply && <span>{term.apply}</span>}
            <span>{term.classes}</span>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** Applications hatched, classes solid; the words beside it say the same. */
function Bars({
  term,
  from,
  to,
}: {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
}) {
  const { starts, ends, applyFrom, applyTo } = term;
  const at = (day: string) => ((dayNumber(day) - from) / (to - from)) * 400;
  return (
    <svg viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true">
      {applyFrom && applyTo && (
        <rect
          x={at(applyFrom)}
          width={at(applyTo) - at(applyFrom)}
          height="14"
          className={styles.apply}
        />
      )}
      {ends && (
        <rect x={at(starts)} width={at(ends) - at(starts)} height="14" className={styles.classes} />
      )}
    </svg>
  );
}
