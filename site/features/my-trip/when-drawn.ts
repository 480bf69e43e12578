/** Whether the day in view is still to be drawn: it comes after what answers a press. */
export const isDrawing = () => document.querySelector('#trip-day[aria-busy]') !== null;

/** Acts in the next frame in which the day in view is drawn. */
export function whenDrawn(act: () => void): void {
  requestAnimationFrame(() => {
    if (isDrawing()) whenDrawn(act);
    else act();
  });
}
