import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import type { Status } from './register/figure.ts';
import { readFigure, type FigureEntry } from './register/figures.ts';
import { figureIds, figureOf, subjects, type FigureId, type Subject } from './register/register.ts';

/** A figure on the page of changes, with its subject and the date of its change. */
export interface ChangeEntry extends FigureEntry {
  readonly subject: string;
  /** `28 de junio de 2025`; absent when the source gives no date. */
  readonly since?: string;
}

/** The page of changes in one language: changed figures by year, newest first, then the open ones by subject. */
export function readChanges(locale: Locale) {
  const { copy, ...page } = readPage('changes', locale);
  const dates = figureIds.map((id) => figureOf(id).checkedOn).toSorted();
  const { date } = formats[locale];
  const entry = (id: FigureId): ChangeEntry => {
    const { since } = figureOf(id);
    const subject = copy.subjects[subjectOf(id)];
    return { ...readFigure(id, locale), subject, ...(since && { since: date(since) }) };
  };
  const withStatus = (...wanted: Status[]) =>
    figureIds.filter((id) => wanted.includes(figureOf(id).status));
  const changed = withStatus('price-changed', 'rule-changed').toSorted(newestFirst);
  return {
    ...page,
    copy,
    dated: copy.dated
      .replace('{count}', String(figureIds.length))
      .replace('{first}', date(dates[0] ?? ''))
      .replace('{last}', date(dates.at(-1) ?? '')),
    tally: statuses.map((status) => ({
      status,
      count: withStatus(status).length,
      label: copy.tally[status],
    })),
    years: Array.from(Map.groupBy(changed, yearOf), ([year, ids]) => ({
      year: year === '' ? copy.changed.undated : year,
      entries: ids.map(entry),
    })),
    contested: bySubject(withStatus('contested').map(entry)),
    unconfirmed: bySubject(withStatus('unconfirmed').map(entry)),
  };
}

function bySubject(entries: readonly ChangeEntry[]) {
  const groups = Map.groupBy(entries, ({ subject }) => subject);
  return Array.from(groups, ([subject, figures]) => ({ subject, figures }));
}

export type ChangesPage = ReturnType<typeof readChanges>;

const statuses = [
  'confirmed',
  'price-changed',
  'rule-changed',
  'contested',
  'unconfirmed',
] as const satisfies readonly Status[];

const subjectNames = Object.keys(subjects) as Subject[];

function subjectOf(id: FigureId): Subject {
  const found = subjectNames.find((subject) => Object.hasOwn(subjects[subject], id));
  if (!found) throw new Error(`figure ${id} has no subject`);
  return found;
}

const yearOf = (id: FigureId) => figureOf(id).since?.slice(0, 4) ?? '';

/** Undated changes come last. */
function newestFirst(a: FigureId, b: FigureId): number {
  return (figureOf(b).since ?? '').localeCompare(figureOf(a).since ?? '');
}
