import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readFigure, type FigureEntry } from '#content/register/figures.ts';
import {
  figureIds,
  figureOf,
  subjects,
  type FigureId,
  type Subject,
} from '#content/register/register.ts';
import { hasChanged } from '#content/register/standing.ts';

/** A figure on the page of changes, with the date of its change. */
export interface ChangeEntry extends FigureEntry {
  /** `28 de junio de 2025`; absent when the source gives no date. */
  readonly since?: string;
}

/** The month of the values that the first edition printed. */
const editionMonth = '2025-03';

/** How many of a subject are named beside it. */
const named = 3;

/** The page of changes in one language: the newest first, then by subject, and what was never so. */
export function readChanges(locale: Locale) {
  const { text, ...page } = readPage(locale, 'changes');
  const entry = (id: FigureId): ChangeEntry => {
    const { since } = figureOf(id);
    const { year, ...figure } = readFigure(id, locale);
    // Beside the date of a change the year of its source would contradict it.
    return { ...figure, ...(since ? { since: formats[locale].date(since) } : year && { year }) };
  };
  const fold = (label: string, ids: readonly FigureId[]) => {
    const entries = ids.map(entry);
    const names = entries.slice(0, named).map(({ what }) => what);
    return { label, entries, names: names.join('; ') + (entries.length > named ? '…' : '') };
  };
  const ofState = Map.groupBy(figureIds, stateOf);
  const byState = (state: State) => ofState.get(state) ?? [];
  const sorted = (state: State) =>
    byState(state).toSorted((a, b) => Number(isRate(a)) - Number(isRate(b)) || newestFirst(a, b));
  return {
    ...page,
    text,
    states: states.map((state) => ({
      state,
      count: byState(state).length,
      label: text.cloth[state],
    })),
    changes: [...sorted('changed'), ...sorted('corrected')].map(entry),
    folds: [
      ...Array.from(
        Map.groupBy(byState('changed').toSorted(newestFirst), subjectOf),
        ([subject, ids]) => fold(text.subjects[subject], ids),
      ),
      fold(text.changed.corrected, byState('corrected').toSorted(newestFirst)),
    ],
  };
}

export type ChangesPage = ReturnType<typeof readChanges>;

/** What happened to a figure since March 2025, or that it was never so, in the order of the cloth. */
const states = ['changed', 'corrected', 'disputed', 'ask', 'same'] as const;

type State = (typeof states)[number];

function stateOf(id: FigureId): State {
  const figure = figureOf(id);
  if (figure.disputed) return 'disputed';
  if (!figure.source) return 'ask';
  if (!hasChanged(figure)) return 'same';
  return (figure.since ?? '') >= editionMonth ? 'changed' : 'corrected';
}

/** What a currency is worth changes every day: it is no news. */
const isRate = (id: FigureId) => figureOf(id).unit === 'rate';

const subjectNames = Object.keys(subjects) as Subject[];

function subjectOf(id: FigureId): Subject {
  const found = subjectNames.find((subject) => Object.hasOwn(subjects[subject], id));
  if (!found) throw new Error(`figure ${id} has no subject`);
  return found;
}

/** Undated changes come last. */
function newestFirst(a: FigureId, b: FigureId): number {
  return (figureOf(b).since ?? '').localeCompare(figureOf(a).since ?? '');
}
