import { useRef, useState } from 'react';
import { useCopyText } from '#app/lib/copy-text.ts';
import { printPart } from '#app/lib/print-part.ts';
import { Button } from '#app/ui/button.tsx';
import { Tick } from '#app/ui/field.tsx';
import { FilterBar } from '#app/ui/filter-bar.tsx';
import { allergyCard, type CardReason } from '#domain/allergy-card.ts';
import styles from './allergy.module.css';
import { KoreanCard, type AllergyProps } from './allergy-words.tsx';

const reasons: readonly CardReason[] = ['allergy', 'diet'];

/** Ticks that make the card. Nothing is kept: what a person cannot eat is theirs alone. */
export function AllergyPicker({ words, card }: AllergyProps) {
  const [reason, setReason] = useState<CardReason>('allergy');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const korean = useRef<HTMLDivElement>(null);
  const { answer, copy, forget } = useCopyText(korean);
  const chosen = card.allergens.filter(({ id }) => ticked.includes(id));
  const made = allergyCard(card.phrases[reason], chosen);
  const lines = made.length > 0 ? made : card.phrases.point;

  const tick = (ids: readonly string[]) => {
    setTicked(ids);
    forget();
  };

  return (
    <>
      <div className={styles.picker}>
        <FilterBar
          label={words.reason}
          options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChange={setReason}
        />
        <fieldset>
          <legend>{words.list}</legend>
          <div className={styles.ticks}>
            {card.allergens.map(({ id, name, hangul }) => (
              <Tick
                key={id}
                id={`card-${id}`}
                label={
                  <>
                    {name} <span lang="ko">{hangul}</span>
                  </>
                }
                checked={ticked.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  tick(checked ? [...ticked, id] : ticked.filter((each) => each !== id))
                }
              />
            ))}
          </div>
        </fieldset>
        <div role="group" aria-label={words.presets} className={styles.tools}>
          {card.diets.map(({ id, name, ids }) => (
            <Button
              key={id}
              look="line"
              onClick={() => {
                setReason('diet');
                tick(ids);
              }}
            >
              {name}
            </Button>
          ))}
          <Button look="line" disabled={ticked.length === 0} onClick={() => tick([])}>
            {words.clear}
          </Button>
        </div>
      </div>
      <KoreanCard words={words} lines={lines} korean={korean}>
        {made.length === 0 && <p className={styles.hint}>{words.empty}</p>}
        <div className={styles.tools}>
          <Button onClick={() => void copy(lines.map(({ hangul }) => hangul).join('\n'))}>
            {words.copy}
          </Button>
          <Button look="line" onClick={() => printPart('allergy-card')}>
            {words.print}
          </Button>
        </div>
        <p role="status">{answer && words[answer]}</p>
      </KoreanCard>
    </>
  );
}
