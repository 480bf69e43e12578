import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings.ts';
import { run, type Storage } from '../storage/storage.ts';
import { networksOf } from './networks.ts';

/** The result of counting a message. */
export interface RateLimitResult {
  /** Seconds to wait because there were too many from this network; 0 when it is within the limit. */
  readonly wait: number;
  /** Whether the global limit is exceeded, which may be a flood. */
  readonly overGlobalLimit: boolean;
}

export interface RateLimit {
  /** Counts a message. @throws StorageUnavailable when the counts are in PostgreSQL. */
  take(clientIp: string): Promise<RateLimitResult>;
  /** Undoes one count, because the message was a repeat of a stored one. */
  giveBack(clientIp: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** How many times the limit of one client each larger network has: /64 or IPv4, /56, /48. */
const networkFactors = [1, 2, 4];

/** Above this multiple of the global limit everything is refused, because quarantine takes disk space. */
const refusalFactor = 20;

/**
 * Limits the messages within a time window, for each network and for all together. Servers with the same PostgreSQL
 * count together; networks are stored there as keyed hashes until the window is over.
 */
export function createRateLimit(
  settings: Settings,
  { pool }: Pick<Storage, 'pool'>,
  form: 'contact' | 'newsletter',
): RateLimit {
  const { perClient, global, minutes } = settings.contactLimit;
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
  const all = limiter(`${form}-all`, global * refusalFactor);
  const bySize = networkFactors.map((factor) => limiter(form, perClient * factor));
  const keyOf = (network: string) =>
    createHmac('sha256', settings.cookieSecret).update(network).digest('hex');
  const countersOf = (clientIp: string) => [
    ...networksOf(clientIp).map((network, size) => ({
      counter: bySize[size]!,
      key: keyOf(network),
    })),
    { counter: all, key: 'all' },
  ];
  return {
    take: async (clientIp) => {
      const taken: (() => Promise<void>)[] = [];
      let together = 0;
      for (const { counter, key } of countersOf(clientIp)) {
        const { wait, count } = await consume(counter, key);
        if (wait > 0) {
          // A refused message must not count against the smaller networks.
          for (const giveBack of taken) await giveBack();
          return { wait, overGlobalLimit: false };
        }
        taken.push(() => reward(counter, key));
        together = count;
      }
      return { wait: 0, overGlobalLimit: together > global };
    },
    giveBack: async (clientIp) => {
      for (const { counter, key } of countersOf(clientIp)) await reward(counter, key);
    },
  };
}

/** Counts one more; `wait` is how many seconds to wait when it is too many, else 0. */
export async function consume(
  counter: Limiter,
  key: string,
): Promise<{ wait: number; count: number }> {
  try {
    const { consumedPoints } = await run(counter.consume(key));
    return { wait: 0, count: consumedPoints };
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    const wait = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    return { wait, count: rejected.consumedPoints };
  }
}

/** Undoes a count; during an outage it stays until its window ends. */
async function reward(counter: Limiter, key: string): Promise<void> {
  await counter.reward(key).catch(() => {});
}
