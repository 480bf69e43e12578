import { koreanTexts, type KoreanTexts } from '#content/allergy-card/readers.ts';
import { embassies } from '#content/data/embassies.ts';
import { passports, sources as ruleSources } from '#content/data/entry-rules.ts';
import { hospitals } from '#content/data/hospitals.ts';
import { schoolSources } from '#content/data/school-sources.ts';
import { schools } from '#content/data/schools.ts';
import { unreadPhrases } from '#content/phrases/readers.ts';
import { ratesDay } from '#content/register/exchange-rates.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { lastOfficialYear, publicHolidays } from '#domain/time/korean-holidays.ts';
import { figureFindings } from './figures.ts';
import { byDanger, type Finding } from './finding.ts';
import { embassyFindings, hospitalFindings, passportFindings } from './help.ts';
import { holidayFindings, metroFindings, rateFindings, type HolidayCalendar } from './lists.ts';
import { koreanFindings, phraseFindings, type UnreadPhrase } from './readers.ts';
import { schoolFindings, type SchoolFacts, type SchoolReading } from './schools.ts';

/** What must be read again one day, apart from the figures and sources of the guide. */
export interface Ageing {
  readonly koreanTexts: Readonly<Record<string, KoreanTexts>>;
  /** The phrases that no native speaker has read. */
  readonly unreadPhrases: readonly UnreadPhrase[];
  /** The day on which the metro's lists were compared: `2026-11-22`. */
  readonly metroCheckedOn: string;
  /** The day of the exchange rates. */
  readonly ratesDay: string;
  readonly schools: readonly SchoolFacts[];
  readonly schoolSources: Readonly<Record<string, SchoolReading>>;
  readonly holidays: HolidayCalendar;
}

/** What the guide holds today. */
export const ageing = (): Ageing => ({
  koreanTexts,
  unreadPhrases,
  metroCheckedOn: metroNetwork().checkedOn,
  ratesDay,
  schools,
  schoolSources,
  holidays: {
    published: lastOfficialYear,
    known: Number(publicHolidays.at(-1)?.slice(0, 4)),
  },
});

/** What to read again of that. @param today `YYYY-MM-DD`. */
export function ageingFindings(content: Ageing, today: string): Finding[] {
  return [
    ...koreanFindings(content.koreanTexts),
    ...phraseFindings(content.unreadPhrases),
    ...metroFindings(content.metroCheckedOn, today),
    ...rateFindings(content.ratesDay, today),
    ...schoolFindings(content.schools, content.schoolSources, today),
    ...holidayFindings(content.holidays, today),
  ];
}

/** What to read again of the whole guide on a day (`YYYY-MM-DD`), the most dangerous first. */
export const findingsOn = (today: string): Finding[] =>
  byDanger([
    ...figureFindings(today),
    ...passportFindings(passports, ruleSources, today),
    ...embassyFindings(embassies, today),
    ...hospitalFindings(hospitals, today),
    ...ageingFindings(ageing(), today),
  ]);
