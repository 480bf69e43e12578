import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

const checkedOn = '2026-11-24';

/** When the sights of the itineraries open that have no card of their own, and further places; first those of Seoul. */
export const seoulSightFigures = {
  'palace-museum-hours': {
    what: { es: 'Horario del Museo Nacional del Palacio', en: 'National Palace Museum hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDayBut(6), opens: '09:30', closes: '17:30', lastEntry: '17:00' },
          { days: [6], opens: '09:30', closes: '21:00', lastEntry: '20:30' },
        ],
        closed: {
          monthly: { weekday: 1, weeks: ['last'], onHoliday: 'next-day' },
          feasts: ['new-year', 'seollal', 'chuseok'],
        },
      },
    },
    since: '2026-03-01',
    source: {
      name: 'YTN',
      url: 'https://www.ytn.co.kr/_ln/0106_202602191356171084',
      date: '2026-02-19',
    },
    checkedOn,
  },
  'bongeunsa-hours': {
    what: { es: 'Horario de Bongeunsa', en: 'Bongeunsa hours' },
    unit: 'time',
    current: { opening: { periods: [{ days: everyDay, opens: '05:00', closes: '22:00' }] } },
    source: { name: 'Blog yulsdir', url: 'https://yulsdir.tistory.com/?page=36', date: '2024-05' },
    checkedOn,
  },
  'tongin-hours': {
    what: { es: 'Horario del comedor de Tongin', en: 'Tongin lunchbox café hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el comedor del mercado Tongin', en: 'the lunchbox café at Tongin Market' },
        periods: [{ days: everyDayBut(1), opens: '11:00', closes: '17:00' }],
        closed: { monthly: { weekday: 7, weeks: [3] } },
        note: {
          es: 'Llega una hora antes del cierre, como tarde.',
          en: 'Come at least an hour before it closes.',
        },
      },
    },
    source: { name: 'modoo24', url: 'http://modoo24.net/v2/posts/fun/view/347' },
    checkedOn,
  },
  'namdaemun-hours': {
    what: { es: 'Horario del mercado de Namdaemun', en: 'Namdaemun Market hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'buena parte del mercado de Namdaemun', en: 'a good part of Namdaemun Market' },
        periods: [{ days: everyDayBut(7), opens: '09:30', closes: '17:00' }],
        about: true,
      },
    },
    source: { name: 'K-talking', url: 'https://k-talking.com/namdaemun-jikan' },
    checkedOn,
  },
  'sungnyemun-hours': {
    what: { es: 'Horario de Sungnyemun', en: 'Sungnyemun hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el paso bajo la puerta', en: 'the way through the gate' },
        periods: [{ days: everyDayBut(1), opens: '09:00', closes: '18:00' }],
      },
    },
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://www.donga.com/news/Culture/article/all/20210622/107583250/1',
      date: '2021-06-22',
    },
    checkedOn,
  },
  'gyeongdong-days': {
    what: { es: 'Días de cierre del mercado Gyeongdong', en: 'Gyeongdong Market closing days' },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'muchos comercios del mercado Gyeongdong',
          en: 'many shops at Gyeongdong Market',
          plural: true,
        },
        closed: { weekdays: [7] },
      },
    },
    checkedOn,
  },
} as const satisfies Record<string, Figure>;

