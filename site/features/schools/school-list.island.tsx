import { useRef, type ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { replaceQuery, setParameter } from '#site/lib/change-query.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { useQuery } from '#site/lib/query.ts';
import { showAnswer } from '#site/lib/show-answer.ts';
import boxes from '#site/ui/box.module.css';
import { ButtonLink } from '#site/ui/button.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Field } from '#site/ui/field.tsx';
import bars from '#site/ui/filter-bar.module.css';
import { Spread } from '#site/ui/spread.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { Comparison } from './comparison.tsx';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import { filterNames, grouped, isFound, optionsOf, type Choices } from './school-choices.ts';
import styles from './school-list.module.css';
import { SchoolRow } from './school-row.tsx';
import { PriceScale } from './price-thread.tsx';

export interface SchoolListProps {
  readonly schools: readonly SchoolEntry[];
  readonly scale: SchoolsPage['scale'];
  readonly prices: SchoolsPage['prices'];
  readonly text: Pick<
    SchoolsPage['text'],
    'prices' | 'table' | 'filters' | 'row' | 'details' | 'compare' | 'facts'
  >;
  /** The tag of schools that are not real yet. */
  readonly sample: string;
  /** The page without a choice. */
  readonly path: string;
  readonly locale: Locale;
}

const countId = 'schools-count';
const mostCompared = 3;

/**
 * All schools in one list, a term's price as a thread as long as it, with what one chooses and sorts them by, and up to
 * three of them side by side. The query holds all of it.
 */
export function SchoolList(props: SchoolListProps) {
  const { schools: all, scale, prices, text, sample, path, locale } = props;
  const { table: schoolListText, filters } = text;
  const query = useQuery();
  const options = optionsOf(text, prices);
  const chosen = (name: keyof typeof options) =>
    (options[name].find(({ value }) => value === query.get(name)) ?? options[name][0])?.value ?? '';
  const choices = Object.fromEntries(filterNames.map((name) => [name, chosen(name)])) as Choices;
  const choose = (name: keyof typeof options, value: string) =>
    setParameter(name, value === options[name][0]?.value ? '' : value);

  const found = all.filter((school) => isFound(school, choices));
  const compared = (query.get('compare')?.split(',') ?? [])
    .flatMap((id) => all.find((school) => school.id === id) ?? [])
    .filter((school, index, list) => list.indexOf(school) === index)
    .slice(0, mostCompared);
  const compare = (id: string, wanted: boolean) => {
    const others = compared.flatMap((school) => (school.id === id ? [] : [school.id]));
    setParameter('compare', (wanted ? [...others, id].slice(0, mostCompared) : others).join(','));
  };

  const part = useRef<HTMLDivElement>(null);

  const rows = (schools: readonly SchoolEntry[], sign: boolean) =>
    schools.map((school) => {
      const { id } = school;
      const ticked = compared.includes(school);
      return (
        <SchoolRow
          key={id}
          school={school}
          text={text}
          sample={sample}
          locale={locale}
          hidden={!found.includes(school)}
          sign={sign}
        >
          <Tick
            id={`compare-${id}`}
            name={`compare-${id}`}
            label={schoolListText.compare}
            checked={ticked}
            disabled={compared.length === mostCompared && !ticked}
            onChange={({ target }) => compare(id, target.checked)}
          />
        </SchoolRow>
      );
    });

  return (
    <div ref={part} data-guide>
      <Spread
        headingId="schools"
        heading={text.prices.heading}
        lead={keepNames(fill(text.prices.lead, scale.range))}
        color="celadon"
      >
        <div className={`needs-script not-printed ${styles.bar}`}>
          <Fold narrow label={filters.open}>
            <div className={styles.filters}>
              {([...filterNames, 'sort'] as const).map((name) => (
                <Field
                  key={name}
                  as="select"
                  autoComplete="off"
                  id={`school-${name}`}
                  name={name}
                  label={filters[name].label}
                  value={chosen(name)}
                  onChange={({ target }) => {
                    choose(name, target.value);
                    if (name !== 'sort') showAnswer(countId, 'change', target);
                  }}
                >
                  {options[name].map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Field>
              ))}
            </div>
          </Fold>
          <p role="status" id={countId} tabIndex={-1} className="note">
            {counted(schoolListText.count, found.length, all.length)}
          </p>
          <Wider
            more={
              choices.d4 === 'yes'
                ? all.filter((school) => isFound(school, { ...choices, d4: 'maybe' })).length -
                  found.length
                : 0
            }
            text={filters.d4.more}
            onShow={() => {
              choose('d4', 'maybe');
              // The button is gone.
              showAnswer(countId, 'press');
            }}
          />
        </div>
        {found.length === 0 && (
          <div className={boxes.empty}>
            <p>{schoolListText.empty}</p>
            <ButtonLink
              href={path}
              look="line"
              onClick={(event) => {
                if (!isPlain(event.nativeEvent)) return;
                event.preventDefault();
                replaceQuery((changed) => filterNames.forEach((name) => changed.delete(name)));
                // The link is gone.
                showAnswer(countId, 'press');
              }}
            >
              {schoolListText.reset}
            </ButtonLink>
          </div>
        )}
        <div className={styles.groups}>
          {grouped(all, chosen('sort')).map(({ name, schools }) => {
            const headingId = `schools-${name}`;
            const shown = schools.flatMap(({ row }) => row.price ?? []);
            const isAbout = shown.length > 0 && shown.every(({ about }) => about);
            return (
              <div key={name} hidden={!schools.some((school) => found.includes(school))}>
                <div className={styles.head}>
                  <h3 id={headingId}>{schoolListText.groups[name]}</h3>
                  {name === 'ask' && <p>{schoolListText.askLead}</p>}
                  {isAbout && <p className={styles.about}>{text.prices.about}</p>}
                  {schools.some(({ thread }) => thread) && <PriceScale marks={scale.marks} />}
                </div>
                <ul
                  className={`${styles.list} ${name === 'ask' ? styles.seals : ''}`}
                  aria-labelledby={headingId}
                >
                  {rows(schools, !isAbout)}
                </ul>
              </div>
            );
          })}
        </div>
      </Spread>
      {compared.length > 0 && (
        <Comparison
          schools={compared}
          text={text}
          onClear={() => {
            setParameter('compare', '');
            // The button is gone.
            part.current?.querySelector<HTMLElement>('li summary')?.focus();
          }}
        />
      )}
    </div>
  );
}

interface WiderProps {
  /** How many schools the choice hides only because nothing is known of them. */
  readonly more: number;
  readonly text: SchoolsPage['text']['filters']['d4']['more'];
  readonly onShow: () => void;
}

function Wider({ more, text, onShow }: WiderProps): ReactNode {
  if (more <= 0) return null;
  return (
    <p className={bars.bar}>
      <span role="status">{counted(text, more)}</span>
      <button type="button" className={bars.chip} onClick={onShow}>
        {text.show}
      </button>
    </p>
  );
}

/** A number in the words for one or for several. */
function counted(text: { readonly one: string; readonly other: string }, count: number, total = 0) {
  return fill(text[count === 1 ? 'one' : 'other'], { count: `${count}`, total: `${total}` });
}
