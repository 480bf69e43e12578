import { copy as homeCopy } from './copy/home.ts';
import { passports } from './data/entry-rules.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readPageFigures } from './register/figures.ts';
import { readThisWeek } from './this-week.server.ts';

/** The passports of the home page: common ones among its readers. */
const shown: Readonly<Record<Locale, readonly string[]>> = {
  es: ['ES', 'MX', 'AR'],
  en: ['US', 'GB', 'IE'],
};

/** The home page in one language, with the rules of some passports and its figures. */
export function readHome(locale: Locale) {
  return {
    ...readPage('home', locale),
    passports: shown[locale].map((id) => readPassport(id, locale)),
    week: readThisWeek(locale),
    figures: readPageFigures(figuresIn(homeCopy), locale),
  };
}

export type HomePage = ReturnType<typeof readHome>;

function readPassport(id: string, locale: Locale) {
  const passport = passports.find((each) => each.id === id);
  if (!passport) throw new Error(`no rules for the passport ${id}`);
  return { name: passport.name[locale], rules: passport };
}
