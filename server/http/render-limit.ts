/** How many responses a network may have rendered within the window; above that it gets the prerendered page. */
const renders = 300;
const seconds = 60;

/** Above this number of networks all counts are reset, to bound the memory. */
const mostNetworks = 100_000;

/** Counts rendered responses, or others, separately on each node. */
export function createRenderLimit(now: () => number = Date.now, most = renders) {
  const counts = new Map<string, number>();
  let windowEnds = -Infinity;
  return {
    seconds,
    /** Whether this network may have one more. */
    take: (network: string): boolean => {
      if (now() >= windowEnds || windowEnds > now() + seconds * 1000) {
        counts.clear();
        windowEnds = now() + seconds * 1000;
      }
      if (counts.size > mostNetworks) counts.clear();
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= most;
    },
  };
}
