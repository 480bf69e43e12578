import { everyDay, everyDayBut } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

/** Admissions, hours and closing days of Seoul. */
export const seoulFigures = {
  'gyeongbokgung-admission': {
    what: { es: 'Entrada a Gyeongbokgung', en: 'Gyeongbokgung admission' },
    unit: 'KRW',
    edition: { value: 3_000 },
    current: { value: 3_000 },
    since: '2005',
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
  },
  'palace-admission-other': {
    what: {
      es: 'Entrada a Deoksugung, Changgyeonggung y Jongmyo',
      en: 'Admission to Deoksugung, Changgyeonggung and Jongmyo',
    },
    unit: 'KRW',
    edition: { value: 3_000 },
    current: { value: 1_000 },
    outdatedInEdition: true,
    since: '2005',
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
    note: {
      es: 'Los 3.000\u00a0₩ son solo de Gyeongbokgung y Changdeokgung.',
      en: 'The ₩3,000 is for Gyeongbokgung and Changdeokgung only.',
    },
  },
  'changdeokgung-admission': {
    what: { es: 'Entrada a Changdeokgung', en: 'Changdeokgung admission' },
    unit: 'KRW',
    edition: { value: 3_000 },
    current: { value: 3_000 },
    since: '2005',
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
  },
  'huwon-admission': {
    what: { es: 'Suplemento del Jardín Secreto (Huwon)', en: 'Secret Garden (Huwon) supplement' },
    unit: 'KRW',
    current: { value: 5_000 },
    source: {
      name: 'Blog bshellow.likemlike.com',
      url: 'https://bshellow.likemlike.com/2025/12/1.html',
      date: '2025-12',
    },
    checkedOn: '2026-11-22',
    note: { es: 'Se suma a la entrada del palacio.', en: 'It comes on top of palace admission.' },
  },
  'huwon-booking': {
    what: {
      es: 'Antelación para reservar el Jardín Secreto',
      en: 'How far ahead the Secret Garden is booked',
    },
    unit: 'days',
    current: {
      value: 6,
      text: { es: 'desde las 10:00 de seis días antes', en: 'from 10:00 six days before' },
    },
    source: {
      name: 'Blog bshellow.likemlike.com',
      url: 'https://bshellow.likemlike.com/2025/12/1.html',
      date: '2025-12',
    },
    checkedOn: '2026-11-22',
  },
  'palace-free-age': {
    what: {
      es: 'Edad hasta la que un extranjero entra gratis en los palacios',
      en: 'Age up to which foreigners enter the palaces free',
    },
    unit: 'years',
    current: {
      value: 18,
      text: {
        es: 'de 18 años o menos',
        en: '18 and under',
      },
    },
    since: '2023-04-01',
    source: {
      name: 'KBS World',
      url: 'http://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=176777',
      date: '2023-03-24',
    },
    checkedOn: '2026-11-20',
  },
  'palace-free-hanbok': {
    what: {
      es: 'Entrada gratis a los palacios con hanbok',
      en: 'Free palace admission in a hanbok',
    },
    unit: 'KRW',
    current: {
      value: 0,
      text: {
        es: 'gratis si vas con hanbok (chaqueta y falda o pantalón)',
        en: 'free in a hanbok top with skirt or trousers',
      },
    },
    source: {
      name: 'Blog oniwise.com',
      url: 'https://www.oniwise.com/2025/06/blog-post_711.html',
      date: '2025-06',
    },
    checkedOn: '2026-11-22',
  },
  'gyeongbokgung-hours': {
    what: { es: 'Horario de Gyeongbokgung', en: 'Gyeongbokgung hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          {
            days: everyDayBut(2),
            months: [3, 5],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(2),
            months: [6, 8],
            opens: '09:00',
            closes: '18:30',
            lastEntry: '17:30',
          },
          {
            days: everyDayBut(2),
            months: [9, 10],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(2),
            months: [11, 2],
            opens: '09:00',
            closes: '17:00',
            lastEntry: '16:00',
          },
        ],
        closed: { onHoliday: 'next-working-day' },
      },
    },
    source: {
      name: 'Blog my-myden.tistory.com',
      url: 'https://my-myden.tistory.com/7',
      date: '2021',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'El horario de cada época es el de 2021.',
      en: 'The hours of each season are those of 2021.',
    },
  },
  'gyeongbokgung-guard': {
    what: { es: 'Cambio de guardia de Gyeongbokgung', en: 'Gyeongbokgung changing of the guard' },
    unit: 'time',
    current: {
      value: ['10:00', '14:00'],
      text: { es: '10:00 y 14:00, unos 20 minutos', en: '10:00 and 14:00, about 20 minutes' },
    },
    source: {
      name: 'Seoul 50 Plus',
      url: 'https://ssc.50plus.or.kr:443/detailFrameView.do?id=35747222',
    },
    checkedOn: '2026-11-22',
  },
  'changdeokgung-hours': {
    what: { es: 'Horario de Changdeokgung', en: 'Changdeokgung hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          {
            days: everyDayBut(1),
            months: [2, 5],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(1),
            months: [6, 8],
            opens: '09:00',
            closes: '18:30',
            lastEntry: '17:30',
          },
          {
            days: everyDayBut(1),
            months: [9, 10],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(1),
            months: [11, 1],
            opens: '09:00',
            closes: '17:30',
            lastEntry: '16:30',
          },
        ],
        closed: { onHoliday: 'next-working-day' },
      },
    },
    checkedOn: '2026-11-22',
  },
  'jongmyo-admission': {
    what: { es: 'Entrada al santuario Jongmyo', en: 'Jongmyo shrine admission' },
    unit: 'KRW',
    current: { value: 1_000 },
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
  },
  'jongmyo-hours': {
    what: { es: 'Horario de Jongmyo', en: 'Jongmyo hours' },
    unit: 'time',
    current: {
      opening: {
        periods: [
          {
            days: everyDayBut(2),
            months: [2, 5],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(2),
            months: [6, 8],
            opens: '09:00',
            closes: '18:30',
            lastEntry: '17:30',
          },
          {
            days: everyDayBut(2),
            months: [9, 10],
            opens: '09:00',
            closes: '18:00',
            lastEntry: '17:00',
          },
          {
            days: everyDayBut(2),
            months: [11, 1],
            opens: '09:00',
            closes: '17:30',
            lastEntry: '16:30',
          },
        ],
        closed: { onHoliday: 'next-working-day' },
        note: {
          es: 'Los días laborables se entra solo con visita guiada, a horas fijas; los demás, por libre.',
          en: 'On working days you visit with a guide, at set times; on other days, on your own.',
        },
      },
    },
    source: {
      name: { es: 'Oficina de los palacios reales', en: 'Royal Palaces and Tombs Center' },
      url: 'https://royal.khs.go.kr/ROYAL/contents/R403000000.do?id=20250330173949099683&schBcid=notice01&schM=view',
      date: '2025-03-30',
    },
    checkedOn: '2026-11-24',
    note: {
      es: 'Si el martes es festivo, abre.',
      en: 'It opens on a Tuesday that is a public holiday.',
    },
  },
  'n-seoul-tower-admission': {
    what: { es: 'Mirador de la N Seoul Tower', en: 'N Seoul Tower observatory' },
    unit: 'KRW',
    edition: { value: 11_000 },
    current: {
      value: 11_000,
      text: { es: 'más de 11.000\u00a0₩', en: 'more than ₩11,000' },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'En la ventanilla cobran más. Mira la tarifa en la web de la torre.',
      en: 'The ticket office charges more. See the price on the tower’s website.',
    },
  },
  'n-seoul-tower-hours': {
    what: { es: 'Horario de la N Seoul Tower', en: 'N Seoul Tower hours' },
    unit: 'time',
    previous: {
      text: {
        es: 'de lunes a viernes, de 10:00 a 22:30',
        en: 'Monday to Friday, 10:00 to 22:30',
      },
    },
    current: {
      opening: {
        of: { es: 'el mirador', en: 'the observatory' },
        periods: [
          { days: [1, 2, 3, 4, 5], opens: '10:30', closes: '22:30', lastEntry: '22:00' },
          { days: [6, 7], opens: '10:00', closes: '23:00', lastEntry: '22:30' },
        ],
      },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Entre semana puede abrir ya a las 10:00.',
      en: 'On weekdays it may open at 10:00 already.',
    },
  },
  'namsan-cable-car-fare': {
    what: { es: 'Teleférico de Namsan, ida y vuelta', en: 'Namsan cable car, return' },
    unit: 'KRW',
    current: { value: 14_000 },
    since: '2022-08',
    source: {
      name: 'Enjoystreet',
      url: 'https://enjoystreet.com/2022/08/18/6220/',
      date: '2022-08-18',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Solo subir o solo bajar costaba 11.000\u00a0₩.',
      en: 'One way cost ₩11,000.',
    },
  },
  'seoul-sky-admission': {
    what: { es: 'Mirador Seoul Sky', en: 'Seoul Sky observatory' },
    unit: 'KRW',
    current: { value: 31_000 },
    source: { name: 'Blog nipa0711.net', url: 'https://nipa0711.net/m/432' },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es el precio de adulto en ventanilla.',
      en: 'The adult price at the ticket office.',
    },
  },
  'seoul-sky-hours': {
    what: { es: 'Horario de Seoul Sky', en: 'Seoul Sky hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'Seoul Sky', en: 'Seoul Sky' },
        periods: [
          { days: [1, 2, 3, 4, 7], opens: '10:30', closes: '22:00', lastEntry: '21:00' },
          { days: [5, 6], opens: '10:30', closes: '23:00', lastEntry: '22:00' },
        ],
      },
    },
    source: { name: 'Blog 1day1write.com', url: 'https://1day1write.com/100?category=1186065' },
    checkedOn: '2026-11-22',
  },
  'bukchon-hours': {
    what: {
      es: 'Horario de visita de Bukchon-ro 11-gil',
      en: 'Visiting hours of Bukchon-ro 11-gil',
    },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'los callejones de Bukchon-ro 11-gil',
          en: 'the lanes of Bukchon-ro 11-gil',
          plural: true,
        },
        periods: [{ days: everyDay, opens: '10:00', closes: '17:00' }],
        note: {
          es: 'Fuera de ese horario, la multa llega a {bukchon-fine}. El resto del barrio no cierra.',
          en: 'Outside those hours the fine is up to {bukchon-fine}. The rest of the neighbourhood never closes.',
        },
      },
    },
    since: '2025-03-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://www.donga.com/news/amp/all/20250304/131136149/2',
      date: '2025-03-04',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'bukchon-fine': {
    what: {
      es: 'Multa por entrar fuera de hora en Bukchon-ro 11-gil',
      en: 'Fine for entering Bukchon-ro 11-gil out of hours',
    },
    unit: 'KRW',
    current: { value: 100_000 },
    since: '2025-03-01',
    source: {
      name: 'Dong-A Ilbo',
      url: 'https://www.donga.com/news/amp/all/20250304/131136149/2',
      date: '2025-03-04',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'gwangjang-hours': {
    what: { es: 'Horario de los puestos de comida de Gwangjang', en: 'Gwangjang food stall hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'los puestos de comida', en: 'the food stalls', plural: true },
        periods: [{ days: everyDay, opens: '09:00', closes: '23:00' }],
      },
    },
    checkedOn: '2026-11-22',
  },
  'gwangjang-shop-hours': {
    what: { es: 'Horario de las tiendas de Gwangjang', en: 'Gwangjang shop hours' },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'muchas tiendas de telas del mercado Gwangjang',
          en: 'many fabric shops at Gwangjang Market',
          plural: true,
        },
        periods: [{ days: everyDayBut(7), opens: '09:00', closes: '18:00' }],
      },
    },
    checkedOn: '2026-11-22',
  },
  'ddp-hours': {
    what: {
      es: 'Horario de exposiciones y tiendas del DDP',
      en: 'Hours of the DDP’s exhibitions and shops',
    },
    unit: 'time',
    current: {
      opening: {
        of: {
          es: 'las exposiciones y las tiendas del DDP',
          en: 'the exhibitions and shops at DDP',
          plural: true,
        },
        periods: [{ days: everyDay, opens: '10:00', closes: '20:00' }],
        closed: { feasts: ['new-year', 'seollal', 'chuseok'] },
      },
    },
    checkedOn: '2026-11-22',
  },
  'jogyesa-hours': {
    what: { es: 'Horario de la sala principal de Jogyesa', en: 'Jogyesa main hall hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'la sala principal (Daeungjeon)', en: 'the main hall (Daeungjeon)' },
        periods: [{ days: everyDay, opens: '04:00', closes: '21:00' }],
      },
    },
    checkedOn: '2026-11-22',
  },
  'myeongdong-shop-hours': {
    what: { es: 'Horario de las tiendas de Myeongdong', en: 'Myeongdong shop hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'casi todas las tiendas', en: 'most shops', plural: true },
        periods: [{ days: everyDay, opens: '11:00', closes: '22:00' }],
        note: {
          es: 'Los puestos de comida se montan al caer la tarde.',
          en: 'The food carts set up as evening falls.',
        },
      },
    },
    checkedOn: '2026-11-22',
  },
  'insadong-shop-hours': {
    what: { es: 'Horario de las tiendas de Insadong', en: 'Insadong shop hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'casi todas las tiendas', en: 'most shops', plural: true },
        periods: [{ days: everyDay, opens: '10:30', closes: '20:00' }],
        about: true,
        note: { es: 'La calle no cierra.', en: 'The street never closes.' },
      },
    },
    checkedOn: '2026-11-22',
  },
  'hongdae-shop-hours': {
    what: { es: 'Horario de las tiendas de Hongdae', en: 'Hongdae shop hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'las tiendas y los cafés', en: 'shops and cafés', plural: true },
        periods: [{ days: everyDay, opens: '11:00', closes: '22:00' }],
        about: true,
        note: {
          es: 'La música callejera empieza a media tarde y los clubes acaban de madrugada.',
          en: 'Street music starts in mid-afternoon and the clubs end in the small hours.',
        },
      },
    },
    checkedOn: '2026-11-22',
  },
  'cheonggyecheon-hours': {
    what: { es: 'Horario del paseo de Cheonggyecheon', en: 'Cheonggyecheon path hours' },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'el paseo', en: 'the path' },
        always: true,
        note: {
          es: 'Con lluvia fuerte se cierra el tramo junto al agua.',
          en: 'In heavy rain the stretch by the water is closed.',
        },
      },
    },
    checkedOn: '2026-11-22',
  },
  'hongdae-activities': {
    what: { es: 'Actividades de Hongdae', en: 'Hongdae activities' },
    unit: 'KRW',
    edition: { value: 10_000, text: { es: 'desde 10.000\u00a0₩', en: 'from ₩10,000' } },
    current: { value: 10_000, text: { es: 'desde 10.000\u00a0₩', en: 'from ₩10,000' } },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
