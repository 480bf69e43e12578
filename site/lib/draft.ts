import { readStored, store } from './storage.ts';

/** The text in a form by field name. Ticks are not kept: consent is given anew each time. */
export type DraftValues = Readonly<Record<string, string>>;

interface Draft {
  readonly startedAt: number;
  values?: DraftValues;
  /** The subject that a URL has asked for. */
  subject?: string;
  /** The content that was sent last, and the key that it was sent with. */
  sent?: { readonly content: string; readonly key: string };
}

/** The drafts of the forms of this document; the tab's own storage hands them on to the next one. */
const drafts = new Map<string, Draft>();

const storageKey = 'drafts';

if (typeof window !== 'undefined') addEventListener('pagehide', storeDrafts);

/** Another document may have written drafts of other forms meanwhile: only this one's are replaced. */
function storeDrafts(): void {
  const stored = new Map(draftsIn(readStored(storageKey, 'sessionStorage')));
  for (const [form, draft] of drafts) {
    if (draft.sent || isWritten(draft.values)) stored.set(form, draft);
    else stored.delete(form);
  }
  const text = stored.size > 0 ? JSON.stringify([...stored]) : null;
  store(storageKey, text, 'sessionStorage');
}

/** The drafts in what the tab stores; none in what another script or a half-written value left there. */
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

/** The draft of a form, also one that is only begun. */
export function draftOf(form: string): Draft {
  const known = drafts.get(form);
  if (known) return known;
  const stored = new Map(draftsIn(readStored(storageKey, 'sessionStorage'))).get(form);
  const draft = stored ?? { startedAt: Date.now() };
  drafts.set(form, draft);
  return draft;
}

/** When the visitor first met the form (milliseconds since 1970); starts the clock if need be. */
export function startedAt(form: string): number {
  return draftOf(form).startedAt;
}

export function readDraft(form: string): DraftValues | undefined {
  return draftOf(form).values;
}

export function keepDraft(form: string, values: DraftValues): void {
  draftOf(form).values = values;
}

/** Whether a URL asks for a subject that none has asked for before: a choice since then stays. */
export function asksAnew(form: string, subject: string): boolean {
  const draft = draftOf(form);
  if (draft.subject === subject) return false;
  draft.subject = subject;
  return true;
}

/** Writes a draft into the fields that are empty: the document was rendered without it. */
export function fillIn(form: string, element: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form) ?? {})) {
    const field = element.elements.namedItem(name);
    if (field && 'value' in field) field.value ||= value;
  }
}

/** Forgets a draft that has been sent. */
export function clearDraft(form: string): void {
  drafts.set(form, { startedAt: Date.now() });
}
