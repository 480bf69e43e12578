import type { Figure } from './figure.ts';

/** Rents, a month’s expenses and the calculator’s own figures. */
export const livingFigures = {
  'rent-dormitory': {
    what: { es: 'Residencia universitaria al mes', en: 'University dormitory a month' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '300.000-500.000\u00a0₩ (alojamiento y estudios), 150.000-350.000\u00a0₩ (preguntas) y 400.000\u00a0₩ (calculadora)',
        en: '₩300,000-500,000 (accommodation and study), ₩150,000-350,000 (FAQ) and ₩400,000 (calculator)',
      },
    },
    current: {
      value: { from: 348_000, to: 414_000, singleTo: 630_000 },
      text: {
        es: 'de 348.000 a 414.000\u00a0₩ en doble y hasta 630.000\u00a0₩ en individual, en Seúl',
        en: '₩348,000 to ₩414,000 for a double and up to ₩630,000 for a single, in Seoul',
      },
    },
    source: { name: 'Nextplay', url: 'https://www.nextplay.kr/news/articleView.html?idxno=4945' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La guía da tres intervalos y una cifra.',
      en: 'The guide gives three ranges and one figure.',
    },
  },
  'rent-goshiwon': {
    what: { es: 'Goshiwon al mes', en: 'Goshiwon a month' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '200.000-350.000\u00a0₩ (alojamiento), 250.000-400.000\u00a0₩ (preguntas), 250.000-450.000\u00a0₩ (estudios) y 450.000\u00a0₩ (calculadora; 300.000\u00a0₩ en el nivel económico)',
        en: '₩200,000-350,000 (accommodation), ₩250,000-400,000 (FAQ), ₩250,000-450,000 (study) and ₩450,000 (calculator; ₩300,000 at budget level)',
      },
    },
    current: { value: { from: 300_000, to: 500_000 } },
    since: '2025',
    source: {
      name: { es: 'Copia de un artículo de prensa', en: 'Copy of a press article' },
      url: 'http://livein.co.kr/bbs/board.php?bo_table=n04&page=2&wr_id=232969',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Los 200.000 de la página de alojamiento no aparecen en ninguna fuente reciente.',
      en: 'The 200,000 of the accommodation page is in no recent source.',
    },
  },
  'rent-hasukjib': {
    what: { es: 'Hasukjib al mes', en: 'Hasukjib a month' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '350.000-500.000\u00a0₩ (alojamiento), 450.000-600.000\u00a0₩ (preguntas), 400.000-700.000\u00a0₩ (estudios) y 550.000\u00a0₩ (calculadora)',
        en: '₩350,000-500,000 (accommodation), ₩450,000-600,000 (FAQ), ₩400,000-700,000 (study) and ₩550,000 (calculator)',
      },
    },
    current: {
      value: 480_000,
      text: {
        es: '480.000\u00a0₩ con desayuno y cena, en 2019',
        en: '₩480,000 with breakfast and dinner, in 2019',
      },
    },
    since: '2019-02',
    source: {
      name: 'Edaily',
      url: 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=01121766622390520',
      date: '2019-02-14',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: { es: 'Sin fuente de 2025 o 2026.', en: 'No source of 2025 or 2026.' },
  },
  'rent-oneroom': {
    what: { es: 'Estudio (oneroom) al mes en Seúl', en: 'Studio (oneroom) a month in Seoul' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '400.000-700.000\u00a0₩ (alojamiento), 500.000-800.000\u00a0₩ (preguntas y estudios) y 800.000\u00a0₩ (calculadora; 700.000\u00a0₩ en Busan)',
        en: '₩400,000-700,000 (accommodation), ₩500,000-800,000 (FAQ and study) and ₩800,000 (calculator; ₩700,000 in Busan)',
      },
    },
    current: {
      value: { rent: 622_000, fees: 82_000 },
      text: {
        es: '622.000\u00a0₩ más 82.000\u00a0₩ de gastos, de media en Seúl',
        en: '₩622,000 plus ₩82,000 in fees, on average in Seoul',
      },
    },
    since: '2026-01',
    source: {
      name: 'Segye Ilbo',
      url: 'https://m.segye.com/view/20260224515184?OutUrl=google',
      date: '2026-02-24',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: '400.000 ya no se encuentra de media en Seúl.',
      en: '400,000 is no longer an average anywhere in Seoul.',
    },
  },
  'rent-oneroom-busan': {
    what: { es: 'Estudio al mes en Busan', en: 'Studio a month in Busan' },
    unit: 'KRW',
    status: 'unconfirmed',
    current: {
      value: 320_000,
      text: { es: '320.000\u00a0₩ de media en 2016', en: '₩320,000 on average in 2016' },
    },
    since: '2016-12',
    source: {
      name: 'Herald Business',
      url: 'http://news.heraldm.com/view.php?ud=20161213000634',
      date: '2016-12-13',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'rent-share-house': {
    what: { es: 'Casa compartida al mes', en: 'Share house a month' },
    unit: 'KRW',
    status: 'unconfirmed',
    edition: {
      text: {
        es: '350.000-550.000\u00a0₩ (alojamiento) y 400.000-600.000\u00a0₩ (preguntas)',
        en: '₩350,000-550,000 (accommodation) and ₩400,000-600,000 (FAQ)',
      },
    },
    current: {
      value: 470_000,
      text: { es: '470.000\u00a0₩ de media en 2019', en: '₩470,000 on average in 2019' },
    },
    since: '2019-02',
    source: {
      name: 'Edaily',
      url: 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=01121766622390520',
      date: '2019-02-14',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'oneroom-deposit': {
    what: { es: 'Fianza de un estudio', en: 'Deposit of a studio' },
    unit: 'KRW',
    status: 'confirmed',
    edition: { value: { from: 10_000_000, to: 20_000_000 } },
    current: { value: { from: 10_000_000, to: 20_000_000 } },
    since: '2026-01',
    source: {
      name: 'Segye Ilbo',
      url: 'https://m.segye.com/view/20260224515184?OutUrl=google',
      date: '2026-02-24',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'oneroom-contract': {
    what: { es: 'Contrato mínimo de un estudio', en: 'Minimum contract of a studio' },
    unit: 'months',
    status: 'unconfirmed',
    edition: { value: 6, text: { es: '6 meses como mínimo', en: 'at least 6 months' } },
    current: { value: 6, text: { es: '6 meses como mínimo', en: 'at least 6 months' } },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'goshiwon-size': {
    what: { es: 'Tamaño de una habitación de goshiwon', en: 'Size of a goshiwon room' },
    unit: 'square-metres',
    status: 'unconfirmed',
    edition: { value: { from: 3, to: 5 } },
    current: { value: { from: 3, to: 5 } },
    checkedOn: '2026-11-22',
  },
  'student-month': {
    what: {
      es: 'Gasto mensual de un estudiante, sin matrícula',
      en: 'A student’s month, without tuition',
    },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '700.000-1.200.000\u00a0₩ (inicio y estudios) y 1.000.000-1.500.000\u00a0₩ (preguntas)',
        en: '₩700,000-1,200,000 (home and study) and ₩1,000,000-1,500,000 (FAQ)',
      },
    },
    current: { value: { from: 1_000_000, to: 1_500_000 } },
    since: '2025',
    source: {
      name: { es: 'Talent Link, asesoría', en: 'Talent Link, an agency' },
      url: 'https://talent-link.co.kr/blog_detail?bg_idx=110',
      date: '2025-08-17',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La guía da dos intervalos y su calculadora empieza por encima del primero.',
      en: 'The guide gives two ranges and its calculator starts above the first.',
    },
  },
  'food-month': {
    what: { es: 'Comida al mes', en: 'Food a month' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      value: { from: 400_000, to: 600_000 },
      text: { es: '400.000-600.000\u00a0₩ (preguntas)', en: '₩400,000-600,000 (FAQ)' },
    },
    current: { value: { from: 540_000, to: 720_000 } },
    since: '2025-07',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Los 400.000 exigen cocinar casi todo.',
      en: 'The 400,000 needs almost everything cooked at home.',
    },
  },
  'transport-month': {
    what: { es: 'Transporte al mes', en: 'Transport a month' },
    unit: 'KRW',
    status: 'confirmed',
    edition: {
      text: {
        es: 'unos 60.000\u00a0₩ (preguntas); en la calculadora, 80.000\u00a0₩ en Seúl y 60.000\u00a0₩ en Busan',
        en: 'about ₩60,000 (FAQ); in the calculator, ₩80,000 in Seoul and ₩60,000 in Busan',
      },
    },
    current: {
      value: { seoul: 62_000, busan: 64_000 },
      text: {
        es: '62.000\u00a0₩ en Seúl y 64.000\u00a0₩ en Busan',
        en: '₩62,000 in Seoul and ₩64,000 in Busan',
      },
    },
    since: '2025-06-28',
    source: { name: 'News1', url: 'https://news1.kr/amp/local/seoul/5503610', date: '2024-08-07' },
    checkedOn: '2026-11-22',
  },
  'fx-usd': {
    what: { es: 'Cambio de la calculadora, dólar', en: 'Calculator rate, dollar' },
    unit: 'rate',
    status: 'confirmed',
    edition: { value: 0.00073, text: { es: '0,00073', en: '0.00073' } },
    current: { value: 0.000737, text: { es: '0,000737', en: '0.000737' } },
    since: '2026-09-25',
    source: {
      name: { es: 'Reserva Federal, H.10 (copia)', en: 'Federal Reserve, H.10 (copy)' },
      url: 'https://github.com/datasets/exchange-rates/blob/main/data/daily.csv',
      date: '2026-09-25',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'En junio de 2026 pasó de 1.500\u00a0₩ por dólar: da siempre la fecha.',
      en: 'In June 2026 it passed ₩1,500 to the dollar: always give the date.',
    },
  },
  'fx-eur': {
    what: { es: 'Cambio de la calculadora, euro', en: 'Calculator rate, euro' },
    unit: 'rate',
    status: 'price-changed',
    edition: { value: 0.00068, text: { es: '0,00068', en: '0.00068' } },
    current: { value: 0.000647, text: { es: '0,000647', en: '0.000647' } },
    since: '2026-09-25',
    source: {
      name: { es: 'Reserva Federal, H.10 (copia)', en: 'Federal Reserve, H.10 (copy)' },
      url: 'https://github.com/datasets/exchange-rates/blob/main/data/daily.csv',
      date: '2026-09-25',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Los euros de la calculadora salen un 5\u00a0% altos.',
      en: 'The calculator’s euros come out 5% high.',
    },
  },
  'calc-education': {
    what: { es: 'Curso en la calculadora', en: 'Course in the calculator' },
    unit: 'KRW',
    status: 'contested',
    edition: {
      text: {
        es: '1.200.000\u00a0₩ (premium, 1.600.000\u00a0₩) entre la duración, 3 como mínimo',
        en: '₩1,200,000 (premium, ₩1,600,000) divided by the duration, 3 at least',
      },
    },
    current: {
      text: {
        es: 'un trimestre, de 1.650.000 a 1.880.000\u00a0₩ en Seúl y de 1.200.000 a 1.300.000\u00a0₩ en Busan',
        en: 'a term, ₩1,650,000 to ₩1,880,000 in Seoul and ₩1,200,000 to ₩1,300,000 in Busan',
      },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
      official: true,
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Con la estancia en semanas la fórmula cuenta una parte mínima: 10 semanas salen a 300.000\u00a0₩ y un trimestre entero cuesta cinco veces más.',
      en: 'With the stay in weeks the formula counts a tiny share: 10 weeks come to ₩300,000 and a whole term costs five times as much.',
    },
  },
  'calc-utilities': {
    what: {
      es: 'Suministros y varios en la calculadora',
      en: 'Utilities and miscellaneous in the calculator',
    },
    unit: 'KRW',
    status: 'unconfirmed',
    edition: {
      text: {
        es: '100.000\u00a0₩ de suministros y 200.000\u00a0₩ de varios',
        en: '₩100,000 of utilities and ₩200,000 of other costs',
      },
    },
    current: {
      text: {
        es: '100.000\u00a0₩ de suministros y 200.000\u00a0₩ de varios',
        en: '₩100,000 of utilities and ₩200,000 of other costs',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'calc-entertainment': {
    what: { es: 'Ocio en la calculadora', en: 'Entertainment in the calculator' },
    unit: 'KRW',
    status: 'unconfirmed',
    edition: {
      text: {
        es: '150.000, 300.000 o 500.000\u00a0₩ según el nivel',
        en: '₩150,000, ₩300,000 or ₩500,000 by level',
      },
    },
    current: {
      text: {
        es: '150.000, 300.000 o 500.000\u00a0₩ según el nivel',
        en: '₩150,000, ₩300,000 or ₩500,000 by level',
      },
    },
    checkedOn: '2026-11-22',
  },
  'checkin-time': {
    what: { es: 'Hora de entrega de la habitación', en: 'Check-in time' },
    unit: 'time',
    status: 'unconfirmed',
    current: { text: { es: '15:00', en: '15:00' } },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
