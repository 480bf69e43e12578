import type { Figure } from './figure.ts';

/** Fares, hours and journey times of trains, subways, buses and taxis. */
export const transportFigures = {
  'seoul-subway-base-fare': {
    what: {
      es: 'Viaje básico del metro de Seúl con tarjeta',
      en: 'Basic Seoul subway ride with a card',
    },
    unit: 'KRW',
    edition: { value: { from: 1_350, to: 2_350 } },
    current: { value: 1_550 },
    outdatedInEdition: true,
    since: '2025-06-28',
    source: {
      name: 'Korea JoongAng Daily',
      url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/national/socialAffairs/Seoul-subway-prices-rising-to-1550-won-on-June-28/2335095',
      date: '2025-06-21',
    },
    checkedOn: '2026-11-20',
    note: {
      es: 'Costaba 1.400\u00a0₩ hasta el 28 de junio de 2025; pasados 10 km se suma la distancia.',
      en: 'It was ₩1,400 until 28 June 2025; past 10 km, distance is added.',
    },
  },
  'seoul-subway-single-ticket': {
    what: { es: 'Billete sencillo del metro de Seúl', en: 'Seoul subway single ticket' },
    unit: 'KRW',
    edition: { value: { from: 1_350, to: 2_350 } },
    current: { value: 1_650 },
    outdatedInEdition: true,
    since: '2025-06-28',
    source: {
      name: { es: 'KBS World (en francés)', en: 'KBS World (in French)' },
      url: 'http://world.kbs.co.kr/service/news_view.htm?lang=f&Seq_Code=91098',
      date: '2025-06',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-subway-top-fare': {
    what: { es: 'Tarifa más alta del metro de Seúl', en: 'Highest Seoul subway fare' },
    unit: 'KRW',
    edition: { value: 2_350 },
    current: { value: 2_350 },
    checkedOn: '2026-11-22',
    note: {
      es: 'La tarifa básica ha subido desde entonces y sigue aumentando con la distancia.',
      en: 'The base fare has gone up since, and the fare still rises with distance.',
    },
  },
  'seoul-subway-distance-steps': {
    what: {
      es: 'Suplemento por distancia en el metro de Seúl',
      en: 'Distance supplement on the Seoul subway',
    },
    unit: 'KRW',
    current: {
      value: { freeKm: 10, add: 100, everyKm: 5, beyond50EveryKm: 8 },
      text: {
        es: '100\u00a0₩ por cada 5 km a partir de los 10 km, y por cada 8 km a partir de los 50',
        en: '₩100 for every 5 km past 10 km, and for every 8 km past 50',
      },
    },
    source: {
      name: 'Tribun Travel',
      url: 'https://travel.tribunnews.com/amp/2019/08/03/panduan-transportasi-tarif-dan-rute-kereta-bawah-tanah-korea-selatan',
      date: '2019-08-03',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-subway-lines': {
    what: { es: 'Líneas del metro de Seúl y su región', en: 'Lines of the Seoul region subway' },
    unit: 'count',
    disputed: true,
    edition: { value: 23 },
    current: { value: 24, text: { es: '24', en: '24' } },
    since: '2026-08-04',
    source: {
      name: {
        es: 'Archivo oficial de rutas de la región de Seúl (copia)',
        en: 'Official route file of the Seoul region (copy)',
      },
      url: 'https://github.com/AquilaXk/easysubway-data',
      date: '2026-08-04',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Son 23 o 24, según cuáles se cuenten.',
      en: 'There are 23 or 24, depending on which you count.',
    },
  },
  'seoul-subway-hours': {
    what: { es: 'Horario del metro de Seúl', en: 'Seoul subway hours' },
    unit: 'time',
    edition: { text: { es: 'de 5:30 a 0:00', en: '5:30 to 0:00' } },
    current: {
      value: { first: '05:30', last: '00:00', end: '01:00' },
      text: {
        es: 'de 5:30 a 0:00; entre semana, los últimos trenes llegan al final de la línea a la 1:00',
        en: '5:30 to 0:00; on weekdays the last trains reach the end of the line at 1:00',
      },
    },
    since: '2022-08-01',
    source: {
      name: 'Hankyung',
      url: 'https://hankyung.com/article/2022060658591',
      date: '2022-06-06',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'Los sábados, domingos y festivos, hasta las 0:00. Para volver, cuenta con las 0:00 y mira tu último tren en el cartel del andén.',
      en: 'Until 0:00 on Saturdays, Sundays and holidays. To get home, count on 0:00 and look up your last train on the sign at the platform.',
    },
  },
  'seoul-subway-rush': {
    what: { es: 'Horas punta del metro de Seúl', en: 'Seoul subway rush hours' },
    unit: 'time',
    edition: {
      text: { es: 'de 7:30 a 9:00 y de 18:00 a 19:30', en: '7:30 to 9:00 and 18:00 to 19:30' },
    },
    current: {
      text: { es: 'de 7:30 a 9:00 y de 18:00 a 19:30', en: '7:30 to 9:00 and 18:00 to 19:30' },
    },
    checkedOn: '2026-11-22',
  },
  'busan-subway-fare': {
    what: { es: 'Metro de Busan con tarjeta', en: 'Busan subway with a card' },
    unit: 'KRW',
    edition: { value: { from: 1_300, to: 1_800 } },
    current: {
      value: { zone1: 1_600, zone2: 1_800 },
      text: {
        es: '1.600\u00a0₩ en la zona 1 y 1.800\u00a0₩ en la zona 2',
        en: '₩1,600 in zone 1 and ₩1,800 in zone 2',
      },
    },
    outdatedInEdition: true,
    since: '2024-05-03',
    source: {
      name: 'Kukmin Ilbo',
      url: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=1714633028',
      date: '2024-05-03',
    },
    checkedOn: '2026-11-22',
  },
  'busan-subway-single-ticket': {
    what: { es: 'Billete sencillo del metro de Busan', en: 'Busan subway single ticket' },
    unit: 'KRW',
    edition: { value: { from: 1_300, to: 1_800 } },
    current: {
      value: { zone1: 1_700, zone2: 1_900 },
      text: {
        es: '1.700\u00a0₩ en la zona 1 y 1.900\u00a0₩ en la zona 2',
        en: '₩1,700 in zone 1 and ₩1,900 in zone 2',
      },
    },
    outdatedInEdition: true,
    since: '2024-05-03',
    source: {
      name: 'Financial News',
      url: 'https://www.fnnews.com/news/202310031929446618',
      date: '2023-10-03',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-subway-youth-fare': {
    what: {
      es: 'Viaje básico del metro de Seúl de 13 a 18 años',
      en: 'Basic Seoul subway ride, aged 13 to 18',
    },
    unit: 'KRW',
    previous: {
      text: {
        es: '800\u00a0₩ con tarjeta de joven y 1.500\u00a0₩ con billete sencillo',
        en: '₩800 with a youth card and ₩1,500 with a single ticket',
      },
    },
    current: {
      value: { card: 900, single: 1_650 },
      text: {
        es: '900\u00a0₩ con tarjeta de joven y 1.650\u00a0₩ con billete sencillo',
        en: '₩900 with a youth card and ₩1,650 with a single ticket',
      },
    },
    since: '2025-06-28',
    source: {
      name: 'Korea JoongAng Daily',
      url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/national/socialAffairs/Seoul-subway-prices-rising-to-1550-won-on-June-28/2335095',
      date: '2025-06-21',
    },
    checkedOn: '2026-11-23',
  },
  'seoul-subway-free-age': {
    what: { es: 'Niños gratis en el metro de Seúl', en: 'Free children on the Seoul subway' },
    unit: 'words',
    current: {
      value: { under: 6, perAdult: 3 },
      text: {
        es: 'menores de 6 años, hasta tres con cada adulto',
        en: 'children under 6, up to three with each adult',
      },
    },
    since: '2006-12-01',
    source: {
      name: { es: 'Seoul Metro, nota de prensa', en: 'Seoul Metro, press release' },
      url: 'https://www.newswire.co.kr/newsRead.php?no=207021',
      date: '2006-11',
    },
    checkedOn: '2026-11-24',
  },
  'seoul-subway-child-fare': {
    what: {
      es: 'Viaje básico del metro de Seúl de 6 a 12 años',
      en: 'Basic Seoul subway ride, aged 6 to 12',
    },
    unit: 'KRW',
    previous: { value: 500 },
    current: { value: 550 },
    since: '2025-06-28',
    source: {
      name: 'Korea JoongAng Daily',
      url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/national/socialAffairs/Seoul-subway-prices-rising-to-1550-won-on-June-28/2335095',
      date: '2025-06-21',
    },
    checkedOn: '2026-11-23',
    note: {
      es: 'Es lo mismo con tarjeta y con billete.',
      en: 'It is the same with a card and a ticket.',
    },
  },
  'busan-subway-youth-fare': {
    what: {
      es: 'Metro de Busan con tarjeta de joven',
      en: 'Busan subway with a youth card',
    },
    unit: 'KRW',
    current: {
      value: { zone1: 1_050, zone2: 1_200 },
      text: {
        es: '1.050\u00a0₩ en la zona 1 y 1.200\u00a0₩ en la zona 2',
        en: '₩1,050 in zone 1 and ₩1,200 in zone 2',
      },
    },
    source: {
      name: { es: 'Metro de Busan', en: 'Busan Transportation Corporation' },
      url: 'https://www2.humetro.busan.kr/homepage/default/page/subLocation.do?menu_no=100101050302',
    },
    checkedOn: '2026-11-23',
  },
  'busan-subway-child-fare': {
    what: { es: 'Metro de Busan hasta los 12 años', en: 'Busan subway up to the age of 12' },
    unit: 'KRW',
    current: {
      value: 0,
      text: { es: 'gratis con tarjeta infantil', en: 'free with a child’s card' },
    },
    since: '2023-10-06',
    source: {
      name: 'Hankyoreh',
      url: 'http://herstory.hani.co.kr/arti/area/yeongnam/1110946.html',
      date: '2023-10-05',
    },
    checkedOn: '2026-11-23',
    note: {
      es: 'En efectivo se paga. El tren ligero de Gimhae y la línea Donghae no entran.',
      en: 'With cash it is charged. The Gimhae light rail and the Donghae Line are not included.',
    },
  },
  'busan-subway-lines': {
    what: { es: 'Líneas del metro de Busan', en: 'Busan subway lines' },
    unit: 'count',
    edition: { value: 4 },
    current: { value: 4 },
    since: '2026-07-20',
    source: {
      name: {
        es: 'Archivo de rutas de la empresa de transporte de Busan (copia)',
        en: 'Busan Transportation Corporation’s route file (copy)',
      },
      url: 'https://github.com/AquilaXk/easysubway-data',
      date: '2026-07-20',
    },
    checkedOn: '2026-11-22',
  },
  'busan-subway-hours': {
    what: { es: 'Horario del metro de Busan', en: 'Busan subway hours' },
    unit: 'time',
    current: {
      value: { first: '05:00', last: '00:00', end: '01:00' },
      text: { es: 'de 5:00 a 0:00, más o menos', en: 'roughly 5:00 to 0:00' },
    },
    source: {
      name: 'Blog alljungbo001',
      url: 'https://alljungbo001.co.kr/2025/04/2025-2_24.html',
      date: '2025-04',
    },
    checkedOn: '2026-11-26',
  },
  'busan-subway-zone': {
    what: {
      es: 'Distancia que separa las dos zonas del metro de Busan',
      en: 'Distance between the two Busan subway zones',
    },
    unit: 'km',
    current: { value: 10, text: { es: '10 km', en: '10 km' } },
    source: {
      name: 'The Korea Times',
      url: 'https://www.koreatimes.co.kr/www/nation/2023/10/281_360347.html',
      date: '2023-10',
    },
    checkedOn: '2026-11-26',
  },
  'seoul-bus-fare': {
    what: { es: 'Autobús urbano de Seúl con tarjeta', en: 'Seoul city bus with a card' },
    unit: 'KRW',
    edition: { value: { from: 1_300, to: 2_500 } },
    current: { value: 1_500 },
    outdatedInEdition: true,
    since: '2023-08-12',
    source: {
      name: 'Ilyo Shinmun',
      url: 'https://m.ilyo.co.kr/?ac=article_view&entry_id=457052',
      date: '2023-08-10',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-express-bus-fare': {
    what: {
      es: 'Autobús rojo (a los alrededores) y nocturno de Seúl',
      en: 'Seoul red (suburban) and night bus',
    },
    unit: 'KRW',
    edition: { value: { from: 1_300, to: 2_500 } },
    current: {
      value: { red: 3_000, night: 2_500 },
      text: {
        es: '3.000\u00a0₩ el rojo y 2.500\u00a0₩ el nocturno',
        en: '₩3,000 for a red bus and ₩2,500 for a night bus',
      },
    },
    outdatedInEdition: true,
    since: '2023-08-12',
    source: {
      name: 'Ilyo Shinmun',
      url: 'https://m.ilyo.co.kr/?ac=article_view&entry_id=457052',
      date: '2023-08-10',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-night-bus-fare': {
    what: { es: 'Autobús nocturno de Seúl', en: 'Seoul night bus' },
    unit: 'KRW',
    current: { value: 2_500 },
    since: '2023-08-12',
    source: {
      name: 'Ilyo Shinmun',
      url: 'https://m.ilyo.co.kr/?ac=article_view&entry_id=457052',
      date: '2023-08-10',
    },
    checkedOn: '2026-11-24',
  },
  'busan-bus-fare': {
    what: { es: 'Autobús urbano de Busan con tarjeta', en: 'Busan city bus with a card' },
    unit: 'KRW',
    edition: { value: { from: 1_300, to: 2_500 } },
    current: { value: 1_550 },
    outdatedInEdition: true,
    since: '2023-10-06',
    source: {
      name: 'Financial News',
      url: 'https://www.fnnews.com/news/202310031929446618',
      date: '2023-10-03',
    },
    checkedOn: '2026-11-22',
  },
  'busan-bus-cash': {
    what: { es: 'Autobús urbano de Busan en efectivo', en: 'Busan city bus in cash' },
    unit: 'KRW',
    disputed: true,
    current: {
      value: { low: 1_650, high: 1_700 },
      text: {
        es: 'hasta 1.700\u00a0₩; lleva billetes de 1.000',
        en: 'up to ₩1,700; carry 1,000-won notes',
      },
    },
    since: '2023-10-06',
    source: {
      name: 'Nocut News',
      url: 'https://www.nocutnews.co.kr/news/5996987',
      date: '2023-08-18',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Un diario da 1.700\u00a0₩ y otro, 100\u00a0₩ más que con tarjeta.',
      en: 'One paper gives ₩1,700; another, ₩100 more than with a card.',
    },
  },
  'busan-express-bus': {
    what: { es: 'Autobús exprés de Busan con tarjeta', en: 'Busan express bus with a card' },
    unit: 'KRW',
    disputed: true,
    current: { value: 2_050 },
    since: '2023-10-06',
    source: {
      name: 'Financial News',
      url: 'https://www.fnnews.com/news/202310031929446618',
      date: '2023-10-03',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Tres medios dan 2.050\u00a0₩ y uno, 2.100\u00a0₩.',
      en: 'Three news outlets say ₩2,050, and one says ₩2,100.',
    },
  },
  'cheapest-city-ride': {
    what: { es: 'El viaje urbano más barato de un adulto', en: 'Cheapest adult city ride' },
    unit: 'KRW',
    previous: { text: { es: '1.300\u00a0₩', en: '₩1,300' } },
    current: { value: 1_500 },
    since: '2025-06-28',
    source: {
      name: 'Ilyo Shinmun',
      url: 'https://m.ilyo.co.kr/?ac=article_view&entry_id=457052',
      date: '2023-08-10',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-bus-hours': {
    what: { es: 'Horario de los autobuses de Seúl', en: 'Bus hours in Seoul' },
    unit: 'time',
    current: {
      text: { es: 'de 4:30 a 0:00, más o menos', en: 'roughly 4:30 to 0:00' },
    },
    checkedOn: '2026-11-22',
  },
  'busan-bus-hours': {
    what: { es: 'Horario de los autobuses de Busan', en: 'Bus hours in Busan' },
    unit: 'time',
    current: {
      text: { es: 'de 5:00 a 23:00, más o menos', en: 'roughly 5:00 to 23:00' },
    },
    checkedOn: '2026-11-22',
  },
  'tmoney-discount': {
    what: {
      es: 'Descuento por pagar el metro con T-money',
      en: 'Discount for paying the subway with T-money',
    },
    unit: 'KRW',
    edition: { value: 100 },
    current: { value: 100 },
    since: '2025-06-28',
    source: {
      name: { es: 'KBS World (en francés)', en: 'KBS World (in French)' },
      url: 'http://world.kbs.co.kr/service/news_view.htm?lang=f&Seq_Code=91098',
      date: '2025-06',
    },
    checkedOn: '2026-11-22',
  },
  'tmoney-transfers': {
    what: {
      es: 'Transbordos sin volver a pagar la tarifa básica en Seúl',
      en: 'Transfers in Seoul without a second base fare',
    },
    unit: 'count',
    edition: {
      text: {
        es: 'hasta cuatro transbordos gratis en 30 minutos (1 hora entre las 21:00 y las 7:00)',
        en: 'up to four free transfers within 30 minutes (1 hour between 21:00 and 7:00)',
      },
    },
    current: {
      value: { transfers: 4, minutes: 30, nightMinutes: 60 },
      text: {
        es: 'hasta 4, en 30 minutos cada uno (60 entre las 21:00 y las 7:00), si pasas la tarjeta al subir y al bajar',
        en: 'up to 4, within 30 minutes each (60 between 21:00 and 7:00), if you tap on and off',
      },
    },
    source: {
      name: 'HACKSkorea',
      url: 'https://hackskorea.com/es/korea-public-transportation-guide-2025',
      date: '2025-09-02',
    },
    checkedOn: '2026-11-22',
  },
  'busan-transfers': {
    what: { es: 'Transbordos con tarjeta en Busan', en: 'Transfers with a card in Busan' },
    unit: 'count',
    edition: { text: { es: 'hasta cuatro transbordos gratis', en: 'up to four free transfers' } },
    current: {
      value: { transfers: 2, minutes: 30 },
      text: {
        es: 'hasta 2, en 30 minutos cada uno, entre metro, autobús y tren ligero, también hasta Gimhae y Yangsan',
        en: 'up to 2, within 30 minutes each, between subway, bus and light rail, to Gimhae and Yangsan too',
      },
    },
    since: '2025-09-19',
    source: {
      name: { es: 'Metro de Busan (Humetro), en coreano', en: 'Busan subway (Humetro), in Korean' },
      url: 'https://www2.humetro.busan.kr/homepage/default/page/subLocation.do?menu_no=100101050302',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'La regla de cuatro es de Seúl. No vale volver a la misma línea de autobús, ni salir del metro y entrar otra vez. Se paga la tarifa más alta de las que usas, sin los 500\u00a0₩ que se añadían entre las tres ciudades hasta septiembre de 2025. La línea Donghae no enlaza gratis con lo que circula por Gimhae y Yangsan.',
      en: 'The rule of four is Seoul’s. Going back to the same bus route does not count, nor does leaving the subway and entering again. You pay the highest of the fares you use, without the ₩500 that was added between the three cities until September 2025. The Donghae Line has no free transfer to what runs in Gimhae and Yangsan.',
    },
  },
  'subway-under-six': {
    what: { es: 'Menores de 6 años en el metro', en: 'Under 6 on the subway' },
    unit: 'words',
    current: {
      value: { under: 6, perAdult: 3 },
      text: { es: 'gratis, hasta tres por adulto', en: 'free, up to three per adult' },
    },
    source: {
      name: { es: 'Metro de Seúl, en Newswire', en: 'Seoul Metro, on Newswire' },
      url: 'https://www.newswire.co.kr/newsRead.php?no=207021',
      date: '2006-11',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'Cuenta la edad de hoy, por el pasaporte. Del cuarto en adelante pagan como niños.',
      en: 'What counts is the age today, by the passport. From the fourth on they pay as children.',
    },
  },
  'tmoney-transfer-radius': {
    what: {
      es: 'Distancia que cubre la tarifa básica con transbordos',
      en: 'Distance covered by one base fare with transfers',
    },
    unit: 'km',
    disputed: true,
    edition: { text: { es: 'un radio de 10 km', en: 'a 10 km radius' } },
    current: {
      value: 10,
      text: { es: '10 km de recorrido en total', en: 'a total of 10 km travelled' },
    },
    source: {
      name: 'HACKSkorea',
      url: 'https://hackskorea.com/es/korea-public-transportation-guide-2025',
      date: '2025-09-02',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Se cuenta la distancia recorrida, no un radio.',
      en: 'It is the distance travelled, not a radius.',
    },
  },
  'tmoney-card-price': {
    what: { es: 'Precio de la tarjeta T-money vacía', en: 'Price of an empty T-money card' },
    unit: 'KRW',
    disputed: true,
    current: {
      value: { from: 2_500, to: 4_000 },
      text: {
        es: 'entre 2.500 y 4.000\u00a0₩ según la tarjeta',
        en: 'between ₩2,500 and ₩4,000 depending on the card',
      },
    },
    source: {
      name: 'Tokyographer',
      url: 'https://tokyographer.com/markdown_files/14-metro-daily-pass',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Depende del diseño; la oficial para turistas chinos cuesta 3.500\u00a0₩.',
      en: 'It depends on the design; the official one for Chinese visitors is ₩3,500.',
    },
  },
  'tmoney-refund': {
    what: {
      es: 'Saldo de la T-money que devuelve el metro de Seúl',
      en: 'T-money balance returned in the Seoul subway',
    },
    unit: 'KRW',
    current: {
      value: 50_000,
      text: { es: 'hasta 50.000\u00a0₩', en: 'up to ₩50,000' },
    },
    source: {
      name: { es: 'Korea Tour Card, en chino', en: 'Korea Tour Card, in Chinese' },
      url: 'http://koreatourcard.kr/bbs/content.php?co_id=info&info=cardinfo&me_code=10&num=0&lang=tw',
    },
    checkedOn: '2026-11-27',
  },
  'tmoney-topup': {
    what: { es: 'Cómo recarga T-money un extranjero', en: 'How a foreigner tops up T-money' },
    unit: 'words',
    previous: { text: { es: 'solo en efectivo', en: 'with cash only' } },
    current: {
      text: {
        es: 'en efectivo en tiendas y estaciones; en el iPhone, también con Mastercard, American Express o UnionPay en la aplicación Tmoney',
        en: 'with cash in shops and stations; on iPhone, also with Mastercard, American Express or UnionPay inside the Tmoney app',
      },
    },
    since: '2026-03-19',
    source: {
      name: 'Newsy Today',
      url: 'https://www.newsy-today.com/apple-pay-tmoney-allows-foreigners-tourists-to-ride-using-iphones',
      date: '2026-03',
    },
    checkedOn: '2026-11-22',
  },
  'seoul-bike-hour': {
    what: { es: 'Bicicleta pública de Seúl, una hora', en: 'Seoul public bicycle, one hour' },
    unit: 'KRW',
    current: { value: 1_000 },
    source: {
      name: { es: 'FN Times, en coreano', en: 'FN Times, in Korean' },
      url: 'https://m.fntimes.com/html/view.php?ud=20191117213044887059eb9bc7c2_18',
      date: '2019-11-17',
    },
    checkedOn: '2026-11-26',
  },
  'climate-card-30d': {
    what: { es: 'Climate Card de 30 días', en: '30-day Climate Card' },
    unit: 'KRW',
    current: { value: 62_000 },
    since: '2024-07-01',
    source: { name: 'News1', url: 'https://news1.kr/amp/local/seoul/5503610', date: '2024-08-07' },
    checkedOn: '2026-11-22',
    note: {
      es: '65.000\u00a0₩ con la bicicleta pública.',
      en: '₩65,000 with the public bicycles.',
    },
  },
  'climate-card-1-2-3-5-days': {
    what: { es: 'Climate Card de 1, 2, 3 y 5 días', en: '1, 2, 3 and 5-day Climate Card' },
    unit: 'KRW',
    current: {
      value: { 1: 5_000, 2: 8_000, 3: 10_000, 5: 15_000 },
      text: {
        es: '5.000, 8.000, 10.000 y 15.000\u00a0₩',
        en: '₩5,000, ₩8,000, ₩10,000 and ₩15,000',
      },
    },
    since: '2024-07-01',
    source: { name: 'News1', url: 'https://news1.kr/amp/local/seoul/5503610', date: '2024-08-07' },
    checkedOn: '2026-11-22',
  },
  'climate-card-7-days': {
    what: { es: 'Climate Card de 7 días', en: '7-day Climate Card' },
    unit: 'KRW',
    current: { value: 20_000 },
    since: '2024-07-01',
    source: { name: 'News1', url: 'https://news1.kr/amp/local/seoul/5503610', date: '2024-08-07' },
    checkedOn: '2026-11-22',
  },
  'climate-card-youth': {
    what: {
      es: 'Climate Card de 30 días, de 19 a 39 años',
      en: '30-day Climate Card, ages 19 to 39',
    },
    unit: 'KRW',
    current: { value: 55_000, text: { es: '55.000\u00a0₩', en: '₩55,000' } },
    since: '2024-07-01',
    source: {
      name: 'Aju News',
      url: 'https://www5.ajunews.com/view/20240709103352568',
      date: '2024-07-09',
    },
    checkedOn: '2026-11-25',
    note: {
      es: 'Exige registrar la tarjeta en la web de T-money y verificar tu identidad cada seis meses. Sin tarjeta de residencia, cuenta con el precio normal.',
      en: 'You must register the card on the T-money website and verify your identity every six months. Without a residence card, count on the normal price.',
    },
  },
  'climate-card-plastic': {
    what: {
      es: 'Precio de la tarjeta física Climate Card',
      en: 'Price of the physical Climate Card',
    },
    unit: 'KRW',
    current: { value: 3_000 },
    since: '2024-07-01',
    source: {
      name: 'Korea JoongAng Daily',
      url: 'https://koreajoongangdaily.joins.com/news/2024-05-16/national/socialAffairs/Seoul-to-offer-Climate-Cards-for-tourists-in-July/2048331',
      date: '2024-05-16',
    },
    checkedOn: '2026-11-20',
  },
  'm-pass': {
    what: { es: 'Abono M-Pass para estudiantes', en: 'M-Pass for students' },
    unit: 'KRW',
    edition: { value: 60_000, text: { es: '60.000\u00a0₩ al mes', en: '₩60,000 a month' } },
    current: { text: { es: 'no cuentes con él', en: 'do not count on it' } },
    outdatedInEdition: true,
    since: '2011-12-28',
    source: {
      name: 'Korea Herald',
      url: 'http://www01.koreaherald.com/view.php?mp=409&np=4089&ud=20111228000745',
      date: '2011-12-28',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'El abono mensual de Seúl es la Climate Card.',
      en: 'Seoul’s monthly pass is the Climate Card.',
    },
  },
  'monthly-pass-break-even': {
    what: {
      es: 'Viajes con que se amortiza el abono mensual de Seúl',
      en: 'Rides that pay for Seoul’s monthly pass',
    },
    unit: 'count',
    previous: { text: { es: '48 viajes de 1.250\u00a0₩', en: '48 rides at ₩1,250' } },
    current: { value: 40, text: { es: '40 viajes', en: '40 rides' } },
    since: '2025-06-28',
    source: {
      name: 'Korea JoongAng Daily',
      url: 'https://koreajoongangdaily.joins.com/news/2025-06-21/national/socialAffairs/Seoul-subway-prices-rising-to-1550-won-on-June-28/2335095',
      date: '2025-06-21',
    },
    checkedOn: '2026-11-20',
    note: {
      es: 'Es el precio del abono de 30 días dividido entre el del viaje básico.',
      en: 'This is the price of the 30-day pass divided by that of a basic ride.',
    },
  },
  'taxi-seoul-base': {
    what: {
      es: 'Bajada de bandera del taxi normal en Seúl',
      en: 'Base fare of a standard taxi in Seoul',
    },
    unit: 'KRW',
    edition: { value: 4_800 },
    current: { value: 4_800 },
    since: '2023-02-01',
    source: {
      name: 'Kukinews',
      url: 'http://img.kukinews.com/article/view/kuk202302010078',
      date: '2023-02-01',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Cubre los primeros 1,6 km.',
      en: 'It covers the first 1.6 km.',
    },
  },
  'taxi-seoul-distance': {
    what: {
      es: 'Distancia por cada 100 wones, taxi normal de Seúl',
      en: 'Distance per 100 won, Seoul standard taxi',
    },
    unit: 'metres',
    edition: { value: 131, text: { es: '100\u00a0₩ por cada 131 m', en: '₩100 for every 131 m' } },
    current: { value: 131, text: { es: '100\u00a0₩ por cada 131 m', en: '₩100 for every 131 m' } },
    since: '2023-02-01',
    source: {
      name: 'Kukinews',
      url: 'http://img.kukinews.com/article/view/kuk202302010078',
      date: '2023-02-01',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-seoul-night': {
    what: {
      es: 'Recargo nocturno del taxi normal de Seúl',
      en: 'Night surcharge of a Seoul standard taxi',
    },
    unit: 'percent',
    edition: {
      text: {
        es: '20\u00a0% de 22:00 a 23:00, 40\u00a0% de 23:00 a 2:00 y 20\u00a0% de 2:00 a 4:00',
        en: '20% from 22:00 to 23:00, 40% from 23:00 to 2:00 and 20% from 2:00 to 4:00',
      },
    },
    current: {
      value: [
        { from: 22, to: 23, percent: 20 },
        { from: 23, to: 2, percent: 40 },
        { from: 2, to: 4, percent: 20 },
      ],
      text: {
        es: '20\u00a0% de 22:00 a 23:00, 40\u00a0% de 23:00 a 2:00 y 20\u00a0% de 2:00 a 4:00',
        en: '20% from 22:00 to 23:00, 40% from 23:00 to 2:00 and 20% from 2:00 to 4:00',
      },
    },
    since: '2022-12-01',
    source: {
      name: 'Kukinews',
      url: 'http://img.kukinews.com/article/view/kuk202302010078',
      date: '2023-02-01',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-black-base': {
    what: { es: 'Mínimo del taxi negro en Seúl', en: 'Minimum of a black taxi in Seoul' },
    unit: 'KRW',
    edition: { value: 7_000 },
    current: { value: 7_000 },
    since: '2023-02-01',
    source: {
      name: 'Kukinews',
      url: 'http://img.kukinews.com/article/view/kuk202302010078',
      date: '2023-02-01',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-black-distance': {
    what: {
      es: 'Distancia por cada 200 wones, taxi negro de Seúl',
      en: 'Distance per 200 won, Seoul black taxi',
    },
    unit: 'metres',
    edition: { value: 151, text: { es: '200\u00a0₩ por cada 151 m', en: '₩200 for every 151 m' } },
    current: { value: 151, text: { es: '200\u00a0₩ por cada 151 m', en: '₩200 for every 151 m' } },
    checkedOn: '2026-11-22',
  },
  'taxi-black-night': {
    what: {
      es: 'Recargo nocturno del taxi negro de Seúl',
      en: 'Night surcharge of a Seoul black taxi',
    },
    unit: 'percent',
    edition: { text: { es: '20\u00a0% de 22:00 a 4:00', en: '20% from 22:00 to 4:00' } },
    current: {
      value: [{ from: 22, to: 4, percent: 20 }],
      text: { es: '20\u00a0% de 22:00 a 4:00', en: '20% from 22:00 to 4:00' },
    },
    checkedOn: '2026-11-22',
  },
  'taxi-busan-base': {
    what: {
      es: 'Bajada de bandera del taxi normal en Busan',
      en: 'Base fare of a standard taxi in Busan',
    },
    unit: 'KRW',
    edition: { value: 4_800 },
    current: { value: 4_800 },
    since: '2023-06-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://donga.com/news/amp/all/20230514/119289171/1',
      date: '2023-05-15',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-busan-distance': {
    what: {
      es: 'Distancia por cada 100 wones, taxi normal de Busan',
      en: 'Distance per 100 won, Busan standard taxi',
    },
    unit: 'metres',
    edition: { value: 131, text: { es: '100\u00a0₩ por cada 131 m', en: '₩100 for every 131 m' } },
    current: { value: 132, text: { es: '100\u00a0₩ por cada 132 m', en: '₩100 for every 132 m' } },
    outdatedInEdition: true,
    since: '2023-06-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://donga.com/news/amp/all/20230514/119289171/1',
      date: '2023-05-15',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-busan-night': {
    what: {
      es: 'Recargo nocturno del taxi normal de Busan',
      en: 'Night surcharge of a Busan standard taxi',
    },
    unit: 'percent',
    edition: {
      text: {
        es: '20\u00a0% de 22:00 a 23:00, 40\u00a0% de 23:00 a 2:00 y 20\u00a0% de 2:00 a 4:00',
        en: '20% from 22:00 to 23:00, 40% from 23:00 to 2:00 and 20% from 2:00 to 4:00',
      },
    },
    current: {
      value: [
        { from: 23, to: 0, percent: 20 },
        { from: 0, to: 2, percent: 30 },
        { from: 2, to: 4, percent: 20 },
      ],
      text: {
        es: '20\u00a0% de 23:00 a 0:00, 30\u00a0% de 0:00 a 2:00 y 20\u00a0% de 2:00 a 4:00',
        en: '20% from 23:00 to 0:00, 30% from 0:00 to 2:00 and 20% from 2:00 to 4:00',
      },
    },
    outdatedInEdition: true,
    since: '2023-06-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://donga.com/news/amp/all/20230514/119289171/1',
      date: '2023-05-15',
    },
    checkedOn: '2026-11-22',
  },
  'taxi-busan-black': {
    what: { es: 'Taxi negro en Busan', en: 'Black taxi in Busan' },
    unit: 'KRW',
    edition: {
      text: {
        es: '7.000\u00a0₩ como mínimo y 200\u00a0₩ por cada 151 m',
        en: '₩7,000 minimum and ₩200 for every 151 m',
      },
    },
    current: {
      value: { base: 7_500, per200m: 140 },
      text: {
        es: '7.500\u00a0₩ los primeros 3 km y 200\u00a0₩ cada 140 m',
        en: '₩7,500 for the first 3 km and ₩200 for every 140 m',
      },
    },
    outdatedInEdition: true,
    since: '2023-06-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://donga.com/news/amp/all/20230514/119289171/1',
      date: '2023-05-15',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-seoul-busan-weekday': {
    what: { es: 'KTX Seúl-Busan, cualquier día', en: 'KTX Seoul–Busan, any day' },
    unit: 'KRW',
    edition: {
      value: { from: 43_000, to: 53_700 },
      text: {
        es: '43.000-53.700\u00a0₩ de lunes a jueves',
        en: '₩43,000–53,700 from Monday to Thursday',
      },
    },
    current: { value: 59_800 },
    outdatedInEdition: true,
    since: '2014-11',
    source: {
      name: { es: 'Guía de reservas (ssolandmark.com)', en: 'Booking guide (ssolandmark.com)' },
      url: 'https://first.ssolandmark.com/2025/09/ktx-interactive-reservation-guide.html',
      date: '2025-09',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Asiento normal; cuesta lo mismo todos los días.',
      en: 'Standard seat; it costs the same every day.',
    },
  },
  'ktx-seoul-busan-weekend': {
    what: {
      es: 'KTX Seúl-Busan de viernes a domingo y festivos',
      en: 'KTX Seoul-Busan, Friday to Sunday and holidays',
    },
    unit: 'KRW',
    edition: { value: { from: 46_500, to: 57_700 } },
    current: { value: 59_800 },
    outdatedInEdition: true,
    since: '2011',
    source: {
      name: { es: 'Guía de reservas (ssolandmark.com)', en: 'Booking guide (ssolandmark.com)' },
      url: 'https://first.ssolandmark.com/2025/09/ktx-interactive-reservation-guide.html',
      date: '2025-09',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Asiento normal; cuesta lo mismo todos los días.',
      en: 'Standard seat; it costs the same every day.',
    },
  },
  'ktx-fare-proposal': {
    what: { es: 'Subida de tarifa que propuso Korail', en: 'Fare rise proposed by Korail' },
    unit: 'KRW',
    current: { value: 70_000, text: { es: 'unos 70.000\u00a0₩', en: 'about ₩70,000' } },
    source: {
      name: 'KR Inside',
      url: 'https://kr-inside.com/2025/03/ktx-fare-increase-news-seoul-busan.html',
      date: '2025-03',
    },
    checkedOn: '2026-11-20',
  },
  'ktx-seoul-busan-time': {
    what: { es: 'Duración del KTX Seúl-Busan', en: 'KTX Seoul-Busan journey time' },
    unit: 'minutes',
    disputed: true,
    edition: { value: 130, text: { es: '2 h 10 min', en: '2 h 10 min' } },
    current: {
      value: { fastestMinutes: 132, typicalMinutes: 150 },
      text: {
        es: 'unas 2 h 30 min; el más rápido, 2 h 12 min, y los lentos, más de 3 h',
        en: 'about 2 h 30 min; the fastest takes 2 h 12 min, the slow ones over 3 h',
      },
    },
    source: { name: 'Blog allinfo.leedolife.com', url: 'https://allinfo.leedolife.com/?p=2446' },
    checkedOn: '2026-11-22',
  },
  'ktx-hours': {
    what: {
      es: 'Primera y última salida del KTX de Seúl a Busan',
      en: 'First and last KTX from Seoul to Busan',
    },
    unit: 'time',
    disputed: true,
    edition: { text: { es: 'de 5:00 a 22:00', en: '5:00 to 22:00' } },
    current: { text: { es: 'de 5:13 a 22:28, más o menos', en: 'roughly 5:13 to 22:28' } },
    source: { name: 'Blog allinfo.leedolife.com', url: 'https://allinfo.leedolife.com/?p=2446' },
    checkedOn: '2026-11-22',
  },
  'srt-discount': {
    what: { es: 'Diferencia de precio del SRT con el KTX', en: 'SRT price against the KTX' },
    unit: 'percent',
    edition: { value: 10 },
    current: { value: 10 },
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://www.donga.com/news/Economy/article/all/20260224/133410698/1',
      date: '2026-02-24',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-srt-crossing': {
    what: {
      es: 'KTX desde Suseo y SRT desde Seúl',
      en: 'KTX from Suseo and SRT from Seoul Station',
    },
    unit: 'words',
    current: {
      text: {
        es: 'a prueba desde febrero de 2026: una ida y vuelta diaria de cada uno',
        en: 'on trial since February 2026: one return trip a day each',
      },
    },
    since: '2026-02-25',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://www.donga.com/news/Economy/article/all/20260224/133410698/1',
      date: '2026-02-24',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-sale-window': {
    what: {
      es: 'Antelación con que se venden los billetes de KTX',
      en: 'How far ahead KTX tickets are sold',
    },
    unit: 'months',
    current: { value: 1, text: { es: 'un mes antes', en: 'one month ahead' } },
    checkedOn: '2026-11-22',
  },
  'ktx-seoul-gyeongju-fare': {
    what: { es: 'KTX Seúl-Gyeongju', en: 'KTX Seoul-Gyeongju' },
    unit: 'KRW',
    current: { value: 49_300 },
    checkedOn: '2026-11-22',
  },
  'ktx-gyeongju-busan-fare': {
    what: { es: 'KTX Gyeongju-Busan', en: 'KTX Gyeongju-Busan' },
    unit: 'KRW',
    current: { value: 11_000 },
    checkedOn: '2026-11-22',
  },
  'ktx-busan-gyeongju-time': {
    what: { es: 'Duración del KTX Busan-Gyeongju', en: 'KTX Busan-Gyeongju journey time' },
    unit: 'minutes',
    current: { value: 25, text: { es: 'unos 25 minutos', en: 'about 25 minutes' } },
    source: {
      name: 'Blog korealand.tistory.com',
      url: 'https://korealand.tistory.com/8662?category=928063',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-seoul-gyeongju-time': {
    what: { es: 'Duración del KTX Seúl-Gyeongju', en: 'KTX Seoul-Gyeongju journey time' },
    unit: 'minutes',
    current: { value: 120, text: { es: 'unas 2 h', en: 'about 2 h' } },
    checkedOn: '2026-11-22',
  },
  'ktx-seoul-jeonju-time': {
    what: { es: 'Duración del KTX Yongsan-Jeonju', en: 'KTX Yongsan-Jeonju journey time' },
    unit: 'minutes',
    current: { value: 105, text: { es: '1 h 45 min', en: '1 h 45 min' } },
    checkedOn: '2026-11-22',
  },
  'ktx-eum-andong-time': {
    what: {
      es: 'Duración del KTX-Eum Cheongnyangni-Andong',
      en: 'KTX-Eum Cheongnyangni-Andong journey time',
    },
    unit: 'minutes',
    disputed: true,
    current: {
      value: { minMinutes: 119, maxMinutes: 167 },
      text: {
        es: 'de 2\u00a0h a\u00a02\u00a0h\u00a050\u00a0min según el tren',
        en: '2\u00a0h to\u00a02\u00a0h\u00a050\u00a0min depending on the train',
      },
    },
    source: {
      name: 'Blog news.dashinfo365.com',
      url: 'https://news.dashinfo365.com/entry/KTX-%EC%A4%91%EC%95%99%EC%84%A0-%EB%85%B8%EC%84%A0%EB%8F%84-%EC%8B%9C%EA%B0%84%ED%91%9C-%EA%B2%BD%EB%B6%80%EA%B3%A0%EC%86%8D%EC%84%A0-%EB%B9%84%EA%B5%90-%EA%B2%BD%EB%85%B8%EC%9A%B0%EB%8C%80',
      date: '2024',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'La tabla de trenes va de 1 h 59 min a 2 h 47 min.',
      en: 'The timetable runs from 1 h 59 min to 2 h 47 min.',
    },
  },
  'ktx-eum-andong-busan-time': {
    what: {
      es: 'Duración del KTX-Eum Andong-Busan (Bujeon)',
      en: 'KTX-Eum Andong-Busan (Bujeon) journey time',
    },
    unit: 'minutes',
    current: { value: 120, text: { es: 'unas 2 h', en: 'about 2 h' } },
    since: '2024-12-20',
    source: {
      name: 'Blog moneynpower.tistory.com',
      url: 'https://moneynpower.tistory.com/tag/%EC%B2%AD%EB%9F%89%EB%A6%AC%EB%B6%80%EC%82%B0',
      date: '2024-12',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-eum-andong-fare': {
    what: { es: 'KTX-Eum Cheongnyangni-Andong', en: 'KTX-Eum Cheongnyangni-Andong fare' },
    unit: 'KRW',
    current: {
      value: 25_100,
      text: { es: '25.100\u00a0₩ en enero de 2021', en: '₩25,100 in January 2021' },
    },
    since: '2021-01-05',
    source: {
      name: 'Gyeongbuk Domin Ilbo',
      url: 'http://www.hidomin.com/news/articleViewAmp.html?idxno=441240',
      date: '2020-12-28',
    },
    checkedOn: '2026-11-22',
  },
  'ktx-eum-seoul-station-time': {
    what: {
      es: 'KTX-Eum de Seoul Station (Estación de Seúl) a Andong',
      en: 'KTX-Eum from Seoul Station to Andong',
    },
    unit: 'minutes',
    current: { value: 160, text: { es: '2 h 40 min', en: '2 h 40 min' } },
    checkedOn: '2026-11-22',
  },
  'arex-express-time': {
    what: { es: 'AREX exprés, de la terminal 1 a Seúl', en: 'AREX express, Terminal 1 to Seoul' },
    unit: 'minutes',
    current: { value: 43, text: { es: '43 minutos', en: '43 minutes' } },
    source: {
      name: 'Hankook Ilbo',
      url: 'https://m.hankookilbo.com/News/Read/Amp/A2022042615280004417',
      date: '2022-04-26',
    },
    checkedOn: '2026-11-22',
  },
  'arex-express-fare': {
    what: { es: 'AREX exprés', en: 'AREX express fare' },
    unit: 'KRW',
    previous: {
      value: 11_000,
      text: { es: '11.000\u00a0₩ desde octubre de 2023', en: '₩11,000 since October 2023' },
    },
    current: { value: 13_000 },
    source: {
      name: 'Korea Inside',
      url: 'https://www.getkoreainside.com/airport-transfer.html',
      date: '2026-08-18',
    },
    checkedOn: '2026-11-22',
    note: {
      es: '12.500\u00a0₩ para socios y 9.500\u00a0₩ para niños.',
      en: '₩12,500 for members and ₩9,500 for children.',
    },
  },
  'arex-allstop-fare': {
    what: {
      es: 'AREX con paradas, de la terminal 2 a Seúl',
      en: 'AREX all-stop, Terminal 2 to Seoul',
    },
    unit: 'KRW',
    previous: {
      value: 5_050,
      text: { es: '5.050\u00a0₩ en octubre de 2023', en: '₩5,050 in October 2023' },
    },
    current: { value: 5_350 },
    source: {
      name: 'Korea Inside',
      url: 'https://www.getkoreainside.com/arex.html',
      date: '2026-08',
    },
    checkedOn: '2026-11-22',
  },
  'arex-allstop-time': {
    what: { es: 'AREX con paradas, del aeropuerto a Seúl', en: 'AREX all-stop, airport to Seoul' },
    unit: 'minutes',
    current: {
      value: { from: 59, to: 66 },
      text: { es: 'de 59 a 66 minutos', en: '59 to 66 minutes' },
    },
    source: {
      name: 'Korea Inside',
      url: 'https://www.getkoreainside.com/arex.html',
      date: '2026-08',
    },
    checkedOn: '2026-11-22',
    note: {
      es: '59 desde la terminal 1 y 66 desde la terminal 2; algunos trenes tardan de 2 a 6 más.',
      en: '59 from Terminal 1 and 66 from Terminal 2; some trains take 2 to 6 more.',
    },
  },
  'bus-seoul-sokcho-time': {
    what: { es: 'Autobús Seúl-Sokcho', en: 'Bus Seoul-Sokcho' },
    unit: 'minutes',
    current: { value: 150, text: { es: 'unas 2 h 30 min', en: 'about 2 h 30 min' } },
    checkedOn: '2026-11-22',
  },
  'bus-seoul-jeonju-time': {
    what: { es: 'Autobús exprés Seúl-Jeonju', en: 'Express bus Seoul-Jeonju' },
    unit: 'minutes',
    current: { value: 165, text: { es: 'unas 2 h 45 min', en: 'about 2 h 45 min' } },
    checkedOn: '2026-11-22',
  },
  'bus-jeju-seongsan-time': {
    what: {
      es: 'Autobús 111 o 112 del aeropuerto de Jeju a Seongsan',
      en: 'Bus 111 or 112, Jeju airport to Seongsan',
    },
    unit: 'minutes',
    current: { value: 90, text: { es: '1 h 30 min como mucho', en: '1 h 30 min at most' } },
    checkedOn: '2026-11-22',
  },
  'flight-jeju-time': {
    what: {
      es: 'Vuelo a Jeju desde Seúl y desde Busan',
      en: 'Flight to Jeju from Seoul and from Busan',
    },
    unit: 'minutes',
    current: {
      value: { fromSeoul: 70, fromBusan: 60 },
      text: {
        es: '1 h 10 min desde Seúl y 1 h desde Busan',
        en: '1 h 10 min from Seoul and 1 h from Busan',
      },
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
