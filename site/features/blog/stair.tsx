import { keepNames } from '#site/ui/keep-names.tsx';
import { surface, type SurfaceColor } from '#site/ui/surface.ts';
import type { StairStep } from './article-pieces.ts';
import styles from './stair.module.css';

interface Props {
  readonly steps: readonly StairStep[];
  /** The times and the Korean alone, as a picture of the stair. */
  readonly brief?: boolean;
}

const colors: readonly SurfaceColor[] = ['celadon', 'hwang', 'vermilion', 'indigo', 'jade'];

/** What one can do and say after how long, as a stair that rises. */
export function Stair({ steps, brief = false }: Props) {
  return (
    <ol aria-hidden={brief || undefined} className={brief ? styles.brief : styles.stair}>
      {steps.map(({ time, what, korean, reading, meaning }, at) => (
        <li key={time} className={surface(colors[at] ?? 'jade')}>
          <span lang="ko">{korean}</span>
          {!brief && (
            <small>
              <i lang="ko-Latn">{reading}</i> {meaning}
            </small>
          )}
          <p>
            <b>{time}</b> {!brief && keepNames(what)}
          </p>
        </li>
      ))}
    </ol>
  );
}
