import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { showDialog } from '#site/lib/show-dialog.ts';
import { Fold } from '#site/ui/fold.tsx';
import { allergyCard } from './allergy-card.ts';
import { reasonOf, withDiet, withReason } from './allergy-choice.ts';
import { Button } from '#site/ui/button.tsx';
import { Tick } from '#site/ui/tick.tsx';
import { ToggleBar } from '#site/ui/filter-bar.tsx';
import styles from './allergy-picker.module.css';
import { cardId, type CardProps } from './card-props.ts';
import { CardTools } from './card-tools.tsx';
import { useFoodChoice } from './food-choice.ts';
import { IngredientRow } from './ingredient-row.tsx';
import { useArrival } from './use-arrival.ts';

/**
 * The choice of diets and of a reason for each ingredient, and the resulting card. Without JavaScript it shows a
 * sentence in Korean and the ingredients to point at.
 */
export function AllergyPicker({ text, card, children }: CardProps) {
  const food = useFoodChoice(card);
  const { choice, change } = food;
  useArrival(food.arrived);
  const reasonFor = (id: (typeof card.ingredients)[number]['id']) =>
    reasonOf(choice, id, card.diets);
  const row = (ingredient: (typeof card.ingredients)[number]) => (
    <IngredientRow
      key={ingredient.id}
      ingredient={ingredient}
      reason={reasonFor(ingredient.id)}
      text={text.reasons}
      label={text.showName}
      onChange={(reason) => change(withReason(choice, ingredient.id, reason, card.diets))}
    />
  );
  const common = card.ingredients.filter(({ inDishes }) => inDishes);
  const rare = card.ingredients.filter(({ inDishes }) => !inDishes);
  const allergic = card.ingredients.some(({ id }) => reasonFor(id) === 'allergy');
  const lines = allergyCard(choice, card);
  const tool = useRef<HTMLDivElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  /** The question goes with its answer; the focus goes on to what stands in its place. */
  const answer = (kept: boolean) => {
    flushSync(() => food.keep(kept));
    const next = show.current?.checkVisibility() ? show.current : tool.current;
    next?.focus({ preventScroll: true });
  };
  const traces = card.diets.some((diet) => choice.diets.includes(diet.id) && 'traces' in diet);
  return (
    <div ref={tool} tabIndex={-1} className={styles.columns}>
      <div className={`not-printed ${styles.picker}`}>
        <div className="needs-script">
          <h3>{text.diets}</h3>
          <ToggleBar
            label={text.diets}
            options={card.diets.map(({ id, name }) => ({ value: id, label: name }))}
            pressed={choice.diets}
            onPress={(id) => change(withDiet(choice, id, !choice.diets.includes(id)))}
          />
          <p className={`note ${styles.note}`}>{text.dietsNote}</p>
        </div>
        <div>
          <h3>{text.list}</h3>
          <ul className={`ruled ${styles.rows}`}>{common.map(row)}</ul>
          <Fold
            label={text.less}
            open={rare.some(({ id }) => reasonFor(id))}
            className={styles.rare}
          >
            <ul className={`ruled ${styles.rows}`}>{rare.map(row)}</ul>
          </Fold>
        </div>
        {(allergic || traces) && (
          <fieldset>
            <legend>{text.details}</legend>
            <Tick
              id="card-contact"
              label={<Noted text={text.contact} note={text.contactNote} />}
              checked={choice.contact}
              onChange={({ currentTarget: { checked } }) => change({ ...choice, contact: checked })}
            />
            {allergic && (
              <Tick
                id="card-severe"
                label={<Noted text={text.severe} note={text.severeNote} />}
                checked={choice.severe}
                onChange={({ currentTarget: { checked } }) =>
                  change({ ...choice, severe: checked })
                }
              />
            )}
            {allergic && choice.severe && (
              <Tick
                id="card-adrenaline"
                label={<Noted text={text.adrenaline} note={text.adrenalineNote} />}
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
          className={`needs-script ${styles.clear}`}
          disabled={lines.length === 0}
          onClick={food.clear}
        >
          {text.clear}
        </Button>
      </div>
      {lines.length > 0 && (
        <div className={`not-printed ${styles.bar}`} data-foot-bar>
          {!food.asked && (
            <div role="group" aria-labelledby="card-ask" className={styles.ask}>
              <p id="card-ask">{text.ask}</p>
              <Button onClick={() => answer(true)}>{text.askYes}</Button>
              <Button look="line" onClick={() => answer(false)}>
                {text.askNo}
              </Button>
            </div>
          )}
          <Button ref={show} {...showDialog(cardId)}>
            {text.showShort}
          </Button>
        </div>
      )}
      <CardTools text={text} card={card} food={food} lines={lines}>
        {children}
      </CardTools>
    </div>
  );
}

function Noted({ text, note }: { text: string; note: string }) {
  return (
    <>
      <b>{text}</b>
      <span className={`note ${styles.note}`}>{note}</span>
    </>
  );
}
