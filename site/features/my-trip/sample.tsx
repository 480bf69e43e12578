import { fill } from '#domain/text/fill.ts';
import { clock } from '#domain/time/clock.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { surface } from '#site/ui/surface.ts';
import type { Sample as SampleData } from './read-sample.ts';
import { stretch } from './thread.tsx';
import styles from './sample.module.css';

/** On which the sample begins until another is chosen: the palace of its first day is closed. */
const chosen = 2;

/** What the check says of a ready-made trip; another first day is a radio button, and needs no script. */
export function Sample({ text, name, weekdays, days }: SampleData) {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h2 id="sample">{fill(text.heading, { trip: name })}</h2>
      <fieldset className={styles.week}>
        <legend>{text.choose}</legend>
        {weekdays.map((each) => (
          <label key={each.weekday} className={each.found.length > 0 ? styles.some : undefined}>
            <input
              type="radio"
              name="first-day"
              value={each.weekday}
              defaultChecked={each.weekday === chosen}
            />
            <span className={styles.long}>{each.name}</span>
            <span className={styles.short} aria-hidden="true">
              {each.short}
            </span>
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.verdict}>
        {weekdays.map(({ weekday, found, href }) => (
          <div
            key={weekday}
            className={`${surface(found[0] ? 'hwang' : 'celadon')} ${styles[`on${weekday}`]}`}
          >
            <div>
              <p className={styles.said}>{found[0]?.text ?? text.fits}</p>
              <p>
                {found[0] ? (
                  <>
                    {text.fix} <b>{found[0].fix}</b>
                  </>
                ) : (
                  text.fitsText
                )}
              </p>
            </div>
            <ButtonLink look="line" href={href} className="needs-script">
              {text.open}
            </ButtonLink>
          </div>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((day, index) => (
          <Day key={day.title} day={day} number={index + 1} text={text} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  readonly day: SampleData['days'][number];
  readonly number: number;
  readonly text: SampleData['text'];
}

function Day({ day, number, text }: DayProps) {
  const { title, short, stops, from, to } = day;
  return (
    <li>
      <p className="note">
        {fill(text.day, { day: `${number}` })}
        {short.map((each) => (
          <span key={each.weekday} className={styles[`on${each.weekday}`]}>
            {` · ${each.name}`}
          </span>
        ))}
      </p>
      <h3>{title}</h3>
      <svg viewBox="0 0 160 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 6H160" />
        {stops.map((stop) => (
          <path
            key={stop.at}
            className={`${styles[stop.state]} ${offClasses(stop.off)}`}
            d={stretch(stop)}
          />
        ))}
      </svg>
      <p className={`note ${styles.count}`}>
        {fill(text.stops, { number: `${stops.length}`, from, to })}
      </p>
      <ol className={styles.stops}>
        {stops.map(({ at, name, off }) => (
          <li key={at} className={offClasses(off)}>
            <span>{clock(at)}</span> {name}
            {off.map(({ weekday, said }) => (
              <b key={weekday} className={styles[`on${weekday}`]}>
                {` ${said}`}
              </b>
            ))}
          </li>
        ))}
      </ol>
    </li>
  );
}

const offClasses = (off: SampleData['days'][number]['stops'][number]['off']) =>
  off.map(({ weekday }) => styles[`off${weekday}`]).join(' ');
