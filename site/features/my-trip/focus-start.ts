/** Puts the focus on what undoes the last change once the start is shown; on its heading where nothing does. */
export function focusStart(): void {
  requestAnimationFrame(() => {
    (document.getElementById('trip-undo') ?? document.getElementById('trip-title'))?.focus();
  });
}
