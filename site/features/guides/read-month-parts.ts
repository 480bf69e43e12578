import { text as studentCosts } from '#content/text/student-costs.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';

/** The parts of a student's month, each with its share of the whole in per cent, and what is left of it. */
export function readMonthParts(locale: Locale) {
  const { figures, names, rest, scale } = localize(studentCosts.bar, locale);
  const { to } = register['student-month'].current.value;
  const parts = readFigures(figures, locale).map((figure, index) => ({
    figure,
    name: names[index] ?? '',
    share: (amountOf(figures[index] ?? 'rent-goshiwon') / to) * 100,
  }));
  const taken = parts.reduce((sum, { share }) => sum + share, 0);
  return {
    parts,
    rest: { ...rest, share: 100 - taken },
    scale: scale.replace('{total}', formats[locale].won(to)),
  };
}

/** The amount of a part, the middle of a range. */
function amountOf(id: (typeof studentCosts.bar.figures)[number]): number {
  const { value } = register[id].current;
  return typeof value === 'number' ? value : (value.from + value.to) / 2;
}
