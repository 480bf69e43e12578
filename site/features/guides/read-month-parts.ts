import { text as studentCosts } from '#content/text/student-costs.ts';
import { accommodation } from '#content/data/accommodation.ts';
import { rents } from '#content/data/housing-prices.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readFigure, readFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The rooms that one can choose between, the usual one first; in a hasukjib, meals come with it. */
const roomIds = ['goshiwon', 'dormitory', 'share-house', 'oneroom'] as const;

/** A student's month: what the room takes of it, by the kind of room, what the other parts take, and what is left. */
export function readMonthParts(locale: Locale) {
  const { figures, names, room, rest, scale } = localize(studentCosts.bar, locale);
  const { to } = register['student-month'].current.value;
  const share = (id: MonthFigure) => (amountOf(id) / to) * 100;
  const parts = readFigures(figures, locale).map((figure, index) => ({
    figure,
    name: names[index] ?? '',
    share: share(studentCosts.bar.figures[index] ?? 'food-month'),
  }));
  const taken = parts.reduce((sum, part) => sum + part.share, 0);
  return {
    room,
    rooms: roomIds.map((id) => ({
      id,
      name: localize(accommodation, locale).find((each) => each.id === id)?.name ?? id,
      figure: readFigure(rents[id], locale),
      share: share(rents[id]),
      rest: 100 - taken - share(rents[id]),
    })),
    parts,
    rest,
    start: readStart(locale, to),
    scale: scale.replace('{total}', formats[locale].won(to)),
  };
}

/** What the first month adds to a month, for one term and for two, in bars as long as that month. */
function readStart(locale: Locale, month: number) {
  const { options, terms, papers, ...text } = localize(studentCosts.bar.start, locale);
  const { seoulFrom, seoulTo } = register['course-intensive-cost'].current.value;
  const term = (seoulFrom + seoulTo) / 2;
  return {
    ...text,
    options: options.map(({ figure, name }, index) => {
      const { from, to } = register[figure].current.value;
      const count = index + 1;
      const paid = terms.slice(0, count).map((each, at) => ({
        kind: at === 0 ? ('term' as const) : ('second-term' as const),
        name: each,
        share: (term / month) * 100,
      }));
      const left = (from + to) / 2 - count * term;
      const rest = { kind: 'papers' as const, name: papers, share: (left / month) * 100 };
      return {
        id: String(count),
        name,
        figure: readFigure(figure, locale),
        bars: barsOf([...paid, rest]),
      };
    }),
  };
}

export interface Piece {
  readonly name: string;
  /** In per cent of a bar. */
  readonly share: number;
}

/** Pieces side by side in as many bars as they fill: what a bar cannot hold goes on in the next. */
export function barsOf<Part extends Piece>(pieces: readonly Part[]): Part[][] {
  const bars: Part[][] = [];
  let free = 0;
  for (const piece of pieces)
    for (let { share: left } = piece; left > 0;) {
      if (free === 0) {
        bars.push([]);
        free = 100;
      }
      const share = Math.min(left, free);
      bars.at(-1)?.push({ ...piece, share });
      left -= share;
      free -= share;
    }
  return bars;
}

type MonthFigure =
  (typeof studentCosts.bar.figures)[number] | (typeof rents)[(typeof roomIds)[number]];

/** The amount of a part, the middle of a range. */
function amountOf(id: MonthFigure): number {
  const { value } = register[id].current;
  return typeof value === 'number' ? value : (value.from + value.to) / 2;
}
