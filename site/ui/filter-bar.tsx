import styles from './filter-bar.module.css';

interface FilterProps<Value extends string> {
  /** What is being chosen: `City`. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of chips of which one is pressed. Hidden without JavaScript, where everything is shown. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterProps<Value>) {
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.bar}`}>
      <span className="note" aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips} data-scrolls-sideways>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.chip}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ToggleProps<Value extends string> {
  /** What is being chosen; a heading says it above. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Any number of them. */
  readonly pressed: readonly Value[];
  readonly onPress: (value: Value) => void;
}

/** A row of chips that are pressed and released one by one. Hidden without JavaScript. */
export function ToggleBar<Value extends string>(props: ToggleProps<Value>) {
  const { label, options, pressed, onPress } = props;
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.bar}`}>
      <div className={styles.chips} data-scrolls-sideways>
        {options.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={pressed.includes(value)}
            onClick={() => onPress(value)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
