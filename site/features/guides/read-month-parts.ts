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
    scale: scale.replace('{total}', formats[locale].won(to)),
  };
}

type MonthFigure =
  (typeof studentCosts.bar.figures)[number] | (typeof rents)[(typeof roomIds)[number]];

/** The amount of a part, the middle of a range. */
function amountOf(id: MonthFigure): number {
  const { value } = register[id].current;
  return typeof value === 'number' ? value : (value.from + value.to) / 2;
}
