import type { Piece } from './block-pieces.ts';
import styles from './block-drawing.module.css';

interface Props {
  readonly pieces: readonly Piece[];
  /** What the block is; without it the words beside the drawing say so. */
  readonly name?: string;
}

/** A block made of its letters, each in the colour of its place. */
export function BlockDrawing({ pieces, name }: Props) {
  const said = name
    ? ({ role: 'img', 'aria-label': name } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg viewBox="0 0 106 100" {...said} className={styles.block}>
      {pieces.map(({ place, paths }) => (
        <g key={place} className={styles[place]}>
          {paths.map((path, index) => (
            <path key={index} d={path} />
          ))}
        </g>
      ))}
    </svg>
  );
}
