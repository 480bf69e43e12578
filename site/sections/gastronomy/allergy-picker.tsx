import { useRef } from 'react';
import { allergyCard } from '#domain/allergy-card.ts';
import { reasonOf, withDiet, withReason } from '#domain/allergy-choice.ts';
import { Button } from '#site/ui/button.tsx';
import { Tick } from '#site/ui/field.tsx';
import { ToggleBar } from '#site/ui/filter-bar.tsx';
import styles from './allergy.module.css';
import type { AllergyProps } from './allergy-section.tsx';
import { CardTools } from './card-tools.tsx';
import { IngredientRow } from './ingredient-row.tsx';
import type { FoodChoiceState } from './use-food-choice.ts';

interface Props extends AllergyProps {
  readonly food: FoodChoiceState;
}

/** Diets, a reason for each ingredient, and the card that they make. */
export function AllergyPicker({ words, card, food }: Props) {
  const { choice, change } = food;
  const reasonFor = (id: (typeof card.ingredients)[number]['id']) =>
    reasonOf(choice, id, card.diets);
  const row = (ingredient: (typeof card.ingredients)[number]) => (
    <IngredientRow
      key={ingredient.id}
      ingredient={ingredient}
      reason={reasonFor(ingredient.id)}
      words={words.reasons}
      onChange={(reason) => change(withReason(choice, ingredient.id, reason, card.diets))}
    />
  );
  const common = card.ingredients.filter(({ inDishes }) => inDishes);
  const rare = card.ingredients.filter(({ inDishes }) => !inDishes);
  const allergic = card.ingredients.some(({ id }) => reasonFor(id) === 'allergy');
  const lines = allergyCard(choice, card);
  const dialog = useRef<HTMLDialogElement>(null);
  const traces = card.diets.some((diet) => choice.diets.includes(diet.id) && 'traces' in diet);
  return (
    <>
      <div className={styles.picker}>
        <div>
          <h3>{words.diets}</h3>
          <ToggleBar
            label={words.diets}
            options={card.diets.map(({ id, name }) => ({ value: id, label: name }))}
            pressed={choice.diets}
            onPress={(id) => change(withDiet(choice, id, !choice.diets.includes(id)))}
          />
          <p className={styles.note}>{words.dietsNote}</p>
        </div>
        <div>
          <h3>{words.list}</h3>
          <div className={styles.rows}>{common.map(row)}</div>
          <details open={rare.some(({ id }) => reasonFor(id))} className={styles.rare}>
            <summary>{words.less}</summary>
            <div className={styles.rows}>{rare.map(row)}</div>
          </details>
        </div>
        {(allergic || traces) && (
          <fieldset className={styles.details}>
            <legend>{words.details}</legend>
            <Tick
              id="card-contact"
              label={<Noted text={words.contact} note={words.contactNote} />}
              checked={choice.contact}
              onChange={({ currentTarget: { checked } }) => change({ ...choice, contact: checked })}
            />
            {allergic && (
              <Tick
                id="card-severe"
                label={<Noted text={words.severe} note={words.severeNote} />}
                checked={choice.severe}
                onChange={({ currentTarget: { checked } }) =>
                  change({ ...choice, severe: checked })
                }
              />
            )}
            {allergic && choice.severe && (
              <Tick
                id="card-adrenaline"
                label={<Noted text={words.adrenaline} note={words.adrenalineNote} />}
                checked={choice.adrenaline}
                onChange={({ currentTarget: { checked } }) =>
                  change({ ...choice, adrenaline: checked })
                }
              />
            )}
          </fieldset>
        )}
        <Button
          look="line"
          className={styles.clear}
          disabled={lines.length === 0}
          onClick={food.clear}
        >
          {words.clear}
        </Button>
      </div>
      <CardTools words={words} card={card} food={food} lines={lines} dialog={dialog} />
      {lines.length > 0 && (
        <div className={styles.bar}>
          <Button onClick={() => dialog.current?.showModal()}>{words.showShort}</Button>
        </div>
      )}
    </>
  );
}

function Noted({ text, note }: { text: string; note: string }) {
  return (
    <>
      <b>{text}</b>
      <span className={styles.note}>{note}</span>
    </>
  );
}
