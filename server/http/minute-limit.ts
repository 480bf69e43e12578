import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networksOf } from './networks.ts';
import { consume } from './rate-limit.ts';

const seconds = 60;

/** What all networks together may have: it bounds the memory for their counts, and no machine answers so much. */
const mostOfAll = 100_000;

export interface MinuteLimit {
  /** Counts an answer; resolves to the seconds to wait when the network has had too many, and to 0 otherwise. */
  take(clientIp: string): Promise<number>;
}

/** At most so many answers a minute for each network, counted by each node in memory. */
export function createMinuteLimit(most: number): MinuteLimit {
  const ofAll = new RateLimiterMemory({ points: mostOfAll, duration: seconds });
  const ofNetwork = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    take: async (clientIp) => {
      const all = await consume(ofAll, 'all');
      const { wait } = all.wait > 0 ? all : await consume(ofNetwork, networksOf(clientIp)[0]!);
      // The clock may have jumped back; the count ends with the minute all the same.
      return Math.min(wait, seconds);
    },
  };
}
