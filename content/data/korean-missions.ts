import type { Locale, Text } from '../locale.ts';
import { embassies } from './embassies.ts';

/** The page of a Korean embassy or consulate, and the language in which it has been seen. */
export interface MissionPage {
  readonly city: Text;
  readonly url: string;
  readonly language: 'ko' | 'es' | 'en';
}

/** The addresses of all Korean missions, of the Korean Ministry of Foreign Affairs, in Korean. */
export const missionDirectory = 'https://www.mofa.go.kr/www/pgm/m_4179/uss/emblgbd/emblgbdAdres.do';

interface Mission {
  readonly city: Text;
  readonly pages?: Readonly<Partial<Record<MissionPage['language'], string>>>;
}

const page = (code: string, language: MissionPage['language'] = 'ko') => ({
  [language]: `https://overseas.mofa.go.kr/${code}-${language}/index.do`,
});

const same = (id: string): Mission | undefined =>
  embassies.find((each) => each.id === id)?.koreaThere;

/**
 * The mission in charge of a passport whose country is not among the embassies, or has none of its own, by the list of
 * the travel advice of the Ministry of Foreign Affairs (0404.go.kr).
 */
const others: Readonly<Record<string, Mission | undefined>> = {
  AD: same('ES'),
  BZ: same('SV'),
  GY: same('VE'),
  HT: same('DO'),
  JM: { city: { es: 'Kingston', en: 'Kingston' }, pages: page('jm') },
  PR: same('US'),
  SR: same('VE'),
  TT: { city: { es: 'Puerto España', en: 'Port of Spain' }, pages: page('tt') },
};

/** The page of the Korean mission that a passport asks, in the visitor's language if it has been seen there. */
export function missionFor(passport: string, locale: Locale): MissionPage | undefined {
  const mission = same(passport) ?? others[passport];
  for (const language of [locale, 'en', 'ko'] as const) {
    const url = mission?.pages?.[language];
    if (mission && url) return { city: mission.city, url, language };
  }
  return undefined;
}
