/** So many answers a network may have rendered in so many seconds; everything else comes from memory. */
const renders = 300;
const seconds = 60;

/** Above so many networks the count starts afresh: it must not fill the memory. */
const mostNetworks = 100_000;

/** Counts what is rendered, each node for itself. */
export function createRenderLimit(now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let windowEnds = -Infinity;
  return {
    seconds,
    /** Whether one more answer may be rendered for this network. */
    take: (network: string): boolean => {
      if (now() >= windowEnds || windowEnds > now() + seconds * 1000) {
        counts.clear();
        windowEnds = now() + seconds * 1000;
      }
      if (counts.size > mostNetworks) counts.clear();
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= renders;
    },
  };
}
