import type { ReactNode } from 'react';
import { CloseIcon } from './line-icon.tsx';

interface Props {
  /** Names the window. */
  readonly id: string;
  readonly close: string;
  readonly children: ReactNode;
}

/** The title of a window, and the button that closes it; `dialog.css` has their styles. */
export function DialogTop({ id, close, children }: Props) {
  return (
    <div className="dialog-top">
      <h2 id={id}>{children}</h2>
      <form method="dialog">
        <button type="submit" className="dialog-close" aria-label={close}>
          <CloseIcon />
        </button>
      </form>
    </div>
  );
}
