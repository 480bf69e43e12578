import choice from '#site/ui/choice-chips.module.css';
import { Field } from '#site/ui/field.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { MinutesTable } from './minutes-table.tsx';
import type { Stay, StayCity } from './read.ts';
import { StayMap } from './stay-map.tsx';
import { StayQuilt } from './stay-quilt.tsx';
import { StayRows } from './stay-rows.tsx';
import type { Locale } from '#content/locale.ts';
import styles from './stay-section.module.css';

interface Props {
  readonly city: StayCity;
  readonly text: Stay['text'];
  readonly locale: Locale;
}

/** The areas of a city: on the map and in rows they say how far it is to the goal that one chooses. */
export function StaySection({ city, text, locale }: Props) {
  const { heading, goals } = city;
  return (
    <Section headingId={city.city} heading={heading} lead={text.lead} className={styles.section}>
      <fieldset className={`${choice.chips} ${styles.goals}`}>
        <legend className="note">{text.where}</legend>
        <div data-scrolls-sideways>
          {goals.map(({ station, name }, index) => (
            <label key={station}>
              <input
                type="radio"
                name={`${city.city}-goal`}
                value={index}
                defaultChecked={index === 0}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {/* Of the sentences the chosen one shows, and is announced. */}
      <p role="status">
        {goals.map(({ station, range }, index) => (
          <span key={station} data-to={index}>
            {range}
          </span>
        ))}
      </p>
      <p className={`note ${styles.legend}`}>
        <span>
          {(['near', 'middle', 'far'] as const).map((nearness) => (
            <span key={nearness} className={`${styles.cloth} ${styles[nearness] ?? ''}`}>
              {text.nearness[nearness]}
            </span>
          ))}
        </span>
        <span>
          <b>{text.noise}</b>
          {(['low', 'medium', 'high'] as const).map((noise) => (
            <span key={noise} className={`${styles.noise} ${styles[noise] ?? ''}`}>
              {text.noises[noise]}
            </span>
          ))}
        </span>
      </p>
      <StayMap city={city} text={text} />
      <StayQuilt city={city} text={text} />
      <div className={`needs-script not-printed ${styles.sort}`}>
        <Field as="select" id={`${city.city}-sort`} label={text.sort} name={`${city.city}-sort`}>
          <option value="near" data-props={JSON.stringify(goals.map(({ nearest }) => nearest))}>
            {goals[0]?.nearest}
          </option>
          <option value="noise">{text.quietest}</option>
        </Field>
      </div>
      <StayRows city={city} text={text} />
      <Fold label={text.table}>
        <MinutesTable text={text.metro} city={city} locale={locale} />
      </Fold>
    </Section>
  );
}
