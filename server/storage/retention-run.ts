import { believed, expiryTime, knownTime } from './clock.ts';
import { eraseExpired, type Erased } from './retention.ts';
import { run, type Storage } from './storage.ts';
import { deleteUpkeep, storeUpkeep, readUpkeep } from './upkeep.ts';

/** Why nothing was erased: how far (ms) the clock is ahead of the last run, or behind when negative. */
export interface Held {
  readonly difference: number;
  /** Milliseconds since 1970. */
  readonly lastRun: number;
}

export type RetentionRun = { readonly held: Held } | { readonly erased: Erased };

/**
 * Erases expired rows, unless the clock has jumped since the last run: a clock that is ahead would erase everything.
 * Then nothing is erased until the clock is right again or the office has confirmed it.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function runRetention(storage: Storage, now: number): Promise<RetentionRun> {
  const time = await expiryTime(storage, now);
  const lastRun = (await knownTime(storage)) ?? time;
  const difference = time - lastRun;
  if (difference > believed.ahead || difference < -believed.behind) {
    const since = await readUpkeep(storage, 'retention-held');
    await storeUpkeep(
      storage,
      'retention-held',
      since?.at ?? time,
      JSON.stringify({ difference, lastRun }),
    );
    return { held: { difference, lastRun } };
  }
  await deleteUpkeep(storage, 'retention-held');
  await resetFutureTimes(storage, time);
  const erased = await eraseExpired(storage, time);
  await storeUpkeep(storage, 'retention', Math.max(time, lastRun), JSON.stringify(erased));
  return { erased };
}

/** Stores that the office has confirmed the clock, so that retention runs again. @throws StorageUnavailable */
export async function confirmClock(storage: Storage, now: number): Promise<void> {
  await storeUpkeep(storage, 'retention', await expiryTime(storage, now));
  await deleteUpkeep(storage, 'retention-held');
}

/** Why retention is held; `undefined` when it is not. @throws StorageUnavailable */
export async function retentionHeld(storage: Storage): Promise<Held | undefined> {
  const row = await readUpkeep(storage, 'retention-held');
  return row ? (JSON.parse(row.note ?? '{}') as Held) : undefined;
}

/**
 * Sets times in the future, written while the clock was ahead, to now. Otherwise those rows would be kept for too long,
 * and their limits would delay mails.
 */
async function resetFutureTimes({ db }: Storage, now: number): Promise<void> {
  const future = now + believed.behind;
  await run(
    db.updateTable('messages').set({ created_at: now }).where('created_at', '>', future).execute(),
  );
  await run(
    db
      .updateTable('subscribers')
      .set({ requested_at: now })
      .where('requested_at', '>', future)
      .execute(),
  );
  await run(db.deleteFrom('mail_limits').where('last_at', '>', future).execute());
}
