import { unreadBy, koreanTexts } from '#content/allergy-card/readers.ts';
import { text as emergencies } from '#content/text/emergencies.ts';
import { emergencyProblems, type EmergencyProblem } from '#content/data/emergency-problems.ts';
import { allPhrases, furtherPhrases, phrases, toThisAddress } from '#content/data/emergency.ts';
import { embassyDirectory } from '#content/data/embassies.ts';
import { hospitals, type Hospital } from '#content/data/hospitals.ts';
import { readEmbassies } from '#site/features/embassies/read.ts';
import { readSource } from '#content/register/source-entry.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { figureValue } from '#content/register/figure-text.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import { readingFor } from '#content/spanish-readings.ts';

/** The numbers in the header of the page, the first two large. */
const first = {
  ambulance: 'phone-119',
  police: 'phone-112',
  interpreter: 'phone-bbb',
  travel: 'phone-1330',
  immigration: 'phone-1345',
} as const satisfies Record<string, FigureId>;

/** The page of emergencies in one language. */
export function readEmergencies(locale: Locale) {
  return {
    ...readPage(locale, 'emergencies'),
    numbers: Object.fromEntries(
      Object.entries(first).map(([name, id]) => [name, numberOf(id)]),
    ) as Record<keyof typeof first, string>,
    problems: emergencyProblems.map((problem) => readProblem(problem, locale)),
    phrases: said(locale).map(({ korean }) => readPhrase(korean, locale)),
    toThisAddress: readPhrase(toThisAddress.korean, locale),
    unread: unreadBy(koreanTexts.emergencyPhrases).length > 0,
    embassies: readEmbassies(locale),
    embassyDirectory,
    hospitals: hospitals.map((hospital) => readHospital(hospital, locale)),
    figures: readPageFigures(
      figuresIn(
        { figures: Object.values(first) },
        emergencyProblems,
        emergencyProblems.map(({ line, lines = [] }: EmergencyProblem) => ({
          figures: [
            line,
            ...lines,
            ...(lines.includes('phone-1345') ? (['phone-1345-hours'] as const) : []),
          ],
        })),
        emergencies,
      ),
      locale,
    ),
  };
}

export type EmergenciesPage = ReturnType<typeof readEmergencies>;

/** The sentences that readers of a language need. */
function said(locale: Locale) {
  return [...phrases, ...furtherPhrases].filter(
    ({ only }) => only === undefined || only === locale,
  );
}

function readProblem(
  { line, lines = [], phrases: named, ...problem }: EmergencyProblem,
  locale: Locale,
) {
  return {
    ...localize(problem, locale),
    number: numberOf(line),
    lines: lines.map((id) => ({
      number: numberOf(id),
      name: figureOf(id).what[locale],
      hours: id === 'phone-1345' ? figureValue('phone-1345-hours', locale) : undefined,
    })),
    phrases: said(locale)
      .filter(({ korean }) => named.includes(korean))
      .map(({ korean }) => readPhrase(korean, locale)),
  };
}

function readHospital({ sources, ...hospital }: Hospital, locale: Locale) {
  return {
    ...localize(hospital, locale),
    sources: sources.map((source) => readSource(source, locale)),
  };
}

/** The telephone number of a figure. @throws if its value is none. */
function numberOf(id: FigureId): string {
  const { value } = figureOf(id).current;
  if (typeof value !== 'string') throw new Error(`the figure ${id} is no telephone number`);
  return value;
}

/** A sentence with its meaning and how it is read. @throws if there is none in this Korean. */
function readPhrase(korean: string, locale: Locale) {
  const phrase = allPhrases.find((each) => each.korean === korean);
  if (!phrase) throw new Error(`no phrase ${korean}`);
  const { meaning, reading } = localize(phrase, locale);
  return { korean, meaning, reading, aloud: readingFor(korean, locale) };
}

export type SaidPhrase = ReturnType<typeof readPhrase>;
