import { CountedChips } from '#site/ui/filter-chips.tsx';
import type { AccommodationPage } from '#content/accommodation.server.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { OptionCard, type CardWords } from './option-card.tsx';
import styles from './options.module.css';

interface Props extends CardWords {
  readonly options: AccommodationPage['options'];
}

/** The places to live, filtered by the city in the URL (frame/filter-list.ts). */
export function Options({ options, ...rest }: Props) {
  const { words } = rest;
  return (
    <section aria-labelledby="options" data-filter-list className={`wrap ${styles.section}`}>
      <h2 id="options">{words.heading}</h2>
      <CountedChips
        name="city"
        label={words.filter}
        options={cityChoices.map((value) => ({ value, label: words.choices[value] }))}
        count={words.count}
        total={options.length}
      />
      <p hidden data-filter-empty className={styles.empty}>
        {words.empty}
      </p>
      <ul data-filter-items className={styles.cards}>
        {options.map((option) => (
          <OptionCard key={option.id} option={option} {...rest} />
        ))}
      </ul>
    </section>
  );
}
