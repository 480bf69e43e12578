import { locales, type Locale } from '#content/locale.ts';
import { savingKey } from './cache-names.ts';
import { readStored, store } from './storage.ts';
import {
  bytesMissing,
  fetchList,
  readState,
  removeGuide,
  saveGuide,
  type Stop,
} from './guide-download.ts';
import { keptBytes, nothingKept, type GuideList, type GuideState } from '#domain/saved-guide.ts';

/** How it stands with the guide of one language. */
export interface GuideStatus {
  readonly phase: 'checking' | 'none' | 'saving' | 'partial' | 'saved' | 'unreachable';
  readonly stop?: Stop | undefined;
  /** Bytes on the device, and of the whole. */
  readonly done: number;
  readonly total: number;
  /** What a newer version would fetch; 0 while the saved one is the newest known. */
  readonly newer: number;
  readonly state: GuideState;
  /** It was removed just now. */
  readonly removed: boolean;
}

const start: GuideStatus = {
  phase: 'checking',
  done: 0,
  total: 0,
  newer: 0,
  state: nothingKept,
  removed: false,
};

/** One for each language: saving goes on when the visitor opens another page. */
export class SavedGuide {
  readonly #locale: Locale;
  readonly #listeners = new Set<() => void>();
  #status = start;
  #abort: AbortController | undefined;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly status = (): GuideStatus => this.#status;

  /** Finds out what is kept, and what could be. */
  async check(removed = false): Promise<void> {
    if (this.#status.phase === 'saving') return;
    const state = await readState(this.#locale);
    const list = await fetchList(this.#locale).catch(() => undefined);
    // It may have begun meanwhile.
    if (this.status().phase === 'saving') return;
    this.#set({ ...statusOf(state, list), removed });
  }

  async save(): Promise<void> {
    if (this.#status.phase === 'saving') return;
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ ...this.#status, phase: 'saving', stop: undefined, removed: false });
    store(savingKey, this.#locale, 'sessionStorage');
    let stop: Stop | undefined;
    try {
      const list = await fetchList(this.#locale);
      const show = (done: number) => this.#set({ ...this.#status, done, total: list.bytes });
      show(keptBytes(list, this.#status.state));
      stop = await saveGuide(this.#locale, list, abort.signal, show);
      this.#set({ ...statusOf(await readState(this.#locale), list), stop });
    } catch {
      this.#set({ ...statusOf(await readState(this.#locale), undefined), stop: 'lost' });
    }
    store(savingKey, null, 'sessionStorage');
  }

  cancel(): void {
    this.#abort?.abort();
  }

  async remove(): Promise<void> {
    await removeGuide(this.#locale);
    await this.check(true);
  }

  #set(status: GuideStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

function statusOf(state: GuideState, list: GuideList | undefined): GuideStatus {
  const some = Object.keys(state.kept).length > 0;
  const newer = list ? bytesMissing(list, state) : 0;
  const total = list?.bytes ?? state.bytes;
  const base = { ...start, state, total, newer, done: list ? keptBytes(list, state) : state.bytes };
  if (state.version !== null) return { ...base, phase: 'saved' };
  if (!list) return { ...base, phase: 'unreachable' };
  return some ? { ...base, phase: 'partial' } : { ...base, phase: 'none' };
}

const guides = new Map<Locale, SavedGuide>();

export function savedGuide(locale: Locale): SavedGuide {
  const guide = guides.get(locale) ?? new SavedGuide(locale);
  guides.set(locale, guide);
  return guide;
}

/** Goes on saving what another page of the tab had begun, and brings up to date what was saved whole, unless data is to be spared. */
export async function refreshSavedGuides(): Promise<void> {
  const begun = locales.find((locale) => locale === readStored(savingKey, 'sessionStorage'));
  if (begun) await savedGuide(begun).save();
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  for (const locale of locales) {
    const guide = savedGuide(locale);
    // One after the other spares the line.
    if ((await readState(locale)).version === null) continue;
    await guide.check();
    if (guide.status().newer > 0) await guide.save();
  }
}
