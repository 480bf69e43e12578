import choice from '#site/ui/choice-chips.module.css';
import styles from './choice-line.module.css';

interface Props {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
}

/** A choice in one row of chips; the first is made. */
export function ChoiceLine({ name, legend, options }: Props) {
  return (
    <fieldset className={`needs-script not-printed ${styles.line}`}>
      <legend>{legend}</legend>
      <div className={choice.chips} data-scrolls-sideways>
        {options.map((option, index) => (
          <label key={option.id}>
            <input type="radio" name={name} value={option.id} defaultChecked={index === 0} />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
