import type { HomeText } from '#content/text/home.ts';
import styles from './hero-controls.module.css';

/** The pause button and a dot for each slide; before the slides, so that keyboard users reach it first. */
export function HeroControls({ text }: { readonly text: HomeText['hero'] }) {
  return (
    <div className={`needs-script not-printed ${styles.controls}`}>
      <button type="button" className={styles.button} aria-label={text.pause}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path className={styles.pause} d="M6 4h4v16H6zM14 4h4v16h-4z" />
          <path className={styles.play} d="M7 3.5v17L20.5 12z" />
        </svg>
      </button>
      <div role="group" aria-label={text.choose} className={styles.dots}>
        {text.slides.map(({ id, name }, position) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={text.show.replace('{number}', `${position + 1}`).replace('{name}', name)}
            aria-current={position === 0 || undefined}
          />
        ))}
      </div>
    </div>
  );
}
