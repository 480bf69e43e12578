import styles from './filter-bar.module.css';

interface Props<Value extends string> {
  /** What is being chosen: `City`. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of chips of which one is pressed. Hidden without JavaScript, where everything is shown. */
export function FilterBar<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips}>
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
