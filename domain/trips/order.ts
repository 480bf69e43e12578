/** Up to so many stops the best order is found, above a good one. */
const exact = 9;

/** Minutes from one to another, by their indices; -1 is where the day begins and ends. */
export type Cost = (from: number, to: number) => number;

/** Minutes of an order, from base to base. */
export function costOfOrder(order: readonly number[], cost: Cost): number {
  const all = [-1, ...order, -1];
  return all.slice(1).reduce((sum, to, index) => sum + cost(all[index] ?? -1, to), 0);
}

/**
 * The order of stops with the shortest way: exact up to nine (Held and Karp), above the nearest next one with crossings
 * taken out. It is never longer than the order that it is given.
 * @param fixed The indices of stops that keep their place.
 */
export function bestOrder(count: number, cost: Cost, fixed: ReadonlySet<number> = new Set()) {
  const given = Array.from({ length: count }, (_, index) => index);
  const found =
    count <= exact
      ? heldKarp(count, cost, fixed)
      : improved(nearest(given, cost, fixed), cost, fixed);
  return costOfOrder(found, cost) < costOfOrder(given, cost) - 1e-9 ? found : given;
}

/** The cheapest way through each set of stops, by its last one. */
function heldKarp(count: number, cost: Cost, fixed: ReadonlySet<number>): number[] {
  const full = 2 ** count - 1;
  const best = new Map<number, { cost: number; before: number }>();
  const key = (set: number, last: number) => set * 16 + last;
  const allowed = (stop: number, place: number) =>
    fixed.has(stop) ? stop === place : !fixed.has(place);
  const sizes = sizesOf(count);
  for (let set = 1; set <= full; set++)
    for (let last = 0; last < count; last++) {
      if ((set & (1 << last)) === 0 || !allowed(last, (sizes[set] ?? 1) - 1)) continue;
      const rest = set ^ (1 << last);
      let found = rest === 0 ? { cost: cost(-1, last), before: -1 } : undefined;
      for (let before = 0; before < count; before++) {
        const known = rest & (1 << before) ? best.get(key(rest, before)) : undefined;
        const sum = known && known.cost + cost(before, last);
        if (sum !== undefined && (!found || sum < found.cost)) found = { cost: sum, before };
      }
      if (found) best.set(key(set, last), found);
    }
  const ends = Array.from({ length: count }, (_, last) => last).toSorted(
    (a, b) => total(a) - total(b),
  );
  function total(last: number): number {
    return (best.get(key(full, last))?.cost ?? Infinity) + cost(last, -1);
  }
  const order: number[] = [];
  for (let last = ends[0] ?? -1, set = full; last >= 0;) {
    order.unshift(last);
    const before = best.get(key(set, last))?.before ?? -1;
    set ^= 1 << last;
    last = before;
  }
  return order;
}

/** How many stops each set holds. */
function sizesOf(count: number): Uint8Array {
  const sizes = new Uint8Array(2 ** count);
  for (let set = 1; set < sizes.length; set++) sizes[set] = (sizes[set >> 1] ?? 0) + (set & 1);
  return sizes;
}

function nearest(given: readonly number[], cost: Cost, fixed: ReadonlySet<number>): number[] {
  const left = new Set(given.filter((stop) => !fixed.has(stop)));
  let last = -1;
  return given.map((place) => {
    const next = fixed.has(place)
      ? place
      : [...left].reduce((one, other) => (cost(last, other) < cost(last, one) ? other : one));
    left.delete(next);
    last = next;
    return next;
  });
}

/** Turns parts of the way around as long as that makes it shorter. */
function improved(order: number[], cost: Cost, fixed: ReadonlySet<number>): number[] {
  let best = order;
  for (let better = true; better;) {
    better = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const part = best.slice(from, to + 1);
        if (part.some((stop) => fixed.has(stop))) break;
        const turned = best.toSpliced(from, part.length, ...part.reverse());
        if (costOfOrder(turned, cost) < costOfOrder(best, cost) - 1e-9)
          [best, better] = [turned, true];
      }
  }
  return best;
}
