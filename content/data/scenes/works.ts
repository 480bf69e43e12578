import type { Text } from '../../locale.ts';

/** What a place is known from. */
export const workKinds = ['series', 'film', 'music'] as const;

export type WorkKind = (typeof workKinds)[number];

/** A series, a film, or a song, video or concert. */
export interface Work {
  readonly id: string;
  readonly kind: WorkKind;
  /** As it is known in each language. */
  readonly name: Text;
  /** In Hangul, where it has one. */
  readonly hangul?: string;
  /** When it was first shown, released or played. */
  readonly year: number;
}

export const works = [
  {
    id: 'squid-game',
    kind: 'series',
    name: { es: 'El juego del calamar (Squid Game)', en: 'Squid Game' },
    hangul: '오징어 게임',
    year: 2021,
  },
  {
    id: 'goblin',
    kind: 'series',
    name: { es: 'Goblin (Guardian)', en: 'Goblin (Guardian)' },
    hangul: '도깨비',
    year: 2016,
  },
  {
    id: 'itaewon-class',
    kind: 'series',
    name: { es: 'Itaewon Class', en: 'Itaewon Class' },
    hangul: '이태원 클라쓰',
    year: 2020,
  },
  {
    id: 'hometown-cha-cha-cha',
    kind: 'series',
    name: { es: 'Hometown Cha-Cha-Cha', en: 'Hometown Cha-Cha-Cha' },
    hangul: '갯마을 차차차',
    year: 2021,
  },
  {
    id: 'when-the-camellia-blooms',
    kind: 'series',
    name: { es: 'When the Camellia Blooms', en: 'When the Camellia Blooms' },
    hangul: '동백꽃 필 무렵',
    year: 2019,
  },
  {
    id: 'tangerines',
    kind: 'series',
    name: { es: 'Si la vida te da mandarinas', en: 'When Life Gives You Tangerines' },
    hangul: '폭싹 속았수다',
    year: 2025,
  },
  {
    id: 'lovely-runner',
    kind: 'series',
    name: { es: 'Lovely Runner', en: 'Lovely Runner' },
    hangul: '선재 업고 튀어',
    year: 2024,
  },
  {
    id: 'kingdom',
    kind: 'series',
    name: { es: 'Kingdom', en: 'Kingdom' },
    hangul: '킹덤',
    year: 2019,
  },
  {
    id: 'my-love-from-the-star',
    kind: 'series',
    name: { es: 'My Love from the Star', en: 'My Love from the Star' },
    hangul: '별에서 온 그대',
    year: 2013,
  },
  {
    id: 'winter-sonata',
    kind: 'series',
    name: { es: 'Sonata de invierno (Winter Sonata)', en: 'Winter Sonata' },
    hangul: '겨울연가',
    year: 2002,
  },
  {
    id: 'jewel-in-the-palace',
    kind: 'series',
    name: { es: 'Dae Jang Geum (Jewel in the Palace)', en: 'Jewel in the Palace (Dae Jang Geum)' },
    hangul: '대장금',
    year: 2003,
  },
  {
    id: 'autumn-in-my-heart',
    kind: 'series',
    name: { es: 'Otoño en mi corazón (Autumn in My Heart)', en: 'Autumn in My Heart' },
    hangul: '가을동화',
    year: 2000,
  },
  {
    id: 'under-the-queens-umbrella',
    kind: 'series',
    name: { es: 'Under the Queen’s Umbrella', en: 'Under the Queen’s Umbrella' },
    hangul: '슈룹',
    year: 2022,
  },
  {
    id: 'love-in-the-moonlight',
    kind: 'series',
    name: { es: 'Love in the Moonlight', en: 'Love in the Moonlight' },
    hangul: '구르미 그린 달빛',
    year: 2016,
  },
  {
    id: 'sungkyunkwan-scandal',
    kind: 'series',
    name: { es: 'Sungkyunkwan Scandal', en: 'Sungkyunkwan Scandal' },
    hangul: '성균관 스캔들',
    year: 2010,
  },
  {
    id: 'the-slave-hunters',
    kind: 'series',
    name: { es: 'The Slave Hunters (Chuno)', en: 'The Slave Hunters (Chuno)' },
    hangul: '추노',
    year: 2010,
  },
  {
    id: 'princess-hours',
    kind: 'series',
    name: { es: 'Princess Hours (Goong)', en: 'Princess Hours (Goong)' },
    hangul: '궁',
    year: 2006,
  },
  {
    id: 'now-we-are-breaking-up',
    kind: 'series',
    name: { es: 'Now, We Are Breaking Up', en: 'Now, We Are Breaking Up' },
    hangul: '지금, 헤어지는 중입니다',
    year: 2021,
  },
  {
    id: 'all-in',
    kind: 'series',
    name: { es: 'All In', en: 'All In' },
    hangul: '올인',
    year: 2003,
  },
  {
    id: 'romance',
    kind: 'series',
    name: { es: 'Romance', en: 'Romance' },
    hangul: '로망스',
    year: 2002,
  },
  {
    id: 'kpop-demon-hunters',
    kind: 'film',
    name: { es: 'Las guerreras k-pop (KPop Demon Hunters)', en: 'KPop Demon Hunters' },
    hangul: '케이팝 데몬 헌터스',
    year: 2025,
  },
  {
    id: 'parasite',
    kind: 'film',
    name: { es: 'Parásitos (Parasite)', en: 'Parasite' },
    hangul: '기생충',
    year: 2019,
  },
  {
    id: 'black-panther',
    kind: 'film',
    name: { es: 'Black Panther', en: 'Black Panther' },
    hangul: '블랙 팬서',
    year: 2018,
  },
  {
    id: 'the-host',
    kind: 'film',
    name: { es: 'The Host', en: 'The Host' },
    hangul: '괴물',
    year: 2006,
  },
  {
    id: 'the-attorney',
    kind: 'film',
    name: { es: 'The Attorney', en: 'The Attorney' },
    hangul: '변호인',
    year: 2013,
  },
  {
    id: 'ode-to-my-father',
    kind: 'film',
    name: { es: 'Ode to My Father', en: 'Ode to My Father' },
    hangul: '국제시장',
    year: 2014,
  },
  {
    id: 'haeundae-film',
    kind: 'film',
    name: { es: 'Haeundae (Tidal Wave)', en: 'Haeundae (Tidal Wave)' },
    hangul: '해운대',
    year: 2009,
  },
  {
    id: 'bts-arirang',
    kind: 'music',
    name: { es: 'BTS: concierto «Arirang»', en: 'BTS: “Arirang” concert' },
    hangul: '방탄소년단',
    year: 2026,
  },
  {
    id: 'bts-idol',
    kind: 'music',
    name: { es: 'BTS: «IDOL» y «Mikrokosmos»', en: 'BTS: “IDOL” and “Mikrokosmos”' },
    hangul: '방탄소년단',
    year: 2020,
  },
  {
    id: 'bts-mural',
    kind: 'music',
    name: { es: 'BTS: Jimin y Jung Kook', en: 'BTS: Jimin and Jung Kook' },
    hangul: '방탄소년단 지민·정국',
    year: 2021,
  },
  {
    id: 'gangnam-style',
    kind: 'music',
    name: { es: 'PSY: «Gangnam Style»', en: 'PSY: “Gangnam Style”' },
    hangul: '강남스타일',
    year: 2012,
  },
  {
    id: 'yeosu-night-sea',
    kind: 'music',
    name: { es: 'Busker Busker: «Yeosu Night Sea»', en: 'Busker Busker: “Yeosu Night Sea”' },
    hangul: '여수 밤바다',
    year: 2012,
  },
] as const satisfies readonly Work[];

export type WorkId = (typeof works)[number]['id'];
