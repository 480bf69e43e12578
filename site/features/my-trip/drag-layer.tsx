import type { Ref } from 'react';

/**
 * What follows the pointer, the line where it would go, and what is read out meanwhile; filled by `drag-view.ts`. As a
 * popover it stands above an open sheet.
 */
export function DragLayer({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="not-printed">
      <p role="status" className="visually-hidden" />
      <div className="trip-drag-layer" popover="manual" aria-hidden="true">
        <i className="trip-insert" />
        <p className="trip-ghost">
          <b />
          <small />
        </p>
      </div>
    </div>
  );
}
