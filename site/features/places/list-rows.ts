/** The row of a place in the list of the document (`place-list.tsx`). */
export function rowOf(map: Element, id: string): HTMLElement | null {
  return map.querySelector(`button[data-place="${CSS.escape(id)}"]`);
}

/** The id of the place in whose row an event happened. */
export function placeAt({ target }: Event): string | undefined {
  return (target as Element).closest<HTMLElement>('button[data-place]')?.dataset['place'];
}
