import type { Text } from '../locale.ts';
import type { Figure, Source } from './figure.ts';

const checkedOn = '2026-11-26';

/** The city of Seoul on its first nine lines. */
const mediahub: Source = {
  name: { es: 'Ciudad de Seúl, en coreano', en: 'City of Seoul, in Korean' },
  url: 'http://mediahub.seoul.go.kr/archives/173106',
  date: '2013-09-11',
};

const hankook2017: Source = {
  name: { es: 'Hankook Ilbo, en coreano', en: 'Hankook Ilbo, in Korean' },
  url: 'https://www.hankookilbo.com/News/Read/201712041488959637',
  date: '2017-12-04',
};

/** The six lines that the city added in 2022. */
const dailian: Source = {
  name: { es: 'Dailian, en coreano', en: 'Dailian, in Korean' },
  url: 'https://m.dailian.co.kr/news/view/1100085',
  date: '2022-04-05',
};

const cnbnews: Source = {
  name: { es: 'CNB News, en coreano', en: 'CNB News, in Korean' },
  url: 'http://weekly.cnbnews.com/news/article.html?no=147047',
  date: '2022-11-30',
};

/** The lines from the airport since August 2025. */
const wikitree: Source = {
  name: { es: 'Wikitree, en coreano', en: 'Wikitree, in Korean' },
  url: 'https://www.wikitree.co.kr/articles/1069666',
  date: '2025-07-31',
};

const hankyung: Source = {
  name: { es: 'Hankyung, en coreano', en: 'Hankyung, in Korean' },
  url: 'https://hankyung.com/article/202305262656h',
  date: '2023-05-26',
};

const hankook2023: Source = {
  name: { es: 'Hankook Ilbo, en coreano', en: 'Hankook Ilbo, in Korean' },
  url: 'https://www.hankookilbo.com/News/Read/A2023032011150003654',
  date: '2023-03-20',
};

/** Where a line goes, from end to end. */
const route = (line: string, text: Text, source: Source, since?: string) =>
  ({
    what: { es: `Autobús nocturno ${line}`, en: `Night bus ${line}` },
    unit: 'words',
    current: { text },
    ...(since && { since }),
    source,
    checkedOn,
  }) as const satisfies Figure;

/** A route whose names are the same in both languages. */
const stops = (line: string, names: string, source: Source, since?: string) =>
  route(line, { es: names, en: names }, source, since);

