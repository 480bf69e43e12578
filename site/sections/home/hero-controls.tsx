import type { Dispatch } from 'react';
import type { HomeCopy } from '#content/copy/home.ts';
import type { Action } from './carousel.ts';
import styles from './hero-controls.module.css';

interface Props {
  readonly copy: HomeCopy['hero'];
  readonly index: number;
  readonly pausable: boolean;
  readonly dispatch: Dispatch<Action>;
}

/** Pause first, then a dot for each slide; before the slides, so that the keyboard meets it first. */
export function HeroControls({ copy, index, pausable, dispatch }: Props) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label={pausable ? copy.pause : copy.play}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={pausable ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 3.5v17L20.5 12z'} />
        </svg>
      </button>
      <div role="group" aria-label={copy.choose} className={styles.dots}>
        {copy.slides.map(({ id, name }, position) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={copy.show.replace('{number}', `${position + 1}`).replace('{name}', name)}
            aria-current={position === index || undefined}
            onClick={() => dispatch({ type: 'show', index: position })}
          />
        ))}
      </div>
    </div>
  );
}
