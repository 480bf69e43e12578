import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import screen from './full-screen.module.css';

interface Props {
  /** What opens it names it: `showDialog(id)`. */
  readonly id: string;
  readonly korean: string;
  readonly meaning: string;
  readonly close: string;
  /** Below the Korean, for whoever holds the phone. */
  readonly children: ReactNode;
}

/** Korean that fills the screen, to be shown to somebody (dialogs.ts for older browsers). */
export function FullScreen({ id, korean, meaning, close, children }: Props) {
  return (
    <dialog id={id} data-paper aria-label={meaning} className={screen.dialog}>
      <div className={screen.sheet}>
        <form method="dialog" className={`row ${screen.top}`}>
          <Button type="submit" look="line">
            {close}
          </Button>
        </form>
        <p lang="ko" className={screen.large} data-length={lengthOf(korean)}>
          {korean}
        </p>
        <p className={screen.foot}>{children}</p>
      </div>
    </dialog>
  );
}

/** Short texts are shown larger. */
const lengthOf = (korean: string) =>
  korean.length <= 8 ? 'short' : korean.length <= 14 ? 'medium' : 'long';

/** The sign of what opens it. */
export const enlargePath = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
