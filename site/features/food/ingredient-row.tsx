import type { GastronomyPage } from './read.ts';
import type { Reason } from './allergy-choice.ts';
import { ShowName } from '#site/ui/show-card/show-name.tsx';
import styles from './ingredient-row.module.css';

interface Props {
  readonly ingredient: GastronomyPage['card']['ingredients'][number];
  readonly reason: Reason | undefined;
  readonly text: GastronomyPage['text']['card']['reasons'];
  /** What shows the name in Korean. */
  readonly label: string;
  readonly onChange: (reason: Reason | undefined) => void;
}

const reasons = ['doNotEat', 'allergy'] as const;

/** An ingredient and its three choices. */
export function IngredientRow({ ingredient, reason, text, label, onChange }: Props) {
  const { id, name, hangul } = ingredient;
  return (
    <li>
      <fieldset className={styles.row} data-reason={reason}>
        <legend>
          {name}{' '}
          <span className={`note ${styles.hangul}`}>
            <span lang="ko">{hangul}</span>
            <ShowName korean={hangul} name={ingredient.short} kind="ingredient" label={label} />
          </span>
        </legend>
        <div className={`needs-script ${styles.reasons}`}>
          {([undefined, ...reasons] as const).map((option) => (
            <label key={option ?? 'none'} className={styles.reason}>
              <input
                type="radio"
                name={`card-${id}`}
                value={option ?? 'none'}
                checked={reason === option}
                onChange={() => onChange(option)}
              />
              <span>{text[option ?? 'none']}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
