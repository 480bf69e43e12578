import type { Generated, Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** The tables of the office; times are milliseconds since 1970 (UTC). */
// A type alias, because Kysely needs an index signature, which interfaces lack.
type OfficeTables = {
  /** Messages that were answered. */
  answers: { message_id: string; answered_at: number; note: string | null };
  newsletter_issues: IssueRow;
  newsletter_deliveries: DeliveryRow;
};

/** A newsletter issue in one language, stored when its sending begins. */
export interface IssueRow {
  issue: string;
  language: string;
  subject: string;
  /** SHA-256 of subject and text, to detect a changed file. */
  body_hash: string;
  created_at: number;
}

/** `owed` means not sent yet. */
export type DeliveryStatus = 'owed' | 'sent' | 'failed' | 'skipped';

/** The mail of an issue to one subscriber; unique for both. */
export interface DeliveryRow {
  /** Also used in the Message-ID, so that a mailbox shows a mail that was sent twice only once. */
  id: string;
  issue: string;
  language: string;
  subscriber_id: string;
  /** Skipped: the subscription ended before the mail went out. */
  status: Generated<DeliveryStatus>;
  /** Until then the mail is reserved for one process. */
  claimed_until: Generated<number>;
  settled_at: number | null;
  /** The code of the last error. */
  last_error: string | null;
}

export type OfficeDatabase = Kysely<Schema & OfficeTables>;

/** The database typed with the office's tables. */
export function withOfficeTables(db: Kysely<Schema>): OfficeDatabase {
  return db.$extendTables<OfficeTables>();
}
