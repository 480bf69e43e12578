import { FilterCount, shownUnder } from '#site/ui/filter-chips.tsx';
import { Field } from '#site/ui/field.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmbassyPage } from '#content/embassies.server.ts';
import type { Locale } from '#content/locale.ts';
import { EmbassyRow } from './embassy-row.tsx';
import styles from './embassy-list.module.css';

interface Props {
  readonly words: EmbassyPage['copy']['list'];
  readonly embassies: EmbassyPage['embassies'];
  /** The URL of the official directory. */
  readonly directory: string;
  readonly locale: Locale;
}

/** The embassies both ways, all or those of one country (frame/filter-list.ts). */
export function EmbassyList({ words, embassies, ...rest }: Props) {
  const choices = ['all', ...embassies.map(({ id }) => id)];
  return (
    <Section
      id={words.id}
      headingId="embassies-title"
      heading={words.heading}
      lead={words.hangulNote}
      data-filter-list
    >
      <div className={`needs-script not-printed row ${styles.filter}`}>
        <Field as="select" id="embassy-country" label={words.filter} data-filter="country">
          <option value="all">{words.all}</option>
          {embassies.map(({ id, country }) => (
            <option key={id} value={id}>
              {country}
            </option>
          ))}
        </Field>
        <FilterCount words={words.count} total={embassies.length} />
      </div>
      <ul data-filter-items className="ruled">
        {embassies.map((embassy) => (
          <li
            key={embassy.id}
            id={embassy.id}
            className={styles.country}
            {...shownUnder(
              'country',
              choices,
              (choice) => choice === 'all' || choice === embassy.id,
            )}
          >
            <EmbassyRow embassy={embassy} words={words} {...rest} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
