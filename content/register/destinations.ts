import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

/** Admissions, hours and rules of the DMZ, Jeju, Gyeongju, Andong and other places. */
export const destinationsFigures = {
  'dmz-booking': {
    what: {
      es: 'Antelación para reservar la visita a la DMZ',
      en: 'How far ahead to book a DMZ tour',
    },
    unit: 'days',
    disputed: true,
    edition: {
      value: 3,
      text: { es: 'al menos 3 días antes', en: 'at least 3 days ahead' },
    },
    current: {
      text: {
        es: 'al menos 3 días antes, aunque no hay un plazo fijo',
        en: 'at least 3 days ahead, though there is no fixed deadline',
      },
    },
    source: {
      name: 'Korea Private Tours',
      url: 'http://www.koreaprivatetours.com/what-is-dmz-tour/',
      date: '2023-07-29',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Las plazas del Tercer Túnel se reparten por la mañana en Imjingak y las agencias venden hasta llenar. Los 3 días son un consejo, no una norma. A principios de 2026 no se visitaba la JSA.',
      en: 'Places in the Third Tunnel are handed out in the morning at Imjingak, and agencies sell until they are full. The 3 days are advice, not a rule. In early 2026 the JSA could not be visited.',
    },
  },
  'dmz-passport': {
    what: { es: 'Documento para la visita a la DMZ', en: 'Document for a DMZ tour' },
    unit: 'words',
    current: { text: { es: 'pasaporte', en: 'passport' } },
    source: {
      name: 'Sunny Seoul Korea',
      url: 'https://sunnyseoulkorea.com/shop/view.php?idx=71&sk=Educational',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Los lunes y festivos no hay visita regular al Tercer Túnel.',
      en: 'There is no regular visit to the Third Tunnel on Mondays and public holidays.',
    },
  },
  'dmz-price': {
    what: { es: 'Precio de una visita organizada a la DMZ', en: 'Price of a DMZ tour' },
    unit: 'KRW',
    current: { value: { from: 50_000, to: 76_000 } },
    since: '2026-02',
    source: {
      name: 'Blog justtryblog.com',
      url: 'https://www.justtryblog.com/2026/02/dmz-tour-from-seoul-everything-you-need.html',
      date: '2026-02',
    },
    checkedOn: '2026-11-22',
  },
  'seongsan-admission': {
    what: { es: 'Subida al cráter de Seongsan', en: 'Climb to the Seongsan crater' },
    unit: 'KRW',
    current: { value: 5_000 },
    since: '2019-07-01',
    source: {
      name: 'Jemin Ilbo',
      url: 'http://www.jemin.com/news/articleView.html?idxno=602301',
      date: '2019',
    },
    checkedOn: '2026-11-22',
  },
  'seongsan-hours': {
    what: { es: 'Horario de Seongsan', en: 'Seongsan hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la subida al cráter de Seongsan', en: 'the climb to the Seongsan crater' },
        periods: [
          { days: everyDay, months: [3, 9], opens: '07:00', closes: '20:00', lastEntry: '18:50' },
          { days: everyDay, months: [10, 2], opens: '07:30', closes: '19:00', lastEntry: '17:50' },
        ],
        closed: { monthly: { weekday: 1, weeks: [1] } },
      },
    },
    source: { name: 'Blog junsu.kim', url: 'https://junsu.kim/jeju-seongsan-ilchulbong/' },
    checkedOn: '2026-11-22',
  },
  'haenyeo-museum-admission': {
    what: { es: 'Museo Haenyeo de Jeju', en: 'Haenyeo Museum (Jeju)' },
    unit: 'KRW',
    current: { value: 1_100 },
    source: {
      name: 'Jemin Ilbo',
      url: 'http://www.jemin.com/news/articleView.html?idxno=151712',
      date: '2006-06',
    },
    checkedOn: '2026-11-22',
    note: { es: 'Es la tarifa que se anunció en 2006.', en: 'This is the fee announced in 2006.' },
  },
  'bijarim-admission': {
    what: { es: 'Bosque de Bijarim', en: 'Bijarim forest' },
    unit: 'KRW',
    current: { value: 3_000 },
    checkedOn: '2026-11-22',
  },
  'jeongbang-admission': {
    what: { es: 'Cascada de Jeongbang', en: 'Jeongbang waterfall' },
    unit: 'KRW',
    current: { value: 2_000 },
    checkedOn: '2026-11-22',
  },
  'cheonjiyeon-admission': {
    what: {
      es: 'Entrada a la cascada de Cheonjiyeon',
      en: 'Admission to Cheonjiyeon waterfall',
    },
    unit: 'KRW',
    current: { value: 2_000 },
    checkedOn: '2026-11-22',
  },
  'cheonjiyeon-closing-time': {
    what: {
      es: 'Cierre de la cascada de Cheonjiyeon',
      en: 'Closing time of Cheonjiyeon waterfall',
    },
    unit: 'time',
    current: { value: '22:00', text: { es: 'hasta las 22:00', en: 'until 22:00' } },
    checkedOn: '2026-11-22',
  },
  'jusangjeolli-admission': {
    what: { es: 'Columnas de Jusangjeolli', en: 'Jusangjeolli columns' },
    unit: 'KRW',
    current: { value: 2_000 },
    source: {
      name: 'Blog bhee.tistory.com',
      url: 'https://bhee.tistory.com/entry/%EC%A0%9C%EC%A3%BC-%EA%B4%80%EA%B4%91%EC%A7%80-%EC%A0%95%EB%A6%AC',
    },
    checkedOn: '2026-11-22',
  },
  'yeongsil-winter': {
    what: {
      es: 'Última hora para empezar el sendero de Yeongsil en invierno',
      en: 'Latest start on the Yeongsil trail in winter',
    },
    unit: 'time',
    current: {
      value: '12:00',
      text: {
        es: '12:00, de noviembre a febrero (14:00 en primavera y otoño, 15:00 de mayo a agosto)',
        en: '12:00, from November to February (14:00 in spring and autumn, 15:00 from May to August)',
      },
    },
    source: { name: 'News1', url: 'https://news1.kr/amp/local/jeju/5214661', date: '2023-10-30' },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'hallasan-booking': {
    what: { es: 'Reserva para la cumbre de Hallasan', en: 'Booking for the summit of Hallasan' },
    unit: 'words',
    current: {
      text: {
        es: 'solo para los senderos de Seongpanak y Gwaneumsa; Yeongsil y Eorimok no la piden',
        en: 'only for the Seongpanak and Gwaneumsa trails; Yeongsil and Eorimok need none',
      },
    },
    since: '2021-01-04',
    source: { name: 'News1', url: 'https://news1.kr/amp/local/jeju/5214661', date: '2023-10-30' },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'hahoe-admission': {
    what: { es: 'Entrada a Hahoe', en: 'Hahoe admission' },
    unit: 'KRW',
    current: { value: 5_000 },
    source: {
      name: 'Blog in.naver.com/polipoli37',
      url: 'https://in.naver.com/polipoli37/contents/internal/575434678054048',
      date: '2023-06-15',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Incluye el autobús lanzadera desde la ventanilla de entradas.',
      en: 'It includes the shuttle bus from the ticket office.',
    },
  },
  'hahoe-mask-dance': {
    what: { es: 'Danza de máscaras de Hahoe', en: 'Hahoe mask dance' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la danza de las máscaras de Hahoe', en: 'the mask dance at Hahoe' },
        sessions: [{ days: everyDayBut(1), at: ['14:00'] }],
      },
    },
    source: {
      name: 'Blog in.naver.com/polipoli37',
      url: 'https://in.naver.com/polipoli37/contents/internal/575434678054048',
      date: '2023-06-15',
    },
    checkedOn: '2026-11-22',
    note: { es: 'Es gratis.', en: 'It is free.' },
  },
  'hahoe-hours': {
    what: { es: 'Horario de Hahoe', en: 'Hahoe hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la aldea', en: 'the village' },
        periods: [
          { days: everyDay, months: [4, 9], opens: '09:00', closes: '18:00' },
          { days: everyDay, months: [10, 3], opens: '09:00', closes: '17:00' },
        ],
      },
    },
    checkedOn: '2026-11-22',
  },
  'wolji-admission': {
    what: { es: 'Donggung y Wolji (Gyeongju)', en: 'Donggung and Wolji (Gyeongju)' },
    unit: 'KRW',
    current: { value: 3_000 },
    source: {
      name: 'Blog koad2.tistory.com',
      url: 'https://koad2.tistory.com/m/entry/%EB%8F%99%EA%B6%81%EA%B3%BC-%EC%9B%94%EC%A7%80-%EC%9C%A0%EB%9E%98-%EC%A3%BC%EC%B0%A8%EC%9E%A5-%EC%9E%85%EC%9E%A5%EB%A3%8C%EB%A5%BC-%EC%95%8C%EC%95%84%EB%B3%B4%EC%9E%90',
    },
    checkedOn: '2026-11-22',
  },
  'wolji-hours': {
    what: { es: 'Horario de Wolji', en: 'Wolji hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '22:00', lastEntry: '21:30' }],
      },
    },
    source: {
      name: 'Infoqution',
      url: 'https://infoqution.com/%EB%8F%99%EA%B6%81%EA%B3%BC-%EC%9B%94%EC%A7%80%EC%95%88%EC%95%95%EC%A7%80-%EC%9B%94%EC%A0%95%EA%B5%90-%EC%9E%85%EC%9E%A5%EB%A3%8C-%EC%95%BC%EA%B2%BD-%EC%A3%BC%EC%B0%A8%EC%9E%A5/',
    },
    checkedOn: '2026-11-22',
  },
  'cheonmachong-admission': {
    what: { es: 'Tumba Cheonmachong (Gyeongju)', en: 'Cheonmachong tomb (Gyeongju)' },
    unit: 'KRW',
    current: { value: 3_000 },
    checkedOn: '2026-11-22',
  },
  'gyeonggijeon-admission': {
    what: { es: 'Santuario Gyeonggijeon (Jeonju)', en: 'Gyeonggijeon shrine (Jeonju)' },
    unit: 'KRW',
    current: { value: 3_000 },
    checkedOn: '2026-11-22',
  },
  'bulguksa-admission': {
    what: { es: 'Entrada a Bulguksa y Seokguram', en: 'Bulguksa and Seokguram admission' },
    unit: 'KRW',
    current: { value: 0, text: { es: 'gratis', en: 'free' } },
    since: '2023-05',
    source: {
      name: 'Blog sunnyafterrain.tistory.com',
      url: 'https://sunnyafterrain.tistory.com/entry/%EA%B2%BD%EC%A3%BC-%EC%97%AD%EC%82%AC%ED%83%90%EB%B0%A9-%EC%97%AC%ED%96%89-2%EC%9D%BC%EC%B0%A8-%EB%B6%88%EA%B5%AD%EC%82%AC%EC%84%9D%EA%B5%B4%EC%95%94%EB%8C%80%EB%A6%89%EC%9B%90%EC%B2%A8%EC%84%B1%EB%8C%80%EC%84%9D%EB%B9%99%EA%B3%A0?category=1053480',
      date: '2023-10-25',
    },
    checkedOn: '2026-11-22',
  },
  'seoraksan-fire-closure': {
    what: {
      es: 'Cierre de senderos altos de Seoraksan por riesgo de fuego',
      en: 'Seoraksan high-trail closure for fire risk',
    },
    unit: 'dates',
    current: {
      text: {
        es: 'más o menos de marzo a mediados de mayo y de mediados de noviembre a mediados de diciembre',
        en: 'roughly from March to mid-May and from mid-November to mid-December',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El parque fija las fechas cada año. Míralas en su web.',
      en: 'The park sets the dates each year; see its website.',
    },
  },
  'cherry-blossom': {
    what: {
      es: 'Floración de los cerezos en Busan y Seúl',
      en: 'Cherry blossom in Busan and Seoul',
    },
    unit: 'dates',
    previous: { text: { es: 'en abril y mayo', en: 'in April and May' } },
    current: {
      text: {
        es: 'a finales de marzo en Busan y en torno al 1 de abril en Seúl',
        en: 'in late March in Busan and around 1 April in Seoul',
      },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Cambia unos días cada año, así que mira en marzo la previsión de floración.',
      en: 'It shifts by a few days each year, so look at the blossom forecast in March.',
    },
  },
  'daereungwon-admission': {
    what: { es: 'Entrada a Daereungwon', en: 'Daereungwon admission' },
    unit: 'KRW',
    current: { value: 0, text: { es: 'gratis', en: 'free' } },
    since: '2023-05',
    source: {
      name: 'Blog sunnyafterrain.tistory.com',
      url: 'https://sunnyafterrain.tistory.com/entry/%EA%B2%BD%EC%A3%BC-%EC%97%AD%EC%82%AC%ED%83%90%EB%B0%A9-%EC%97%AC%ED%96%89-2%EC%9D%BC%EC%B0%A8-%EB%B6%88%EA%B5%AD%EC%82%AC%EC%84%9D%EA%B5%B4%EC%95%94%EB%8C%80%EB%A6%89%EC%9B%90%EC%B2%A8%EC%84%B1%EB%8C%80%EC%84%9D%EB%B9%99%EA%B3%A0?category=1053480',
      date: '2023-10-25',
    },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
