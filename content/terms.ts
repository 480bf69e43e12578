import type { Locale } from './locale.ts';

/** What the guide calls a thing, everywhere. */
export interface Term extends Readonly<Record<Locale, string>> {
  readonly hangul?: string;
  /** Latin letters of the Hangul as the guide writes them; `romanisation.test.ts` lists what is not by rule. */
  readonly latin?: string;
  /** Other names of the same thing, as regular expressions, that no text uses. */
  readonly avoid?: Partial<Readonly<Record<Locale, readonly string[]>>>;
}

export const terms = {
  // Getting about
  subway: {
    es: 'metro',
    en: 'subway',
    hangul: '지하철',
    latin: 'jihacheol',
    avoid: { es: ['subte', 'subterráneo'], en: ['metros?(?! Line)', 'the tube'] },
  },
  numberedLine: {
    es: 'línea 2',
    en: 'Line 2',
    hangul: '2호선',
    avoid: { es: ['(?<=[a-z,] )Línea \\d'], en: ['lines? \\d'] },
  },
  shinbundangLine: {
    es: 'Shinbundang',
    en: 'Shinbundang',
    hangul: '신분당선',
    avoid: { es: ['Sinbundang'], en: ['Sinbundang'] },
  },
  lightRail: { es: 'tren ligero', en: 'light rail', avoid: { es: ['[Mm]etro ligero'] } },
  highSpeedTrain: { es: 'KTX', en: 'KTX', hangul: '고속열차', latin: 'gosok yeolcha' },
  taxi: { es: 'taxi', en: 'taxi', hangul: '택시', latin: 'taeksi' },
  minibus: { es: 'minibús', en: 'minibus', avoid: { es: ['microbús', 'microbuses', 'buseta'] } },
  travelCard: {
    es: 'T-money',
    en: 'T-money',
    hangul: '티머니',
    latin: 'timeoni',
    avoid: { es: ['T-Money', '(?<!aplicación )Tmoney'], en: ['T-Money', 'Tmoney(?! app)'] },
  },
  monthlyPass: {
    es: 'Climate Card',
    en: 'Climate Card',
    hangul: '기후동행카드',
    latin: 'gihudonghaengkadeu',
    avoid: { es: ['[Tt]arjeta Clim(?:a|ática)'], en: ['Climate card', 'climate card'] },
  },
  // Where to live
  dormitory: {
    es: 'residencia universitaria',
    en: 'university dormitory',
    hangul: '기숙사',
    latin: 'gisuksa',
    avoid: {
      es: ['colegio mayor'],
      en: ['[Uu]niversity residences?', '[Hh]alls? of residence', 'dorms?'],
    },
  },
  hasukjib: {
    es: 'hasukjib',
    en: 'hasukjib',
    hangul: '하숙집',
    latin: 'hasukjib',
    avoid: {
      es: ['hasukjip', '[Cc]asas? de huéspedes \\(hasukjib\\)'],
      en: ['hasukjip', '[Gg]uesthouses? \\(hasukjib\\)'],
    },
  },
  goshiwon: {
    es: 'goshiwon',
    en: 'goshiwon',
    hangul: '고시원',
    latin: 'goshiwon',
    avoid: { es: ['gosiwon'], en: ['gosiwon'] },
  },
  oneroom: {
    es: 'oneroom',
    en: 'oneroom',
    hangul: '원룸',
    latin: 'oneroom',
    avoid: { es: ['one-rooms?'], en: ['one-rooms?(?! flat)'] },
  },
  // Papers
  ketaPermit: {
    es: 'la K-ETA',
    en: 'the K-ETA',
    avoid: { es: ['el K-ETA', 'KETA'], en: ['KETA'] },
  },
  arrivalCard: {
    es: 'la e-Arrival',
    en: 'the e-Arrival card',
    avoid: { es: ['e-arrival(?!card)', 'E-Arrival'], en: ['e-arrival(?!card)', 'E-Arrival'] },
  },
  visa: { es: 'visado', en: 'visa', hangul: '비자', latin: 'bija' },
  deposit: { es: 'fianza', en: 'deposit', hangul: '보증금', latin: 'bojeunggeum' },
  // Food
  gimbap: {
    es: 'gimbap',
    en: 'gimbap',
    hangul: '김밥',
    latin: 'gimbap',
    avoid: { es: ['[Kk]imbap'], en: ['[Kk]imbap'] },
  },
  kimchi: {
    es: 'kimchi',
    en: 'kimchi',
    hangul: '김치',
    latin: 'kimchi',
    avoid: { es: ['gimchi'], en: ['gimchi'] },
  },
  tteokbokki: {
    es: 'tteokbokki',
    en: 'tteokbokki',
    hangul: '떡볶이',
    latin: 'tteokbokki',
    avoid: { es: ['topokki', 'ddeokbokki'], en: ['topokki', 'ddeokbokki'] },
  },
  porkSoup: {
    es: 'dwaeji gukbap',
    en: 'dwaeji gukbap',
    hangul: '돼지국밥',
    latin: 'dwaeji gukbap',
    avoid: { es: ['dwaeji-gukbap'], en: ['dwaeji-gukbap'] },
  },
  chilli: {
    es: 'chile',
    en: 'chilli',
    hangul: '고추',
    latin: 'gochu',
    avoid: { es: ['guindillas?', 'ají'], en: ['chil[ie]s?', 'hot paste'] },
  },
  prawns: {
    es: 'gambas',
    en: 'shrimp',
    hangul: '새우',
    latin: 'saeu',
    avoid: { es: ['langostinos?'], en: ['prawns?'] },
  },
  sweetPotato: {
    es: 'batata',
    en: 'sweet potato',
    hangul: '고구마',
    latin: 'goguma',
    avoid: { es: ['boniatos?'], en: ['yams?'] },
  },
  fishCake: {
    es: 'pasta de pescado',
    en: 'fish cake',
    hangul: '어묵',
    latin: 'eomuk',
    avoid: { en: ['fishcakes?'] },
  },
  // Places
  hanokVillage: {
    es: 'aldea hanok',
    en: 'hanok village',
    hangul: '한옥마을',
    latin: 'hanok maeul',
    avoid: { es: ['barrio hanok', '[Vv]illa hanok'], en: ['hanok quarter'] },
  },
  hanRiver: {
    es: 'río Han',
    en: 'Han River',
    hangul: '한강',
    latin: 'hangang',
    avoid: { es: ['río Hangang'], en: ['Han river'] },
  },
  gwanganBridge: {
    es: 'puente de Gwangan',
    en: 'Gwangan Bridge',
    hangul: '광안대교',
    latin: 'gwangandaegyo',
    avoid: { en: ['Gwangan bridge'] },
  },
  gwangbokDong: {
    es: 'Gwangbok-dong',
    en: 'Gwangbok-dong',
    hangul: '광복동',
    latin: 'Gwangbok-dong',
    avoid: { es: ['Gwangbokdong'], en: ['Gwangbokdong'] },
  },
  fishSeller: {
    es: 'ajimae',
    en: 'ajimae',
    hangul: '아지매',
    latin: 'ajimae',
    // The word itself is explained with its Hangul.
    avoid: {
      es: ['ajummas', 'ajumma(?! \\(아줌마\\))'],
      en: ['ajummas', 'ajumma(?! \\(아줌마\\))'],
    },
  },
  // The site
  faq: {
    es: 'Preguntas frecuentes',
    en: 'FAQ',
    avoid: { es: ['FAQ'], en: ['[Ff]requent questions', 'questions page'] },
  },
  newsletter: { es: 'boletín', en: 'newsletter', avoid: { es: ['newsletter'] } },
  partnerAcademy: {
    es: 'academia asociada',
    en: 'partner academy',
    avoid: { es: ['academias? colaboradoras?'], en: ['associated academ(?:y|ies)'] },
  },
} as const satisfies Record<string, Term>;

