import { discRadius, numberPoints } from './stroke-numbers.ts';
import styles from './letter-drawing.module.css';

interface Props {
  readonly paths: readonly string[];
  /** How the letter is written, stroke by stroke. */
  readonly name: string;
}

/** A letter as the hand writes it, with a number where each stroke begins. */
export function LetterDrawing({ paths, name }: Props) {
  return (
    <svg viewBox="0 -2 100 102" role="img" aria-label={name} className={styles.drawing}>
      {paths.map((path, index) => (
        <path key={index} d={path} pathLength={1} />
      ))}
      {numberPoints(paths).map(({ x, y }, index) => (
        <g key={index}>
          <circle cx={x} cy={y} r={discRadius} />
          <text x={x} y={y + 3.9} fontSize={10.8}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
