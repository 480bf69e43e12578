import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DialogTop } from '#site/ui/dialog-top.tsx';
import { useTool } from './tool.ts';

interface Props {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A window of the tool; on phones it rises from the foot of the screen. The browser keeps the focus in it. */
export function SheetWindow({ heading, lead, wide, children }: Props) {
  const { text, show } = useTool();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog trip-sheet ${wide ? 'trip-sheet-wide' : ''}`}
      aria-labelledby={id}
      onClose={() => show(undefined)}
    >
      <div>
        <DialogTop id={id} close={text.close}>
          {heading}
        </DialogTop>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
    </dialog>
  );
}
