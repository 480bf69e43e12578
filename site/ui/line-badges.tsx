import type { City } from '#content/data/place-facts.ts';
import styles from './line-badges.module.css';

interface Props {
  /** The lines of a station in words: `Líneas 2 y 8`. Lines with a name in place of a number have no badge. */
  readonly line: string;
  readonly city: City;
}

/** The numbers of metro lines in their colours; the words stand in the panel of the card. */
export function LineBadges({ line, city }: Props) {
  const numbers = line.match(/\d+/g) ?? [];
  return numbers.map((number) => (
    <span key={number} className={styles.line} data-line={`${city}-${number}`}>
      {number}
    </span>
  ));
}
