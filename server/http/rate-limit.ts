import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../settings.ts';
import { run, type Storage } from '../storage/storage.ts';
import { networksOf } from './networks.ts';

/** What a message counts as. */
export interface Taken {
  /** Seconds to wait, because there were too many from this network; 0: it may be taken. */
  readonly wait: number;
  /** More than the limit for all together have come: it may be a flood. */
  readonly crowded: boolean;
}

export interface RateLimit {
  /** Counts one message. @throws StorageUnavailable where the counts are shared. */
  take(clientIp: string): Promise<Taken>;
  /** Takes one count back, because it was a repeat of a stored message. */
  giveBack(clientIp: string): Promise<void>;
}

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** So many times the limit of one client may come from each larger network: /64 or IPv4, /56, /48. */
const shares = [1, 2, 4];

/** At this multiple of the limit for all, everything is refused: quarantine takes disk space, too. */
const mostCrowded = 20;

/**
 * Messages within the window: so many from one network, so many from all together. Servers on one PostgreSQL count
 * together; a client's network is kept there as a keyed hash, until the window is over.
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
  const all = limiter(`${form}-all`, global * mostCrowded);
  const bySize = shares.map((share) => limiter(form, perClient * share));
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
          // A larger network that is full must not use up the share of a smaller one.
          for (const giveBack of taken) await giveBack();
          return { wait, crowded: false };
        }
        taken.push(() => reward(counter, key));
        together = count;
      }
      return { wait: 0, crowded: together > global };
    },
    giveBack: async (clientIp) => {
      for (const { counter, key } of countersOf(clientIp)) await reward(counter, key);
    },
  };
}

async function consume(counter: Limiter, key: string): Promise<{ wait: number; count: number }> {
  try {
    const { consumedPoints } = await run(counter.consume(key));
    return { wait: 0, count: consumedPoints };
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    const wait = Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    return { wait, count: rejected.consumedPoints };
  }
}

/** During an outage the count stays until its window ends. */
async function reward(counter: Limiter, key: string): Promise<void> {
  await counter.reward(key).catch(() => {});
}
