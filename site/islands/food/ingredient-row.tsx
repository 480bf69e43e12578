import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Reason } from '#domain/allergy-choice.ts';
import styles from './ingredient-row.module.css';

interface Props {
  readonly ingredient: GastronomyPage['card']['ingredients'][number];
  readonly reason: Reason | undefined;
  readonly words: GastronomyPage['copy']['card']['reasons'];
  readonly onChange: (reason: Reason | undefined) => void;
}

/** An ingredient and its three choices. */
export function IngredientRow({ ingredient, reason, words, onChange }: Props) {
  const { id, name, hangul } = ingredient;
  const options = [undefined, 'doNotEat', 'allergy'] as const;
  return (
    <li>
      <fieldset className={styles.row} data-reason={reason}>
        <legend>
          {name}{' '}
          <span lang="ko" className={styles.hangul}>
            {hangul}
          </span>
        </legend>
        <div className={`needs-script ${styles.reasons}`}>
          {options.map((option) => (
            <label key={option ?? 'none'} className={styles.reason}>
              <input
                type="radio"
                name={`card-${id}`}
                checked={reason === option}
                onChange={() => onChange(option)}
              />
              <span>{words[option ?? 'none']}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
