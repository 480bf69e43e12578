import { figureWords } from './copy/figures.ts';
import { placeLabels } from './copy/place-labels.ts';
import { isFree, type Admission, type PlaceFacts } from './data/place-facts.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import type { Status } from './register/figure.ts';
import { figuresIn, readFigure, readFigures, type FigureEntry } from './register/figures.ts';
import { figureOf, type FigureId } from './register/register.ts';

/** What the register says of a place, as its card shows it. */
export interface PlaceFigures {
  /** What the hours' figures are if not confirmed. */
  readonly hoursMarks: readonly Mark[];
  readonly admission?: AdmissionEntry;
  /** The figures beside the hours that have changed or are not certain. */
  readonly figures: readonly FigureEntry[];
}

/** What a visit costs, in one language; the price is left out where it is among the figures. */
export interface AdmissionEntry {
  readonly price?: string;
  readonly note?: string;
}

/** That a figure is not confirmed, in one word. */
export interface Mark {
  readonly status: Status;
  readonly label: string;
}

/** What of a place's facts is read from the register instead. */
export type FromRegister = 'admission' | 'figures';

/**
 * The prices, marks and dated figures of a place.
 * @param texts are shown beside the hours and the admission, and may name prices too.
 */
export function readFiguresOf(
  { hours, admission, figures }: PlaceFacts,
  texts: readonly unknown[],
  locale: Locale,
): PlaceFigures {
  return {
    hoursMarks: marksOf(hours, locale),
    ...(admission && { admission: readAdmission(admission, locale) }),
    figures: uncertain([...figuresIn(admission, { figures }), ...prices(texts)], locale),
  };
}

function readAdmission(admission: Admission, locale: Locale): AdmissionEntry {
  const note = admission.note && localize(admission.note, locale);
  return { ...priceOf(admission, locale), ...(note && { note }) };
}

function priceOf(admission: Admission, locale: Locale) {
  if (isFree(admission)) return { price: placeLabels.free[locale] };
  if (!('figure' in admission)) return {};
  const { status, value } = readFigure(admission.figure, locale);
  return status === 'confirmed' ? { price: value } : {};
}

function uncertain(ids: readonly FigureId[], locale: Locale): FigureEntry[] {
  return readFigures([...new Set(ids)], locale).filter(({ status }) => status !== 'confirmed');
}

/** Of the figures that texts name, the prices; the others are marked where they stand. */
function prices(texts: readonly unknown[]): FigureId[] {
  return figuresIn(texts).filter((id) => figureOf(id).unit === 'KRW');
}

/** Each status of the figures of a text that are not confirmed, once. */
export function marksOf(text: unknown, locale: Locale): Mark[] {
  const statuses = new Set(uncertain(figuresIn(text), locale).map(({ status }) => status));
  return [...statuses].map((status) => ({ status, label: figureWords.status[status][locale] }));
}
