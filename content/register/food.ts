import type { Figure } from './figure.ts';

/** Hours of restaurants and what a meal costs. */
export const foodFigures = {
  'myeongdong-kyoja-hours': {
    what: { es: 'Horario de Myeongdong Kyoja', en: 'Myeongdong Kyoja hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 10:30 a 21:00 todos los días; cierra en Seollal y Chuseok',
        en: '10:30 to 21:00 every day; closed at Seollal and Chuseok',
      },
    },
    checkedOn: '2026-11-22',
  },
  'wooraeok-hours': {
    what: { es: 'Horario de Woo Lae Oak', en: 'Woo Lae Oak hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 11:30 a 21:00, última comanda a las 20:40; cierra los lunes',
        en: '11:30 to 21:00, last orders 20:40; closed on Mondays',
      },
    },
    checkedOn: '2026-11-22',
  },
  'balwoo-hours': {
    what: { es: 'Horario de Balwoo Gongyang', en: 'Balwoo Gongyang hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 11:30 a 15:00 y de 18:00 a 21:30; cierra los domingos',
        en: '11:30 to 15:00 and 18:00 to 21:30; closed on Sundays',
      },
    },
    checkedOn: '2026-11-22',
  },
  'price-naengmyeon': {
    what: { es: 'Naengmyeon en Seúl (media)', en: 'Naengmyeon in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 12_423,
      text: { es: '12.423\u00a0₩ en julio de 2025', en: '₩12,423 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-bibimbap': {
    what: { es: 'Bibimbap en Seúl (media)', en: 'Bibimbap in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 11_538,
      text: { es: '11.538\u00a0₩ en julio de 2025', en: '₩11,538 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-samgyeopsal': {
    what: {
      es: 'Samgyeopsal, 200 g, en Seúl (media)',
      en: 'Samgyeopsal, 200 g, in Seoul (average)',
    },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 20_639,
      text: { es: '20.639\u00a0₩ en julio de 2025', en: '₩20,639 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-samgyetang': {
    what: { es: 'Samgyetang en Seúl (media)', en: 'Samgyetang in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 17_923,
      text: { es: '17.923\u00a0₩ en julio de 2025', en: '₩17,923 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-kimchi-jjigae': {
    what: {
      es: 'Guiso de kimchi con arroz en Seúl (media)',
      en: 'Kimchi stew with rice in Seoul (average)',
    },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 8_577,
      text: { es: '8.577\u00a0₩ en julio de 2025', en: '₩8,577 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-jajangmyeon': {
    what: { es: 'Jajangmyeon en Seúl (media)', en: 'Jajangmyeon in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 7_500,
      text: { es: '7.500\u00a0₩ en julio de 2025', en: '₩7,500 in July 2025' },
    },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-gimbap': {
    what: { es: 'Gimbap en Seúl (media)', en: 'Gimbap in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 3_700,
      text: { es: 'unos 3.700\u00a0₩ en noviembre de 2025', en: 'about ₩3,700 in November 2025' },
    },
    since: '2025-11',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008382046',
      date: '2025-12-26',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-kalguksu': {
    what: { es: 'Kalguksu en Seúl (media)', en: 'Kalguksu in Seoul (average)' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 9_800,
      text: {
        es: 'algo más de 9.800\u00a0₩ en noviembre de 2025',
        en: 'just over ₩9,800 in November 2025',
      },
    },
    since: '2025-11',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008382046',
      date: '2025-12-26',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-wooraeok': {
    what: { es: 'Naengmyeon en Woo Lae Oak', en: 'Naengmyeon at Woo Lae Oak' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 16_000 },
    since: '2025-08',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
  'price-tosokchon': {
    what: { es: 'Samgyetang en Tosokchon', en: 'Samgyetang at Tosokchon' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 20_000,
      text: { es: '20.000\u00a0₩ el sencillo', en: '₩20,000 for the plain one' },
    },
    since: '2025-08',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    note: { es: 'La guía no da precios de comida.', en: 'The guide gives no food prices.' },
  },
} as const satisfies Record<string, Figure>;
