import { everyDay } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

const checkedOn = '2026-11-26';

/** When the spots of the trips open (`content/data/spots/`). */
export const spotFigures = {
  'dakhanmari-hours': {
    what: { es: 'La casa más antigua del dak-hanmari', en: 'The oldest dak-hanmari restaurant' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la casa más antigua del callejón', en: 'the oldest restaurant in the alley' },
        periods: [{ days: everyDay, opens: '10:30', closes: '01:00', lastEntry: '23:30' }],
        closed: { feasts: ['seollal', 'chuseok'] },
      },
    },
    source: { name: 'Blog leehk.tistory.com', url: 'https://leehk.tistory.com/3207' },
    checkedOn,
  },
  'bunhwangsa-hours': {
    what: { es: 'Horario del templo Bunhwangsa', en: 'Bunhwangsa Temple hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '17:00' }],
        note: { es: 'En verano cierra más tarde.', en: 'In summer it closes later.' },
      },
    },
    source: {
      name: 'Blog koreabackpacking.tistory.com',
      url: 'https://koreabackpacking.tistory.com/1717?category=762948',
    },
    checkedOn,
  },
  'mokgwana-hours': {
    what: { es: 'Horario de Mokgwana, en Jeju', en: 'Mokgwana hours, in Jeju' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el recinto de Mokgwana', en: 'the Mokgwana compound' },
        periods: [{ days: everyDay, opens: '09:00', closes: '18:00', lastEntry: '17:30' }],
      },
    },
    source: {
      name: 'Blog goldtree5000.tistory.com',
      url: 'https://goldtree5000.tistory.com/473?category=1187849',
      date: '2023',
    },
    checkedOn,
  },
  'jeongbang-hours': {
    what: { es: 'Horario de la cascada de Jeongbang', en: 'Jeongbang Falls hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '18:00' }],
        about: true,
        note: {
          es: 'Puede cerrar antes, según la puesta de sol.',
          en: 'It may close earlier, depending on sunset.',
        },
      },
    },
    source: {
      name: 'Blog dailysolar.tistory.com',
      url: 'https://dailysolar.tistory.com/124?category=820912',
      date: '2019-08-31',
    },
    checkedOn,
  },
  'cheonjiyeon-hours': {
    what: { es: 'Horario de la cascada de Cheonjiyeon', en: 'Cheonjiyeon Falls hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '22:00', lastEntry: '21:20' }],
      },
    },
    source: { name: 'Nate', url: 'https://m.view.nate.com/travel/view/77095/?amp=1' },
    checkedOn,
  },
  'jusangjeolli-hours': {
    what: { es: 'Horario de Jusangjeolli', en: 'Jusangjeolli hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '09:00', closes: '18:00', lastEntry: '17:40' }],
        note: {
          es: 'Puede cerrar antes, según la puesta de sol.',
          en: 'It may close earlier, depending on sunset.',
        },
      },
    },
    source: { name: 'Blog momostrip.tistory.com', url: 'https://momostrip.tistory.com/250' },
    checkedOn,
  },
  'olle-market-hours': {
    what: { es: 'Horario del mercado Maeil Olle', en: 'Maeil Olle Market hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [{ days: everyDay, opens: '07:00', closes: '20:00' }],
        about: true,
        note: { es: 'En verano cierra más tarde.', en: 'In summer it closes later.' },
      },
    },
    source: {
      name: 'Blog invitetour.tistory.com',
      url: 'https://invitetour.tistory.com/2245?category=1137695',
      date: '2023-02-10',
    },
    checkedOn,
  },
  'eoseungsaengak-hours': {
    what: {
      es: 'Entrada al sendero de Eoseungsaengak',
      en: 'Access to the Eoseungsaengak trail',
    },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'la entrada al sendero de Eoseungsaengak',
          en: 'access to the Eoseungsaengak trail',
        },
        periods: [
          { days: everyDay, months: [5, 8], opens: '05:00', closes: '18:00' },
          { days: everyDay, months: [9, 10], opens: '05:30', closes: '17:00' },
          { days: everyDay, months: [11, 2], opens: '06:00', closes: '16:00' },
          { days: everyDay, months: [3, 4], opens: '05:30', closes: '17:00' },
        ],
      },
    },
    source: {
      name: 'Culture Jeju',
      url: 'http://www.culturejeju.kr/news/articleView.html?idxno=11010',
      date: '2020-08-25',
    },
    checkedOn,
  },
  'nambu-gukbap-hours': {
    what: { es: 'Sopas del mercado Nambu', en: 'Soup shops of Nambu Market' },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'las casas de sopa del mercado Nambu',
          en: 'the soup shops at Nambu Market',
          plural: true,
        },
        periods: [{ days: everyDay, opens: '05:00', closes: '14:00' }],
        about: true,
      },
    },
    source: {
      name: 'Hankyung',
      url: 'https://www.hankyung.com/news/article/2016022965425',
      date: '2016-02-29',
    },
    checkedOn,
  },
} as const satisfies Record<string, Figure>;
