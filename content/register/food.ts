import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

/** Hours of restaurants and what a meal costs. */
export const foodFigures = {
  'myeongdong-kyoja-hours': {
    what: { es: 'Horario de Myeongdong Kyoja', en: 'Myeongdong Kyoja hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '10:30', closes: '21:00' }],
        closed: { feasts: ['seollal', 'chuseok'] },
      },
    },
    checkedOn: '2026-11-22',
  },
  'wooraeok-hours': {
    what: { es: 'Horario de Woo Lae Oak', en: 'Woo Lae Oak hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDayBut(1), opens: '11:30', closes: '21:00', lastEntry: '20:40' }],
      },
    },
    checkedOn: '2026-11-22',
  },
  'balwoo-hours': {
    what: { es: 'Horario de Balwoo Gongyang', en: 'Balwoo Gongyang hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDayBut(7), opens: '11:30', closes: '15:00' },
          { days: everyDayBut(7), opens: '18:00', closes: '21:30' },
        ],
        closed: { feasts: ['new-year', 'seollal', 'chuseok'] },
      },
    },
    checkedOn: '2026-11-22',
  },
  'price-naengmyeon': {
    what: { es: 'Naengmyeon en Seúl (media)', en: 'Naengmyeon in Seoul (average)' },
    unit: 'KRW',
    current: { value: 12_423 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-bibimbap': {
    what: { es: 'Bibimbap en Seúl (media)', en: 'Bibimbap in Seoul (average)' },
    unit: 'KRW',
    current: { value: 11_538 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-samgyeopsal': {
    what: {
      es: 'Samgyeopsal, 200 g, en Seúl (media)',
      en: 'Samgyeopsal, 200 g, in Seoul (average)',
    },
    unit: 'KRW',
    current: { value: 20_639 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-samgyetang': {
    what: { es: 'Samgyetang en Seúl (media)', en: 'Samgyetang in Seoul (average)' },
    unit: 'KRW',
    current: { value: 17_923 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-kimchi-jjigae': {
    what: {
      es: 'Guiso de kimchi con arroz en Seúl (media)',
      en: 'Kimchi stew with rice in Seoul (average)',
    },
    unit: 'KRW',
    current: { value: 8_577 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-jajangmyeon': {
    what: { es: 'Jajangmyeon en Seúl (media)', en: 'Jajangmyeon in Seoul (average)' },
    unit: 'KRW',
    current: { value: 7_500 },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-gimbap': {
    what: { es: 'Gimbap en Seúl (media)', en: 'Gimbap in Seoul (average)' },
    unit: 'KRW',
    current: { value: 3_700, text: { es: 'unos 3.700\u00a0₩', en: 'about ₩3,700' } },
    since: '2025-11',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008382046',
      date: '2025-12-26',
    },
    checkedOn: '2026-11-22',
  },
  'price-kalguksu': {
    what: { es: 'Kalguksu en Seúl (media)', en: 'Kalguksu in Seoul (average)' },
    unit: 'KRW',
    current: { value: 9_800, text: { es: 'algo más de 9.800\u00a0₩', en: 'just over ₩9,800' } },
    since: '2025-11',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008382046',
      date: '2025-12-26',
    },
    checkedOn: '2026-11-22',
  },
  'price-gukbap': {
    what: { es: 'Gukbap de morcilla (sundae)', en: 'Gukbap with blood sausage (sundae)' },
    unit: 'KRW',
    current: { value: { from: 10_000, to: 17_000 } },
    since: '2025-12',
    source: {
      name: 'Hankyung Business',
      url: 'https://magazine.hankyung.com/business/article/202512055836b',
      date: '2025-12-05',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Son los precios de cuatro restaurantes de Seúl y Daejeon.',
      en: 'These are the prices of four restaurants in Seoul and Daejeon.',
    },
  },
  'price-dwaeji-gukbap': {
    what: {
      es: 'Dwaeji gukbap en dos cadenas de Busan',
      en: 'Dwaeji gukbap at two chains from Busan',
    },
    unit: 'KRW',
    current: { value: 10_000 },
    since: '2025-12',
    source: {
      name: 'Hankyung Business',
      url: 'https://magazine.hankyung.com/business/article/202512055836b',
      date: '2025-12-05',
    },
    checkedOn: '2026-11-26',
  },
  'price-soju': {
    what: {
      es: 'Botella de soju en un restaurante de Seúl',
      en: 'Bottle of soju in a restaurant in Seoul',
    },
    unit: 'KRW',
    current: { value: { from: 6_000, to: 12_000 } },
    since: '2025-12',
    source: {
      name: 'Energy Economy News',
      url: 'https://www.ekn.kr/web/view.php?key=20251206027535409',
      date: '2025-12-07',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Son los precios de cuatro restaurantes. Los más altos son de Apgujeong y Yeoksam, en Gangnam.',
      en: 'These are the prices of four restaurants. The highest are in Apgujeong and Yeoksam, in Gangnam.',
    },
  },
  'price-makgeolli': {
    what: {
      es: 'Makgeolli, 750 ml, en una tienda de conveniencia',
      en: 'Makgeolli, 750 ml, in a convenience store',
    },
    unit: 'KRW',
    current: { value: { from: 2_000, to: 2_300 } },
    since: '2023-04',
    source: {
      name: 'Newsis',
      url: 'https://www.newsis.com/view/?id=NISX20230320_0002233376',
      date: '2023-03-20',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'En los bares costaba entonces entre 4.000 y 5.000\u00a0₩.',
      en: 'In bars it was between ₩4,000 and ₩5,000 at the time.',
    },
  },
  'price-americano': {
    what: {
      es: 'Café americano en una cadena (media de 25)',
      en: 'Americano at a coffee chain (average of 25)',
    },
    unit: 'KRW',
    current: { value: 3_001, text: { es: 'unos 3.000\u00a0₩', en: 'about ₩3,000' } },
    since: '2024-05',
    source: {
      name: 'Segye Ilbo',
      url: 'https://segye.com/view/20241106502522',
      date: '2024-11-06',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Media de la Agencia de Consumidores de Corea. La cadena más barata cobraba 1.300\u00a0₩ y la más cara, 5.000\u00a0₩.',
      en: 'Average by the Korea Consumer Agency. The cheapest chain charged ₩1,300 and the most expensive ₩5,000.',
    },
  },
  'price-fried-chicken': {
    what: {
      es: 'Pollo frito entero en una gran cadena',
      en: 'Whole fried chicken at a big chain',
    },
    unit: 'KRW',
    current: { value: { from: 20_000, to: 23_000 } },
    since: '2023-12',
    source: {
      name: 'Chosun Ilbo',
      url: 'https://v.daum.net/v/20231228030529562',
      date: '2023-12-28',
    },
    checkedOn: '2026-11-26',
  },
  'price-bingsu': {
    what: { es: 'Bingsu en una cafetería', en: 'Bingsu at a café' },
    unit: 'KRW',
    current: { value: 10_000, text: { es: 'desde unos 10.000\u00a0₩', en: 'from about ₩10,000' } },
    since: '2024-06',
    source: {
      name: 'Hankook Ilbo',
      url: 'https://www1.hankookilbo.com/News/Read/A2024061217450000219',
      date: '2024-06-12',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'En los hoteles de lujo, unos 100.000\u00a0₩.',
      en: 'In luxury hotels, about ₩100,000.',
    },
  },
  'price-banana-milk': {
    what: {
      es: 'Leche de plátano Binggrae, 240 ml, en una tienda de conveniencia',
      en: 'Binggrae banana milk, 240 ml, in a convenience store',
    },
    unit: 'KRW',
    current: { value: 1_800 },
    since: '2023-11',
    source: {
      name: 'News2day',
      url: 'https://www.news2day.co.kr/article/20230926500176',
      date: '2023-09-26',
    },
    checkedOn: '2026-11-26',
  },
  'price-wooraeok': {
    what: { es: 'Naengmyeon en Woo Lae Oak', en: 'Naengmyeon at Woo Lae Oak' },
    unit: 'KRW',
    current: { value: 16_000 },
    since: '2025-08',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'price-tosokchon': {
    what: { es: 'Samgyetang sencillo en Tosokchon', en: 'Plain samgyetang at Tosokchon' },
    unit: 'KRW',
    current: { value: 20_000 },
    since: '2025-08',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
