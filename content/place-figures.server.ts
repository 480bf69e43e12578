import { figureWords } from './copy/figures.ts';
import { placeLabels } from './copy/place-labels.ts';
import { isFree, type Admission, type PlaceFacts } from './data/place-facts.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import type { Status } from './register/figure.ts';
import { figuresIn, readFigure, readFigures, type FigureEntry } from './register/figures.ts';
import { figureOf, type FigureId } from './register/register.ts';

/** The register's figures of a place, as its card shows them. */
export interface PlaceFigures {
  /** Marks for figures of the hours that are not confirmed. */
  readonly hoursMarks: readonly Mark[];
  readonly admission?: AdmissionEntry;
  /** The figures beside the hours that have changed or are not certain. */
  readonly figures: readonly FigureEntry[];
}

/** The admission in one language; without a price when that is among the figures. */
export interface AdmissionEntry {
  /** What it costs as far as the register knows, and how sure that is. */
  readonly value: string;
  readonly status: Status;
  readonly price?: string;
  readonly note?: string;
}

/** A label for a figure that is not confirmed. */
export interface Mark {
  readonly status: Status;
  readonly label: string;
}

/** The fields of a place that the register replaces. */
export type FromRegister = 'admission' | 'figures';

/**
 * The prices, marks and dated figures of a place.
 * @param texts Further texts of the card, which may name prices.
 */
export function readFiguresOf(
  { opening, admission, figures }: PlaceFacts,
  texts: readonly unknown[],
  locale: Locale,
): PlaceFigures {
  return {
    hoursMarks: marksOf({ opening }, locale),
    ...(admission && { admission: readAdmission(admission, locale) }),
    figures: uncertain([...figuresIn(admission, { figures }), ...prices(texts)], locale),
  };
}

function readAdmission(admission: Admission, locale: Locale): AdmissionEntry {
  const note = admission.note && localize(admission.note, locale);
  const { status, value } = priceOf(admission, locale);
  return { status, value, ...(status === 'confirmed' && { price: value }), ...(note && { note }) };
}

function priceOf(admission: Admission, locale: Locale): Pick<AdmissionEntry, 'status' | 'value'> {
  if (isFree(admission) || !('figure' in admission))
    return { status: 'confirmed', value: placeLabels.free[locale] };
  return readFigure(admission.figure, locale);
}

function uncertain(ids: readonly FigureId[], locale: Locale): FigureEntry[] {
  return readFigures([...new Set(ids)], locale).filter(({ status }) => status !== 'confirmed');
}

/** The prices among the figures that texts name; other figures are marked in place. */
function prices(texts: readonly unknown[]): FigureId[] {
  return figuresIn(texts).filter((id) => figureOf(id).unit === 'KRW');
}

/** The marks of a text's unconfirmed figures, each once. */
export function marksOf(text: unknown, locale: Locale): Mark[] {
  const statuses = new Set(uncertain(figuresIn(text), locale).map(({ status }) => status));
  return [...statuses].map((status) => ({ status, label: figureWords.status[status][locale] }));
}
