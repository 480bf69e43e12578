/** A queue that gives the entry with the lowest value first, and of equal ones the first to come. */
export class Heap {
  readonly #items: { item: number; value: number; order: number }[] = [];
  #count = 0;

  push(item: number, value: number): void {
    const items = this.#items;
    const entry = { item, value, order: this.#count };
    this.#count += 1;
    let at = items.length;
    items.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = items[parent];
      if (!above || !comesFirst(entry, above)) break;
      items[at] = above;
      at = parent;
    }
    items[at] = entry;
  }

  /** Takes the first entry out; undefined when there is none. */
  pop(): number | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.item;
    let at = 0;
    for (;;) {
      const [left, right] = [items[2 * at + 1], items[2 * at + 2]];
      const child = right && left && comesFirst(right, left) ? 2 * at + 2 : 2 * at + 1;
      const below = items[child];
      if (!below || !comesFirst(below, last)) break;
      items[at] = below;
      at = child;
    }
    items[at] = last;
    return first.item;
  }
}

interface Entry {
  readonly value: number;
  readonly order: number;
}

function comesFirst(one: Entry, other: Entry): boolean {
  return one.value < other.value || (one.value === other.value && one.order < other.order);
}
