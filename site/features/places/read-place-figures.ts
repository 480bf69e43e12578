import { placeText } from '#content/text/place-text.ts';
import { isFree, type PlaceFacts } from '#content/data/place-facts.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { figuresIn, readFigure, readFigures, type FigureEntry } from '#content/register/figures.ts';

/** The register's figures of a place, as its card shows them. */
export interface PlaceFigures {
  readonly hours?: StatedFact;
  readonly admission?: StatedFact;
  /** Those beside the hours and the admission. */
  readonly figures: readonly FigureEntry[];
}

/** What a card says, and the figure that it rests on. */
export interface StatedFact {
  readonly value: string;
  readonly figure?: FigureEntry;
  readonly note?: string;
}

/** The fields of a place that the register replaces. */
export type FromRegister = 'opening' | 'admission' | 'figures';

/** The hours, prices and further figures of a place. */
export function readPlaceFigures(
  locale: Locale,
  { opening, admission, figures = [] }: PlaceFacts,
): PlaceFigures {
  const hours = openingText(opening, locale);
  const [hoursFigure] = figuresIn({ opening });
  const price = admission && 'figure' in admission ? admission.figure : undefined;
  const paid = price && admission && !isFree(admission) ? readFigure(price, locale) : undefined;
  return {
    ...(hours && {
      hours: {
        value: hours,
        ...(hoursFigure && { figure: { ...readFigure(hoursFigure, locale), value: hours } }),
      },
    }),
    ...(admission && {
      admission: {
        value: paid?.value ?? placeText.free[locale],
        ...(paid && { figure: paid }),
        ...(admission.note && { note: localize(admission.note, locale) }),
      },
    }),
    figures: readFigures(
      figures.filter((id) => id !== price),
      locale,
    ),
  };
}