/** Buses and last trains of the night. */
export const nightFigures = {
  'seoul-night-bus-hours': {
    what: { es: 'Horario de los autobuses nocturnos de Seúl', en: 'Night bus hours in Seoul' },
    unit: 'time',
    current: { text: { es: 'de 23:10 a 6:00', en: 'from 23:10 to 6:00' } },
    source: {
      name: { es: 'Kukinews, en coreano', en: 'Kukinews, in Korean' },
      url: 'https://kukinews.com/article/view/kuk202301220002',
      date: '2023-01-22',
    },
    checkedOn,
    note: {
      es: 'Es el de todas las líneas juntas; la primera y la última de cada una cambian.',
      en: 'This is for all lines together; the first and last bus of each differ.',
    },
  },
  'seoul-night-bus-wait': {
    what: { es: 'Cada cuánto pasa el N31', en: 'How often the N31 runs' },
    unit: 'minutes',
    current: {
      value: { from: 35, to: 40 },
      text: { es: 'cada 35-40 minutos', en: 'every 35 to 40 minutes' },
    },
    since: '2022-12-01',
    source: cnbnews,
    checkedOn,
  },
  'night-bus-n13': stops(
    'N13',
    'Nowon – Dongdaemun – Jongno – Gangnam – Jamsil – Songpa',
    hankook2017,
  ),
  'night-bus-n15': stops(
    'N15',
    'Ui-dong – Jonggak – Seoul Station – Noryangjin – Sadang',
    hankook2017,
  ),
  'night-bus-n16': stops('N16', 'Dobongsan – Seoul Station – Yeongdeungpo – Onsu', mediahub),
  'night-bus-n26': stops(
    'N26',
    'Sangbong – Cheongnyangni – Jonggak – Sinchon – Songjeong',
    hankook2017,
  ),
  'night-bus-n30': stops('N30', 'Sangil-dong – Dongdaemun – Seoul Station', mediahub),
  'night-bus-n31': stops(
    'N31',
    'Gangdong – Jamsil – Gangnam – Sinsa – Itaewon – Jonggak – Hyehwa',
    cnbnews,
    '2022-12-01',
  ),
  'night-bus-n32': stops(
    'N32',
    'Songpa – Jamsil – Konkuk Univ. – Wangsimni – Sinseol-dong',
    dailian,
    '2022-05-01',
  ),
  'night-bus-n37': stops('N37', 'Bokjeong – Gangnam – Jonggak – Gupabal', mediahub),
  'night-bus-n51': stops(
    'N51',
    'Siheung-dong – Sindorim – Hongdae – Gwanghwamun – Hagye-dong',
    dailian,
    '2022-04-18',
  ),
  'night-bus-n61': stops('N61', 'Gaebong – Gangnam – Konkuk Univ. – Nowon', mediahub),
  'night-bus-n62': stops('N62', 'Mokdong – Sinchon – Wangsimni – Myeonmok-dong', mediahub),
  'night-bus-n64': stops(
    'N64',
    'Gangseo – Mokdong – Noryangjin – Gangnam – Yeomgok',
    dailian,
    '2022-04-18',
  ),
  'night-bus-n72': stops(
    'N72',
    'Eunpyeong – DMC – Sinchon – Itaewon – Sinseol-dong',
    dailian,
    '2022-04-18',
  ),
  'night-bus-n75': stops(
    'N75',
    'Jingwan – Hongdae – Gwanghwamun – Gangnam – Seorim-dong',
    dailian,
    '2022-04-18',
  ),
  'busan-night-bus': {
    what: { es: 'Autobús 1004 de Busan, de noche', en: 'Busan’s bus 1004, at night' },
    unit: 'words',
    current: {
      text: {
        es: 'cinco salidas por noche, por Busan Station, Seomyeon y Sasang (2017)',
        en: 'five departures a night, by Busan Station, Seomyeon and Sasang (2017)',
      },
    },
    since: '2017-11-25',
    source: {
      name: { es: 'Seoul Economic Daily, en coreano', en: 'Seoul Economic Daily, in Korean' },
      url: 'https://m.sedaily.com/NewsViewAmp/1ONPCBUN0N',
      date: '2017-11-24',
    },
    checkedOn,
  },
  'night-bus-n6000': route(
    'N6000',
    {
      es: 'las dos terminales – terminal de autobuses de Gangnam',
      en: 'both terminals – Gangnam Express Bus Terminal',
    },
    wikitree,
    '2025-08-01',
  ),
  'night-bus-n6001': route(
    'N6001',
    { es: 'terminal 1 – Seoul Station', en: 'Terminal 1 – Seoul Station' },
    hankook2023,
    '2023-03-20',
  ),
  'night-bus-n6002': route(
    'N6002',
    {
      es: 'Hongdae – Gwanghwamun – Cheongnyangni',
      en: 'Hongdae – Gwanghwamun – Cheongnyangni',
    },
    wikitree,
    '2025-08-01',
  ),
  'night-bus-n6701': route(
    'N6701',
    {
      es: 'las dos terminales – Mapo – Seoul Station – Dongdaemun (DDP)',
      en: 'both terminals – Mapo – Seoul Station – Dongdaemun (DDP)',
    },
    hankyung,
    '2023-05-30',
  ),
  'night-bus-n6703': route(
    'N6703',
    {
      es: 'las dos terminales – COEX – Jamsil – Gangbyeon – Gwangnaru',
      en: 'both terminals – COEX – Jamsil – Gangbyeon – Gwangnaru',
    },
    wikitree,
    '2025-08-01',
  ),
  'incheon-night-bus-time': {
    what: {
      es: 'Minutos del autobús nocturno de Incheon a Seúl',
      en: 'Minutes by night bus from Incheon to Seoul',
    },
    unit: 'minutes',
    current: { value: { from: 70, to: 90 } },
    since: '2023-05-30',
    source: hankyung,
    checkedOn,
    note: {
      es: 'De los N6701 y N6703 hasta el final: unos 70 desde la terminal 1 y 90 desde la 2.',
      en: 'On N6701 and N6703 to the end: about 70 from Terminal 1 and 90 from Terminal 2.',
    },
  },
  'incheon-night-bus-hours': {
    what: {
      es: 'Salidas del autobús nocturno de Incheon',
      en: 'Departures of the night bus from Incheon',
    },
    unit: 'time',
    current: {
      text: {
        es: 'de 0:00 a 4:00 en la terminal 1 y de 1:20 a 4:40 en la 2 (2023)',
        en: 'from 0:00 to 4:00 at Terminal 1 and from 1:20 to 4:40 at Terminal 2 (2023)',
      },
    },
    since: '2023-03-20',
    source: hankook2023,
    checkedOn,
    note: {
      es: 'Desde agosto de 2025 pasan más líneas por la terminal 2. Mira la hora de la tuya en la página del aeropuerto.',
      en: 'More lines have served Terminal 2 since August 2025. See the time of yours on the airport’s page.',
    },
  },
  'arex-last-train': {
    what: {
      es: 'Último AREX con paradas desde la terminal 2',
      en: 'Last AREX all-stop train from Terminal 2',
    },
    unit: 'time',
    current: {
      value: { seoulStation: '23:32', digitalMediaCity: '23:50' },
      text: {
        es: '23:32 hasta la estación de Seúl y 23:50 hasta Digital Media City (2018)',
        en: '23:32 to Seoul Station and 23:50 to Digital Media City (2018)',
      },
    },
    since: '2018-01-13',
    source: {
      name: { es: 'Hankook Ilbo, en coreano', en: 'Hankook Ilbo, in Korean' },
      url: 'https://www.hankookilbo.com/News/Read/201801091457179790',
      date: '2018-01-09',
    },
    checkedOn,
    note: {
      es: 'El de las 23:50 seguía igual en febrero de 2024. Desde la terminal 1 pasa unos minutos después.',
      en: 'The 23:50 train was unchanged in February 2024. It calls at Terminal 1 a few minutes later.',
    },
  },
} as const satisfies Record<string, Figure>;
