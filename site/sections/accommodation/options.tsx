import { useQueryChoice } from '#site/lib/query.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { CountedFilter } from '#site/ui/filter-bar.tsx';
import type { AccommodationPage } from '#content/accommodation.server.ts';
import { cityChoices, optionsOf } from '#domain/city-filter.ts';
import { OptionCard, type CardWords } from './option-card.tsx';
import styles from './options.module.css';

interface Props extends CardWords {
  readonly options: AccommodationPage['options'];
  /** One for each option. */
  readonly pictures: readonly PictureFile[];
}

/** The places to live, all or those of one city, as the address says. */
export function Options({ options, pictures, ...rest }: Props) {
  const { words } = rest;
  const [city, choose] = useQueryChoice('city', cityChoices, 'all');
  const shown = optionsOf(city, options);
  const count = words.count
    .replace('{count}', String(shown.length))
    .replace('{total}', String(options.length));
  return (
    <section aria-labelledby="options" className={`wrap ${styles.section}`}>
      <h2 id="options">{words.heading}</h2>
      <CountedFilter
        label={words.filter}
        options={cityChoices.map((value) => ({ value, label: words.choices[value] }))}
        value={city}
        onChange={choose}
        count={count}
      />
      {shown.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      <ul className={styles.cards}>
        {shown.map((option) => (
          <OptionCard
            key={option.id}
            {...{ option, city }}
            picture={pictures[options.indexOf(option)]}
            {...rest}
          />
        ))}
      </ul>
    </section>
  );
}
