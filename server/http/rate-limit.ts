import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings.ts';
import { run, type Storage } from '../storage/storage.ts';

export interface RateLimit {
  /**
   * Counts one message; resolves to the seconds to wait when there were too many, else to 0.
   * @throws StorageUnavailable where the counts are shared.
   */
  take(address: string): Promise<number>;
  /** Gives one back, because it was no new message after all. */
  giveBack(address: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/**
 * Messages within the window: so many from one address, so many from all together. Servers on one
 * PostgreSQL count together; an address is kept there as a keyed hash, until the window is over.
 */
export function createRateLimit(
  settings: Settings,
  { pool }: Pick<Storage, 'pool'>,
  form: 'contact' | 'newsletter',
): RateLimit {
  const { perAddress, global, minutes } = settings.contactLimit;
  const limiter = (keyPrefix: string, points: number): Limiter => {
    const options = { keyPrefix, points, duration: minutes * 60 };
    if (!pool) return new RateLimiterMemory(options);
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
    });
  };
  const each = limiter(form, perAddress);
  const all = limiter(`${form}-all`, global);
  const keyOf = (address: string) =>
    createHmac('sha256', settings.cookieSecret).update(addressBlock(address)).digest('hex');
  return {
    take: async (address) => {
      const key = keyOf(address);
      const wait = await consume(each, key);
      if (wait > 0) return wait;
      const globalWait = await consume(all, 'all');
      if (globalWait > 0) await reward(each, key);
      return globalWait;
    },
    giveBack: async (address) => {
      await reward(each, keyOf(address));
      await reward(all, 'all');
    },
  };
}

async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await run(limiter.consume(key));
    return 0;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
  }
}

/** What cannot be given back during an outage is over with the window. */
async function reward(limiter: Limiter, key: string): Promise<void> {
  await limiter.reward(key).catch(() => {});
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
