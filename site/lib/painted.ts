/**
 * Resolves when the next frame is painted, so that a press shows before the work that follows from it; in
 * a page out of view, which is not painted, soon.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
