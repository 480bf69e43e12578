import { text as homeText } from '#content/text/home.ts';
import { passports } from '#content/data/entry-rules.ts';
import type { Locale } from '#content/locale.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { readThisWeek } from '#site/lib/read-this-week.ts';

/** The passports of the home page: common ones among its readers. */
const shown: Readonly<Record<Locale, readonly string[]>> = {
  es: ['ES', 'MX', 'AR'],
  en: ['US', 'GB', 'IE'],
};

/** The home page in one language, with the rules of some passports and its figures. */
export function readHome(locale: Locale) {
  return {
    ...readPage(locale, 'home'),
    passports: shown[locale].map((id) => readPassport(id, locale)),
    week: readThisWeek(locale),
    figures: readPageFigures(figuresIn(homeText), locale),
  };
}

export type HomePage = ReturnType<typeof readHome>;

function readPassport(id: string, locale: Locale) {
  const passport = passports.find((each) => each.id === id);
  if (!passport) throw new Error(`no rules for the passport ${id}`);
  return { name: passport.name[locale], rules: passport };
}
