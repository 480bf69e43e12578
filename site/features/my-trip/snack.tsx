import { useEffect, useRef } from 'react';
import { useTripStore } from '#site/lib/trip-store.ts';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { useTool } from './tool.ts';
import type { Said } from './use-tool.ts';

/** Milliseconds that a message stays, unless it is pointed at or has the focus. */
const stays = 10_000;

interface Props {
  readonly said: Said | undefined;
  readonly undo: () => void;
  readonly close: () => void;
}

/** What was done, at the foot of the screen, to be undone from there; read out when it changes. */
export function Snack({ said, undo, close }: Props) {
  const { toast } = useTool().text;
  const { past } = useTripStore();
  const box = useRef<HTMLDivElement>(null);
  const shown = said && !said.heard;
  const { step, action } = said ?? {};
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) close();
    }, stays);
    return () => clearInterval(timer);
  }, [shown, said, close]);
  return (
    <div ref={box} className={`not-printed ${shown ? 'trip-snack' : ''}`}>
      <p role="status" className={shown ? undefined : 'visually-hidden'}>
        {said?.text}
      </p>
      {shown && (
        <>
          {action && (
            <button type="button" className="trip-snack-undo" onClick={action.act}>
              {action.label}
            </button>
          )}
          {step && step === past.at(-1) && (
            <button type="button" className="trip-snack-undo" onClick={undo}>
              {toast.undo}
            </button>
          )}
          <button type="button" className="icon-button" aria-label={toast.close} onClick={close}>
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  );
}