export const busanSightFigures = {
  'gukje-hours': {
    what: { es: 'Horario del mercado Gukje', en: 'Gukje Market hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:30', closes: '19:30' }],
        closed: { monthly: { weekday: 7, weeks: [1, 3] } },
        about: true,
        note: { es: 'Cada puesto tiene su horario.', en: 'Each stall keeps its own hours.' },
      },
    },
    source: {
      name: 'Expedia',
      url: 'https://expedia.com.au/Gukje-Market.d6285550-p2.Destination-Travel-Guides',
    },
    checkedOn,
  },
  'kkangtong-hours': {
    what: { es: 'Horario del mercado de Bupyeong', en: 'Bupyeong Market hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el mercado', en: 'the market' },
        periods: [{ days: everyDay, opens: '08:00', closes: '20:00' }],
        about: true,
      },
    },
    source: {
      name: { es: 'Mercados de Corea', en: 'Markets of Korea' },
      url: 'http://culturemkt.com/look/contentsView/10227/29/0/7',
    },
    checkedOn,
  },
  'busan-museum-hours': {
    what: { es: 'Horario del Museo de Busan', en: 'Busan Museum hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: [2, 3, 4, 7], opens: '09:00', closes: '18:00', lastEntry: '17:00' },
          { days: [5, 6], opens: '09:00', closes: '21:00', lastEntry: '20:00' },
        ],
        closed: { onHoliday: 'next-day', feasts: ['new-year'] },
      },
    },
    source: {
      name: { es: 'Museo de Busan', en: 'Busan Museum' },
      url: 'https://museum.busan.go.kr/busan/bsopboard/1664074?curPage=2&srchBeginDt=2024-05-08&srchEndDt=2025-05-08',
      date: '2025-01-15',
    },
    checkedOn,
    note: { es: 'Las horas son las de 2019.', en: 'The hours are those of 2019.' },
  },
  'spa-land-hours': {
    what: { es: 'Horario de Spa Land', en: 'Spa Land hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'Spa Land', en: 'Spa Land' },
        periods: [{ days: everyDay, opens: '08:00', closes: '23:00', lastEntry: '22:00' }],
      },
    },
    source: {
      name: {
        es: 'Shinsegae, Spa Land, según listas públicas de 2026',
        en: 'Shinsegae, Spa Land, as quoted on public lists of 2026',
      },
      url: 'https://www.shinsegae.com/store/entertainment/centum-spaland.do?storeCd=SC00008',
    },
    checkedOn: '2026-11-26',
  },
  'spa-land-admission': {
    what: { es: 'Entrada a Spa Land, cuatro horas', en: 'Spa Land, four hours' },
    unit: 'KRW',
    current: { value: 26_000 },
    source: {
      name: {
        es: 'Shinsegae, Spa Land, según listas públicas de 2026',
        en: 'Shinsegae, Spa Land, as quoted on public lists of 2026',
      },
      url: 'https://www.shinsegae.com/store/entertainment/centum-spaland.do?storeCd=SC00008',
    },
    checkedOn: '2026-11-26',
    note: { es: 'Estudiantes, 21.000\u00a0₩.', en: 'Students, ₩21,000.' },
  },
  'busan-aquarium-hours': {
    what: { es: 'Horario del acuario de Haeundae', en: 'Haeundae aquarium hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el acuario de Haeundae', en: 'the Haeundae aquarium' },
        periods: [
          { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '19:00', lastEntry: '18:00' },
          { days: [6, 7], opens: '10:00', closes: '20:00', lastEntry: '19:00' },
        ],
      },
    },
    source: {
      name: {
        es: 'SEA LIFE Busan, horario, según listas públicas de 2026',
        en: 'SEA LIFE Busan, hours, as quoted on public lists of 2026',
      },
      url: 'https://www.visitsealife.com/busan/plan-your-visit/before-you-visit/opening-hours/',
    },
    checkedOn: '2026-11-26',
  },
  'busan-aquarium-admission': {
    what: { es: 'Entrada al acuario de Haeundae', en: 'Haeundae aquarium admission' },
    unit: 'KRW',
    current: { value: 30_000 },
    source: {
      name: {
        es: 'SEA LIFE Busan, entradas, según listas públicas de 2026',
        en: 'SEA LIFE Busan, tickets, as quoted on public lists of 2026',
      },
      url: 'https://www.visitsealife.com/busan/tickets-passes/book-tickets/admission-qr/',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Antes se leía 31.000\u00a0₩.',
      en: 'Earlier it was given as ₩31,000.',
    },
  },
  'nurimaru-hours': {
    what: { es: 'Horario de la casa Nurimaru', en: 'Nurimaru house hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la casa Nurimaru APEC', en: 'the Nurimaru APEC House' },
        periods: [{ days: everyDay, opens: '09:00', closes: '18:00' }],
      },
    },
    source: {
      name: 'Yonhap',
      url: 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=AKR20180719056100051',
      date: '2018-07-19',
    },
    checkedOn,
  },
} as const satisfies Record<string, Figure>;

