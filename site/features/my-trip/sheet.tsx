import { useEffect, useId, useRef, type ReactNode } from 'react';
import { DialogTop } from '#site/ui/dialog-top.tsx';
import { useTool } from './tool.ts';

/** What a window asks for: the first of its fields, or of its days. */
const fields = 'input:not([type=checkbox]), textarea:not([readonly]), .trip-days button:enabled';

interface Props {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly wide?: boolean;
  /** What closing does; without it no window stands open. */
  readonly close?: () => void;
  readonly children: ReactNode;
}

/** A window of the tool; on phones it rises from the foot of the screen. The browser keeps the focus in it, which begins at what it asks for. */
export function SheetWindow({ heading, lead, wide, close, children }: Props) {
  const { text, show } = useTool();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    dialog.current.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog trip-sheet ${wide ? 'trip-sheet-wide' : ''}`}
      aria-labelledby={id}
      onClose={close ?? (() => show(undefined))}
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
