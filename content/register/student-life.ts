import type { Figure } from './figure.ts';

const fsc = {
  name: { es: 'Comisión de Servicios Financieros', en: 'Financial Services Commission' },
  url: 'https://korea.kr/multi/visualNewsView.do?newsId=148928795',
  date: '2024-05-02',
} as const;

/** The first month of a student, and other visas. */
export const studentLifeFigures = {
  'arc-delivery': {
    what: { es: 'Lo que tarda la tarjeta de residencia', en: 'How long the residence card takes' },
    unit: 'weeks',
    current: { value: { from: 2, to: 4 } },
    source: {
      name: { es: 'Universidad Nacional de Chungbuk', en: 'Chungbuk National University' },
      url: 'https://iss.chungbuk.ac.kr/eng/sub.php?menukey=1703',
    },
    checkedOn: '2026-11-22',
  },
  'arc-fine': {
    what: {
      es: 'Multa por no llevar la tarjeta de residencia',
      en: 'Fine for not carrying the residence card',
    },
    unit: 'KRW',
    current: {
      value: 1_000_000,
      text: { es: 'hasta 1.000.000\u00a0₩', en: 'up to ₩1,000,000' },
    },
    source: {
      name: { es: 'EasyLaw, del Gobierno de Corea', en: 'EasyLaw, of the Korean Government' },
      url: 'https://m.easylaw.go.kr/MOB/CsmInfoRetrieve.laf?csmSeq=508&ccfNo=2&cciNo=3&cnpClsNo=1',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'address-change': {
    what: { es: 'Plazo para avisar de una mudanza', en: 'Deadline to report a move' },
    unit: 'days',
    disputed: true,
    current: { value: 14, text: { es: '14 días', en: '14 days' } },
    source: {
      name: { es: 'Universidad Ewha', en: 'Ewha Womans University' },
      url: 'http://isa.ewha.ac.kr/oisa/2181/subview.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Unas fuentes dicen 14 días y otras, 15: con 14 cumples siempre.',
      en: 'Some sources say 14 days and others 15: within 14 you are safe.',
    },
  },
  'bank-limit-counter': {
    what: {
      es: 'Tope diario de una cuenta nueva, en ventanilla',
      en: 'Daily limit of a new account, at the counter',
    },
    unit: 'KRW',
    current: { value: 3_000_000 },
    since: '2024-05-02',
    source: fsc,
    checkedOn: '2026-11-22',
  },
  'bank-limit-other': {
    what: {
      es: 'Tope diario de una cuenta nueva, en cajero o en línea',
      en: 'Daily limit of a new account, by machine or online',
    },
    unit: 'KRW',
    current: { value: 1_000_000 },
    since: '2024-05-02',
    source: fsc,
    checkedOn: '2026-11-22',
  },
  'visa-holder-phone': {
    what: {
      es: 'Plan de teléfono de KT para quien tiene visado, al mes',
      en: 'KT phone plan for visa holders, a month',
    },
    unit: 'KRW',
    current: { value: 36_575 },
    since: '2025',
    source: {
      name: 'Korea Thread',
      url: 'https://koreathread.com/loopholes-in-foreigner-id-checks-expose-flaws-in-koreas-mobile-registration-system',
      date: '2025-10-17',
    },
    checkedOn: '2026-11-22',
  },
  'school-insurance': {
    what: {
      es: 'Seguro del centro hasta el nacional',
      en: 'The school’s insurance before the national one',
    },
    unit: 'KRW',
    current: {
      value: { bufs: 80_000, dongguk: 120_000 },
      text: {
        es: '80.000\u00a0₩ por seis meses en BUFS (2024) y 120.000\u00a0₩ al año en Dongguk',
        en: '₩80,000 for six months at BUFS (2024) and ₩120,000 a year at Dongguk',
      },
    },
    source: {
      name: 'BUFS',
      url: 'https://www.bufs.ac.kr/bbs/board.php?bo_table=klce_pm02',
      date: '2024',
    },
    checkedOn: '2026-11-22',
  },
  'nhis-bill': {
    what: { es: 'Cuándo se paga el seguro nacional', en: 'When national insurance is paid' },
    unit: 'words',
    current: {
      text: {
        es: 'antes del día 25, por el mes siguiente',
        en: 'before the 25th, for the following month',
      },
    },
    source: {
      name: { es: 'Universidad de Suwon', en: 'University of Suwon' },
      url: 'http://isc.suwon.ac.kr/index.html?menuno=526',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'd4-work-attendance': {
    what: { es: 'Asistencia para trabajar con el D-4', en: 'Attendance to work on a D-4' },
    unit: 'percent',
    current: { value: 90 },
    source: {
      name: { es: 'Universidad de Cheongju', en: 'Cheongju University' },
      url: 'https://www.cju.ac.kr/intl/contents.do?key=8518',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'minimum-wage': {
    what: { es: 'Salario mínimo por hora', en: 'Minimum wage an hour' },
    unit: 'KRW',
    current: { value: 10_320 },
    since: '2026-01-01',
    holdsUntil: '2026-12-31',
    after: {
      value: 10_320,
      text: { es: '10.320\u00a0₩ (en 2026)', en: '₩10,320 (in 2026)' },
    },
    source: {
      name: 'KBS World',
      url: 'http://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=195025',
      date: '2025-08',
    },
    checkedOn: '2026-11-22',
  },
  'd4-work-pay': {
    what: {
      es: 'Salario mínimo de una semana con el D-4',
      en: 'A week’s minimum pay on a D-4',
    },
    unit: 'KRW',
    current: {
      value: { without: 103_200, withTopik2: 206_400 },
      text: {
        es: '103.200\u00a0₩ con 10 horas y 206.400\u00a0₩ con 20',
        en: '₩103,200 for 10 hours and ₩206,400 for 20',
      },
    },
    since: '2026-01-01',
    holdsUntil: '2026-12-31',
    after: {
      value: { without: 103_200, withTopik2: 206_400 },
      text: {
        es: '103.200\u00a0₩ con 10 horas y 206.400\u00a0₩ con 20 (en 2026)',
        en: '₩103,200 for 10 hours and ₩206,400 for 20 (in 2026)',
      },
    },
    source: {
      name: 'KBS World',
      url: 'http://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=195025',
      date: '2025-08',
    },
    checkedOn: '2026-11-26',
    note: {
      es: 'Es el salario mínimo por las horas que deja el permiso, antes de impuestos.',
      en: 'This is the minimum wage times the hours that the permit allows, before tax.',
    },
  },
  'dongguk-dormitory': {
    what: { es: 'Residencia de Dongguk, plaza en doble', en: 'Dongguk dormitory, a shared room' },
    unit: 'KRW',
    current: {
      value: 1_112_500,
      text: {
        es: '1.112.500\u00a0₩ por tres meses, más 30.000\u00a0₩ al entrar',
        en: '₩1,112,500 for three months, plus ₩30,000 on entry',
      },
    },
    since: '2024-12',
    source: {
      name: { es: 'Universidad Dongguk', en: 'Dongguk University' },
      url: 'https://interlang.dongguk.edu/bbs/board.php?bo_table=interlangen5_1&page=1&wr_id=402',
      date: '2024-10-14',
    },
    checkedOn: '2026-11-22',
  },
  'oneroom-maintenance': {
    what: {
      es: 'Gastos del edificio (comunidad, expensas) de un estudio, al mes',
      en: 'Maintenance of a studio, a month',
    },
    unit: 'KRW',
    current: { value: 82_000 },
    since: '2026-01',
    source: {
      name: 'Asia Economy',
      url: 'https://www.asiae.co.kr/article/2026022508143439622',
      date: '2026-02-25',
    },
    checkedOn: '2026-11-22',
  },
  'student-month-counted': {
    what: {
      es: 'Un mes en Seúl en un goshiwon, sumado partida a partida',
      en: 'A month in Seoul in a goshiwon, added up item by item',
    },
    unit: 'KRW',
    current: { value: { from: 1_022_000, to: 1_122_000 } },
    since: '2025-11',
    source: {
      name: { es: 'The Korea Herald, copia', en: 'The Korea Herald, a copy' },
      url: 'https://ahdathalalam.com/news-article/102137.html',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es nuestra suma. Sin desayuno, compra, ocio, ropa ni curso.',
      en: 'It is our sum. No breakfast, shopping, leisure, clothes or course.',
    },
  },
  'study-start-one-term': {
    what: {
      es: 'Lo que se paga una vez con un trimestre, en Seúl y en un goshiwon',
      en: 'What is paid once with one term, in Seoul and in a goshiwon',
    },
    unit: 'KRW',
    current: { value: { from: 2_000_000, to: 2_200_000 } },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-27',
    note: {
      es: 'Es nuestra suma: solicitud, trimestre, visado, tarjeta de residencia y fianza, redondeada.',
      en: 'It is our sum: application, term, visa, residence card and deposit, rounded.',
    },
  },
  'study-start-two-terms': {
    what: {
      es: 'Lo que se paga una vez con dos trimestres, en Seúl y en un goshiwon',
      en: 'What is paid once with two terms, in Seoul and in a goshiwon',
    },
    unit: 'KRW',
    current: { value: { from: 3_600_000, to: 4_100_000 } },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-27',
    note: {
      es: 'Es la misma suma con los dos trimestres que suele exigir el D-4.',
      en: 'It is the same sum with the two terms that a D-4 usually requires.',
    },
  },
  'student-month-oneroom': {
    what: {
      es: 'Un mes en Seúl en un estudio, sumado partida a partida',
      en: 'A month in Seoul in a studio, added up item by item',
    },
    unit: 'KRW',
    current: { value: 1_326_000 },
    since: '2026-01',
    source: {
      name: 'Asia Economy',
      url: 'https://www.asiae.co.kr/article/2026022508143439622',
      date: '2026-02-25',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Es nuestra suma, con los gastos del edificio y sin suministros.',
      en: 'It is our sum, with maintenance and without utilities.',
    },
  },
  'h1-hours': {
    what: { es: 'Horas de trabajo con el H-1', en: 'Working hours on an H-1' },
    unit: 'hours',
    current: {
      value: 25,
      text: { es: '25 horas a la semana', en: '25 hours a week' },
    },
    source: {
      name: 'Korea Exploration',
      url: 'https://koreaexploration.com/es/whv-corea-del-sur',
      date: '2024-06',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Pregunta en el consulado.',
      en: 'Ask the consulate.',
    },
  },
  'h1-argentina-balance': {
    what: { es: 'Saldo para el H-1, Argentina', en: 'Bank balance for the H-1, Argentina' },
    unit: 'USD',
    disputed: true,
    current: { value: 3000, text: { es: '3.000\u00a0US$', en: 'US$3,000' } },
    source: {
      name: 'El Diario de Viaje',
      url: 'https://eldiariodeviaje.ar/index.php/es/destinos/asia/item/1001-corea-del-sur-argentina-turismo-trabajo-empleo',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Otras fuentes solo dicen «fondos suficientes».',
      en: 'Other sources only say “sufficient funds”.',
    },
  },
  'nomad-income': {
    what: {
      es: 'Ingresos para el visado de nómada digital',
      en: 'Income for the digital nomad visa',
    },
    unit: 'KRW',
    previous: {
      text: { es: '84.960.000\u00a0₩ al año en 2024', en: '₩84,960,000 a year in 2024' },
    },
    current: {
      value: 88_100_000,
      text: { es: '88.100.000\u00a0₩ al año', en: '₩88,100,000 a year' },
    },
    since: '2026',
    holdsUntil: '2026-12-31',
    after: {
      value: 88_100_000,
      text: { es: '88.100.000\u00a0₩ al año (2026)', en: '₩88,100,000 a year (2026)' },
    },
    source: {
      name: 'Korea Travel Post',
      url: 'https://koreatravelpost.com/digital-nomad-2-0-navigating-the-k-workation-visa',
      date: '2026',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es el doble del ingreso por habitante de Corea y cambia cada año.',
      en: 'It is twice Korea’s income per head and changes every year.',
    },
  },
  'nomad-insurance': {
    what: {
      es: 'Seguro para el visado de nómada digital',
      en: 'Insurance for the digital nomad visa',
    },
    unit: 'KRW',
    current: { value: 100_000_000 },
    source: {
      name: 'K-Wave Passport',
      url: 'https://kwavepassport.acesstory.com/2026/06/korean-digital-nomad-visa-f-1-d-visa.html',
      date: '2026-06',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
} as const satisfies Record<string, Figure>;
