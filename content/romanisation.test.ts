import { romanize } from 'es-hangul';
import { describe, expect, test } from 'vitest';
import { accommodation } from './data/accommodation.ts';
import { destinations } from './data/destinations.ts';
import { dishes } from './data/dishes.ts';
import { menuDishes } from './data/menu/menu.ts';
import { itineraries } from './data/itineraries/itineraries.ts';
import { placeOfStop } from './data/itineraries/stop-place.ts';
import { places } from './data/places.ts';
import { shoppingAreas } from './data/shopping-areas.ts';
import { spots } from './data/spots/spots.ts';
import { stations, terms, type Term } from './terms.ts';
import { allStrings, seenTexts } from './testing-texts.ts';

/** Readings that do not follow the Revised Romanisation of 2000, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  Kimchi: 'the word of both languages; by rule gimchi',
  kimchi: 'the word of both languages; by rule gimchi',
  pan: 'what it means',
  ropa: 'what it means',
  clothes: 'what it means',
  coffee: 'what it means',
  'kuh-pee': 'how English speakers say it',
  'koh-pee': 'how English speakers say it',
  'Kimchi-jjigae': 'kimchi is the word of both languages; by rule gimchi',
  Jajangmyeon: 'the spelling of Korean offices and restaurants; by rule jjajangmyeon',
  Donkkaseu: 'as it is said, and as restaurants write it; by rule dongaseu',
  bunyu: 'the library adds an n that is not said',
  'jaehak jeungmyeongseoga piryohaeyo': 'the library adds an l that is not said',
  Sikhye: 'a noun keeps its h by rule; the library leaves it out',
  Americano: 'the word of both languages; by rule amerikano',
  hasukjib: 'as rooms are advertised; by rule hasukjip',
  goshiwon: 'as rooms are advertised; by rule gosiwon',
  oneroom: 'Korean made it from English words',
  'gosok yeolcha': 'two words; the library joins them: gosongnyeolcha',
  'hanok maeul': 'two words; the library joins them: hanongmaeul',
  'oegugin deungnokjeung': 'two words; the library joins them and adds an n',
  'sachal eumsik': 'two words; the library joins them: sachareumsik',
  'Korea Univ.': 'English on the sign',
  'Ewha Womans Univ.': 'English on the sign',
  'Hongik Univ.': 'English on the sign',
  'Hanyang Univ.': 'English on the sign',
  'Konkuk Univ.': 'English on the sign',
  'Dongguk Univ.': 'English on the sign',
  'Kwangwoon Univ.': 'English on the sign',
  'Pusan Nat’l Univ.': 'English on the sign',
  'Seoul Nat’l Univ.': 'English on the sign',
  'Sogang Univ.': 'English on the sign',
  'Kyungsung Univ. · Pukyong Nat’l Univ.': 'English on the sign',
  'City Hall': 'English on the sign',
  'Express Bus Terminal': 'English on the sign',
  'Seoul Forest': 'English on the sign',
  'Incheon Int’l Airport Cargo Terminal': 'English on the sign',
  'Dadaepo Beach': 'English on the sign',
  'Jeondae · Everland': 'English on the sign',
  'Bukhansan Ui': 'as on the sign; by rule Bukansan Ui',
  'Busan Station': 'English on the sign',
  'Centum City': 'English on the sign',
  'Dongdaemun History & Culture Park': 'English on the sign',
};

/** Parts of names that are no reading but how the place writes itself in Latin letters. */
const ownSpelling: Readonly<Record<string, string>> = {
  Balwoo: '발우, the temple restaurant’s own spelling',
  Blueline: '블루라인, the company’s own spelling',
  Bukhansan: '북한산, the national park’s own spelling',
  COEX: 'the mall that the library is in',
  Dongbaek: 'the island on which 누리마루 stands',
  Damyang: '담양; the library adds an n that is not said',
  DMZ: 'what lies behind Imjingak',
  Everland: '에버랜드, the company’s own spelling',
  Starfield: '별마당, the company’s own name',
  Tongin: '통인; the library adds an n that is not said',
  Woryeonggyo: '월영교, without the added n, as the sign has it',
  BIFF: '비프, the film festival’s initials',
  Chung: '중, with Ang the university’s own spelling',
  Ewha: '이화, the university’s own spelling',
  Gongyang: '공양; the library adds an n that is not said',
  Hanyang: '한양; the library adds an n: hannyang',
  Hee: '희, with Kyung the university’s own spelling',
  Hakrim: '학림, the café’s own spelling; by rule Hangnim',
  Jangjeon: 'the quarter of the station 부산대',
  Konkuk: '건국, the university’s own spelling',
  Kwangwoon: '광운, the university’s own spelling',
  Kyung: '경, with Hee the university’s own spelling',
  Kyoja: '교자, the restaurant’s own spelling',
  Kyungsung: '경성, the university’s own spelling',
  'Lae Oak': '래옥, with Woo the restaurant’s own spelling',
  Lotte: '롯데, the company’s own spelling',
  Pukyong: '부경, the university’s own spelling',
  Pusan: '부산, the university kept the old spelling',
  SeoulTech: 'short for Seoul National University of Science and Technology',
  Shinsegae: '신세계, the company’s own spelling',
  Sungkyunkwan: '성균관, the university’s own spelling',
  Woo: '우, with Lae Oak the restaurant’s own spelling',
  Yonsei: '연세, the university’s own spelling',
};

