import { uncapital } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { matchDish } from './dishes.ts';

export interface MarkText {
  /** `Contains {list}`; the others are similar. */
  readonly contains: string;
  readonly may: string;
  readonly free: string;
}

interface Avoided {
  readonly id: string;
  readonly short: string;
}

/** A line about the avoided ingredients in a dish. */
export interface DishMark {
  readonly kind: keyof MarkText;
  readonly text: string;
}

/** What a dish holds of the avoided ingredients, in words; empty when none is avoided. */
export function dishMarks(
  dish: { readonly allergens: readonly string[]; readonly sometimes: readonly string[] },
  avoided: readonly Avoided[],
  text: MarkText,
  locale: Locale,
): readonly DishMark[] {
  const ids = avoided.map(({ id }) => id);
  const { contains, sometimes, free } = matchDish(dish, ids);
  const say = (kind: keyof MarkText, of: readonly string[], type?: 'disjunction') => {
    const names = avoided.filter(({ id }) => of.includes(id)).map(({ short }) => short);
    if (names.length === 0) return [];
    return [{ kind, text: text[kind].replace('{list}', listNames(names, locale, type)) }];
  };
  return [
    ...say('contains', contains),
    ...say('may', sometimes),
    ...say('free', free, 'disjunction'),
  ];
}

/** Names within a sentence: `gluten, huevo y soja`, or with `o` in a negative sentence. */
export function listNames(
  names: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const small = names.map(uncapital);
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(small);
}
