import { Button } from '#site/ui/button.tsx';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import type { ClosingText } from './closing-text.ts';
import styles from './trip-dates.module.css';
import type { TripState } from './use-trip.ts';

interface Props {
  readonly state: TripState;
  readonly text: ClosingText;
  readonly locale: Locale;
  /** Changes the first day of the trip. */
  readonly begin: (date: string) => void;
}

/** The closings on the days of the trip, and suggestions to avoid them. */
export function ClosingsNotice({ state, text, locale, begin }: Props) {
  const { closings, start, reordered, undo } = state;
  return (
    <div role="status">
      {closings.length > 0 && <Closings state={state} text={text} locale={locale} begin={begin} />}
      {start && closings.length === 0 && <p className="not-printed muted">{text.none}</p>}
      {reordered && (
        <p className={`row ${styles.reordered}`}>
          {text.reordered}
          <Button look="line" onClick={undo}>
            {text.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

function Closings({ state, text, locale, begin }: Props) {
  return (
    <div className={styles.closings}>
      <h3>{text.heading}</h3>
      <ul>
        {state.closings.map(({ day, date, what, plural, closing }) => (
          <li key={`${day} ${what}`}>
            {fill(text.line[plural ? 'other' : 'one'], {
              day: `${day + 1}`,
              date: formats[locale].weekday(date),
              what,
            })}{' '}
            {text.reasons[closing]}
          </li>
        ))}
      </ul>
      <Fixes state={state} text={text} locale={locale} begin={begin} />
    </div>
  );
}

/** Suggestions to avoid closings; nothing when neither swapping days nor a later start helps. */
function Fixes({ state, text, locale, begin }: Props) {
  const { swap, laterStart } = state;
  if (!swap && !laterStart) return null;
  return (
    <p className={`not-printed row ${styles.fixes}`}>
      {swap && (
        <Button look="line" onClick={() => state.swapDays(swap)}>
          {text.swap.replace('{one}', `${swap[0] + 1}`).replace('{other}', `${swap[1] + 1}`)}
        </Button>
      )}
      {laterStart && (
        <Button look="line" onClick={() => begin(laterStart)}>
          {text.start.replace('{date}', formats[locale].weekday(laterStart))}
        </Button>
      )}
    </p>
  );
}
