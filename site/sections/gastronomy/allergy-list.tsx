import styles from './allergy.module.css';
import type { AllergyProps } from './allergy-section.tsx';
import { CardSheet, pointingLines } from './card-sheet.tsx';

/** Without JavaScript: the sentence about an allergy, and the ingredients in both languages to point at. */
export function AllergyList({ words, card }: AllergyProps) {
  return (
    <>
      <div className={styles.made}>
        {card.unread && <p className={styles.unread}>{card.unread}</p>}
        <div role="group" aria-label={words.label} className={styles.card}>
          <CardSheet lines={pointingLines(card)} words={words}>
            <p>{words.empty}</p>
          </CardSheet>
        </div>
      </div>
      <div>
        <h3>{words.list}</h3>
        <ul className={styles.points}>
          {card.ingredients.map(({ id, name, hangul }) => (
            <li key={id}>
              <span lang="ko" className={styles.hangul}>
                {hangul}
              </span>{' '}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
