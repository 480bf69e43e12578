import { ButtonLink } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { FilterCount } from '#site/ui/filter-chips.tsx';
import type { PlaceText } from '#content/text/place-text.ts';
import type { Locale } from '#content/locale.ts';
import type { ShoppingPage } from './read.ts';
import { cityChoices } from '#domain/city-filter.ts';
import { typeChoices } from './shopping-filter.ts';
import { Area } from './area.tsx';
import { Chapters } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import boxes from '#site/ui/box.module.css';
import styles from './areas.module.css';

interface Props {
  readonly text: ShoppingPage['text']['areas'];
  readonly areas: ShoppingPage['areas'];
  readonly placeText: PlaceText;
  readonly locale: Locale;
  /** The page without a choice. */
  readonly path: string;
}

/** The shopping areas, all or those that two choices leave, as the URL says (ui/filter-list.ts). */
export function Areas({ text, areas, placeText, locale, path }: Props) {
  return (
    <Section headingId="areas" heading={text.heading} data-filter-list>
      <div className={`needs-script not-printed row ${styles.bar}`}>
        <div className={styles.filters}>
          <Choice name="city" label={text.city} values={cityChoices} names={text.cities} />
          <Choice name="type" label={text.type} values={typeChoices} names={text.types} />
        </div>
        <FilterCount text={text.count} total={areas.length} />
      </div>
      <div hidden data-part="empty" className={boxes.empty}>
        <h3>{text.empty}</h3>
        <p>{text.emptyHint}</p>
        <ButtonLink href={path} look="line">
          {text.reset}
        </ButtonLink>
      </div>
      <Chapters data-part="items">
        {areas.map((area) => (
          <Area key={area.id} {...{ area, text, placeText, locale }} />
        ))}
      </Chapters>
    </Section>
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
