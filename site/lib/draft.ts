import { readStored, store } from './storage.ts';

/** The texts of a form by field name. Checkboxes are not stored, as consent has to be given each time. */
export type DraftValues = Readonly<Record<string, string>>;

interface Draft {
  readonly startedAt: number;
  values?: DraftValues;
  /** The subject of the URL that was last applied. */
  subject?: string;
  /** The content that was sent last, and its idempotency key. */
  sent?: { readonly content: string; readonly key: string };
}

/** The drafts of this document's forms; session storage passes them on to the next document. */
const drafts = new Map<string, Draft>();

const storageKey = 'drafts';

if (typeof window !== 'undefined') {
  addEventListener('pagehide', storeDrafts);
  // A phone may end a tab in the background without another event.
  document.addEventListener('visibilitychange', storeDrafts);
}

/** Stores this document's drafts; drafts of other forms, written by other documents, stay. */
function storeDrafts(): void {
  const stored = new Map(draftsIn(readStored(storageKey, 'sessionStorage')));
  for (const [form, draft] of drafts) {
    if (draft.sent || isWritten(draft.values)) stored.set(form, draft);
    else stored.delete(form);
  }
  const text = stored.size > 0 ? JSON.stringify([...stored]) : null;
  store(storageKey, text, 'sessionStorage');
}

/** The valid drafts in a stored value. */
export function draftsIn(stored: string | null): [string, Draft][] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
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

/** The draft of a form; creates one if needed. */
export function draftOf(form: string): Draft {
  const known = drafts.get(form);
  if (known) return known;
  const stored = new Map(draftsIn(readStored(storageKey, 'sessionStorage'))).get(form);
  const draft = stored ?? { startedAt: Date.now() };
  drafts.set(form, draft);
  return draft;
}

/** When the visitor first saw the form (milliseconds since 1970); sets it on first use. */
export function startedAt(form: string): number {
  return draftOf(form).startedAt;
}

export function readDraft(form: string): DraftValues | undefined {
  return draftOf(form).values;
}

export function keepDraft(form: string, values: DraftValues): void {
  draftOf(form).values = values;
}

/** Whether the subject of the URL has not been applied yet; afterwards the visitor's own choice stays. */
export function asksAnew(form: string, subject: string): boolean {
  const draft = draftOf(form);
  if (draft.subject === subject) return false;
  draft.subject = subject;
  return true;
}

/** Fills empty fields with the draft, as documents are rendered without it. */
export function fillIn(form: string, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form) ?? {})) {
    const field = element.elements.namedItem(name);
    if (field && 'value' in field) field.value ||= value;
  }
}

/** Deletes a draft after it was sent. */
export function clearDraft(form: string): void {
  drafts.set(form, { startedAt: Date.now() });
}
