/** What stands in a form: text by field name, and ticks. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

interface Draft {
  readonly startedAt: number;
  values?: DraftValues;
  /** The content that was sent last, and the key that it was sent with. */
  sent?: { readonly content: string; readonly key: string };
}

/**
 * Half-filled forms outlive the page that shows them: a change of language, or a look at another page,
 * costs no text. They live in memory alone and are only written in the browser.
 */
const drafts = new Map<string, Draft>();
const rounds = new Map<string, number>();
const listeners = new Set<() => void>();

function draftOf(form: string): Draft {
  let draft = drafts.get(form);
  if (!draft) drafts.set(form, (draft = { startedAt: Date.now() }));
  return draft;
}

/** When the visitor first met the form (milliseconds since 1970); starts the clock if need be. */
export function startedAt(form: string): number {
  return draftOf(form).startedAt;
}

export function readDraft(form: string): DraftValues | undefined {
  return drafts.get(form)?.values;
}

export function keepDraft(form: string, values: DraftValues): void {
  draftOf(form).values = values;
}

/** Forgets a draft that has been sent; whoever shows the form starts another round. */
export function clearDraft(form: string): void {
  drafts.delete(form);
  rounds.set(form, draftRound(form) + 1);
  for (const listener of listeners) listener();
}

/** Counts how often the form has been cleared. */
export function draftRound(form: string): number {
  return rounds.get(form) ?? 0;
}

export function onDraftCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A UUID for sending this content: the same one for every retry, another one for other content. */
export function idempotencyKey(form: string, content: string): string {
  const draft = draftOf(form);
  if (draft.sent?.content !== content) draft.sent = { content, key: uuid() };
  return draft.sent.key;
}

/** `crypto.randomUUID` is missing where the page is not served over HTTPS. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([(bytes[6]! & 0x0f) | 0x40], 6);
  bytes.set([(bytes[8]! & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