export const countrySightFigures = {
  'gyeongju-museum-hours': {
    what: { es: 'Horario del Museo Nacional de Gyeongju', en: 'Gyeongju National Museum hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' },
          { days: [6, 7], opens: '10:00', closes: '19:00' },
        ],
        closed: { feasts: ['new-year', 'seollal', 'chuseok'] },
      },
    },
    source: {
      name: 'Kyongbuk Ilbo',
      url: 'http://www.kyongbuk.co.kr/?mod=news&act=articleView&idxno=997536&sc_code=1424856867&page=11&total=2397',
      date: '2017',
    },
    checkedOn,
    note: {
      es: 'De marzo a diciembre los sábados abre hasta más tarde.',
      en: 'From March to December it stays open later on Saturdays.',
    },
  },
  'daereungwon-hours': {
    what: { es: 'Horario de Daereungwon y Cheonmachong', en: 'Daereungwon and Cheonmachong hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '22:00', lastEntry: '21:30' }],
      },
    },
    source: {
      name: 'Blog oneandstory',
      url: 'https://oneandstory.tistory.com/entry/%EA%B2%BD%EC%A3%BC-%EB%82%98%EB%93%A4%EC%9D%B4-%ED%95%98%EA%B8%B0-%EC%A2%8B%EC%9D%80-%EA%B3%B3-%EB%8C%80%EB%A6%89%EC%9B%90-%EC%9E%85%EC%9E%A5%EC%8B%9C%EA%B0%84-%EC%9E%85%EC%9E%A5%EB%A3%8C-%EC%B2%9C%EB%A7%88%EC%B4%9D-%EC%9C%A0%EB%9E%98-%EB%AF%B8%EC%B6%94%EC%99%95%EB%A6%89-%EC%9E%85%EA%B5%AC-%EC%A0%95%EB%B3%B4?category=316958',
      date: '2024-10-19',
    },
    checkedOn,
  },
  'bulguksa-hours': {
    what: { es: 'Horario de Bulguksa', en: 'Bulguksa hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [2, 2], opens: '07:30', closes: '17:30' },
          { days: everyDay, months: [3, 9], opens: '07:00', closes: '18:00' },
          { days: everyDay, months: [10, 10], opens: '07:00', closes: '17:30' },
          { days: everyDay, months: [11, 1], opens: '07:30', closes: '17:00' },
        ],
      },
    },
    source: { name: 'Blog seoboi', url: 'https://seoboi.tistory.com/834' },
    checkedOn,
  },
  'seokguram-hours': {
    what: { es: 'Horario de Seokguram', en: 'Seokguram hours' },
    unit: 'time',
    current: {
      opening: { periods: [{ days: everyDay, opens: '06:30', closes: '17:30' }], about: true },
    },
    source: {
      name: 'ttearth.com',
      url: 'http://ttearth.com/world/asia/korea/gyeongju/seokgul-am.htm',
    },
    checkedOn,
    note: {
      es: 'En verano puede abrir hasta las 18:00.',
      en: 'In summer it may stay open until 18:00.',
    },
  },
  'dosan-seowon-hours': {
    what: { es: 'Horario de Dosan Seowon', en: 'Dosan Seowon hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [2, 2], opens: '09:00', closes: '17:30', lastEntry: '17:00' },
          { days: everyDay, months: [3, 10], opens: '09:00', closes: '18:00', lastEntry: '17:30' },
          { days: everyDay, months: [11, 1], opens: '09:00', closes: '17:00', lastEntry: '16:30' },
        ],
      },
    },
    source: {
      name: 'Yeongnam Ilbo',
      url: 'https://m.yeongnam.com/view.php?key=20230213010001650',
      date: '2023-02-13',
    },
    checkedOn,
  },
  'gyeonggijeon-hours': {
    what: { es: 'Horario de Gyeonggijeon', en: 'Gyeonggijeon hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDay, months: [3, 5], opens: '09:00', closes: '19:00', lastEntry: '18:00' },
          { days: everyDay, months: [6, 8], opens: '09:00', closes: '20:00', lastEntry: '19:00' },
          { days: everyDay, months: [9, 10], opens: '09:00', closes: '19:00', lastEntry: '18:00' },
          { days: everyDay, months: [11, 2], opens: '09:00', closes: '18:00', lastEntry: '17:00' },
        ],
      },
    },
    source: {
      name: 'Blog traveltohyeil',
      url: 'https://traveltohyeil.tistory.com/65',
      date: '2023-04-24',
    },
    checkedOn,
  },
  'jeonju-hyanggyo-hours': {
    what: { es: 'Horario de la escuela Hyanggyo de Jeonju', en: 'Jeonju Hyanggyo hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          { days: everyDayBut(1), months: [3, 10], opens: '10:00', closes: '18:00' },
          { days: everyDayBut(1), months: [11, 2], opens: '10:00', closes: '17:00' },
        ],
      },
    },
    source: {
      name: 'Welfare Hello',
      url: 'https://app.welfarehello.com/community/hometownNews/8c3624dc-5e7c-4e79-8d1c-dd249129b5b1',
      date: '2026',
    },
    checkedOn,
  },
  'nambu-night-market': {
    what: { es: 'Mercado nocturno de Nambu (Jeonju)', en: 'Nambu night market (Jeonju)' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el mercado nocturno de Nambu', en: 'the Nambu night market' },
        periods: [
          { days: [5, 6], months: [3, 10], opens: '19:00', closes: '24:00' },
          { days: [5, 6], months: [11, 2], opens: '18:00', closes: '23:00' },
        ],
      },
    },
    source: {
      name: 'Jeonbuk Ilbo',
      url: 'https://365248.newalkerhk.tech/article/20181227659232',
      date: '2018-12-27',
    },
    checkedOn,
  },
  'haenyeo-museum-hours': {
    what: { es: 'Horario del museo Haenyeo', en: 'Haenyeo Museum hours' },
    unit: 'time',
    current: { opening: { periods: [{ days: everyDayBut(1), opens: '09:00', closes: '18:00' }] } },
    source: {
      name: 'Welfare Hello',
      url: 'https://www.welfarehello.com/community/hometownNews/b922a4ce-b8b6-4d84-8435-4db1a8935c51',
      date: '2025',
    },
    checkedOn,
  },
  'bijarim-hours': {
    what: { es: 'Horario del bosque Bijarim', en: 'Bijarim forest hours' },
    unit: 'time',
    current: { opening: { periods: [{ days: everyDay, opens: '09:00', closes: '18:00' }] } },
    source: {
      name: 'Welfare Hello',
      url: 'https://www.welfarehello.com/community/hometownNews/b922a4ce-b8b6-4d84-8435-4db1a8935c51',
      date: '2025',
    },
    checkedOn,
  },
  'dongmun-hours': {
    what: { es: 'Horario del mercado Dongmun', en: 'Dongmun Market hours' },
    unit: 'time',
    current: {
      opening: { periods: [{ days: everyDay, opens: '08:00', closes: '21:00' }], about: true },
    },
    source: { name: 'Blog junsu.kim', url: 'https://junsu.kim/place-dongmun-market/' },
    checkedOn,
  },
  'dongmun-night-hours': {
    what: { es: 'Mercado nocturno de Dongmun', en: 'Dongmun night market' },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'los puestos nocturnos del mercado Dongmun',
          en: 'the night stalls at Dongmun Market',
          plural: true,
        },
        periods: [{ days: everyDay, opens: '18:00', closes: '24:00' }],
      },
    },
    source: {
      name: 'Jeju Ilbo',
      url: 'http://www.jejunews.com/news/articleView.html?idxno=2033955',
      date: '2018-03-29',
    },
    checkedOn,
  },
} as const satisfies Record<string, Figure>;
