import type { Text } from '../locale.ts';

/** A dated note that stands beside a figure of the guide; the original figure stays. */
export interface Update {
  readonly note: Text;
  readonly source: {
    readonly url: string;
    readonly name: string;
    /** Year and month of the source; of reading it, where the note says that it bears no date. */
    readonly date: string;
  };
}

/** What has changed since the guide's figures of March 2025, or should be read beside them. */
export const updates = {
  'keta-waiver': {
    note: {
      es: 'No la necesitan {keta-waiver} los pasaportes de España y Estados Unidos. De los de México, Chile, Colombia y Portugal lo dice solo la prensa: confírmalo en k-eta.go.kr antes de volar. De 2027 no hemos visto aviso.',
      en: 'Spanish and US passports need none {keta-waiver}. Of Mexican, Chilean, Colombian and Portuguese ones only the press says so: confirm it on k-eta.go.kr before you fly. We have seen no notice for 2027.',
    },
    source: { url: 'https://visasnews.com/?p=34112', name: 'VisasNews', date: '2025-12' },
  },
  'earrival-digital-only': {
    note: {
      es: 'Desde el 1 de enero de 2026 la tarjeta en papel ya no existe: se rellena en línea dentro de los 3 días anteriores a la llegada, salvo que tengas K-ETA o residencia.',
      en: 'Since 1 January 2026 the paper card is gone: it is filled in online within the 3 days before arrival, unless you hold a K-ETA or a residence card.',
    },
    source: {
      url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
      name: 'The Seoulist',
      date: '2026-05',
    },
  },
  'd4-bank-balance': {
    note: {
      es: 'Para el D-4 se pide desde {d4-balance.since} un saldo: {d4-balance}.',
      en: 'Since {d4-balance.since} a D-4 needs a bank balance: {d4-balance}.',
    },
    source: {
      url: 'https://woorifoundation.or.kr/html/multiculture/culture_view?idx=148',
      name: 'Woori Multicultural Foundation',
      date: '2023-07',
    },
  },
  'd4-sponsor': {
    note: {
      es: 'El visado D-4 de idiomas solo lo tramitan los centros de idiomas de las universidades. Una academia privada no puede patrocinarlo, según una guía privada sin fecha, leída en noviembre de 2026: pregunta a la tuya con qué visado se estudia.',
      en: 'Only the language centres of universities can sponsor a D-4 language visa. A private academy cannot, says a private guide without a date, read in November 2026: ask yours which visa its courses need.',
    },
    source: {
      url: 'https://partners.shuttledelivery.co.kr/blog-posts/the-complete-guide-to-the-d-4-1-korean-language-student-visa-in-south-korea',
      name: 'Shuttle',
      date: '2026-11',
    },
  },
  'seoul-subway-base': {
    note: {
      es: 'Desde el 28 de junio de 2025 el viaje básico en el metro de Seúl cuesta 1.550\u00a0₩ con tarjeta y 1.650\u00a0₩ con billete sencillo.',
      en: 'Since 28 June 2025 a basic ride on the Seoul subway costs ₩1,550 with a card and ₩1,650 with a single ticket.',
    },
    source: {
      url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/national/socialAffairs/Seoul-subway-prices-rising-to-1550-won-on-June-28/2335095',
      name: 'Korea JoongAng Daily',
      date: '2025-06',
    },
  },
  'busan-subway': {
    note: {
      es: 'Desde el 3 de mayo de 2024 el metro de Busan cuesta con tarjeta 1.600\u00a0₩ en la zona 1 y 1.800\u00a0₩ en la zona 2.',
      en: 'Since 3 May 2024 the Busan subway costs ₩1,600 in zone 1 and ₩1,800 in zone 2 with a card.',
    },
    source: {
      url: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=1714633028',
      name: 'Kukmin Ilbo',
      date: '2024-05',
    },
  },
  'city-bus-base': {
    note: {
      es: 'Con tarjeta, el autobús urbano cuesta 1.500\u00a0₩ en Seúl desde agosto de 2023 y 1.550\u00a0₩ en Busan desde octubre de 2023.',
      en: 'With a card, a city bus costs ₩1,500 in Seoul since August 2023 and ₩1,550 in Busan since October 2023.',
    },
    source: {
      url: 'https://m-en.yna.co.kr/view/AEN20231007000900320',
      name: 'Yonhap',
      date: '2023-10',
    },
  },
  'busan-taxi': {
    note: {
      es: 'Estas cifras son las de Seúl. En Busan los 4.800\u00a0₩ cubren 2 km y luego son 100\u00a0₩ cada 132 m; el recargo es del 20 % de 23:00 a 00:00, del 30 % hasta las 02:00 y del 20 % hasta las 04:00, y el taxi negro empieza en 7.500\u00a0₩.',
      en: 'These figures are Seoul’s. In Busan ₩4,800 covers 2 km and then it is ₩100 per 132 m; the surcharge is 20% from 23:00 to 00:00, 30% until 02:00 and 20% until 04:00, and a black taxi starts at ₩7,500.',
    },
    source: {
      url: 'https://donga.com/news/amp/all/20230514/119289171/1',
      name: 'Dong-A Ilbo',
      date: '2023-05',
    },
  },
  'ktx-seoul-busan': {
    note: {
      es: 'En marzo de 2025 el billete normal de KTX entre Seúl y Busan costaba 59.800\u00a0₩, y Korail propuso subirlo a unos 70.000\u00a0₩.',
      en: 'In March 2025 the standard KTX ticket between Seoul and Busan cost ₩59,800, and Korail proposed to raise it to about ₩70,000.',
    },
    source: {
      url: 'https://kr-inside.com/2025/03/ktx-fare-increase-news-seoul-busan.html',
      name: 'KR Inside',
      date: '2025-03',
    },
  },
  'ktx-srt-crossing': {
    note: {
      es: 'Desde el 25 de febrero de 2026, en pruebas, un KTX al día sale de Suseo y un SRT al día de la estación de Seúl, ambos un 10 % más baratos que el KTX.',
      en: 'Since 25 February 2026, as a trial, one KTX a day leaves from Suseo and one SRT a day from Seoul Station, both about 10% below the KTX fare.',
    },
    source: {
      url: 'https://www.donga.com/news/Economy/article/all/20260224/133410698/1',
      name: 'Dong-A Ilbo',
      date: '2026-02',
    },
  },
  'm-pass': {
    note: {
      es: 'El M-Pass se presentó como un abono de metro de 1 a 7 días para turistas extranjeros, no como un abono mensual de estudiantes. El mensual de Seúl es la Climate Card.',
      en: 'The M-Pass was introduced as a 1 to 7 day subway pass for foreign tourists, not as a monthly student pass. Seoul’s monthly pass is the Climate Card.',
    },
    source: {
      url: 'http://www01.koreaherald.com/view.php?mp=409&np=4089&ud=20111228000745',
      name: 'The Korea Herald',
      date: '2011-12',
    },
  },
  'climate-card': {
    note: {
      es: 'La Climate Card de Seúl da viajes ilimitados en metro y autobús por 62.000\u00a0₩ al mes. Para 1, 2, 3 y 5 días cuesta 5.000, 8.000, 10.000 y 15.000\u00a0₩, más 3.000\u00a0₩ por la tarjeta.',
      en: 'Seoul’s Climate Card gives unlimited subway and bus rides for ₩62,000 a month. For 1, 2, 3 and 5 days it costs ₩5,000, ₩8,000, ₩10,000 and ₩15,000, plus ₩3,000 for the card.',
    },
    source: {
      url: 'https://koreajoongangdaily.joins.com/news/2024-05-16/national/socialAffairs/Seoul-to-offer-Climate-Cards-for-tourists-in-July/2048331',
      name: 'Korea JoongAng Daily',
      date: '2024-05',
    },
  },
  'oneroom-rent': {
    note: {
      es: 'En enero de 2026 un estudio cerca de diez universidades de Seúl costaba de media 622.000\u00a0₩ al mes, más 82.000\u00a0₩ de gastos de comunidad, con 10 millones de fianza.',
      en: 'In January 2026 a studio near ten Seoul universities cost on average ₩622,000 a month, plus ₩82,000 in maintenance fees, with a deposit of 10 million.',
    },
    source: {
      url: 'https://m.segye.com/view/20260224515184?OutUrl=google',
      name: 'Segye Ilbo',
      date: '2026-02',
    },
  },
  'tax-refund-minimum': {
    note: {
      es: 'Desde 2024 la devolución se puede pedir a partir de 15.000\u00a0₩ por compra, aunque algunas guías sigan citando 30.000.',
      en: 'Since 2024 the refund starts at ₩15,000 per purchase, although some guides still quote ₩30,000.',
    },
    source: {
      url: 'https://gangnam.com/magazine/policies/immediate-tax-refund-limit-for-foreign-visitors-to-be-doubled-in-2024/',
      name: 'Gangnam.com',
      date: '2023-11',
    },
  },
  'tax-refund-immediate': {
    note: {
      es: 'Desde enero de 2024 la propia tienda puede devolverlo en compras de menos de 1 millón de wones, hasta 5 millones por viaje.',
      en: 'Since January 2024 the shop itself may refund purchases under 1 million won, up to 5 million per trip.',
    },
    source: {
      url: 'https://www.straitstimes.com/asia/east-asia/south-korea-to-double-tax-refund-benefit-for-foreign-tourists-from-january',
      name: 'The Straits Times',
      date: '2023-11',
    },
  },
} as const satisfies Record<string, Update>;

export type UpdateId = keyof typeof updates;