/** Lower-case letters and digits alone: spaces, hyphens and capitals are free. */
function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

/** The reading of each word by rule; between words sounds do not change in writing. */
function byRule(hangul: string): string {
  return letters(
    hangul
      .split(/\s+/)
      .map((word) => romanize(word))
      .join(' '),
  );
}

/** The readings of every part of a name of at least so many syllables. */
function partsByRule(hangul: string, syllables: number): Set<string> {
  const name = hangul.replaceAll(/\s/g, '');
  const parts = new Set<string>();
  for (let from = 0; from < name.length; from++) {
    for (let to = from + syllables; to <= name.length; to++)
      parts.add(byRule(name.slice(from, to)));
  }
  return parts;
}

/** Hangul with its reading: `[hangul, reading, where]`. */
const readings: readonly (readonly [string, string, string])[] = [
  ...[...dishes, ...menuDishes].map(({ nameKorean, name, id }) => [nameKorean, name, id] as const),
  ...Object.entries<Term>(terms).flatMap(([id, { hangul, latin }]) =>
    hangul && latin ? [[hangul, latin, `terms.${id}`] as const] : [],
  ),
  ...Object.entries(stations).map(([hangul, { sign }]) => [hangul, sign, 'stations'] as const),
  ...seenTexts().flatMap(({ at, text }) =>
    pairsIn(text, /([가-힣][가-힣 ,·?!]*) \(([a-z][a-z' -]+[?!.]?)\)/gi, at).concat(
      pairsIn(text, /\(([가-힣][가-힣 ]*), ([a-z][a-z' -]+)\)/gi, at),
    ),
  ),
];

function pairsIn(text: string, pattern: RegExp, at: string) {
  return Array.from(
    text.matchAll(pattern),
    ([, hangul = '', reading = '']) => [hangul, reading, at] as const,
  );
}

describe('readings follow the Revised Romanisation', () => {
  const different = readings.filter(([hangul, reading]) => byRule(hangul) !== letters(reading));

  test('of dishes, terms, stations and texts', () => {
    expect(readings.length).toBeGreaterThan(80);
    const wrong = different
      .filter(([, reading]) => !Object.hasOwn(exceptions, reading))
      .map(([hangul, reading, at]) => `${at}: ${hangul} ${reading}, by rule ${romanize(hangul)}`);
    expect(wrong, 'correct them, or add to exceptions in content/romanisation.test.ts').toEqual([]);
  });

  test('and every exception is in use', () => {
    const used = new Set(different.map(([, reading]) => reading));
    const unused = Object.keys(exceptions).filter((reading) => !used.has(reading));
    expect(unused, 'take these out of exceptions in content/romanisation.test.ts').toEqual([]);
  });
});

describe('names in Latin letters fit their Hangul', () => {
  const named = [...places, ...destinations, ...accommodation, ...shoppingAreas, ...spots].flatMap(
    ({ name, hangul }) => (hangul ? [{ name: name.en, hangul }] : []),
  );

  /** Parts of names in other letters than those of an English word that `english` lists. */
  const english =
    /^(?:and|by|in|of|on|the|alley|alleys|bamboo|bloom|coast|columns|headland|meat|mounds|footbridge|old|steps|street|walk|cafés|dong|forest|fountain|garden|market|night|rooms|streets|wetland|Academy|Alleys?|Beach|Bridge|Cable|Café|Car|Cargo|Cemetery|Center|Centum|City|Clifftop|Confucian|Culture|Department|Design|District|DDP|Education|Falls|Fish|Foreign|Forest|Fortress|Gate|Grotto|guesthouses|Hall|Hanok|History|House|Institute|Island|KLE?I?C?|KLI|Korea|Korean|Lake|Language|Library|Line|Maritime|Market|Memorial|Mount|Museum|N|National|Olympic|Palace|Park|Pavilion|Plaza|Pond|Prison|Rock|Rooms?|School|Share|share|house|Shop|Shopping|Shrine|Skywalk|Square|Station|Store|Stream|Street|Student|Studies|Studio|Temple|Terminal|Tomb|Tower|UN|University|dormitory|Village|Visitor|Centre|War|Womans|Wooden|World)$/;

  test('part by part', () => {
    expect(named.length).toBeGreaterThan(60);
    const wrong = named.flatMap(({ name, hangul }) => {
      const parts = partsByRule(hangul, 1);
      return name
        .split(/[\s()·,-]+/)
        .filter((part) => part && !english.test(part) && !parts.has(letters(part)))
        .filter((part) => !Object.keys({ ...ownSpelling, ...exceptions }).some(includes(part)))
        .map((part) => `${name}: ${part} in ${hangul} (${romanize(hangul)})`);
    });
    expect(wrong, 'correct them, or add to english in content/romanisation.test.ts').toEqual([]);
  });

  test('and stops of itineraries say a name that the Hangul has', () => {
    /** Stops whose activity has a translation of the name alone. */
    const translated = new Set(['국립중앙박물관', '국립고궁박물관', '별마당도서관', '통인시장']);
    const stops = itineraries
      .flatMap(({ days }) => days.flatMap(({ activities }) => activities))
      .flatMap((activity) =>
        activity.stop && ('spot' in activity.stop || 'place' in activity.stop)
          ? [
              {
                hangul: placeOfStop(activity.stop).hangul ?? '',
                text: letters(JSON.stringify({ ...activity, id: '', stop: undefined })),
              },
            ]
          : [],
      );
    expect(stops.length).toBeGreaterThan(60);
    const wrong = stops
      .filter(({ hangul }) => !translated.has(hangul))
      .filter(
        ({ hangul, text }) => ![...partsByRule(hangul, 2)].some((part) => text.includes(part)),
      )
      .map(({ hangul }) => `${hangul} ${romanize(hangul)}`);
    expect(wrong, 'say the name in the activity, as its place has it').toEqual([]);
  });
});

function includes(part: string): (name: string) => boolean {
  return (name) => name.toLowerCase().split(/\s/).includes(part.toLowerCase());
}

test('Hangul is written in whole syllables, composed, with single spaces', () => {
  const korean = allStrings().filter(({ text }) => /\p{Script=Hangul}/u.test(text));
  expect(korean.length).toBeGreaterThan(300);
  const wrong = korean
    .filter(
      ({ text }) => text !== text.normalize('NFC') || /[ㄱ-ㆎ]{2}|[가-힣] {2,}[가-힣]/u.test(text),
    )
    .map(({ at }) => at);
  expect(wrong, 'write whole syllables with single spaces').toEqual([]);
});
