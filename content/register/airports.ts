import type { Figure, Source } from './figure.ts';

const koreaInside = (page: string): Source => ({
  name: 'Korea Inside',
  url: `https://www.getkoreainside.com/${page}.html`,
  date: page === 'airport-transfer' ? '2026-08-18' : '2026-08',
});

/** From the airports to the cities. */
export const airportFigures = {
  'incheon-immigration': {
    what: { es: 'Pasaportes en Incheon', en: 'Immigration at Incheon' },
    unit: 'hours',
    current: {
      value: { from: 1, to: 2 },
      text: { es: 'entre 1 y 2 horas', en: 'between 1 and 2 hours' },
    },
    source: koreaInside('airport-transfer'),
    checkedOn: '2026-11-22',
    note: {
      es: 'Es lo que aconseja contar el aeropuerto; falta sumar el equipaje y la aduana.',
      en: 'It is what the airport advises allowing; baggage and customs come on top.',
    },
  },
  'arex-express-time-t2': {
    what: { es: 'AREX exprés, de la terminal 2 a Seúl', en: 'AREX express, Terminal 2 to Seoul' },
    unit: 'minutes',
    current: { value: 51, text: { es: '51 minutos', en: '51 minutes' } },
    source: koreaInside('arex'),
    checkedOn: '2026-11-22',
  },
  'arex-express-hours': {
    what: { es: 'Primer y último AREX exprés', en: 'First and last AREX express' },
    unit: 'time',
    current: {
      value: { t1: ['05:24', '22:48'], t2: ['05:16', '22:40'] },
      text: {
        es: 'de 5:24 a 22:48 en la terminal 1 y de 5:16 a 22:40 en la terminal 2',
        en: 'from 5:24 to 22:48 at Terminal 1 and from 5:16 to 22:40 at Terminal 2',
      },
    },
    source: koreaInside('arex'),
    checkedOn: '2026-11-22',
    note: {
      es: 'La hora de las 23:32 que verás como último tren es de otro servicio.',
      en: 'The 23:32 that you will read of as the last train belongs to another service.',
    },
  },
  'arex-allstop-fare-t1': {
    what: {
      es: 'AREX con paradas, de la terminal 1 a Seúl',
      en: 'AREX all-stop, Terminal 1 to Seoul',
    },
    unit: 'KRW',
    current: { value: 4_750 },
    source: koreaInside('arex'),
    checkedOn: '2026-11-22',
    note: {
      es: 'Con T-money; el billete sencillo cuesta 100\u00a0₩ más y deja 500\u00a0₩ de depósito.',
      en: 'With T-money; a single ticket costs ₩100 more and a ₩500 deposit.',
    },
  },
  'arex-allstop-hongik': {
    what: { es: 'AREX con paradas hasta Hongdae', en: 'AREX all-stop to Hongdae' },
    unit: 'KRW',
    current: {
      value: { t1: 4_650, t2: 5_250 },
      text: {
        es: '4.650\u00a0₩ desde la terminal 1 y 5.250\u00a0₩ desde la terminal 2',
        en: '₩4,650 from Terminal 1 and ₩5,250 from Terminal 2',
      },
    },
    source: koreaInside('arex'),
    checkedOn: '2026-11-22',
  },
  'incheon-limousine-fare': {
    what: { es: 'Autobús del aeropuerto, de Incheon a Seúl', en: 'Airport bus, Incheon to Seoul' },
    unit: 'KRW',
    current: { value: { from: 16_000, to: 18_000 } },
    source: koreaInside('airport-transfer'),
    checkedOn: '2026-11-22',
    note: {
      es: '17.000\u00a0₩ las líneas 6001, 6002 y 6015; 12.000\u00a0₩ para niños.',
      en: '₩17,000 on 6001, 6002 and 6015; ₩12,000 for children.',
    },
  },
  'incheon-limousine-time': {
    what: {
      es: 'Autobús del aeropuerto, según el tráfico',
      en: 'Airport bus, depending on traffic',
    },
    unit: 'minutes',
    current: {
      value: { from: 60, to: 90 },
      text: { es: '60-90 minutos', en: '60–90 minutes' },
    },
    source: koreaInside('airport-bus'),
    checkedOn: '2026-11-22',
  },
  'incheon-limousine-hours': {
    what: { es: 'Primer y último autobús del aeropuerto', en: 'First and last airport bus' },
    unit: 'time',
    current: {
      value: { from: '04:20', to: '23:30' },
      text: {
        es: 'entre las 4:20 y las 23:30, según la línea (julio de 2024)',
        en: 'between 4:20 and 23:30, depending on the route (July 2024)',
      },
    },
    source: koreaInside('airport-bus'),
    checkedOn: '2026-11-22',
    note: {
      es: 'Es la primera y la última salida de todas las líneas juntas, no un horario.',
      en: 'These are the earliest and latest departures of all routes together, not a timetable.',
    },
  },
  'incheon-limousine-ticket': {
    what: { es: 'Billete del autobús en la terminal 2', en: 'Bus ticket at Terminal 2' },
    unit: 'words',
    previous: { text: { es: 'se pagaba también al subir', en: 'paid on boarding too' } },
    current: {
      text: { es: 'se compra antes de subir, en B1', en: 'bought before boarding, on B1' },
    },
    since: '2026-03-05',
    source: koreaInside('airport-bus'),
    checkedOn: '2026-11-22',
  },
  'incheon-night-bus': {
    what: { es: 'Autobús nocturno de Incheon a Seúl', en: 'Night bus, Incheon to Seoul' },
    unit: 'KRW',
    current: { value: { from: 17_000, to: 18_000 } },
    source: koreaInside('airport-transfer'),
    checkedOn: '2026-11-22',
    note: {
      es: '17.000\u00a0₩ los N6000 y N6002, 18.000\u00a0₩ los N6701 y N6703.',
      en: '₩17,000 on N6000 and N6002, ₩18,000 on N6701 and N6703.',
    },
  },
  'incheon-international-taxi': {
    what: {
      es: 'International Taxi de Incheon a Seúl',
      en: 'International Taxi, Incheon to Seoul',
    },
    unit: 'KRW',
    current: { value: { from: 70_000, to: 95_000 } },
    source: koreaInside('airport-transfer'),
    checkedOn: '2026-11-22',
    note: {
      es: 'Precio cerrado según la zona. El grande, 100.000-140.000\u00a0₩. Pregunta si incluye los peajes.',
      en: 'A fixed price by zone. The large one is ₩100,000–140,000. Ask whether tolls are included.',
    },
  },
  'gimhae-light-rail-fare': {
    what: { es: 'Tren ligero Busan-Gimhae', en: 'Busan–Gimhae light rail' },
    unit: 'KRW',
    current: { value: { from: 1_600, to: 1_800 } },
    since: '2024-05-03',
    source: {
      name: 'Hankyung, Yonhap',
      url: 'https://hankyung.com/article/202404256427Y',
      date: '2024-04-25',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Según la zona, con tarjeta; el billete sencillo, 100\u00a0₩ más.',
      en: 'By zone, with a card; a single ticket is ₩100 more.',
    },
  },
  'gimhae-limousine-1': {
    what: {
      es: 'Autobús del aeropuerto 1, de Gimhae a Haeundae',
      en: 'Airport bus 1, Gimhae to Haeundae',
    },
    unit: 'KRW',
    current: { value: 9_500 },
    since: '2025-07-31',
    source: {
      name: 'TDaily',
      url: 'https://tdaily.co.kr/news/view.php?idx=56251',
      date: '2025-07-25',
    },
    checkedOn: '2026-11-25',
    note: {
      es: 'La reforma del 5 de enero de 2026 movió paradas y salidas; de esta tarifa no dijo nada.',
      en: 'The change of 5 January 2026 moved stops and departures; it said nothing about this fare.',
    },
  },
  'gimhae-limousine-2': {
    what: {
      es: 'Autobús del aeropuerto 2, de Gimhae a Seomyeon',
      en: 'Airport bus 2, Gimhae to Seomyeon',
    },
    unit: 'KRW',
    previous: { value: 7_500 },
    current: { value: 6_000 },
    since: '2026-01-05',
    source: {
      name: { es: 'Ciudad de Busan, en japonés', en: 'City of Busan, in Japanese' },
      url: 'https://www.busan.go.kr/jpn/bsnews01/1714675',
      date: '2026-01',
    },
    checkedOn: '2026-11-22',
  },
  'jeju-express-bus-fare': {
    what: { es: 'Autobús rápido de Jeju', en: 'Jeju express bus' },
    unit: 'KRW',
    current: {
      value: { from: 2_000, to: 3_000 },
      text: { es: '2.000-3.000\u00a0₩ en 2018', en: '₩2,000–3,000 in 2018' },
    },
    source: {
      name: 'Jeju News',
      url: 'http://jejunews.com/news/articleView.html?idxno=2027227',
      date: '2018-06',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es el precio de 2018: cuenta con pagar más.',
      en: 'This is the 2018 fare, so expect to pay more.',
    },
  },
  'jeju-limousine-600-fare': {
    what: { es: 'Autobús 600 de Jeju', en: 'Jeju airport bus 600' },
    unit: 'KRW',
    current: {
      value: 5_500,
      text: { es: 'hasta 5.500\u00a0₩ en 2017', en: 'up to ₩5,500 in 2017' },
    },
    source: {
      name: 'Kukmin Ilbo',
      url: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0923806199',
      date: '2017-08-28',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es el precio de 2017: cuenta con pagar más.',
      en: 'This is the 2017 fare, so expect to pay more.',
    },
  },
  'arrival-cash': {
    what: { es: 'Efectivo para los primeros días', en: 'Cash for the first days' },
    unit: 'KRW',
    current: { value: { from: 50_000, to: 100_000 } },
    source: koreaInside('korea-atm-foreign-cards'),
    checkedOn: '2026-11-22',
  },
  't-luggage-fare': {
    what: { es: 'T-Luggage, envío de una maleta', en: 'T-Luggage, sending a suitcase' },
    unit: 'KRW',
    current: {
      value: { from: 17_000, to: 45_000 },
      text: {
        es: '17.000-45.000\u00a0₩ en 2023, y 8.000-14.000\u00a0₩ más en fin de semana',
        en: '₩17,000–45,000 in 2023, and ₩8,000–14,000 more at weekends',
      },
    },
    source: {
      name: { es: 'Korea.net, en japonés', en: 'Korea.net, in Japanese' },
      url: 'https://japanese.korea.net/NewsFocus/FoodTravel/view?articleId=233071',
      date: '2023-05-22',
    },
    checkedOn: '2026-11-22',
  },
  'subway-lockers': {
    what: { es: 'Consigna del metro, cuatro horas', en: 'Subway lockers, four hours' },
    unit: 'KRW',
    current: {
      value: { from: 2_200, to: 4_400 },
      text: {
        es: '2.200-4.400\u00a0₩ según el tamaño',
        en: '₩2,200–4,400 depending on size',
      },
    },
    source: {
      name: { es: 'Blog seoul-luggage.today79.com', en: 'Blog seoul-luggage.today79.com' },
      url: 'https://seoul-luggage.today79.com/en/blog/seoul-station-luggage-storage',
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
