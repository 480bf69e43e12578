import { believed, expiryTime, knownTime } from './clock.ts';
import { eraseExpired, type Erased } from './retention.ts';
import { run, type Storage } from './storage.ts';
import { forgetUpkeep, noteUpkeep, readUpkeep } from './upkeep.ts';

/** Why nothing was erased: the clock differs so much (ms, ahead when positive) from the last run. */
export interface Held {
  readonly difference: number;
  /** Milliseconds since 1970. */
  readonly lastRun: number;
}

export type RetentionRun = { readonly held: Held } | { readonly erased: Erased };

/**
 * Erases what has expired, unless the clock has jumped since the last run: a clock that runs ahead would erase
 * everything. Then nothing is erased until the clock is right again or the office has confirmed it.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function runRetention(storage: Storage, now: number): Promise<RetentionRun> {
  const time = await expiryTime(storage, now);
  const lastRun = (await knownTime(storage)) ?? time;
  const difference = time - lastRun;
  if (difference > believed.ahead || difference < -believed.behind) {
    const since = await readUpkeep(storage, 'retention-held');
    await noteUpkeep(
      storage,
      'retention-held',
      since?.at ?? time,
      JSON.stringify({ difference, lastRun }),
    );
    return { held: { difference, lastRun } };
  }
  await forgetUpkeep(storage, 'retention-held');
  await bringBack(storage, time);
  const erased = await eraseExpired(storage, time);
  await noteUpkeep(storage, 'retention', Math.max(time, lastRun), JSON.stringify(erased));
  return { erased };
}

/** The office says that the clock is right: from now on retention goes by it. @throws StorageUnavailable */
export async function confirmClock(storage: Storage, now: number): Promise<void> {
  await noteUpkeep(storage, 'retention', await expiryTime(storage, now));
  await forgetUpkeep(storage, 'retention-held');
}

/** Whether retention is held back, and since what difference. @throws StorageUnavailable */
export async function retentionHeld(storage: Storage): Promise<Held | undefined> {
  const row = await readUpkeep(storage, 'retention-held');
  return row ? (JSON.parse(row.note ?? '{}') as Held) : undefined;
}

/**
 * Times that lie ahead were written by a clock that ran ahead: they count from now, or those rows would be kept for
 * too long, and their limits would hold mails back.
 */
async function bringBack({ db }: Storage, now: number): Promise<void> {
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
