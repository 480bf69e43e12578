import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Locale } from '#content/locale.ts';
import type { DishMark } from '#domain/dishes.ts';
import styles from './dish-marks.module.css';
import { listNames } from './list-names.ts';

/** What a dish says to somebody who cannot eat something; empty where it has nothing to say. */
export interface MarkTexts {
  readonly contains: string;
  readonly may: string;
  readonly free: string;
}

export function markTexts(
  { contains, sometimes, free }: DishMark,
  ingredients: GastronomyPage['card']['ingredients'],
  words: GastronomyPage['copy']['dishes']['without'],
  locale: Locale,
): MarkTexts {
  const say = (sentence: string, ids: readonly string[], type?: 'disjunction') => {
    if (ids.length === 0) return '';
    const names = ingredients.filter(({ id }) => ids.includes(id)).map(({ short }) => short);
    return sentence.replace('{list}', listNames(names, locale, type));
  };
  return {
    contains: say(words.contains, contains),
    may: say(words.may, sometimes),
    free: say(words.free, free, 'disjunction'),
  };
}

/** The marks of a dish, in words. */
export function DishMarks({ contains, may, free }: MarkTexts) {
  if (!contains && !may && !free) return null;
  return (
    <ul className={styles.marks}>
      {contains && <li className={styles.contains}>{contains}</li>}
      {may && <li className={styles.may}>{may}</li>}
      {free && <li>{free}</li>}
    </ul>
  );
}
