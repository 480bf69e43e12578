import { ButtonLink } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { FilterCount } from '#site/ui/filter-chips.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { typeChoices } from '#domain/shopping-filter.ts';
import { AreaCard } from './area-card.tsx';
import styles from './areas.module.css';

interface Props {
  readonly words: ShoppingPage['copy']['areas'];
  readonly areas: ShoppingPage['areas'];
  /** The page without a choice. */
  readonly path: string;
}

/** The shopping areas, all or those that two choices leave, as the URL says (frame/filter-list.ts). */
export function Areas({ words, areas, path }: Props) {
  return (
    <section aria-labelledby="areas" data-filter-list className={`wrap ${styles.section}`}>
      <h2 id="areas">{words.heading}</h2>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <Choice name="city" label={words.city} values={cityChoices} names={words.cities} />
          <Choice name="type" label={words.type} values={typeChoices} names={words.types} />
        </div>
        <FilterCount words={words.count} total={areas.length} />
      </div>
      <div hidden data-filter-empty className={styles.empty}>
        <h3>{words.empty}</h3>
        <p>{words.emptyHint}</p>
        <ButtonLink href={path} data-filter-reset look="line">
          {words.reset}
        </ButtonLink>
      </div>
      <ul data-filter-items className={styles.cards}>
        {areas.map((area) => (
          <AreaCard key={area.id} area={area} words={words} />
        ))}
      </ul>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
}

function Choice<Value extends string>({ name, label, values, names }: ChoiceProps<Value>) {
  return (
    <Field as="select" id={`area-${name}`} label={label} data-filter={name} autoComplete="off">
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </Field>
  );
}
