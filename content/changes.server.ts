import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { readFigure, type FigureEntry } from './register/figures.ts';
import { figureIds, figureOf, subjects, type FigureId, type Subject } from './register/register.ts';
import { hasChanged } from './register/standing.ts';

/** A figure on the page of changes, with the date of its change. */
export interface ChangeEntry extends FigureEntry {
  /** `28 de junio de 2025`; absent when the source gives no date. */
  readonly since?: string;
}

/** How many changes stand on the page unfolded. */
const unfolded = 4;

/** The page of changes in one language: the newest ones, and the others by subject. */
export function readChanges(locale: Locale) {
  const { copy, ...page } = readPage('changes', locale);
  const entry = (id: FigureId): ChangeEntry => {
    const { since } = figureOf(id);
    return { ...readFigure(id, locale), ...(since && { since: formats[locale].date(since) }) };
  };
  const changed = figureIds.filter((id) => hasChanged(figureOf(id))).toSorted(newestFirst);
  const counts = Map.groupBy(figureIds, stateOf);
  return {
    ...page,
    copy,
    states: states.map((state) => ({
      state,
      count: counts.get(state)?.length ?? 0,
      label: copy.cloth[state],
    })),
    newest: changed.slice(0, unfolded).map(entry),
    subjects: Array.from(Map.groupBy(changed.slice(unfolded), subjectOf), ([subject, ids]) => ({
      subject: copy.subjects[subject],
      entries: ids.map(entry),
    })),
  };
}

export type ChangesPage = ReturnType<typeof readChanges>;

/** What happened to a figure since March 2025. */
const states = ['same', 'changed', 'disputed', 'ask'] as const;

function stateOf(id: FigureId): (typeof states)[number] {
  const figure = figureOf(id);
  if (figure.disputed) return 'disputed';
  if (!figure.source) return 'ask';
  return hasChanged(figure) ? 'changed' : 'same';
}

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
