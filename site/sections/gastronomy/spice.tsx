import type { GastronomyPage } from '#content/gastronomy.server.ts';
import sprite from './chilli.svg?url';
import styles from './spice.module.css';

const scale = [1, 2, 3, 4, 5];

interface Props {
  readonly level: number;
  readonly words: Pick<GastronomyPage['copy']['dishes'], 'heat' | 'spice' | 'level'>;
}

/** How hot a dish is: five chillies, none of them red for a dish that is not hot, and the same in words. */
export function Spice({ level, words }: Props) {
  return (
    <span className={styles.spice}>
      <span className="visually-hidden">{words.heat}: </span>
      {words.spice[level - 1]}
      <span className="visually-hidden"> ({words.level.replace('{level}', String(level))})</span>
      <svg viewBox="0 0 100 20" aria-hidden="true">
        {scale.map((each) => (
          <use
            key={each}
            href={`${sprite}#chilli`}
            x={(each - 1) * 20}
            width="20"
            height="20"
            className={level === 1 || each > level ? styles.off : undefined}
          />
        ))}
      </svg>
    </span>
  );
}
