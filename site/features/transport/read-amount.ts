import type { Locale } from '#content/locale.ts';
import { readFigure, type FigureEntry } from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import { won } from '#domain/text/amounts.ts';

/** A fare as one amount, and the whole of it where it has several parts. */
export interface Amount {
  readonly figure: FigureEntry;
  readonly whole?: string;
}

/** The fare, or one part of it where the figure has several: of `{ zone1, zone2 }` that of `zone1`. */
export function readAmount(id: FigureId, part: string, locale: Locale): Amount {
  const figure = readFigure(id, locale);
  const value: unknown = figureOf(id).current.value;
  const amount: unknown =
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(part) : value;
  if (typeof value !== 'object' || typeof amount !== 'number') return { figure };
  return {
    figure: { ...figure, value: won(amount, locale), isAmount: true },
    whole: figure.value,
  };
}
