import styles from './filter-bar.module.css';

interface ToggleProps<Value extends string> {
  /** What is being chosen; a heading says it above. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Any number of them. */
  readonly pressed: readonly Value[];
  readonly onPress: (value: Value) => void;
}

/** A row of chips that are pressed and released one by one. Hidden without JavaScript. */
export function ToggleBar<Value extends string>({ label, ...chips }: ToggleProps<Value>) {
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.bar}`}>
      <Chips {...chips} />
    </div>
  );
}

interface FilterProps<Value extends string> extends Pick<ToggleProps<Value>, 'options'> {
  /** What is being chosen: `City`. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A row of chips of which one is pressed. Hidden without JavaScript, where everything is shown. */
export function FilterBar<Value extends string>(props: FilterProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.bar}`}>
      <span className="note" aria-hidden="true">
        {label}
      </span>
      <Chips options={options} pressed={[value]} onPress={onChange} />
    </div>
  );
}

function Chips<Value extends string>(props: Omit<ToggleProps<Value>, 'label'>) {
  const { options, pressed, onPress } = props;
  return (
    <div className={styles.chips} data-scrolls-sideways>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={pressed.includes(value)}
          onClick={() => onPress(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
