import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import type { Stay, StayCost, Way } from '#domain/trips/stay.ts';
import type { StayBudgetForm } from './read-stay-budget.ts';

/** What the parts of the form are shown with. */
export interface ShownStay {
  readonly form: StayBudgetForm;
  readonly locale: Locale;
  readonly stay: Stay;
  readonly cost: StayCost;
}

export interface StayFieldsProps extends ShownStay {
  readonly set: (change: Partial<Stay>) => void;
}

export function cityOf(city: string, { cities }: StayBudgetForm): string {
  const names: Readonly<Record<string, string>> = cities;
  return names[city] ?? city;
}

/** `tren Seúl-Busan, ida y vuelta`: each pair of cities once. */
export function waysText(ways: readonly Way[], { form, locale }: ShownStay): string {
  const { way: one, return: both, modes } = form.text.result;
  const pairOf = ({ from, to }: Way) => [from, to].toSorted().join();
  const named = ways.flatMap((way, index) => {
    const pair = pairOf(way);
    if (ways.findIndex((each) => pairOf(each) === pair) < index) return [];
    const { from, to, mode = 'unknown' } = way;
    const ends = { from: cityOf(from, form), to: cityOf(to, form) };
    const text = fill(one, { mode: modes[mode], ...ends });
    const twice = ways.filter((each) => pairOf(each) === pair).length > 1;
    return [twice ? fill(both, { way: text }) : text];
  });
  return formats[locale].list(named);
}
