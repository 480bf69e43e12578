import { ButtonLink } from '#site/ui/button.tsx';
import { Field } from '#site/ui/field.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { FilterCount, WiderChoice } from '#site/ui/filter-chips.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolsPage } from './read.ts';
import boxes from '#site/ui/box.module.css';
import { SchoolRow } from './school-row.tsx';
import styles from './school-list.module.css';

interface Props {
  readonly data: SchoolsPage;
  /** The page without a choice. */
  readonly path: string;
  readonly locale: Locale;
}

/**
 * All schools, filtered and sorted by the URL (ui/filter-list.ts, ui/sort-list.ts): those with a price or dates,
 * then those to ask.
 */
export function SchoolList({ data, path, locale }: Props) {
  const { copy, groups } = data;
  const { table: words } = copy;
  const rows = (schools: SchoolsPage['schools']) =>
    schools.map((school) => (
      <SchoolRow key={school.id} school={school} data={data} locale={locale}>
        <Tick id={`compare-${school.id}`} label={words.compare} data-compare={school.id} />
      </SchoolRow>
    ));
  return (
    <Section headingId="schools" heading={words.heading} data-filter-list>
      <Filters data={data} />
      <div hidden data-filter-empty className={boxes.empty}>
        <p>{words.empty}</p>
        <ButtonLink href={path} data-filter-reset look="line">
          {words.reset}
        </ButtonLink>
      </div>
      <ul className={styles.list} aria-labelledby="schools" data-filter-items data-sorted>
        {rows(groups.publish)}
      </ul>
      <h3 id="schools-to-ask" className={styles.ask}>
        {words.ask}
      </h3>
      <p>{words.askLead}</p>
      <ul className={styles.list} aria-labelledby="schools-to-ask" data-filter-items>
        {rows(groups.ask)}
      </ul>
    </Section>
  );
}

function Filters({ data }: { readonly data: SchoolsPage }) {
  const { filters, table } = data.copy;
  const { city, d4, price, dormitory, course, sort } = filters;
  const choices = [
    { name: 'city', label: city.label, options: optionsOf(city, ['all', 'seoul', 'busan']) },
    { name: 'd4', label: d4.label, options: optionsOf(d4, ['all', 'yes', 'maybe']) },
    {
      name: 'price',
      label: price.label,
      options: [
        { value: 'all', label: price.all },
        ...data.prices,
        { value: 'seen', label: price.seen },
      ],
    },
    { name: 'dormitory', label: dormitory.label, options: optionsOf(dormitory, ['all', 'yes']) },
    {
      name: 'course',
      label: course.label,
      options: optionsOf(course, ['all', 'term', 'short', 'evening', 'online']),
    },
  ];
  return (
    <div className={`needs-script not-printed ${styles.bar}`}>
      <div className={styles.filters}>
        {choices.map(({ name, label, options }) => (
          <Choice
            key={name}
            id={`school-${name}`}
            label={label}
            options={options}
            data-filter={name}
          />
        ))}
        <Choice
          id="school-sort"
          label={sort.label}
          options={optionsOf(sort, ['city', 'price', 'calendar'])}
          data-sort="sort"
        />
      </div>
      <FilterCount id="schools-count" words={table.count} total={data.schools.length} />
      <WiderChoice name="d4" from="yes" to="maybe" words={d4.more} />
    </div>
  );
}

function optionsOf<const Value extends string>(
  words: Readonly<Record<NoInfer<Value>, string>>,
  values: readonly Value[],
) {
  return values.map((value) => ({ value, label: words[value] }));
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly 'data-filter'?: string;
  readonly 'data-sort'?: string;
}

function Choice({ options, ...select }: ChoiceProps) {
  return (
    <Field as="select" autoComplete="off" {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
