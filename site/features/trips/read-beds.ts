import { beds } from '#content/data/beds.ts';
import type { Range } from '#content/register/figure.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import type { KnownBed } from '#domain/trips/known.ts';

/** What nights cost by kind of bed, as far as a source says. */
export function readBeds(): KnownBed[] {
  return beds.map(({ figure, ...bed }) => Object.assign(bed, { won: amountsOf(figure) }));
}

/** The lowest and the highest amount of a figure. @throws if it has none. */
function amountsOf(id: FigureId): Range {
  const { value } = figureOf(id).current;
  if (typeof value === 'number') return { from: value, to: value };
  const { from, to }: Partial<Range> = Object(value);
  if (from === undefined || to === undefined) throw new Error(`the figure "${id}" is no amount`);
  return { from, to };
}
