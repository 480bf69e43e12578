import type { Locale } from '#content/locale.ts';
import { dishesWithout, matchDish, type HideChoice } from './dishes.ts';

export interface MarkWords {
  /** `Contains {list}`; the others are similar. */
  readonly contains: string;
  readonly may: string;
  readonly free: string;
}

interface Avoided {
  readonly id: string;
  readonly short: string;
}

/** Marks the avoided ingredients on each dish card of the document, and hides dishes on request. */
export function markDishes(
  avoided: readonly Avoided[],
  hide: HideChoice,
  words: MarkWords,
  locale: Locale,
): void {
  const ids = avoided.map(({ id }) => id);
  for (const card of document.querySelectorAll<HTMLElement>('[data-dish]')) {
    const dish = {
      allergens: listed(card.dataset['contains']),
      sometimes: listed(card.dataset['sometimes']),
    };
    const { contains, sometimes, free } = matchDish(dish, ids);
    const say = (mark: keyof MarkWords, of: readonly string[], type?: 'disjunction') => {
      const names = avoided.filter(({ id }) => of.includes(id)).map(({ short }) => short);
      if (names.length === 0) return [];
      const line = document.createElement('li');
      line.dataset['mark'] = mark;
      line.textContent = words[mark].replace('{list}', listNames(names, locale, type));
      return [line];
    };
    const marks = card.querySelector<HTMLElement>('[data-dish-marks]');
    if (marks) {
      marks.hidden = ids.length === 0;
      marks.replaceChildren(
        ...say('contains', contains),
        ...say('may', sometimes),
        ...say('free', free, 'disjunction'),
      );
    }
    const plate = document.querySelector<HTMLElement>(`[data-plate='${card.id}']`);
    if (plate)
      markPlate(plate, contains.length > 0 ? 'contains' : 'may', [
        ...say('contains', contains),
        ...(contains.length > 0 ? [] : say('may', sometimes)),
      ]);
    card.toggleAttribute('data-left-out', dishesWithout([dish], ids, hide).length === 0);
  }
}

/** Says on a plate of the table what counts most of its dish. */
function markPlate(plate: HTMLElement, state: 'contains' | 'may', lines: readonly HTMLElement[]) {
  const mark = plate.querySelector<HTMLElement>('[data-plate-mark]');
  if (!mark) return;
  mark.textContent = lines.map(({ textContent }) => textContent).join(' ');
  mark.hidden = lines.length === 0;
  if (lines.length > 0) plate.dataset['state'] = state;
  else delete plate.dataset['state'];
}

/** Names within a sentence: `gluten, huevo y soja`, or with `o` in a negative sentence. */
export function listNames(
  names: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const small = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type }).format(small);
}

function listed(ids = ''): readonly string[] {
  return ids.split(' ').filter(Boolean);
}
