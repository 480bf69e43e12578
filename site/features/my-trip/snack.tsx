import { CloseIcon } from '#site/ui/line-icon.tsx';
import { useTool } from './tool.ts';
import type { Said } from './use-tool.ts';

interface Props {
  readonly said: Said | undefined;
  readonly undo: () => void;
  readonly close: () => void;
}

/** What was done, at the foot of the screen, to be undone from there; read out when it changes. */
export function Snack({ said, undo, close }: Props) {
  const { toast } = useTool().text;
  const shown = said && !said.heard;
  return (
    <div className={`not-printed ${shown ? 'trip-snack' : ''}`}>
      <p role="status" className={shown ? undefined : 'visually-hidden'}>
        {said?.text}
      </p>
      {shown && (
        <>
          {said.undoable && (
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
