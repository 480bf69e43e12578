import { figureWords } from '../text/figures.ts';
import { formats } from '../formats.ts';
import { buildDay } from './build-day.ts';
import { type Locale } from '../locale.ts';
import { localize } from '../localize.ts';
import { pathTo } from '../pages.ts';
import { figuresNamed, statedText } from './figure-text.ts';
import { figureOf, isFigureId, type FigureId } from './register.ts';
import { readSource, type SourceEntry } from './source-entry.ts';
import { isRecent, standingOf, type Standing } from './standing.ts';

/** A figure as pages show it, in one language. */
export interface FigureEntry {
  readonly id: FigureId;
  readonly what: string;
  /** The valid value; without a source the last known one. */
  readonly value: string;
  /** Whether a mark stands before the value, as before an amount, or after it. */
  readonly isAmount: boolean;
  readonly standing: Standing;
  /** What the mark says; absent when an authority or the operator has said the value within twelve months. */
  readonly mark?: string;
  /** Whose mark it is and what it opens, for whoever hears it. */
  readonly label?: string;
  /** Of a source that is older than twelve months, where the value does not say it. */
  readonly year?: string;
  /** The value in the edition of March 2025, or the guide's former value. */
  readonly before?: string;
  /** The same as a sentence. */
  readonly formerly?: string;
  readonly note?: string;
  readonly source?: SourceEntry;
}

/** Figures as pages show them. @throws if the register lacks one. */
export function readFigures(ids: readonly FigureId[], locale: Locale): FigureEntry[] {
  return ids.map((id) => readFigure(id, locale));
}

/** A figure as pages show it. */
export function readFigure(id: FigureId, locale: Locale): FigureEntry {
  const figure = figureOf(id);
  const { unit, current, note, source } = figure;
  const former = figure.edition ?? figure.previous;
  const value = statedText(current, unit, locale);
  const standing = standingOf(figure, buildDay);
  const what = figure.what[locale];
  const before = former && statedText(former, unit, locale);
  const mark = standing === 'checked' ? undefined : figureWords.marks[standing][locale];
  const isOld = source?.date && !isRecent(source.date, buildDay);
  const year = standing === 'about' && isOld ? source.date.slice(0, 4) : undefined;
  return {
    id,
    what,
    value,
    isAmount: /^\D{0,6}\d[\d.,–-]*\D{0,9}$/.test(value),
    standing,
    ...(mark && { mark, label: `${mark}: ${what}, ${figureWords.open[locale]}` }),
    ...(year && !value.includes(year) && { year }),
    ...(before && { before, formerly: figureWords.edition[locale].replace('{value}', before) }),
    ...(note && { note: note[locale] }),
    ...(source && { source: readSource(source, locale) }),
  };
}

/** The amount of a figure in KRW. @throws if it has none. */
export function figureAmount(id: FigureId): number {
  const { value } = figureOf(id).current;
  if (typeof value !== 'number') throw new Error(`the figure "${id}" is no amount`);
  return value;
}

/** The fields that hold ids of figures. */
const named = ['figure', 'figures', 'opening'];

/** The figures in content, from texts and from `figure`, `figures` and `opening` fields, each once. */
export function figuresIn(...content: readonly unknown[]): FigureId[] {
  const found = new Set<string>();
  const walk = (value: unknown, key?: string) => {
    if (typeof value === 'string') {
      if (key && named.includes(key)) found.add(value);
      else figuresNamed(value).forEach((id) => found.add(id));
    } else if (Array.isArray(value)) value.forEach((item) => walk(item, key));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, item]) => walk(item, name));
  };
  content.forEach((value) => walk(value));
  return [...found].filter(isFigureId);
}

/** The day on which the last of these figures was checked, ISO 8601. */
export function lastCheckedOn(ids: readonly FigureId[]): string | undefined {
  return ids
    .map((id) => figureOf(id).checkedOn)
    .toSorted()
    .at(-1);
}

/** The figures of a page with their sources, and the month in which the last of them was looked up. */
export function readPageFigures(ids: readonly FigureId[], locale: Locale) {
  const text = localize(figureWords.page, locale);
  const last = lastCheckedOn(ids);
  return {
    text: {
      ...text,
      open: text.open.replace('{month}', last ? formats[locale].month(last) : ''),
    },
    changes: { label: text.changes, href: pathTo('changes', locale) },
    figures: readFigures(ids, locale),
  };
}

export type PageFigures = ReturnType<typeof readPageFigures>;
