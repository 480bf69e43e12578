import { LineSignIcon } from '#site/ui/drawn-map/line-sign.tsx';
import type { Deck } from './exercise.ts';
import type { StationSign } from './read-station.ts';
import styles from './sign-plate.module.css';

interface Props {
  readonly deck: Deck;
  readonly hangul: string;
  readonly station?: StationSign | undefined;
}

/** A sign as it hangs in the street or on a platform, without its Latin letters. */
export function SignPlate({ deck, hangul, station }: Props) {
  const size = [...hangul].length > 4 ? styles.long : '';
  if (!station)
    return (
      <div className={`${styles.plate} ${styles[deck]}`}>
        <p lang="ko" className={`${styles.name} ${size}`}>
          {hangul}
        </p>
      </div>
    );
  const { label, line, colour, neighbours } = station;
  return (
    <div className={styles.plate}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className={styles.strip}>
        <rect width="1" height="1" fill={colour} />
      </svg>
      <p className={styles.line}>
        <LineSignIcon sign={label} colour={colour} size={34} /> {line}
      </p>
      <p lang="ko" className={`${styles.name} ${size}`}>
        {hangul}
      </p>
      <p className={styles.neighbours}>
        {neighbours.map((name, index) => (
          <span key={name}>{index === 0 ? `← ${name}` : `${name} →`}</span>
        ))}
      </p>
    </div>
  );
}
