import { answers, passportGroups } from './copy/entry-checker.ts';
import { emergencySources, mainLines, otherLines, phrases } from './data/emergency.ts';
import {
  eArrival,
  kEta,
  passports,
  rulesReadOn,
  sources,
  studySources,
  type PassportEntry,
} from './data/entry-rules.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';

/** What the entry checker answers with, in one language. */
export function readEntryRules(locale: Locale) {
  return {
    words: localize(answers, locale),
    passports: localize(passports, locale),
    sources,
    kEta: { fee: kEta.fee, sources: kEta.sources },
    eArrival: { sources: eArrival.sources },
    studySources,
    readOn: rulesReadOn,
  };
}

export type EntryRules = ReturnType<typeof readEntryRules>;

/** The passports to choose from, Spain first and then by name, and what the rules say of them in short. */
export function readPassports(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const [spain, ...rest] = passports.map(({ id, name }) => ({ id, name: name[locale] }));
  const others = rest.toSorted((a, b) => compare(a.name, b.name));
  return {
    choices: spain ? [spain, ...others] : others,
    heading: passportGroups.heading[locale],
    groups: groupsOf(locale),
  };
}

export type Passports = ReturnType<typeof readPassports>;

/** Passports of the same rules together, in a sentence each. */
function groupsOf(locale: Locale) {
  const groups = localize(passportGroups, locale);
  const list = new Intl.ListFormat(locale);
  const labelOf = ({ visa, maxStayDays, kEtaWaivedUntil }: PassportEntry) => {
    if (visa !== 'free') return groups[visa];
    const label = kEtaWaivedUntil ? groups.waived : groups.kEta;
    return label
      .replace('{days}', String(maxStayDays))
      .replace('{date}', kEtaWaivedUntil ? dayIn(kEtaWaivedUntil, locale) : '');
  };
  const named = new Map<string, string[]>();
  const add = (label: string, { name }: PassportEntry) => {
    named.set(label, [...(named.get(label) ?? []), name[locale]]);
  };
  for (const passport of passports) add(labelOf(passport), passport);
  for (const passport of passports)
    if (passport.workingHoliday === true) add(groups.holiday, passport);
  return Array.from(named, ([label, names]) => ({ label, names: list.format(names) }));
}

function dayIn(date: string, locale: Locale): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  return new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whom to call and what to say when something goes wrong, in one language. */
export function readEmergency(locale: Locale) {
  return localize({ mainLines, otherLines, phrases, sources: emergencySources }, locale);
}

export type Emergency = ReturnType<typeof readEmergency>;
