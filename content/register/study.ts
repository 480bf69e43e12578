import type { Figure } from './figure.ts';

/** The D-4 visa, the residence card and Korean courses. */
export const studyFigures = {
  'd4-threshold': {
    what: { es: 'Cuándo hace falta el D-4', en: 'When a D-4 is needed' },
    unit: 'days',
    edition: { value: 90, text: { es: 'más de 90 días', en: 'more than 90 days' } },
    current: { value: 90, text: { es: 'más de 90 días', en: 'more than 90 days' } },
    source: {
      name: { es: 'Shuttle, guía privada del D-4-1', en: 'Shuttle, a private guide to the D-4-1' },
      url: 'https://partners.shuttledelivery.co.kr/blog-posts/the-complete-guide-to-the-d-4-1-korean-language-student-visa-in-south-korea',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'd4-sponsor': {
    what: {
      es: 'Quién puede patrocinar el D-4 de idiomas',
      en: 'Who can sponsor a D-4 for language study',
    },
    unit: 'words',
    current: {
      text: {
        es: 'solo los centros de idiomas de las universidades',
        en: 'university language centres only',
      },
    },
    source: {
      name: { es: 'Shuttle, guía privada del D-4-1', en: 'Shuttle, a private guide to the D-4-1' },
      url: 'https://partners.shuttledelivery.co.kr/blog-posts/the-complete-guide-to-the-d-4-1-korean-language-student-visa-in-south-korea',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Una academia privada no puede.',
      en: 'A private academy cannot.',
    },
  },
  'd4-grant': {
    what: { es: 'Duración del D-4', en: 'Length of the D-4' },
    unit: 'months',
    edition: {
      text: {
        es: 'unos 6 meses, prorrogable hasta 2 años',
        en: 'about 6 months, extendable to 2 years',
      },
    },
    current: {
      value: { months: 6, maxMonths: 24 },
      text: {
        es: 'unos 6 meses, prorrogable hasta 2 años',
        en: 'about 6 months, extendable to 2 years',
      },
    },
    source: {
      name: { es: 'Universidad Nacional de Kangwon', en: 'Kangwon National University' },
      url: 'https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/sojourn02.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'd4-balance': {
    what: { es: 'Saldo que se pide para el D-4', en: 'Bank balance for the D-4' },
    unit: 'KRW',
    current: {
      value: { seoul: 10_000_000, elsewhere: 8_000_000 },
      text: {
        es: '10 millones de wones en el área de Seúl y 8 millones fuera',
        en: '10 million won in the Seoul area and 8 million elsewhere',
      },
    },
    since: '2023-07-03',
    source: {
      name: { es: 'Fundación Woori', en: 'Woori Foundation' },
      url: 'https://woorifoundation.or.kr/html/multiculture/culture_view?idx=148',
      date: '2023-07',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Algún centro pide todavía 9.000 o 10.000\u00a0US$. Haz caso a lo que diga el tuyo.',
      en: 'Some schools still ask for US$9,000 or US$10,000. Go by what yours says.',
    },
  },
  'd4-extension-window': {
    what: { es: 'Cuándo se pide la prórroga del D-4', en: 'When to apply to extend a D-4' },
    unit: 'months',
    current: {
      value: 4,
      text: {
        es: 'en los cuatro meses anteriores al último día del permiso',
        en: 'in the four months before the last day of your permit',
      },
    },
    source: {
      name: { es: 'Universidad Hannam', en: 'Hannam University' },
      url: 'http://cklks.hnu.kr/eng/life/life_01.html',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'La misma página pide hacerlo diez días antes como mínimo.',
      en: 'The same page asks for at least ten days before.',
    },
  },
  'd4-extension-balance': {
    what: { es: 'Saldo para prorrogar el D-4', en: 'Bank balance to extend the D-4' },
    unit: 'KRW',
    disputed: true,
    current: {
      value: { threeMonths: 4_000_000, sixMonths: 8_000_000 },
      text: {
        es: '4.000.000\u00a0₩ para tres meses u 8.000.000\u00a0₩ para seis, en una cuenta coreana a tu nombre',
        en: '₩4,000,000 for three months or ₩8,000,000 for six, in a Korean account in your own name',
      },
    },
    source: {
      name: { es: 'Universidad Nacional de Changwon', en: 'Changwon National University' },
      url: 'https://www.changwon.ac.kr/affairs/main.do',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'En el distrito de Gangseo pedían más de 5.000.000\u00a0₩ en 2026, y una asesoría, 5.500.000. Pregunta a tu centro cuánto es en tu distrito.',
      en: 'Gangseo district asked for over ₩5,000,000 in 2026, and an agency for ₩5,500,000. Ask your school how much it is in your district.',
    },
  },
  'd4-extension-fee': {
    what: { es: 'Tasa de prórroga de la estancia', en: 'Fee for extending the stay' },
    unit: 'KRW',
    current: {
      value: { desk: 60_000, online: 50_000 },
      text: {
        es: '60.000\u00a0₩ en ventanilla y 50.000\u00a0₩ en línea',
        en: '₩60,000 at the desk and ₩50,000 online',
      },
    },
    source: {
      name: { es: 'Universidad Nacional de Changwon', en: 'Changwon National University' },
      url: 'https://www.changwon.ac.kr/affairs/main.do',
    },
    checkedOn: '2026-11-24',
    safety: true,
  },
  'd4-certificate-age': {
    what: {
      es: 'Antigüedad máxima del certificado bancario',
      en: 'Maximum age of the bank certificate',
    },
    unit: 'days',
    current: { value: 30, text: { es: '30 días', en: '30 days' } },
    source: {
      name: { es: 'Talent Link, asesoría', en: 'Talent Link, an agency' },
      url: 'https://talent-link.co.kr/blog_detail?bg_idx=110',
      date: '2025-08-17',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'd4-work-after': {
    what: { es: 'Cuándo se puede trabajar con el D-4', en: 'When work is allowed on a D-4' },
    unit: 'months',
    edition: {
      value: 6,
      text: { es: 'a partir de 6 meses de curso', en: 'after 6 months of study' },
    },
    current: {
      value: 6,
      text: {
        es: 'a partir de 6 meses en Corea y con permiso',
        en: 'after 6 months in Korea and with a permit',
      },
    },
    source: {
      name: {
        es: 'Universidad Dongguk, tabla por cursos',
        en: 'Dongguk University, table by course',
      },
      url: 'https://class.dongguk.ac.kr/HOME/iiae/sub.htm?nav_code=iia1586501412',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El permiso se pide antes de empezar.',
      en: 'You need the permit before you start.',
    },
  },
  'd4-work-hours': {
    what: { es: 'Horas de trabajo con el D-4', en: 'Working hours on a D-4' },
    unit: 'hours',
    edition: {
      text: {
        es: 'hasta 20 horas a la semana, o 25 con TOPIK 3 o superior',
        en: 'up to 20 hours a week, or 25 with TOPIK 3 or higher',
      },
    },
    current: {
      value: { without: 10, withTopik2: 20 },
      text: {
        es: '10 horas a la semana, o 20 con TOPIK 2',
        en: '10 hours a week, or 20 with TOPIK 2',
      },
    },
    outdatedInEdition: true,
    since: '2023-07',
    source: {
      name: {
        es: 'Universidad Dongguk, tabla por cursos',
        en: 'Dongguk University, table by course',
      },
      url: 'https://class.dongguk.ac.kr/HOME/iiae/sub.htm?nav_code=iia1586501412',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Las 25 y 30 horas que verás son de los estudiantes de grado (D-2), no del D-4.',
      en: 'The 25 and 30 hours that you will read about are for degree students (D-2), not for the D-4.',
    },
  },
  'd4-work-vacation': {
    what: { es: 'Trabajo en vacaciones con el D-4', en: 'Work in the holidays on a D-4' },
    unit: 'words',
    disputed: true,
    edition: { text: { es: 'a jornada completa', en: 'full time' } },
    current: {
      text: {
        es: 'el mismo tope todo el año, vacaciones incluidas',
        en: 'the same limit all year, holidays included',
      },
    },
    source: {
      name: { es: 'Langs Partners, asesoría', en: 'Langs Partners, an agency' },
      url: 'https://www.langspartners.com/d2-d4',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La tabla de la Universidad Dongguk solo quita el tope en vacaciones a quienes hacen una carrera. Trabajar de más puede costarte el visado: pregunta al 1345.',
      en: 'Dongguk University’s table lifts the holiday limit only for degree students. Working too much can cost you the visa, so ask 1345.',
    },
  },
  'd4-attendance': {
    what: { es: 'Asistencia que se pide para prorrogar', en: 'Attendance needed to extend' },
    unit: 'percent',
    current: {
      value: { floor: 70, centres: 80 },
      text: {
        es: 'el 70\u00a0% como mínimo; varios centros exigen el 80\u00a0%',
        en: 'at least 70%; several centres require 80%',
      },
    },
    source: {
      name: { es: 'Universidad de Suwon', en: 'University of Suwon' },
      url: 'http://koredu.suwon.ac.kr/eng/index.html?menuno=2113',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'arc-fee': {
    what: { es: 'Tarjeta de residencia', en: 'Residence card' },
    unit: 'KRW',
    current: { value: 35_000 },
    since: '2025-01-01',
    source: {
      name: 'Life in Busan',
      url: 'http://globalgathering.co.kr/kr/index.php?idx=1673&mode=view&pCode=MN0000120',
      date: '2025-02-07',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'arc-deadline': {
    what: {
      es: 'Plazo para pedir la tarjeta de residencia',
      en: 'Deadline for the residence card',
    },
    unit: 'days',
    current: { value: 90, text: { es: '90 días desde la entrada', en: '90 days from entry' } },
    source: {
      name: { es: 'Universidad de Suwon', en: 'University of Suwon' },
      url: 'http://koredu.suwon.ac.kr/eng/index.html?menuno=2113',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'nhis-premium': {
    what: {
      es: 'Cuota del seguro nacional de salud, estudiante',
      en: 'Health insurance premium, student',
    },
    unit: 'KRW',
    previous: { text: { es: '71.920\u00a0₩ al mes en 2023', en: '₩71,920 a month in 2023' } },
    current: { value: 76_390, text: { es: '76.390\u00a0₩ al mes', en: '₩76,390 a month' } },
    since: '2025-01',
    source: {
      name: { es: 'Universidad de Suwon', en: 'University of Suwon' },
      url: 'http://isc.suwon.ac.kr/index.html?menuno=526',
      date: '2025',
    },
    checkedOn: '2026-11-24',
    safety: true,
  },
  'nhis-start': {
    what: {
      es: 'Cuándo empieza el seguro de salud con el D-4',
      en: 'When health insurance starts on a D-4',
    },
    unit: 'months',
    current: { value: 6, text: { es: 'a los 6 meses de llegar', en: '6 months after arrival' } },
    since: '2021-03-01',
    source: {
      name: 'Hankyung',
      url: 'https://www.hankyung.com/article/202102267485Y',
      date: '2021-02-26',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'nhis-discount': {
    what: {
      es: 'Descuento del seguro de salud para estudiantes',
      en: 'Student discount on health insurance',
    },
    unit: 'percent',
    current: { value: 50, text: { es: '50\u00a0%', en: '50%' } },
    since: '2023-03-01',
    source: {
      name: 'Hankyung',
      url: 'https://www.hankyung.com/article/202102267485Y',
      date: '2021-02-26',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'course-intensive-cost': {
    what: { es: 'Trimestre intensivo de coreano', en: 'Intensive Korean term' },
    unit: 'KRW',
    disputed: true,
    edition: { value: { from: 1_500_000, to: 2_500_000 } },
    current: {
      value: { seoulFrom: 1_650_000, seoulTo: 1_880_000, busanFrom: 1_200_000, busanTo: 1_400_000 },
      text: {
        es: 'de 1.650.000 a 1.880.000\u00a0₩ en Seúl y de 1.200.000 a 1.400.000\u00a0₩ en Busan',
        en: '₩1,650,000 to ₩1,880,000 in Seoul and ₩1,200,000 to ₩1,400,000 in Busan',
      },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Son los precios que publican los centros, algunos de hace años. Cuenta con pagar algo más.',
      en: 'These are the prices that the schools publish, some of them years old. Expect to pay somewhat more.',
    },
  },
  'course-intensive-weeks': {
    what: {
      es: 'Semanas por nivel en un curso intensivo',
      en: 'Weeks per level in an intensive course',
    },
    unit: 'weeks',
    disputed: true,
    edition: { value: { from: 10, to: 15 } },
    current: {
      value: { usual: 10, short: 8 },
      text: {
        es: '10 semanas en la mayoría; 8 en algunas',
        en: '10 weeks at most schools, 8 at some',
      },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Algunos centros dan trimestres de 8 semanas.',
      en: 'Some schools have 8-week terms.',
    },
  },
  'course-university-weeks': {
    what: {
      es: 'Semanas y horas de un programa universitario',
      en: 'Weeks and hours of a university programme',
    },
    unit: 'hours',
    edition: {
      text: { es: '10 semanas, de 3 a 4 horas al día', en: '10 weeks, 3 to 4 hours a day' },
    },
    current: {
      value: { weeks: 10, hoursPerDay: 4 },
      text: { es: '10 semanas y 4 horas al día', en: '10 weeks, 4 hours a day' },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-22',
  },
  'course-regular-cost': {
    what: { es: 'Curso regular semestral', en: 'Regular semester course' },
    unit: 'KRW',
    edition: { value: { from: 800_000, to: 1_200_000 } },
    current: {
      value: 1_150_000,
      text: {
        es: '1.150.000\u00a0₩ por 13 semanas en la Nacional de Seúl, sin derecho al D-4',
        en: '₩1,150,000 for 13 weeks at Seoul National, not for a D-4',
      },
    },
    source: {
      name: { es: 'Universidad Nacional de Seúl', en: 'Seoul National University' },
      url: 'https://lei.snu.ac.kr/mobile/en/klec/13Week/admission.jsp',
    },
    checkedOn: '2026-11-24',
    safety: true,
  },
  'course-vacation-cost': {
    what: { es: 'Curso de verano o invierno', en: 'Summer or winter course' },
    unit: 'KRW',
    edition: { value: { from: 700_000, to: 1_500_000 } },
    current: {
      value: { weeks4: 700_000, weeks8: 1_300_000 },
      text: {
        es: '700.000\u00a0₩ por 4 semanas y 1.300.000\u00a0₩ por 8 en la Universidad Kwangwoon',
        en: '₩700,000 for 4 weeks and ₩1,300,000 for 8 at Kwangwoon University',
      },
    },
    source: {
      name: { es: 'Universidad Kwangwoon', en: 'Kwangwoon University' },
      url: 'https://kcklc.kw.ac.kr/JAPAN/admission/pay.html',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'course-terms': {
    what: { es: 'Meses en que empiezan los trimestres', en: 'Months when terms begin' },
    unit: 'months',
    current: {
      value: [3, 6, 9, 12],
      text: {
        es: 'marzo, junio, septiembre y diciembre',
        en: 'March, June, September and December',
      },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-22',
  },
  'partner-claims': {
    what: { es: 'Datos de las academias asociadas', en: 'Figures of the partner academies' },
    unit: 'words',
    edition: {
      text: {
        es: '12 estudiantes como máximo en una academia y de 3 a 8 en la otra; programas desde 2 semanas',
        en: 'at most 12 students at one academy and 3 to 8 at the other; programmes from 2 weeks',
      },
    },
    current: {
      text: {
        es: '12 estudiantes como máximo en una academia y de 3 a 8 en la otra; programas desde 2 semanas; asociada desde 2012; más de 500 estudiantes',
        en: 'at most 12 students at one academy and 3 to 8 at the other; programmes from 2 weeks; partner since 2012; more than 500 students',
      },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Los dan las propias academias.',
      en: 'These come from the academies themselves.',
    },
  },
  'd4-application-window': {
    what: {
      es: 'Cuándo cierra la solicitud de plaza con D-4',
      en: 'When applications for a place with a D-4 close',
    },
    unit: 'weeks',
    current: {
      value: { from: 5, to: 13 },
      text: {
        es: 'unas 5 o 6 semanas antes del trimestre en Sogang; otros centros, de 7 a 13',
        en: 'about 5 or 6 weeks before the term at Sogang; other centres 7 to 13',
      },
    },
    since: '2025',
    source: {
      name: { es: 'Universidad Sogang', en: 'Sogang University' },
      url: 'https://klec.sogang.ac.kr/?url=/dep_03/3100.php&lang=eng',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El visado tarda además alrededor de un mes: quien solicita el último día en Sogang llega con una semana de margen o ninguna. Solicita al abrir el plazo.',
      en: 'The visa takes about a month on top: whoever applies on the last day at Sogang has a week to spare or none. Apply as soon as applications open.',
    },
  },
  'd4-visa-time': {
    what: { es: 'Tiempo del visado en el consulado', en: 'Visa time at the consulate' },
    unit: 'months',
    current: { value: 1, text: { es: 'alrededor de un mes', en: 'about a month' } },
    source: {
      name: { es: 'Universidad Nacional de Kangwon', en: 'Kangwon National University' },
      url: 'https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/sojourn02.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
} as const satisfies Record<string, Figure>;
