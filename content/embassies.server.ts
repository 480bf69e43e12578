import {
  embassies,
  embassyDirectory,
  type EmbassyEntry,
  type EmbassySource,
} from './data/embassies.ts';
import { copy } from './copy/embassies.ts';
import { readSource } from './register/source-entry.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** The page of the embassies in one language. */
export function readEmbassyPage(locale: Locale) {
  return {
    ...readPage('embassies', locale),
    embassies: readEmbassies(locale),
    directory: embassyDirectory,
  };
}

export type EmbassyPage = ReturnType<typeof readEmbassyPage>;

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
  const { telephone, unofficialTelephone, address, status } = mission;
  return {
    ...localize(entry, locale),
    inSeoul: {
      ...localize(mission, locale),
      missing:
        status === 'closed'
          ? undefined
          : missing({ duty, telephone: telephone ?? unofficialTelephone, address }, locale),
      ...(duty && { duty: { ...duty, date: formats[locale].date(duty.date) } }),
      sources: sources.map((source) => readSource(source, locale)),
    },
    koreaThere: {
      ...localize(korean, locale),
      missing: missing(
        { address: korean.address, telephone: korean.telephone, pages: korean.pages },
        locale,
      ),
      sources: koreanSources.map((source) => readSource(source, locale)),
    },
  };
}

type Findable = keyof typeof copy.list.missingFacts;

/** Says in one sentence what no source gives. */
function missing(found: Partial<Record<Findable, unknown>>, locale: Locale): string | undefined {
  const names = (Object.keys(found) as Findable[]).filter((name) => !found[name]);
  const { missing: sentence, missingFacts } = copy.list;
  const facts = formats[locale].list(names.map((name) => missingFacts[name][locale]));
  return names.length > 0 ? sentence[locale].replace('{facts}', facts) : undefined;
}
