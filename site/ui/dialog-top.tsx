import type { ReactNode } from 'react';
import { CloseIcon } from './line-icon.tsx';
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
          <CloseIcon />
        </button>
      </form>
    </div>
  );
}
