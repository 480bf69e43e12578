import { figureWords } from '../copy/figures.ts';
import { formats } from '../formats.ts';
import { type Locale } from '../locale.ts';
import { localize } from '../localize.ts';
import { pathTo } from '../pages.ts';
import type { Figure, Status } from './figure.ts';
import { figuresNamed, statedText } from './figure-text.ts';
import { figureOf, isFigureId, type FigureId } from './register.ts';

/** A figure as pages show it, in one language. */
export interface FigureEntry {
  readonly id: FigureId;
  readonly what: string;
  /** The current value; for an unconfirmed figure the last known one. */
  readonly value: string;
  /** How large the value can be shown: an amount, a few words, or a sentence. */
  readonly size: 'amount' | 'words' | 'sentence';
  readonly status: Status;
  /** What happened, with its month: `Actualizado · junio de 2025`. */
  readonly label: string;
  /** The same in a line of text: `actualizado jun 2025`. */
  readonly short: string;
  /** The value in the edition of March 2025, or the guide's former value. */
  readonly before?: string;
  readonly note?: string;
  readonly source?: {
    readonly name: string;
    readonly url: string;
    /** `21 de junio de 2025`, `sin fecha`. */
    readonly date: string;
  };
  /** What to do about a figure without a source. */
  readonly advice?: string;
}

/** Figures as pages show them. @throws if the register lacks one. */
export function readFigures(ids: readonly FigureId[], locale: Locale): FigureEntry[] {
  return ids.map((id) => readFigure(id, locale));
}

/** A figure as pages show it. */
export function readFigure(id: FigureId, locale: Locale): FigureEntry {
  const figure = figureOf(id);
  const words = localize(figureWords, locale);
  const { unit, status, note, source, outdatedInEdition } = figure;
  const before = beforeText(figure, locale);
  const value = statedText(figure.current, unit, locale);
  const happened = outdatedInEdition ? words.corrected : words.status[status];
  const { month, shortMonth } = formats[locale];
  const since = monthOf(figure);
  return {
    id,
    what: figure.what[locale],
    value,
    size: sizeOf(value),
    status,
    label: since ? `${happened} · ${month(since)}` : happened,
    short: since ? `${happened.toLowerCase()} ${shortMonth(since)}` : happened.toLowerCase(),
    ...(before && { before }),
    ...(note && { note: note[locale] }),
    ...(source
      ? {
          source: {
            name: typeof source.name === 'string' ? source.name : source.name[locale],
            url: source.url,
            date: source.date ? formats[locale].date(source.date) : words.undated,
          },
        }
      : { advice: words.unsourced }),
  };
}

/** A number with ten signs or more does not fit a column at the size of an amount. */
function sizeOf(value: string): FigureEntry['size'] {
  const isAmount = /^\D{0,6}\d[\d.,–-]*\D{0,9}$/.test(value);
  if (isAmount && !/[\d.,]{10}/.test(value)) return 'amount';
  return value.length <= 30 ? 'words' : 'sentence';
}

/** The month of a change; for a confirmed figure the month of its source. */
function monthOf({ status, since, source }: Figure): string | undefined {
  if (status === 'price-changed' || status === 'rule-changed') return since;
  return status === 'confirmed' ? source?.date : undefined;
}

function beforeText(figure: Figure, locale: Locale): string | undefined {
  const { unit, current, edition, previous, outdatedInEdition } = figure;
  const words = localize(figureWords, locale);
  if (previous) return words.previous.replace('{value}', statedText(previous, unit, locale));
  if (!edition) return undefined;
  const value = statedText(edition, unit, locale);
  if (value === statedText(current, unit, locale)) return words.same;
  const text = words.edition.replace('{value}', value);
  return outdatedInEdition ? `${text} ${words.outdated}` : text;
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

/** The figures of a page with their sources, how many there are, and the earliest day of checking. */
export function readPageFigures(ids: readonly FigureId[], locale: Locale) {
  const words = localize(figureWords.page, locale);
  const figures = ids.map((id) => figureOf(id));
  const checked = figures.filter(({ source }) => source).map(({ checkedOn }) => checkedOn);
  const [oldest] = checked.toSorted();
  const counted = oldest
    ? words.checked
        .replace('{checked}', String(checked.length))
        .replace('{all}', String(figures.length))
        .replace('{month}', formats[locale].month(oldest))
    : words.noneChecked;
  return {
    heading: words.heading,
    counted,
    ...(checked.length < figures.length && { rest: words.rest }),
    open: words.open.replace('{all}', String(figures.length)),
    changes: { label: words.changes, href: pathTo('changes', locale) },
    figures: readFigures(ids, locale),
  };
}

export type PageFigures = ReturnType<typeof readPageFigures>;
