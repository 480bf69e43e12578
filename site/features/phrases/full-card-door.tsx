import type { SituationPage } from './read.ts';
import cover from '#site/ui/cover.module.css';
import styles from './full-card-door.module.css';

interface Props {
  readonly card: NonNullable<SituationPage['fullCard']>;
}

/** The way to the card of allergies, as a small picture of it. */
export function FullCardDoor({ card }: Props) {
  return (
    <div data-paper className={`not-printed ${styles.card}`}>
      <p lang="ko" className={styles.korean}>
        {card.hangul}
      </p>
      <p lang="ko" aria-hidden="true" className={styles.items}>
        {card.items.map((item) => (
          <b key={item}>{item}</b>
        ))}
      </p>
      <p className={styles.link}>
        <a href={card.href} className={cover.cover}>
          {card.label}
        </a>
        {card.line}
      </p>
    </div>
  );
}
