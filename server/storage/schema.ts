import type { Generated } from 'kysely';

/** Times are milliseconds since 1970 (UTC); ids are random UUIDs. */
export interface Schema {
  messages: MessageRow;
  outbox: OutboxRow;
  idempotency_keys: {
    key: string;
    body_hash: string;
    message_id: string;
    created_at: number;
  };
  /** The number of mails of a kind to a mailbox since a time, by its keyed hash. */
  mail_limits: {
    address_hash: string;
    kind: MailLimitKind;
    since: number;
    mails: number;
    last_at: number;
  };
  upkeep: UpkeepRow;
  /** How often words were searched without result in a language on a day (`2026-11-23`, UTC). */
  failed_searches: { words: string; language: string; day: string; searches: number };
  subscribers: SubscriberRow;
  subscriber_tokens: SubscriberTokenRow;
}

/** Kinds of mails that anybody can trigger to any address. */
export type MailLimitKind = 'acknowledgement' | 'report' | 'newsletter';

/** When a maintenance task last ran. */
export interface UpkeepRow {
  /** `retention-held`: since when retention is held; without a row it is not. */
  task: 'retention' | 'retention-held' | 'backup';
  at: number;
  /** JSON. */
  note: string | null;
}

export interface MessageRow {
  id: string;
  created_at: number;
  /** Suspicious messages are in quarantine: stored, but not mailed. */
  status: 'new' | 'quarantine';
  /** Why it is or was in quarantine; null for other messages, and where no reason was kept. */
  suspicion: string | null;
  form: string;
  language: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** JSON of the inputs and the total of a requested report; null for other messages. */
  budget: string | null;
}

/** Mails to subscribers: with the link to confirm, after confirming, and to those already subscribed. */
export type NewsletterKind = 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-known';

export type JobKind =
  'office-notice' | 'acknowledgement' | 'budget-notice' | 'budget-report' | NewsletterKind;

/** A queued mail. Its content is composed from its message or its subscriber when it is sent. */
export interface OutboxRow {
  id: string;
  /** A mail belongs to a message or to a subscriber, and is erased with it. */
  message_id: string | null;
  subscriber_id: string | null;
  kind: JobKind;
  recipient: string;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: number;
  /** Until then the job is reserved for one worker; only a worker with the same value may settle it. */
  claimed_until: Generated<number>;
  settled_at: number | null;
  /** The code of the last error; its message may contain the recipient and is not stored. */
  last_error: string | null;
  created_at: number;
}

/** A subscriber with the proof of consent; nothing else is stored about them. */
export interface SubscriberRow {
  id: string;
  /** Null once the subscription has ended. */
  email: string | null;
  /** SHA-256 of the address in lower case; once the subscription has ended, a keyed hash of that. */
  email_hash: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** The language of the consent and of the mails. */
  language: string;
  /** The form in which the newsletter was requested. */
  form: string;
  /** The version of the consent text. */
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** The purpose of a link in a mail; the link itself is only in the mail. */
export interface SubscriberTokenRow {
  /** SHA-256 of the token. */
  token_hash: string;
  subscriber_id: string;
  purpose: 'confirm' | 'unsubscribe';
  created_at: number;
  /** Null when it does not expire. */
  expires_at: number | null;
  used_at: number | null;
}
