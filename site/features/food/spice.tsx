import type { GastronomyPage } from './read.ts';
import sprite from './chilli.svg?url';
import styles from './spice.module.css';

const scale = [1, 2, 3, 4, 5];

interface Props {
  readonly level: number;
  readonly text: Pick<GastronomyPage['text']['dishes'], 'heat' | 'spice' | 'level'>;
  /** Only the chillies; the words are there for who does not see them. */
  readonly short?: boolean;
}

/** How hot a dish is: five chillies, and the same in words. The first level has no chilli. */
export function Spice({ level, text, short = false }: Props) {
  const hot = level > 1 ? level : 0;
  const shown = short ? scale.slice(0, hot) : scale;
  return (
    <span className={styles.spice}>
      <span className="visually-hidden">{text.heat}: </span>
      {short ? (
        <span className="visually-hidden">{text.spice[level - 1]}</span>
      ) : (
        text.spice[level - 1]
      )}
      <span className="visually-hidden"> ({text.level.replace('{level}', String(level))})</span>
      {shown.length > 0 && (
        <svg
          viewBox={`0 0 ${shown.length * 20} 20`}
          aria-hidden="true"
          className={short ? styles.short : undefined}
        >
          {shown.map((each) => (
            <use
              key={each}
              href={`${sprite}#chilli`}
              x={(each - 1) * 20}
              width="20"
              height="20"
              className={each > hot ? styles.off : undefined}
            />
          ))}
        </svg>
      )}
    </span>
  );
}
