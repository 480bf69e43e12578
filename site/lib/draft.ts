import { readStored, store } from './storage.ts';

/** The text in a form by field name. Ticks are not kept: consent is given anew each time. */
export type DraftValues = Readonly<Record<string, string>>;

interface Draft {
  readonly startedAt: number;
  values?: DraftValues;
  /** The subject that an address has asked for. */
  subject?: string;
  /** The content that was sent last, and the key that it was sent with. */
  sent?: { readonly content: string; readonly key: string };
}

/**
 * Half-filled forms outlive the page that shows them: a change of language, or a look at another page,
 * costs no text. They live in memory, over a reload in the tab's own storage, and are only written in the browser.
 */
const drafts = new Map<string, Draft>();
const rounds = new Map<string, number>();
const listeners = new Set<() => void>();

/** The tab keeps them here between a page that is left and the one that comes. */
const shelf = 'drafts';

if (typeof window !== 'undefined') keepOverReloads();

/** Takes back what the tab has kept, and has it keep what is written when the page is left. */
function keepOverReloads(): void {
  for (const [form, draft] of draftsIn(readStored(shelf, 'sessionStorage')))
    drafts.set(form, draft);
  addEventListener('pagehide', () => {
    const written = [...drafts].filter(([, { values, sent }]) => sent ?? isWritten(values));
    store(shelf, written.length > 0 ? JSON.stringify(written) : null, 'sessionStorage');
  });
}

/** The drafts in what the tab kept; none in what another script or a half-written value left there. */
export function draftsIn(kept: string | null): [string, Draft][] {
  try {
    const entries: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry)) return false;
  const [form, draft] = entry as unknown[];
  const isObject = typeof draft === 'object' && draft !== null;
  return typeof form === 'string' && isObject && 'startedAt' in draft;
}

function isWritten(values: DraftValues = {}): boolean {
  return Object.values(values).some((value) => value !== '');
}

/** The draft of a form, also one that is only begun. */
export function draftOf(form: string): Draft {
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

/** Whether an address asks for a subject that it has not asked for before: a choice since then stays. */
export function asksAnew(form: string, subject: string): boolean {
  const draft = draftOf(form);
  if (draft.subject === subject) return false;
  draft.subject = subject;
  return true;
}

/** Writes a draft into the fields that stand empty: the server wrote the form without it. */
export function fillIn(form: string, element: HTMLFormElement | null | undefined): void {
  for (const [name, value] of Object.entries(readDraft(form) ?? {})) {
    const field = element?.elements.namedItem(name);
    if (field && 'value' in field) field.value ||= value;
  }
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
