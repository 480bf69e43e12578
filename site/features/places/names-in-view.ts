/** A rectangle on the screen. */
type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether a name stands wholly in the map and under none of its buttons and groups. */
export function isReadable(name: Rect, map: Rect, buttons: readonly Rect[]): boolean {
  const whole =
    name.left >= map.left &&
    name.right <= map.right &&
    name.top >= map.top &&
    name.bottom <= map.bottom;
  const covered = buttons.some(
    (button) =>
      name.left < button.right &&
      button.left < name.right &&
      name.top < button.bottom &&
      button.top < name.bottom,
  );
  return whole && !covered;
}

/** Hides the names that the frame cuts, or a button or a group of places covers. */
export function hideCutNames(map: HTMLElement): void {
  const controls = [...(map.parentElement?.querySelectorAll('button, .map-credit') ?? [])].filter(
    (element) => !map.contains(element),
  );
  const covers = [...controls, ...map.querySelectorAll('.map-group')].map((element) =>
    element.getBoundingClientRect(),
  );
  const frame = map.getBoundingClientRect();
  const names = [...map.querySelectorAll<HTMLElement>('.map-name')];
  const readable = names.map(({ firstElementChild: text }) => {
    const rect = text?.getBoundingClientRect();
    return rect === undefined || isReadable(rect, frame, covers);
  });
  for (const [index, name] of names.entries()) {
    name.classList.toggle('map-cut', !readable[index]);
  }
}
