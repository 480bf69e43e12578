import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface Props {
  /** Names the window. */
  readonly id: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** The title of a window, and the button that closes it. */
export function DialogTop({ id, close, children }: Props) {
  return (
    <div className={styles.top}>
      <h2 id={id}>{children}</h2>
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={close}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </form>
    </div>
  );
}
