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

/**
 * A window of the tool; on phones it rises from the foot of the screen. The trip behind it can be looked at and used:
 * Escape, a press outside, and focus that goes elsewhere close it. The focus begins at what it asks for.
 */
export function SheetWindow({ heading, lead, wide, close, children }: Props) {
  const { text, show } = useTool();
  const window = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = window.current;
    if (!opened || opened.matches(':popover-open')) return;
    const { activeElement } = document;
    // What comes after its last field is what comes after the button that opened it.
    opened.showPopover(activeElement instanceof HTMLButtonElement ? { source: activeElement } : {});
    (opened.querySelector<HTMLElement>(fields) ?? opened).focus();
  }, []);
  return (
    // Focus comes from the fields within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={window}
      id={`${id}-window`}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      className={`not-printed dialog trip-sheet ${wide ? 'trip-sheet-wide' : ''}`}
      aria-labelledby={id}
      onToggle={({ newState }) => {
        if (newState !== 'closed') return;
        if (close) close();
        else show(undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <div>
        <DialogTop id={id} close={text.close} popover={`${id}-window`}>
          {heading}
        </DialogTop>
        {lead && <p className="muted">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
