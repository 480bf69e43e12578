import { readEmergencyRecord, type EmergencyRecord } from '#domain/emergency-record.ts';
import { readStored, store } from './storage.ts';
import { tripKey } from './trip-key.ts';

/** The storage key, also named in the cookie policy. */
const key = 'emergencies';

/** What the visitor keeps for emergencies on this device. */
export function emergencyRecord(): EmergencyRecord {
  return readEmergencyRecord(readStored(key));
}

/** Keeps a change, or deletes the parts that are undefined; false when the browser refuses. */
export function keepForEmergencies(change: {
  readonly [Part in keyof EmergencyRecord]: EmergencyRecord[Part] | undefined;
}): boolean {
  const record = { ...emergencyRecord(), ...change };
  const text = JSON.stringify(record);
  store(key, text === '{}' ? null : text);
  return text === '{}' || readStored(key) === text;
}

/** The passport that the visitor has agreed to keep in the tools, if any. */
export function savedPassport(): string | undefined {
  const { answers } = objectIn(readStored(tripKey));
  const { passport } = objectIn(JSON.stringify(answers ?? null));
  return typeof passport === 'string' ? passport : undefined;
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
