import { answers, passportGroups, ruleOf } from '#content/text/entry-checker.ts';
import { text as requirements, type RequirementSection } from '#content/text/requirements.ts';
import {
  eArrivalSources,
  kEtaSources,
  passports,
  portalSources,
  sources,
  studySources,
  transitSources,
  unlistedPassport,
  type PassportEntry,
} from '#content/data/entry-rules.ts';
import { missionFor } from '#content/data/korean-missions.ts';
import { type Locale } from '#content/locale.ts';
import { filledIn, localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';

/** The requirements page in one language: its text, the checker's choices, its figures. */
export function readRequirements(locale: Locale) {
  return {
    ...readPage(locale, 'requirements'),
    sections: requirements.sections.map((section) => readSection(section, locale)),
    passports: readPassports(locale),
    figures: readPageFigures(figuresIn(requirements, passportGroups, answers, passports), locale),
  };
}

function readSection({ figures = [], ...section }: RequirementSection, locale: Locale) {
  return { ...localize(section, locale), figures: readFigures(figures, locale) };
}

export type Requirements = ReturnType<typeof readRequirements>;

/** The rules and texts of the entry checker, in one language. */
export function readEntryRules(locale: Locale) {
  return {
    text: localize(answers, locale),
    passports: [...passports, unlistedPassport].map((passport) => {
      const mission = missionFor(passport.id, locale);
      return Object.assign(localize(passport, locale), { mission: localize(mission, locale) });
    }),
    sources: localize(sources, locale),
    kEtaSources,
    eArrivalSources,
    portalSources,
    studySources,
    transitSources,
  };
}

export type EntryRules = ReturnType<typeof readEntryRules>;

/** The passports that most readers of a language hold, which stand first. */
const first: Readonly<Record<Locale, readonly string[]>> = {
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'VE'],
  en: ['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'ZA', 'IN'],
};

/** The passports to choose from, by name and in Spanish with Spain first, then any other; and the rule of each. */
export function readPassports(locale: Locale) {
  const named = byName(locale).map(({ id, name }) => ({ id, name: name[locale] }));
  const isFirst = ({ id }: { id: string }) => locale === 'es' && id === 'ES';
  const rows = byName(locale).map((passport) => ({
    id: passport.id,
    name: passport.name[locale],
    rule: filledIn(ruleOf(passport, locale), locale),
  }));
  return {
    choices: [
      ...named.filter(isFirst),
      ...named.filter((each) => !isFirst(each)),
      { id: unlistedPassport.id, name: unlistedPassport.name[locale] },
    ],
    heading: localize(passportGroups, locale).heading,
    open: passportGroups.open[locale],
    first: first[locale].flatMap((id) => rows.filter((row) => row.id === id)),
    others: rows.filter(({ id }) => !first[locale].includes(id)),
  };
}

function byName(locale: Locale): PassportEntry[] {
  const { compare } = new Intl.Collator(locale);
  return passports.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
}

export type Passports = ReturnType<typeof readPassports>;
