import { text as health } from '#content/text/health.ts';
import { text as manners } from '#content/text/manners.ts';
import { text as phoneMoneyApps } from '#content/text/phone-money-apps.ts';
import { text as scholarships } from '#content/text/scholarships.ts';
import { text as safety } from '#content/text/safety.ts';
import { text as workingHoliday } from '#content/text/working-holiday.ts';
import { practicalText } from '#content/text/practical-text.ts';
import { guideSources } from '#content/data/guide-sources.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readFigures } from '#content/register/figures.ts';
import { register } from '#content/register/register.ts';
import { readSource } from '#content/register/source-entry.ts';
import type { PracticalPageId } from '#content/practical-guides.ts';
import { readMonthParts } from './read-month-parts.ts';
import { readPracticalGuide } from './read.ts';

/** What the picture of each practical guide shows, in one language. */
const readers = {
  health: (locale: Locale) => localize(health.shelf, locale),
  'phone-money-apps': (locale: Locale) => ({
    ...readPictured(locale, 'phone-money-apps'),
    text: localize(phoneMoneyApps.choice, locale),
  }),
  manners: (locale: Locale) => ({
    practicalSectionText: localize(practicalText, locale),
    text: localize(manners.strips, locale),
    sources: manners.strips.sources.map((id) => readSource(guideSources[id], locale)),
  }),
  safety: (locale: Locale) => ({
    ...readPictured(locale, 'safety'),
    text: localize(safety.alert, locale),
    penalties: readPenalties(locale),
  }),
  scholarships: (locale: Locale) => ({
    ...readPictured(locale, 'scholarships'),
    choice: localize(scholarships.choice, locale),
  }),
  'student-costs': (locale: Locale) => ({
    ...readPictured(locale, 'student-costs'),
    ...readMonthParts(locale),
  }),
  'working-holiday': readPassports,
};

export type PicturedPageId = keyof typeof readers;

export type SpreadData = { [Page in PicturedPageId]: ReturnType<(typeof readers)[Page]> };

export interface SpreadProps<Page extends PicturedPageId> {
  readonly data: SpreadData[Page];
  readonly locale: Locale;
}

type Readers = { readonly [Page in PicturedPageId]: (locale: Locale) => SpreadData[Page] };

/** The picture with which a practical guide answers, in one language. */
export function readSpread<Page extends PicturedPageId>(
  locale: Locale,
  page: Page,
): SpreadData[Page] {
  const typed: Readers = readers;
  return typed[page](locale);
}

/** The section that a picture answers. @throws if the page names none. */
function readPictured(locale: Locale, page: PracticalPageId) {
  const { sections, text, practicalSectionText } = readPracticalGuide(locale, page);
  const section = sections.find(({ id }) => id === text.pictured);
  if (!section) throw new Error(`${page} has no section for its picture`);
  return { section, practicalSectionText };
}

/** The passports of the H-1, in the order of a language, with a row for each. */
function readPassports(locale: Locale) {
  const { section, ...page } = readPictured(locale, 'working-holiday');
  const { first, ...choice } = workingHoliday.choice;
  const text = localize(choice, locale);
  const leading: readonly string[] = first[locale];
  const order = text.passports
    .map(({ key }, index) => ({ index, last: leading.includes(key) ? leading.indexOf(key) : 99 }))
    .toSorted((one, other) => one.last - other.last);
  const inOrder = <Item>(items: readonly Item[]) =>
    order.flatMap(({ index }) => items[index] ?? []);
  return {
    ...page,
    section: { ...section, ...(section.rows && { rows: inOrder(section.rows) }) },
    text: { ...text, passports: inOrder(text.passports) },
  };
}

/** Penalties with a number to be read at a glance: years in prison or wones. */
function readPenalties(locale: Locale) {
  const { figures, atLeast, atMost } = localize(safety.alert, locale);
  const upTo = (most: number) => ({
    number: atMost.replace('{count}', String(most)),
    years: { sure: 0, most },
  });
  const fine = (won: number) => ({ number: formats[locale].won(won), years: undefined });
  const { atLeast: sure } = register['drug-import-penalty'].current.value;
  const numbers = {
    'drug-import-penalty': {
      number: atLeast.replace('{count}', String(sure)),
      years: { sure, most: undefined },
    },
    'drug-penalty': upTo(register['drug-penalty'].current.value.narcotics),
    'filming-penalty': upTo(register['filming-penalty'].current.value.years),
    'scooter-fine': fine(register['scooter-fine'].current.value),
    'smoking-fine': fine(register['smoking-fine'].current.value),
  };
  return readFigures(figures, locale).map((figure, index) => {
    const { number, years } = numbers[figures[index] ?? 'smoking-fine'];
    const begins = figure.value.toLowerCase().startsWith(number.toLowerCase());
    // What the number begins goes on below it.
    return {
      number,
      /** In prison; a fine has none. */
      years,
      figure,
      rest: begins ? figure.value.slice(number.length).trim() : figure.value,
    };
  });
}
