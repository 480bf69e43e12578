import choice from '#site/ui/choice-chips.module.css';
import { Field } from '#site/ui/field.tsx';
import { Chapters } from '#site/ui/question-list.tsx';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import type { Locale } from '#content/locale.ts';
import { MeansRow } from './means-row.tsx';
import { Axis } from './time-track.tsx';
import type { ArrivingPage } from './read.ts';
import styles from './airports.module.css';

interface Props {
  readonly airports: ArrivingPage['airports'];
  readonly text: ArrivingPage['text']['compare'];
  readonly locale: Locale;
}

/** The airports to choose from, and of the chosen one the ways to the city as lines in time with their fares. */
export function Airports({ airports, text, locale }: Props) {
  return (
    <section aria-labelledby="airports" className={styles.band}>
      <landing-clock className={`wrap ${styles.clock}`} clock={text.clock}>
        <h2 id="airports">{text.heading}</h2>
        <fieldset className={choice.chips}>
          <legend className="visually-hidden">{text.heading}</legend>
          {airports.map(({ id, code, short }, index) => (
            <label key={id}>
              <input type="radio" name="airport" value={id} defaultChecked={index === 0} />
              {short} <small>{code}</small>
            </label>
          ))}
        </fieldset>
        <div className={`needs-script not-printed ${styles.leave}`}>
          <Field as="input" id="leave" type="time" label={text.leave} />
          <span role="status" className="visually-hidden" />
        </div>
        {airports.map((airport) => {
          const { id, name, hangul, lead, means } = airport;
          return (
            <section key={id} id={id} data-airport={id} aria-labelledby={`${id}-title`}>
              <div className={styles.head}>
                <div className={styles.named}>
                  <h3 id={`${id}-title`}>
                    {name} <span lang="ko">{hangul}</span>
                  </h3>
                  <ShowName korean={hangul} name={name} kind="place" label={text.showName} />
                </div>
                <p>{lead}</p>
              </div>
              {means.some(({ rides }) => rides.length > 0) && (
                <Axis minutes={text.unit} className={styles.axis} />
              )}
              <div className={styles.rows}>
                <Chapters>
                  {means.map((each) => (
                    <MeansRow key={each.id} means={each} text={text} locale={locale} />
                  ))}
                </Chapters>
              </div>
              {'beware' in airport && <p className={styles.beware}>{airport.beware}</p>}
            </section>
          );
        })}
        <p className="note">{text.scale}</p>
      </landing-clock>
    </section>
  );
}
