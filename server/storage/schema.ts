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
  /** How many mails of a kind a mailbox has got since when, by its keyed hash. */
  mail_limits: {
    address_hash: string;
    kind: MailLimitKind;
    since: number;
    mails: number;
    last_at: number;
  };
  upkeep: UpkeepRow;
  subscribers: SubscriberRow;
  subscriber_tokens: SubscriberTokenRow;
}

/** Mails that anybody can have sent to any address. */
export type MailLimitKind = 'acknowledgement' | 'report' | 'newsletter';

/** When a maintenance task last ran. */
export interface UpkeepRow {
  /** `retention-held`: since when retention is held back; the row goes when it is not. */
  task: 'retention' | 'retention-held' | 'backup';
  at: number;
  /** JSON. */
  note: string | null;
}

export interface MessageRow {
  id: string;
  created_at: number;
  /** Suspicious messages stay in quarantine: kept, but not mailed. */
  status: 'new' | 'quarantine';
  form: string;
  language: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** JSON of the inputs and the total that a report is asked for; null for any other message. */
  budget: string | null;
}

/** Mails to subscribers: the link that confirms, the welcome, and the answer to who is on the list already. */
export type NewsletterKind = 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-known';

export type JobKind =
  'office-notice' | 'acknowledgement' | 'budget-notice' | 'budget-report' | NewsletterKind;

/** A queued mail. Its content is made from its message or its subscriber when it is sent. */
export interface OutboxRow {
  id: string;
  /** Either a message or a subscriber; when that is erased, the mail is erased, too. */
  message_id: string | null;
  subscriber_id: string | null;
  kind: JobKind;
  recipient: string;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: number;
  /** Until then one worker has the job to itself; also proves who may settle it. */
  claimed_until: Generated<number>;
  settled_at: number | null;
  /** Code of the last failure, never the text: that may name the recipient. */
  last_error: string | null;
  created_at: number;
}

/** Who asked for the newsletter, and the proof that they did: nothing else is kept about them. */
export interface SubscriberRow {
  id: string;
  /** Null once the subscription has ended. */
  email: string | null;
  /** SHA-256 of the address in lower case; once the subscription has ended, a keyed hash of that. */
  email_hash: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** In which the consent was given, and in which the mails are written. */
  language: string;
  /** The form in which the newsletter was asked for. */
  form: string;
  /** The version of the words that were agreed to. */
  consent_version: string;
  requested_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

/** What a link in a mail may do; only the mail holds the link itself. */
export interface SubscriberTokenRow {
  /** SHA-256 of the token. */
  token_hash: string;
  subscriber_id: string;
  purpose: 'confirm' | 'unsubscribe';
  created_at: number;
  /** Null: as long as the subscriber is known. */
  expires_at: number | null;
  used_at: number | null;
}
