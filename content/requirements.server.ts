import { answers, passportGroups } from './copy/entry-checker.ts';
import { copy as requirements, type RequirementSection } from './copy/requirements.ts';
import { mainLines, otherLines, phrases } from './data/emergency.ts';
import {
  eArrivalSources,
  kEtaSources,
  passports,
  portalSources,
  rulesReadOn,
  sources,
  studySources,
  transitSources,
  unlistedPassport,
  type PassportEntry,
} from './data/entry-rules.ts';
import { missionFor } from './data/korean-missions.ts';
import { formats } from './formats.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readingFor } from './spanish-readings.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readFigures, readPageFigures } from './register/figures.ts';

/** The requirements page in one language: its copy, the checker's choices, emergency numbers, its figures. */
export function readRequirements(locale: Locale) {
  return {
    ...readPage('requirements', locale),
    sections: requirements.sections.map((section) => readSection(section, locale)),
    passports: readPassports(locale),
    emergency: readEmergency(locale),
    figures: readPageFigures(
      figuresIn(requirements, passportGroups, answers, passports, mainLines, otherLines),
      locale,
    ),
  };
}

function readSection({ figures = [], ...section }: RequirementSection, locale: Locale) {
  return { ...localize(section, locale), figures: readFigures(figures, locale) };
}

export type Requirements = ReturnType<typeof readRequirements>;

/** The rules and texts of the entry checker, in one language. */
export function readEntryRules(locale: Locale) {
  return {
    words: localize(answers, locale),
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
    readOn: rulesReadOn,
  };
}

export type EntryRules = ReturnType<typeof readEntryRules>;

/** The passports to choose from, by name and in Spanish with Spain first, then any other, and a summary of their rules. */
export function readPassports(locale: Locale) {
  const named = byName(locale).map(({ id, name }) => ({ id, name: name[locale] }));
  const isFirst = ({ id }: { id: string }) => locale === 'es' && id === 'ES';
  return {
    choices: [
      ...named.filter(isFirst),
      ...named.filter((each) => !isFirst(each)),
      { id: unlistedPassport.id, name: unlistedPassport.name[locale] },
    ],
    heading: localize(passportGroups, locale).heading,
    open: passportGroups.open[locale],
    groups: groupsOf(locale),
  };
}

function byName(locale: Locale): PassportEntry[] {
  const { compare } = new Intl.Collator(locale);
  return passports.toSorted((a, b) => compare(a.name[locale], b.name[locale]));
}

export type Passports = ReturnType<typeof readPassports>;

/** A sentence for each group of passports with the same rules. */
function groupsOf(locale: Locale) {
  const groups = localize(passportGroups, locale);
  const sorted = byName(locale);
  const labelOf = ({ visa, maxStayDays, kEtaWaiver }: PassportEntry) => {
    if (visa !== 'free') return groups[visa];
    const label = kEtaWaiver ? groups[kEtaWaiver.known] : groups.kEta;
    return label.replace('{days}', String(maxStayDays));
  };
  const named = new Map<string, string[]>();
  const add = (label: string, { name }: PassportEntry) => {
    named.set(label, [...(named.get(label) ?? []), name[locale]]);
  };
  for (const passport of sorted) add(labelOf(passport), passport);
  for (const passport of sorted)
    if (passport.workingHoliday === true) add(groups.holiday, passport);
  return Array.from(named, ([label, names]) => ({ label, names: formats[locale].list(names) }));
}

/** Emergency numbers and phrases, in one language. */
export function readEmergency(locale: Locale) {
  const entries = readFigures(figuresIn(mainLines, otherLines), locale);
  const named = entries.flatMap(({ source }) => (source ? [source] : []));
  const unique = [...new Map(named.map((source) => [source.url, source])).values()];
  const useful = phrases.filter(({ only }) => only === undefined || only === locale);
  return {
    ...localize({ mainLines, otherLines }, locale),
    phrases: useful.map((phrase) =>
      Object.assign(localize(phrase, locale), { aloud: readingFor(phrase.korean, locale) }),
    ),
    sources: unique,
  };
}

export type Emergency = ReturnType<typeof readEmergency>;
