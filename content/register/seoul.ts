import type { Figure } from './figure.ts';

/** Admissions, hours and closing days of Seoul. */
export const seoulFigures = {
  'gyeongbokgung-admission': {
    what: { es: 'Entrada a Gyeongbokgung', en: 'Gyeongbokgung admission' },
    unit: 'KRW',
    status: 'confirmed',
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
    status: 'price-changed',
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
    status: 'confirmed',
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
    status: 'confirmed',
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
    status: 'confirmed',
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
    status: 'confirmed',
    current: {
      value: 18,
      text: {
        es: 'hasta los 18 años, incluidos',
        en: 'up to and including 18',
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
    status: 'confirmed',
    current: {
      value: 0,
      text: {
        es: 'gratis con chaqueta y falda o pantalón de hanbok',
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
  'palace-fee-review': {
    what: {
      es: 'Subida de la entrada a los palacios en estudio',
      en: 'Palace fee rise under study',
    },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'en estudio; no hemos visto ninguna decisión',
        en: 'under study; we have seen no decision',
      },
    },
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
    note: {
      es: 'Sería la primera subida desde 2005. Hubo una audiencia pública en noviembre de 2025 y una encuesta en febrero de 2026.',
      en: 'It would be the first rise since 2005. There was a public hearing in November 2025 and a survey in February 2026.',
    },
  },
  'gyeongbokgung-hours': {
    what: { es: 'Horario de Gyeongbokgung', en: 'Gyeongbokgung hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de 9:00 a 18:00 de marzo a mayo y en septiembre y octubre; hasta las 18:30 de junio a agosto y hasta las 17:00 de noviembre a febrero; última entrada, una hora antes',
        en: '9:00 to 18:00 from March to May and in September and October; until 18:30 from June to August and until 17:00 from November to February; last entry one hour earlier',
      },
    },
    source: {
      name: 'Blog my-myden.tistory.com',
      url: 'https://my-myden.tistory.com/7',
      date: '2021',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'La tabla de todo el año es de 2021; fuentes de 2014 y de 2025 coinciden con una parte.',
      en: 'The table of the whole year is from 2021; sources of 2014 and 2025 agree with part of it.',
    },
  },
  'gyeongbokgung-closing-day': {
    what: { es: 'Día de cierre de Gyeongbokgung', en: 'Gyeongbokgung closing day' },
    unit: 'weekday',
    status: 'confirmed',
    current: { value: 'tuesday', text: { es: 'martes', en: 'Tuesday' } },
    source: {
      name: 'Blog oniwise.com',
      url: 'https://www.oniwise.com/2025/06/blog-post_711.html',
      date: '2025-06',
    },
    checkedOn: '2026-11-22',
  },
  'gyeongbokgung-guard': {
    what: { es: 'Cambio de guardia de Gyeongbokgung', en: 'Gyeongbokgung changing of the guard' },
    unit: 'time',
    status: 'confirmed',
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
  'changdeokgung-closing-day': {
    what: { es: 'Día de cierre de Changdeokgung', en: 'Changdeokgung closing day' },
    unit: 'weekday',
    status: 'confirmed',
    current: { value: 'monday', text: { es: 'lunes', en: 'Monday' } },
    source: {
      name: 'Blog oniwise.com',
      url: 'https://www.oniwise.com/2025/06/blog-post_711.html',
      date: '2025-06',
    },
    checkedOn: '2026-11-22',
  },
  'changdeokgung-hours': {
    what: { es: 'Horario de Changdeokgung', en: 'Changdeokgung hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 9:00 a 18:00 de febrero a mayo y en septiembre y octubre; hasta las 18:30 de junio a agosto y hasta las 17:30 de noviembre a enero; última entrada, una hora antes',
        en: '9:00 to 18:00 from February to May and in September and October; until 18:30 from June to August and until 17:30 from November to January; last entry one hour earlier',
      },
    },
    checkedOn: '2026-11-22',
  },
  'jongmyo-admission': {
    what: { es: 'Entrada al santuario Jongmyo', en: 'Jongmyo shrine admission' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 1_000 },
    source: {
      name: 'Aju Press',
      url: 'https://m.ajupress.com/amp/20260219142170574',
      date: '2026-02-19',
    },
    checkedOn: '2026-11-20',
  },
  'jongmyo-days': {
    what: {
      es: 'Días de cierre y de visita guiada de Jongmyo',
      en: 'Jongmyo closing day and guided days',
    },
    unit: 'weekday',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'cierra los martes; entre semana, solo con guía',
        en: 'closed on Tuesdays; on other weekdays by guided visit only',
      },
    },
    checkedOn: '2026-11-22',
  },
  'n-seoul-tower-admission': {
    what: { es: 'Mirador de la N Seoul Tower', en: 'N Seoul Tower observatory' },
    unit: 'KRW',
    status: 'unconfirmed',
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
    status: 'unconfirmed',
    previous: {
      text: {
        es: 'de lunes a viernes, de 10:00 a 22:30',
        en: 'Monday to Friday, 10:00 to 22:30',
      },
    },
    current: {
      text: {
        es: 'de lunes a viernes, de 10:30 a 22:30; sábados y domingos, de 10:00 a 23:00; última entrada, media hora antes',
        en: 'Monday to Friday, 10:30 to 22:30; Saturdays and Sundays, 10:00 to 23:00; last entry half an hour earlier',
      },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Entre semana se lee que abre a las 10:00 o a las 10:30: damos la más tardía.',
      en: 'For weekdays we have read both 10:00 and 10:30 as the opening time, and give the later one.',
    },
  },
  'namsan-cable-car-fare': {
    what: { es: 'Teleférico de Namsan, ida y vuelta', en: 'Namsan cable car, return' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      value: 14_000,
      text: { es: '14.000\u00a0₩ en agosto de 2022', en: '₩14,000 in August 2022' },
    },
    since: '2022-08',
    source: {
      name: 'Enjoystreet',
      url: 'https://enjoystreet.com/2022/08/18/6220/',
      date: '2022-08-18',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Solo subir o solo bajar costaba entonces 11.000\u00a0₩. No hemos visto la tarifa de hoy.',
      en: 'One way then cost ₩11,000. We have not seen today’s fare.',
    },
  },
  'seoul-sky-admission': {
    what: { es: 'Mirador Seoul Sky', en: 'Seoul Sky observatory' },
    unit: 'KRW',
    status: 'confirmed',
    current: { value: 31_000 },
    source: { name: 'Blog nipa0711.net', url: 'https://nipa0711.net/m/432' },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es el precio de adulto en ventanilla que cuenta un visitante, sin fecha.',
      en: 'The adult price at the ticket office, from a visitor’s undated account.',
    },
  },
  'seoul-sky-hours': {
    what: { es: 'Horario de Seoul Sky', en: 'Seoul Sky hours' },
    unit: 'time',
    status: 'confirmed',
    current: {
      text: {
        es: 'de domingo a jueves, de 10:30 a 22:00; viernes y sábados, hasta las 23:00; última entrada, una hora antes',
        en: 'Sunday to Thursday, 10:30 to 22:00; Fridays and Saturdays, until 23:00; last entry one hour earlier',
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
    status: 'confirmed',
    current: { value: ['10:00', '17:00'], text: { es: 'de 10:00 a 17:00', en: '10:00 to 17:00' } },
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
    status: 'confirmed',
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
    what: { es: 'Horario del mercado Gwangjang', en: 'Gwangjang Market hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'puestos de comida, de 9:00 a 23:00; telas y demás tiendas, de 9:00 a 18:00, y muchas cierran los domingos',
        en: 'food stalls 9:00 to 23:00; fabrics and other shops 9:00 to 18:00, and many close on Sundays',
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
    status: 'unconfirmed',
    current: {
      text: {
        es: 'de 10:00 a 20:00, salvo el 1 de enero y los días de Seollal y Chuseok',
        en: '10:00 to 20:00, except 1 January and the days of Seollal and Chuseok',
      },
    },
    checkedOn: '2026-11-22',
  },
  'jogyesa-hours': {
    what: { es: 'Horario de la sala principal de Jogyesa', en: 'Jogyesa main hall hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'de 4:00 a 21:00', en: '4:00 to 21:00' } },
    checkedOn: '2026-11-22',
  },
  'myeongdong-shop-hours': {
    what: { es: 'Horario de las tiendas de Myeongdong', en: 'Myeongdong shop hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'de 11:00 a 22:00', en: '11:00 to 22:00' } },
    checkedOn: '2026-11-22',
  },
  'insadong-shop-hours': {
    what: { es: 'Horario de las tiendas de Insadong', en: 'Insadong shop hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'más o menos de 10:30 a 20:00', en: 'roughly 10:30 to 20:00' } },
    checkedOn: '2026-11-22',
  },
  'hongdae-shop-hours': {
    what: { es: 'Horario de las tiendas de Hongdae', en: 'Hongdae shop hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: 'más o menos de 11:00 a 22:00', en: 'roughly 11:00 to 22:00' } },
    checkedOn: '2026-11-22',
  },
  'cheonggyecheon-hours': {
    what: { es: 'Horario del paseo de Cheonggyecheon', en: 'Cheonggyecheon path hours' },
    unit: 'time',
    status: 'unconfirmed',
    current: {
      text: {
        es: 'abierto siempre, todos los días; con lluvia fuerte se cierra el paseo junto al agua',
        en: 'always open, every day; in heavy rain the path by the water is closed',
      },
    },
    checkedOn: '2026-11-22',
  },
  'hongdae-activities': {
    what: { es: 'Actividades de Hongdae', en: 'Hongdae activities' },
    unit: 'KRW',
    status: 'unconfirmed',
    edition: { value: 10_000, text: { es: 'desde 10.000\u00a0₩', en: 'from ₩10,000' } },
    current: { value: 10_000, text: { es: 'desde 10.000\u00a0₩', en: 'from ₩10,000' } },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
