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
  /** When an address last got an acknowledgement, by the hash of the address. */
  acknowledged: {
    address_hash: string;
    acknowledged_at: number;
  };
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
}

export type JobKind = 'office-notice' | 'acknowledgement';

/** A mail that is owed. What it says is made from its message when it is sent. */
export interface OutboxRow {
  id: string;
  message_id: string;
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
