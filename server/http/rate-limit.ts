import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings.ts';

export interface RateLimit {
  /** Counts one message; resolves to the seconds to wait when there were too many, else to 0. */
  take(address: string): Promise<number>;
  /** Gives one back, because it was no new message after all. */
  giveBack(address: string): Promise<void>;
}

/** Messages within the window: so many from one address, so many from all together. */
export function createRateLimit({ contactLimit }: Settings): RateLimit {
  const duration = contactLimit.minutes * 60;
  const each = new RateLimiterMemory({ points: contactLimit.perAddress, duration });
  const all = new RateLimiterMemory({ points: contactLimit.global, duration });
  return {
    take: async (address) => {
      const block = addressBlock(address);
      const wait = await consume(each, block);
      if (wait > 0) return wait;
      const globalWait = await consume(all, 'all');
      if (globalWait > 0) await each.reward(block);
      return globalWait;
    },
    giveBack: async (address) => {
      await each.reward(addressBlock(address));
      await all.reward('all');
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
  }
}

/** A household has one IPv4 address or a /64 block of IPv6. */
export function addressBlock(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...after];
  return `${full
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
