import { whenDrawn } from './when-drawn.ts';

/** The key of the stop whose grip has the focus. */
export function focusedStop(): number | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches('.trip-grip')) return undefined;
  const row = activeElement.closest<HTMLElement>('[data-stop]');
  return row ? Number(row.dataset['stop']) : undefined;
}

/** Puts the focus on the grip of a stop once it has been drawn; on the day's title when there is none. */
export function focusGrip(key: number | undefined): void {
  whenDrawn(() => {
    const grip = document.querySelector<HTMLElement>(`[data-stop="${key ?? ''}"] .trip-grip`);
    (grip ?? document.getElementById('trip-day-title'))?.focus();
  });
}
