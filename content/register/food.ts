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