/**
 * Words of Spain, and those of America that follow them in brackets once on a page: `visado (visa)`. Both are regular
 * expressions, for their plurals.
 */
export const glosses: readonly (readonly [word: string, gloss: string])[] = [
  ['visados?', 'visas?'],
  ['fianzas?', 'depósitos?'],
  ['billetes?', 'boletos?|pasajes?'],
  ['móvil(?:es)?', 'celular(?:es)?'],
  ['horas? punta', 'horas? pico'],
  ['gafas', 'lentes'],
  ['cacahuetes?', 'maní'],
  ['batatas?', 'camotes?'],
  ['melocotón', 'durazno'],
];

/** A station as its sign has it; the Spanish pages add the meaning in brackets. */
interface StationSign {
  readonly sign: string;
  readonly meaning?: string;
}

/** The stations of the guide by their Hangul, without the 역 that Seoul adds. */
export const stations: Readonly<Record<string, StationSign>> = {
  강남: { sign: 'Gangnam' },
  경복궁: { sign: 'Gyeongbokgung' },
  '경성대·부경대': {
    sign: 'Kyungsung Univ. · Pukyong Nat’l Univ.',
    meaning: 'universidades Kyungsung y Pukyong',
  },
  건대입구: { sign: 'Konkuk Univ.', meaning: 'Universidad Konkuk' },
  고려대: { sign: 'Korea Univ.', meaning: 'Universidad de Corea' },
  공릉: { sign: 'Gongneung' },
  광안: { sign: 'Gwangan' },
  광운대: { sign: 'Kwangwoon Univ.', meaning: 'Universidad Kwangwoon' },
  광화문: { sign: 'Gwanghwamun' },
  남산: { sign: 'Namsan' },
  남포: { sign: 'Nampo' },
  냉정: { sign: 'Naengjeong' },
  동대입구: { sign: 'Dongguk Univ.', meaning: 'Universidad Dongguk' },
  동대문역사문화공원: {
    sign: 'Dongdaemun History & Culture Park',
    meaning: 'Parque de la Historia y la Cultura',
  },
  명동: { sign: 'Myeongdong' },
  범어사: { sign: 'Beomeosa' },
  부산: { sign: 'Busan Station', meaning: 'Estación de Busan' },
  부산대: { sign: 'Pusan Nat’l Univ.', meaning: 'Universidad Nacional de Pusan' },
  서강대: { sign: 'Sogang Univ.', meaning: 'Universidad Sogang' },
  서울대입구: { sign: 'Seoul Nat’l Univ.', meaning: 'Universidad Nacional de Seúl' },
  성수: { sign: 'Seongsu' },
  성환: { sign: 'Seonghwan' },
  센텀시티: { sign: 'Centum City' },
  수안: { sign: 'Suan' },
  신촌: { sign: 'Sinchon' },
  안국: { sign: 'Anguk' },
  오시리아: { sign: 'Osiria' },
  // The signs add how the number is read: Euljiro 4(sa)-ga, Jongno 3(sam)-ga.
  을지로4가: { sign: 'Euljiro 4-ga' },
  이대: { sign: 'Ewha Womans Univ.', meaning: 'Universidad Ewha' },
  자갈치: { sign: 'Jagalchi' },
  잠실: { sign: 'Jamsil' },
  전포: { sign: 'Jeonpo' },
  종로3가: { sign: 'Jongno 3-ga' },
  종로5가: { sign: 'Jongno 5-ga' },
  토성: { sign: 'Toseong' },
  한양대: { sign: 'Hanyang Univ.', meaning: 'Universidad Hanyang' },
  해운대: { sign: 'Haeundae' },
  흑석: { sign: 'Heukseok' },
  혜화: { sign: 'Hyehwa' },
  홍대입구: { sign: 'Hongik Univ.', meaning: 'Universidad Hongik' },
  회기: { sign: 'Hoegi' },
  시청: { sign: 'City Hall', meaning: 'Ayuntamiento' },
  이촌: { sign: 'Ichon' },
  삼각지: { sign: 'Samgakji' },
  충무로: { sign: 'Chungmuro' },
  독립문: { sign: 'Dongnimmun' },
  고속터미널: { sign: 'Express Bus Terminal', meaning: 'terminal de autobuses' },
  북한산우이: { sign: 'Bukhansan Ui' },
  노량진: { sign: 'Noryangjin' },
  몽촌토성: { sign: 'Mongchontoseong' },
  삼성: { sign: 'Samseong' },
  봉은사: { sign: 'Bongeunsa' },
  여의나루: { sign: 'Yeouinaru' },
  서울숲: { sign: 'Seoul Forest', meaning: 'Bosque de Seúl' },
  수원: { sign: 'Suwon' },
  임진강: { sign: 'Imjingang' },
  '전대·에버랜드': { sign: 'Jeondae · Everland' },
  가평: { sign: 'Gapyeong' },
  대연: { sign: 'Daeyeon' },
  녹사평: { sign: 'Noksapyeong' },
  충정로: { sign: 'Chungjeongno' },
  공항화물청사: {
    sign: 'Incheon Int’l Airport Cargo Terminal',
    meaning: 'terminal de carga',
  },
  다대포해수욕장: { sign: 'Dadaepo Beach', meaning: 'playa de Dadaepo' },
};
