import type { SituationId } from '#content/phrases/situations.ts';
import styles from './situation-sign.module.css';
import sprite from './situation-signs.svg?url';

interface Props {
  readonly situation: SituationId;
  /** The Korean word that stands on it. */
  readonly word: string;
  /** What it shows; without it, it says nothing that is not beside it. */
  readonly alt?: string;
}

interface Place {
  /** The middle of the word, and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: 'cream' | 'red';
  readonly turn?: string;
}

/** Where the word stands on each drawing of `situation-signs.svg`, in its units. */
const places: Readonly<Record<SituationId, Place>> = {
  courtesy: { x: 160, y: 81, size: 62 },
  taxi: { x: 160, y: 60, size: 50 },
  lost: { x: 148, y: 101, size: 66, color: 'cream' },
  eating: { x: 160, y: 176, size: 78, color: 'cream' },
  allergy: { x: 154, y: 145, size: 44 },
  shopping: { x: 160, y: 60, size: 50, color: 'cream' },
  health: { x: 116, y: 138, size: 112, color: 'red' },
  police: { x: 157, y: 162, size: 36 },
  school: { x: 160, y: 104, size: 76, color: 'cream' },
  home: { x: 160, y: 131, size: 44, color: 'cream' },
  immigration: { x: 197, y: 155, size: 44, color: 'red', turn: 'rotate(-9 196 140)' },
  bank: { x: 160, y: 58, size: 50, color: 'cream' },
};

/** The word of a situation where one meets it in Korea: on a taxi, a bowl, a blackboard. */
export function SituationSign({ situation, word, alt }: Props) {
  const { x, y, size, color, turn } = places[situation];
  return (
    <svg
      viewBox="0 0 320 240"
      className={styles.sign}
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <use href={`${sprite}#${situation}`} />
      <text
        lang="ko"
        x={x}
        y={y}
        fontSize={size}
        textAnchor="middle"
        transform={turn}
        className={color && styles[color]}
      >
        {word}
      </text>
    </svg>
  );
}
