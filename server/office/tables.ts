import type { Generated, Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';

/** What only the office keeps; times are milliseconds since 1970 (UTC). */
// A type alias, because Kysely asks for an index signature that interfaces lack.
type OfficeTables = {
  /** Messages that somebody answered. */
  answers: { message_id: string; answered_at: number };
  newsletter_issues: IssueRow;
  newsletter_deliveries: DeliveryRow;
};

/** An issue of the newsletter in one language, from the moment it began to go out. */
export interface IssueRow {
  issue: string;
  language: string;
  subject: string;
  /** SHA-256 of what subscribers read: a changed file is another issue. */
  body_hash: string;
  created_at: number;
}

export type DeliveryStatus = 'owed' | 'sent' | 'failed' | 'skipped';

/** One mail of an issue to one subscriber: there is never a second one. */
export interface DeliveryRow {
  /** Also the Message-ID: a mail that is handed over twice shows once in a mailbox. */
  id: string;
  issue: string;
  language: string;
  subscriber_id: string;
  /** Skipped: the subscription ended before the mail went out. */
  status: Generated<DeliveryStatus>;
  /** Until then one process has the mail to itself. */
  claimed_until: Generated<number>;
  settled_at: number | null;
  /** Code of the last failure. */
  last_error: string | null;
}

export type OfficeDatabase = Kysely<Schema & OfficeTables>;

/** The database with the office's own tables among its own. */
export function withOfficeTables(db: Kysely<Schema>): OfficeDatabase {
  return db.$extendTables<OfficeTables>();
}
