import { formats, uncapital } from '#content/formats.ts';
import { checkEntry, type EntryAnswer, type EntryStep } from '#domain/entry-check.ts';
import { stepDate, stepWords } from '#domain/entry-step.ts';
import type { EntryTrip } from '#domain/entry-trip.ts';
import type { Locale } from '#content/locale.ts';
import type { EntryRules } from './read.ts';

/** The answer to a question as text. */
export interface AnswerText {
  readonly verdict: EntryAnswer['verdict'];
  /** Days without a visa, where that is how one enters. */
  readonly freeDays?: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Prose, in chronological order. */
  readonly steps: readonly string[];
  readonly sourcesLabel: string;
  /** Sources without a URL are named but not linked. */
  readonly sources: readonly {
    readonly url: string | null;
    readonly name: string;
    readonly date?: string;
  }[];
  readonly guidance: string;
}

/**
 * Writes the answer for a journey.
 * @param today `YYYY-MM-DD` in Korea.
 */
export function answerText(
  rules: EntryRules,
  trip: EntryTrip & { readonly passport: string },
  today: string,
  locale: Locale,
): AnswerText | undefined {
  const { text } = rules;
  const passport = rules.passports.find(({ id }) => id === trip.passport);
  if (!passport) return undefined;
  const answer = checkEntry(passport, trip, today);
  const { title, text: line } = text.verdicts[answer.verdict];
  const fill = (sentence: string, date: string | undefined) =>
    sentence
      .replace('{maxDays}', `${passport.maxStayDays}`)
      .replace('{date}', date ? writeDay(date, locale) : '');
  const { note = '', holidayNote = '' } = passport;
  return {
    verdict: answer.verdict,
    ...(answer.verdict.startsWith('no-visa') &&
      trip.purpose !== 'transit' &&
      passport.maxStayDays !== 'unknown' && { freeDays: passport.maxStayDays }),
    title: titleOf(fill(title, passport.kEtaWaiver?.until), answer, text),
    paragraphs: [
      fill(line, passport.kEtaWaiver?.until),
      ...(answer.verdict === 'korean-passport' || isAirside(answer)
        ? []
        : [trip.purpose === 'working-holiday' ? holidayNote : note]),
    ].filter(Boolean),
    steps: answer.steps.map((step) => {
      const sentence = fill(text.steps[stepWords(step)], stepDate(step));
      return asksEmbassy(step) ? `${sentence} ${missionLink(passport, text)}` : sentence;
    }),
    sourcesLabel: text.sources,
    sources: sourcesOf(passport.sources, answer, rules).map(({ url, name, date }) =>
      date ? { url, name, date: monthIn(date, locale) } : { url, name },
    ),
    guidance: text.guidance,
  };
}

/** On a stopover without a visa the title first says what holds airside. */
function titleOf(title: string, answer: EntryAnswer, text: EntryRules['text']): string {
  if (!isAirside(answer)) return title;
  return text.airside.replace('{title}', uncapital(title));
}

const isAirside = ({ steps }: EntryAnswer) => steps.some(({ kind }) => kind === 'transit');

const asksEmbassy = ({ kind }: EntryStep) =>
  kind.endsWith('embassy') || kind === 'korean-men' || kind === 'korean-descent';

/** The page of the Korean mission for a passport, or of all of them. */
function missionLink(
  { mission }: EntryRules['passports'][number],
  { mission: text, missions }: EntryRules['text'],
): string {
  if (!mission) return missions;
  return text[mission.language].replace('{city}', mission.city).replace('{url}', mission.url);
}

function sourcesOf(
  ofPassport: readonly (keyof EntryRules['sources'])[],
  { verdict, steps }: EntryAnswer,
  {
    sources,
    kEtaSources,
    eArrivalSources,
    portalSources,
    studySources,
    transitSources,
  }: EntryRules,
) {
  const has = (...kinds: EntryStep['kind'][]) => steps.some(({ kind }) => kinds.includes(kind));
  const ids = new Set([
    ...ofPassport,
    ...(verdict === 'd-4' ? studySources : []),
    ...(has('transit', 'k-eta-age', 'korean-passport') ? portalSources : []),
    ...(has('transit-third-country') ? transitSources : []),
    ...(steps.some(({ kind }) => kind.startsWith('k-eta')) ? kEtaSources : []),
    ...(has('e-arrival', 'e-arrival-without-k-eta') ? eArrivalSources : []),
  ]);
  return [...ids].map((id) => sources[id]);
}

/** A year, or a month of a year. */
const monthIn = (date: string, locale: Locale) => formats[locale].month(date);

function writeDay(date: string, locale: Locale): string {
  return formats[locale].date(date);
}
