/** A queue that gives the entry with the lowest value first, and of equal ones the first to come. */
export class Heap {
  // Three lists instead of one of objects: a search pushes thousands.
  readonly #items: number[] = [];
  readonly #values: number[] = [];
  readonly #orders: number[] = [];
  #count = 0;

  push(item: number, value: number): void {
    const order = this.#count;
    this.#count += 1;
    let at = this.#items.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isAfter(parent, value, order)) break;
      this.#copy(parent, at);
      at = parent;
    }
    this.#set(at, item, value, order);
  }

  /** Takes the first entry out; undefined when there is none. */
  pop(): number | undefined {
    const first = this.#items[0];
    const [item, value, order] = [this.#items.pop(), this.#values.pop(), this.#orders.pop()];
    const { length } = this.#items;
    if (length === 0 || item === undefined || value === undefined || order === undefined)
      return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= length) break;
      const right = child + 1;
      if (right < length && this.#isAfter(child, this.#values[right]!, this.#orders[right]!))
        child = right;
      if (this.#isAfter(child, value, order)) break;
      this.#copy(child, at);
      at = child;
    }
    this.#set(at, item, value, order);
    return first;
  }

  /** Whether what stands at a place comes after an entry. */
  #isAfter(at: number, value: number, order: number): boolean {
    const own = this.#values[at]!;
    return own > value || (own === value && this.#orders[at]! > order);
  }

  #copy(from: number, to: number): void {
    this.#set(to, this.#items[from]!, this.#values[from]!, this.#orders[from]!);
  }

  #set(at: number, item: number, value: number, order: number): void {
    this.#items[at] = item;
    this.#values[at] = value;
    this.#orders[at] = order;
  }
}
