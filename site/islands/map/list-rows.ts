/** The row of a place in the list of the document (`place-list.tsx`). */
export function rowOf(map: Element, id: string): HTMLElement | null {
  return map.querySelector(`button[data-place="${CSS.escape(id)}"]`);
}

/** The id of the place in whose row an event happened. */
export function placeAt({ target }: Event): string | undefined {
  return (target as Element).closest<HTMLElement>('button[data-place]')?.dataset['place'];
}

/** Scrolls the list to a row without scrolling the page. */
export function scrollToRow(list: HTMLElement, row: HTMLElement): void {
  const item = row.parentElement;
  if (!item || list.scrollHeight <= list.clientHeight) return;
  const heading = list.firstElementChild?.clientHeight ?? 0;
  const top = item.offsetTop - heading;
  const bottom = item.offsetTop + item.offsetHeight - list.clientHeight;
  if (list.scrollTop > top) list.scrollTop = top;
  else if (list.scrollTop < bottom) list.scrollTop = bottom;
}
