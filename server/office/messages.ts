import type { Selectable } from 'kysely';
import type { MessageRow } from '../storage/schema.ts';
import { run } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import type { Office } from './office.ts';
import { iso } from './output.ts';

/** A message, when somebody answered it, and what they noted. */
export type Message = Selectable<MessageRow> & {
  readonly answered_at: number | null;
  readonly note: string | null;
};

/** A message from the contact form, or a request for the report on a budget. */
export type MessageKind = 'message' | 'report';

export interface MessageFilter {
  /** Both kinds when absent. */
  readonly kind?: MessageKind | undefined;
  readonly status?: MessageRow['status'] | undefined;
  readonly answered?: boolean | undefined;
  /** From this time on, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Before this time. */
  readonly until?: number | undefined;
  readonly limit?: number | undefined;
}

function withAnswers({ db }: Office) {
  return db
    .selectFrom('messages')
    .leftJoin('answers', 'answers.message_id', 'messages.id')
    .selectAll('messages')
    .select(['answers.answered_at', 'answers.note'])
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id');
}

/** The messages that pass the filter, newest first. @throws StorageUnavailable */
export function listMessages(office: Office, filter: MessageFilter): Promise<Message[]> {
  const { kind, status, answered, since, until, limit } = filter;
  let query = withAnswers(office);
  if (kind) query = query.where('budget', kind === 'report' ? 'is not' : 'is', null);
  if (status) query = query.where('messages.status', '=', status);
  if (answered !== undefined) {
    query = query.where('answers.answered_at', answered ? 'is not' : 'is', null);
  }
  if (since !== undefined) query = query.where('messages.created_at', '>=', since);
  if (until !== undefined) query = query.where('messages.created_at', '<', until);
  if (limit !== undefined) query = query.limit(limit);
  return run(query.execute());
}

/** A text in lower case and without accents, so that `perez` finds `Pérez` on every database. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The messages that contain every word, newest first. @throws StorageUnavailable */
export async function searchMessages(
  office: Office,
  words: readonly string[],
  filter: MessageFilter,
): Promise<Message[]> {
  const { limit, ...rest } = filter;
  const wanted = words.map(folded);
  const all = await listMessages(office, rest);
  return all
    .filter(({ id, name, email, subject, message }) => {
      const text = folded([id, name, email, subject, message].join('\n'));
      return wanted.every((word) => text.includes(word));
    })
    .slice(0, limit);
}

/**
 * The message whose id begins with `start`.
 * @throws OfficeFailure when there is none, or more than one.
 */
export async function findMessage(office: Office, start: string): Promise<Message> {
  if (!/^[\da-f-]{4,36}$/i.test(start)) {
    throw new OfficeFailure('usage', `"${start}" is no id: give its first 4 characters or more.`);
  }
  const found = await run(
    withAnswers(office).where('messages.id', 'like', `${start.toLowerCase()}%`).limit(2).execute(),
  );
  const [message, other] = found;
  if (!message) throw new OfficeFailure('notFound', `There is no message ${start}.`);
  if (other) {
    throw new OfficeFailure('usage', `More than one id begins with ${start}: give more of it.`);
  }
  return message;
}

/** Stores whether a message was answered; the time of the first answer stays, and its note until there is another. @throws StorageUnavailable */
export async function markAnswered(
  { db }: Office,
  id: string,
  answered: boolean,
  now: number,
  note?: string,
): Promise<void> {
  if (!answered) {
    await run(db.deleteFrom('answers').where('message_id', '=', id).execute());
    return;
  }
  await run(
    db
      .insertInto('answers')
      .values({ message_id: id, answered_at: now, note: note ?? null })
      .onConflict((conflict) =>
        note === undefined
          ? conflict.doNothing()
          : conflict.column('message_id').doUpdateSet({ note }),
      )
      .execute(),
  );
}

/** A message in the JSON output. */
export function messageData(message: Message) {
  const { created_at, answered_at, budget, ...rest } = message;
  return {
    ...rest,
    budget: budget === null ? null : (JSON.parse(budget) as unknown),
    receivedAt: iso(created_at),
    answeredAt: iso(answered_at),
  };
}
