import { useQueryChoice } from '#site/lib/query.ts';
import type { PictureFile } from '#site/lib/pictures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import { cityChoices, type CityChoice } from '#domain/city-filter.ts';
import { areasOf, typeChoices, type TypeChoice } from '#domain/shopping-filter.ts';
import { AreaCard } from './area-card.tsx';
import styles from './areas.module.css';

interface Props {
  readonly words: ShoppingPage['copy']['areas'];
  readonly areas: ShoppingPage['areas'];
  /** One for each area. */
  readonly pictures: readonly PictureFile[];
}

/** The shopping areas, all or those that two choices leave, as the address says. */
export function Areas({ words, areas, pictures }: Props) {
  const [city, chooseCity] = useQueryChoice('city', cityChoices, 'all');
  const [type, chooseType] = useQueryChoice('type', typeChoices, 'all');
  const shown = areasOf(city, type, areas);
  const count = words.count
    .replace('{count}', String(shown.length))
    .replace('{total}', String(areas.length));
  return (
    <section aria-labelledby="areas" className={`wrap ${styles.section}`}>
      <h2 id="areas">{words.heading}</h2>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <Field
            as="select"
            id="area-city"
            label={words.city}
            value={city}
            onChange={(event) => chooseCity(event.target.value as CityChoice)}
          >
            {cityChoices.map((value) => (
              <option key={value} value={value}>
                {words.cities[value]}
              </option>
            ))}
          </Field>
          <Field
            as="select"
            id="area-type"
            label={words.type}
            value={type}
            onChange={(event) => chooseType(event.target.value as TypeChoice)}
          >
            {typeChoices.map((value) => (
              <option key={value} value={value}>
                {words.types[value]}
              </option>
            ))}
          </Field>
        </div>
        <p role="status" className={styles.count}>
          {count}
        </p>
      </div>
      {shown.length === 0 && (
        <div className={styles.empty}>
          <h3>{words.empty}</h3>
          <p>{words.emptyHint}</p>
          <ButtonLink href={{ search: '' }} replace preventScrollReset look="line">
            {words.reset}
          </ButtonLink>
        </div>
      )}
      <ul className={styles.cards}>
        {shown.map((area) => (
          <AreaCard key={area.id} {...{ area, words }} picture={pictures[areas.indexOf(area)]} />
        ))}
      </ul>
    </section>
  );
}
