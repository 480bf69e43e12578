import styles from './filter-bar.module.css';

interface ChipsProps {
  /** The query parameter, and `data-filter-<name>` of what is filtered (ui/filter-list.ts). */
  readonly name: string;
  /** What is being chosen: `City`. */
  readonly label: string;
  /** Where the heading above says it already. */
  readonly unlabelled?: boolean;
  /** The first shows all. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Chips over a list in the document. Hidden without JavaScript, where everything is shown. */
export function FilterChips({ name, label, unlabelled, options }: ChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-filter={name}
      className={`needs-script ${styles.bar}`}
    >
      {!unlabelled && (
        <span className="note" aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.chips} data-scrolls-sideways>
        {options.map((option, index) => (
          <button
            key={option.value}
            type="button"
            value={option.value}
            className={styles.chip}
            aria-pressed={index === 0}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

export interface CountText {
  readonly one?: string | undefined;
  readonly other: string;
}

interface CountProps {
  /** `{count} of {total} places`; `one` where a single one has words of its own. */
  readonly text: string | CountText;
  /** How many the list holds. */
  readonly total: number;
  /** With an id it comes into view when a select chooses. */
  readonly id?: string;
}

/** How much the choices leave, once they leave less than all; screen readers say it when it changes. */
export function FilterCount({ text, total, id }: CountProps) {
  const said: CountText = typeof text === 'string' ? { other: text } : text;
  const written = (total === 1 && said.one) || said.other;
  return (
    <p
      role="status"
      id={id}
      tabIndex={id ? -1 : undefined}
      data-part="count"
      data-props={JSON.stringify(said)}
      className="note visually-hidden"
    >
      {written.replaceAll(/\{(count|total)\}/g, String(total))}
    </p>
  );
}

/** Chips, and at the end of their line what they leave. */
export function CountedChips({
  className = '',
  count,
  total,
  ...chips
}: ChipsProps & { count: CountProps['text']; total: number; className?: string | undefined }) {
  return (
    <div className={`${styles.line} ${className}`}>
      <FilterChips {...chips} />
      <FilterCount text={count} total={total} />
    </div>
  );
}

/**
 * Under which choices a part of a list shows, as `data-filter-<name>` says it.
 * @param shows Whether it shows under a choice; the first choice shows all at once.
 */
export function shownUnder<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
  shows: (choice: Choice) => boolean,
) {
  const under = choices.filter(shows);
  const hidden = choices[0] === undefined || !under.includes(choices[0]);
  return { [`data-filter-${name}`]: under.join(' '), hidden: hidden || undefined };
}
