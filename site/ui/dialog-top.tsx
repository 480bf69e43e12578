import type { ReactNode } from 'react';
import { CloseIcon } from './line-icon.tsx';

interface Props {
  /** Names the window. */
  readonly id: string;
  readonly close: string;
  /** The id of the popover that the window is; a dialog without one. */
  readonly popover?: string;
  readonly children: ReactNode;
}

/** The title of a window, and the button that closes it; `dialog.css` has their styles. */
export function DialogTop({ id, close, popover, children }: Props) {
  return (
    <div className="dialog-top">
      <h2 id={id}>{children}</h2>
      <form method="dialog">
        <button
          type={popover ? 'button' : 'submit'}
          popoverTarget={popover}
          popoverTargetAction={popover ? 'hide' : undefined}
          className="dialog-close"
          aria-label={close}
        >
          <CloseIcon />
        </button>
      </form>
    </div>
  );
}
