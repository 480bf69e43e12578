import { ButtonLink } from '#site/ui/button.tsx';
import type { SituationPage } from './read.ts';
import styles from './allergy-card-start.module.css';

interface Props {
  readonly card: NonNullable<SituationPage['allergyCard']>;
}

/** The card of allergies in small. What is ticked writes itself on it, and goes to the whole card (allergy-start.element.ts). */
export function AllergyCardStart({ card }: Props) {
  const { href, text, hangul, items } = card;
  return (
    <allergy-start data-paper className={`not-printed ${styles.card}`}>
      <p lang="ko" className={styles.korean}>
        {hangul}
      </p>
      <div role="group" aria-labelledby="not-eaten" className={styles.items}>
        <p id="not-eaten">{text.label}</p>
        {items.map((item) => (
          <label key={item.id}>
            <input type="checkbox" value={item.id} />
            <b lang="ko">{item.hangul}</b>
            <span>{item.name}</span>
          </label>
        ))}
      </div>
      <ButtonLink href={href}>{text.submit}</ButtonLink>
    </allergy-start>
  );
}
