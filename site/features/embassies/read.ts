import type { embassyText } from '#content/text/embassies.ts';
import {
  embassies,
  embassyDirectory,
  isConfirmed,
  type EmbassyEntry,
} from '#content/data/embassies.ts';
import { passports } from '#content/data/entry-rules.ts';
import { missionFor } from '#content/data/korean-missions.ts';
import { readSource } from '#content/register/source-entry.ts';
import { buildDay } from '#content/register/build-day.ts';
import { isRecent } from '#content/register/standing.ts';
import { register } from '#content/register/register.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { nameSaid } from '#site/lib/read-name-card.ts';
import { readPage } from '#site/lib/read-page.ts';

/** The words of a choice of embassies under its heading. */
export type EmbassyText = Localized<typeof embassyText> & {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
};

/** The page of the embassies in one language. */
export function readEmbassyPage(locale: Locale) {
  return {
    ...readPage(locale, 'embassies'),
    embassies: readEmbassies(locale),
    others: readOtherMissions(locale),
    directory: embassyDirectory,
    helpline: register['phone-1330'].current.value,
  };
}

/** The Korean embassies that the passports without an embassy in the guide ask, by the name of the country. */
function readOtherMissions(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const own = new Set(embassies.map(({ id }) => id));
  return passports
    .filter(({ id }) => !own.has(id))
    .flatMap(({ id, name }) => {
      const mission = missionFor(id, locale);
      return mission
        ? [{ country: name[locale], city: mission.city[locale], url: mission.url }]
        : [];
    })
    .toSorted((a, b) => compare(a.country, b.country));
}

export type OtherMission = ReturnType<typeof readOtherMissions>[number];

/** The embassies both ways, by the name of the country; in Spanish Spain comes first, as among the passports. */
export function readEmbassies(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const first = ({ id }: EmbassyEntry) => locale === 'es' && id === 'ES';
  return embassies
    .toSorted(
      (a, b) =>
        Number(first(b)) - Number(first(a)) || compare(a.country[locale], b.country[locale]),
    )
    .map((entry) => readEmbassy(entry, locale));
}

export type Embassy = ReturnType<typeof readEmbassies>[number];

function readEmbassy({ inSeoul, koreaThere, ...entry }: EmbassyEntry, locale: Locale) {
  const { duty, sources, ...mission } = inSeoul;
  const { sources: koreanSources, ...korean } = koreaThere;
  const read = [...sources, ...koreanSources].map((source) => readSource(source, locale));
  return {
    ...localize(entry, locale),
    say: {
      ...nameSaid('country', entry.hangul, entry.country[locale], locale),
      country: entry.hangul,
    },
    inSeoul: {
      ...localize(mission, locale),
      /** The directory of the ministry, where no page of the embassy gives the telephone. */
      ...(!mission.closed && !isConfirmed(inSeoul) && { directory: embassyDirectory }),
      ...(duty && {
        duty: {
          ...duty,
          date: formats[locale].date(duty.date),
          /** Of a number that was published more than twelve months ago. */
          ...(!isRecent(duty.date, buildDay) && { year: duty.date.slice(0, 4) }),
        },
      }),
    },
    koreaThere: localize(korean, locale),
    sources: [...new Map(read.map((source) => [source.name, source])).values()],
  };
}
