import { text as emergencies } from '#content/text/emergencies.ts';
import { emergencyProblems, type EmergencyProblem } from '#content/data/emergency-problems.ts';
import { emergencyPhrases, toThisAddress } from '#content/data/emergency.ts';
import { embassyDirectory } from '#content/data/embassies.ts';
import { hospitals, type Hospital } from '#content/data/hospitals.ts';
import { readEmbassies } from '#site/features/embassies/read.ts';
import { readSource } from '#content/register/source-entry.ts';
import type { Locale } from '#content/locale.ts';
import { isFor, phraseOf } from '#content/phrases/phrases.ts';
import { unreadPhrases } from '#content/phrases/readers.ts';
import type { PhraseId } from '#content/phrases/situations.ts';
import { phraseView, type PhraseView } from '#site/features/phrases/read-phrase.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { figureValue } from '#content/register/figure-text.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';

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
    phrases: saidIn(locale, emergencyPhrases),
    toThisAddress: phraseView(toThisAddress, locale),
    unread: unreadPhrases.some(({ id }) => emergencyPhrases.includes(id)),
    embassies: readEmbassies(locale),
    embassyDirectory,
    hospitals: hospitals.map((hospital) => readHospital(hospital, locale)),
    figures: readPageFigures(
      figuresIn(
        { figures: Object.values(first) },
        emergencyProblems,
        emergencyProblems.map(({ first: { line }, lines = [] }: EmergencyProblem) => ({
          figures: [
            ...(line ? [line] : []),
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

/** Those of the phrases that readers of a language need. */
function saidIn(locale: Locale, ids: readonly PhraseId[]) {
  return ids
    .map((id) => phraseOf(id))
    .filter((phrase) => isFor(locale, phrase))
    .map(({ id }) => phraseView(id, locale));
}

export type SaidPhrase = PhraseView;

function readProblem(
  { first: { line, act }, lines = [], phrases: named, ...problem }: EmergencyProblem,
  locale: Locale,
) {
  return {
    ...localize(problem, locale),
    number: line && numberOf(line),
    act: act?.[locale],
    lines: lines.map((id) => ({
      number: numberOf(id),
      name: figureOf(id).what[locale],
      hours: id === 'phone-1345' ? figureValue('phone-1345-hours', locale) : undefined,
    })),
    phrases: saidIn(locale, named),
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
