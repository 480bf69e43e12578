import type { Figure } from './figure.ts';

/** Rents, a month’s expenses and the calculator’s own figures. */
export const livingFigures = {
  'rent-dormitory': {
    what: { es: 'Residencia universitaria, al mes', en: 'University dormitory, a month' },
    unit: 'KRW',
    disputed: true,
    edition: {
      value: {
        guide: { from: 300_000, to: 500_000 },
        faq: { from: 150_000, to: 350_000 },
        study: { from: 300_000, to: 500_000 },
        calculator: { from: 400_000, to: 400_000 },
      },
      text: {
        es: '300.000-500.000\u00a0₩ (alojamiento y estudios), 150.000-350.000\u00a0₩ (preguntas) y 400.000\u00a0₩ (calculadora)',
        en: '₩300,000–500,000 (accommodation and study), ₩150,000–350,000 (FAQ) and ₩400,000 (calculator)',
      },
    },
    current: { value: { from: 348_000, to: 414_000, singleTo: 630_000 } },
    source: { name: 'Nextplay', url: 'https://www.nextplay.kr/news/articleView.html?idxno=4945' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Plaza en una doble en Seúl; en una individual, hasta 630.000\u00a0₩.',
      en: 'A shared room in Seoul; a single costs up to ₩630,000.',
    },
  },
  'rent-goshiwon': {
    what: { es: 'Goshiwon, al mes', en: 'Goshiwon, a month' },
    unit: 'KRW',
    disputed: true,
    edition: {
      value: {
        guide: { from: 200_000, to: 350_000 },
        faq: { from: 250_000, to: 400_000 },
        study: { from: 250_000, to: 450_000 },
        calculator: { from: 300_000, to: 450_000 },
      },
      text: {
        es: '200.000-350.000\u00a0₩ (alojamiento), 250.000-400.000\u00a0₩ (preguntas), 250.000-450.000\u00a0₩ (estudios) y 450.000\u00a0₩ (calculadora; 300.000\u00a0₩ en el nivel económico)',
        en: '₩200,000–350,000 (accommodation), ₩250,000–400,000 (FAQ), ₩250,000–450,000 (study) and ₩450,000 (calculator; ₩300,000 at budget level)',
      },
    },
    current: { value: { from: 300_000, to: 500_000, centralFrom: 400_000 } },
    since: '2025',
    source: {
      name: { es: 'Copia de un artículo de prensa', en: 'Copy of a press article' },
      url: 'http://livein.co.kr/bbs/board.php?bo_table=n04&page=2&wr_id=232969',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Junto a las universidades del centro de Seúl se pagan de 400.000 a 500.000\u00a0₩; por menos de 300.000\u00a0₩ casi no quedan.',
      en: 'Next to the universities of central Seoul you pay ₩400,000 to ₩500,000; hardly any are left below ₩300,000.',
    },
  },
  'rent-hasukjib': {
    what: { es: 'Hasukjib, al mes', en: 'Hasukjib, a month' },
    unit: 'KRW',
    edition: {
      value: {
        guide: { from: 350_000, to: 500_000 },
        faq: { from: 450_000, to: 600_000 },
        study: { from: 400_000, to: 700_000 },
        calculator: { from: 550_000, to: 550_000 },
      },
      text: {
        es: '350.000-500.000\u00a0₩ (alojamiento), 450.000-600.000\u00a0₩ (preguntas), 400.000-700.000\u00a0₩ (estudios) y 550.000\u00a0₩ (calculadora)',
        en: '₩350,000–500,000 (accommodation), ₩450,000–600,000 (FAQ), ₩400,000–700,000 (study) and ₩550,000 (calculator)',
      },
    },
    current: { value: { from: 450_000, to: 600_000 } },
    source: {
      name: 'Edaily',
      url: 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=01121766622390520',
      date: '2019-02-14',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Uno con desayuno y cena costaba 480.000\u00a0₩ en 2019: pregunta en cada casa.',
      en: 'One with breakfast and dinner cost ₩480,000 in 2019, so ask each owner.',
    },
  },
  'rent-oneroom': {
    what: { es: 'Estudio (oneroom), al mes', en: 'Studio (oneroom), a month' },
    unit: 'KRW',
    disputed: true,
    edition: {
      value: {
        guide: { from: 400_000, to: 700_000 },
        faq: { from: 500_000, to: 800_000 },
        study: { from: 500_000, to: 800_000 },
        calculator: { from: 700_000, to: 800_000 },
      },
      text: {
        es: '400.000-700.000\u00a0₩ (alojamiento), 500.000-800.000\u00a0₩ (preguntas, estudio u officetel, y estudios) y 800.000\u00a0₩ (calculadora; 700.000\u00a0₩ en Busan)',
        en: '₩400,000–700,000 (accommodation), ₩500,000–800,000 (FAQ, studio or officetel, and study) and ₩800,000 (calculator; ₩700,000 in Busan)',
      },
    },
    current: {
      value: { from: 500_000, to: 800_000, rent: 622_000, fees: 82_000 },
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
      es: 'En enero de 2026 la media junto a diez universidades de Seúl era de 622.000\u00a0₩, más 82.000\u00a0₩ de gastos del edificio y con 10 millones de fianza.',
      en: 'In January 2026 the average next to ten Seoul universities was ₩622,000, plus ₩82,000 in building fees and with a deposit of 10 million won.',
    },
  },
  'rent-oneroom-busan': {
    what: { es: 'Estudio (oneroom) en Busan, al mes', en: 'Studio (oneroom) in Busan, a month' },
    unit: 'KRW',
    previous: { value: 320_000 },
    current: {
      value: 550_000,
      text: { es: 'unos 550.000\u00a0₩', en: 'about ₩550,000' },
    },
    since: '2026-01',
    source: {
      name: 'Bamboo Routes',
      url: 'https://bambooroutes.com/blogs/news/average-rent-busan',
      date: '2026-01',
    },
    checkedOn: '2026-11-26',
    safety: true,
    note: {
      es: 'Es la media de toda la ciudad, con vistas al mar y sin ellas; junto a las universidades, la media era de 320.000\u00a0₩ en 2016.',
      en: 'It is the average of the whole city, sea views included; next to the universities it was ₩320,000 in 2016.',
    },
  },
  'rent-dormitory-busan': {
    what: {
      es: 'Residencia de varias universidades de Busan, al mes',
      en: 'Dormitory shared by Busan’s universities, a month',
    },
    unit: 'KRW',
    current: { value: 210_000, text: { es: '210.000\u00a0₩ en 2019', en: '₩210,000 in 2019' } },
    source: {
      name: 'Sobilife',
      url: 'http://www.sobilife.com/news/articleView.html?idxno=20321',
      date: '2019-05-27',
    },
    checkedOn: '2026-11-26',
    safety: true,
    note: {
      es: 'Plaza en una doble, con luz y agua y sin comidas, en el campus de Pukyong; la piden estudiantes de cualquier universidad de la ciudad.',
      en: 'A shared room with power and water but no meals, on the Pukyong campus; students of any university in the city may apply.',
    },
  },
  'rent-share-house': {
    what: { es: 'Casa compartida, al mes', en: 'Share house, a month' },
    unit: 'KRW',
    edition: {
      value: {
        guide: { from: 350_000, to: 550_000 },
        faq: { from: 400_000, to: 600_000 },
      },
      text: {
        es: '350.000-550.000\u00a0₩ (alojamiento) y 400.000-600.000\u00a0₩ (preguntas)',
        en: '₩350,000–550,000 (accommodation) and ₩400,000–600,000 (FAQ)',
      },
    },
    current: { value: { from: 400_000, to: 600_000 } },
    source: {
      name: 'Edaily',
      url: 'https://m.edaily.co.kr/News/Read?mediaCodeNo=257&newsId=01121766622390520',
      date: '2019-02-14',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Una con 950.000\u00a0₩ de fianza costaba 470.000\u00a0₩ en 2019: pregunta en cada una.',
      en: 'One with a deposit of ₩950,000 cost ₩470,000 in 2019, so ask each house.',
    },
  },
  'goshiwon-deposit': {
    what: { es: 'Fianza de un goshiwon', en: 'Deposit of a goshiwon' },
    unit: 'KRW',
    current: { value: 100_000 },
    source: {
      name: { es: 'Copia de un artículo de prensa', en: 'Copy of a press article' },
      url: 'http://livein.co.kr/bbs/board.php?bo_table=n04&page=2&wr_id=232969',
      date: '2025-08',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'La de uno de Sinchon, que la devuelve tras dos meses como mínimo. Muchos no piden fianza.',
      en: 'From one in Sinchon, which returns it after at least two months. Many ask for none.',
    },
  },
  'oneroom-deposit': {
    what: { es: 'Fianza de un estudio', en: 'Deposit of a studio' },
    unit: 'KRW',
    edition: {
      value: { from: 10_000_000, to: 20_000_000 },
      text: { es: '10-20 millones de wones', en: '10–20 million won' },
    },
    current: {
      value: { from: 10_000_000, to: 20_000_000 },
      text: { es: '10-20 millones de wones', en: '10–20 million won' },
    },
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
    edition: { value: 6, text: { es: 'al menos 6 meses', en: 'at least 6 months' } },
    current: { value: 6, text: { es: 'al menos 6 meses', en: 'at least 6 months' } },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'goshiwon-size': {
    what: { es: 'Tamaño de una habitación de goshiwon', en: 'Size of a goshiwon room' },
    unit: 'square-metres',
    edition: { value: { from: 3, to: 5 } },
    current: { value: { from: 3, to: 5 } },
    checkedOn: '2026-11-22',
  },
  'student-month': {
    what: {
      es: 'Un mes de estudiante, sin el curso',
      en: 'A student’s month, without the course',
    },
    unit: 'KRW',
    disputed: true,
    edition: {
      value: { from: 1_000_000, to: 1_500_000 },
      text: {
        es: '1.000.000-1.500.000\u00a0₩ (preguntas) y 700.000-1.200.000\u00a0₩ (inicio y estudios)',
        en: '₩1,000,000–1,500,000 (FAQ) and ₩700,000–1,200,000 (home and study)',
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
      es: 'Inmigración cuenta alrededor de 1.070.000\u00a0₩ al mes para un universitario. Un goshiwon, dos comidas sencillas al día, transporte, seguro y teléfono pasan ya del millón en Seúl.',
      en: 'Immigration counts about ₩1,070,000 a month for a university student. A goshiwon, two simple meals a day, transport, insurance and a phone already come to over a million in Seoul.',
    },
  },
  'student-month-lean': {
    what: {
      es: 'Un mes de estudiante en residencia y cocinando',
      en: 'A student’s month in a dormitory, cooking at home',
    },
    unit: 'KRW',
    disputed: true,
    edition: { value: { from: 700_000, to: 1_200_000 } },
    current: { value: { from: 700_000, to: 1_200_000 } },
    source: {
      name: { es: 'Talent Link, asesoría', en: 'Talent Link, an agency' },
      url: 'https://talent-link.co.kr/blog_detail?bg_idx=110',
      date: '2025-08-17',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Solo alcanza con plaza en una residencia y cocinando casi siempre.',
      en: 'It is enough only with a place in a dormitory and nearly every meal cooked at home.',
    },
  },
  'calc-month': {
    what: {
      es: 'Un mes en la calculadora, en un goshiwon de Seúl y sin curso',
      en: 'A month in the calculator, in a goshiwon in Seoul and without a course',
    },
    unit: 'KRW',
    edition: { value: { from: 1_230_000, to: 1_730_000 } },
    current: { value: { from: 1_230_000, to: 1_730_000 } },
    checkedOn: '2026-11-22',
    note: {
      es: 'Incluye ocio, suministros (servicios) y un margen para imprevistos.',
      en: 'It includes leisure, utilities and a margin for the unexpected.',
    },
  },
  'food-month': {
    what: { es: 'Comida al mes', en: 'Food a month' },
    unit: 'KRW',
    disputed: true,
    edition: { value: { from: 400_000, to: 600_000 } },
    current: { value: { from: 447_000, to: 720_000 } },
    since: '2025-11',
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Dos comidas fuera al día: la primera cifra, a la media de gimbap, kimchi jjigae, jajangmyeon y kalguksu en Seúl; la segunda, a 12.000\u00a0₩ cada una. Con 400.000\u00a0₩ hay que cocinar casi siempre.',
      en: 'Two meals out a day: the first figure at the Seoul average of gimbap, kimchi jjigae, jajangmyeon and kalguksu, the second at ₩12,000 each. On ₩400,000 you cook nearly every meal.',
    },
  },
  'transport-month': {
    what: { es: 'Transporte al mes', en: 'Transport a month' },
    unit: 'KRW',
    edition: {
      value: 60_000,
      text: { es: 'unos 60.000\u00a0₩', en: 'about ₩60,000' },
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
    note: {
      es: 'En Seúl, la Climate Card de 30 días, lo mismo que 40 viajes; en Busan, 40 viajes de una zona.',
      en: 'In Seoul, the 30-day Climate Card, the same as 40 rides; in Busan, 40 one-zone rides.',
    },
  },
  'visa-fee-long': {
    what: {
      es: 'Tasa del visado de una entrada y más de 90 días',
      en: 'Fee of a single-entry visa for over 90 days',
    },
    unit: 'USD',
    current: { value: 60, text: { es: '60\u00a0US$', en: 'US$60' } },
    source: {
      name: {
        es: 'Web de viajes que cita el Korea Visa Portal',
        en: 'Travel site quoting the Korea Visa Portal',
      },
      url: 'https://fastlagos.com/how-much-is-south-korea-visa-fee/',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Cambia según el país: pregunta en la embajada de Corea.',
      en: 'It varies by country, so ask the Korean embassy.',
    },
  },
  'school-application-fee': {
    what: {
      es: 'Tasa de solicitud en Yonsei',
      en: 'Application fee at Yonsei',
    },
    unit: 'KRW',
    previous: { text: { es: '80.000\u00a0₩ (2024)', en: '₩80,000 (2024)' } },
    current: { value: 100_000 },
    since: '2025',
    source: {
      name: {
        es: 'Il mio viaggio a Seoul, web italiana',
        en: 'Il mio viaggio a Seoul, Italian site',
      },
      url: 'https://www.ilmioviaggioaseoul.it/the-university-korean-program-yonsei-korean-language-institute/',
      date: '2025',
    },
    checkedOn: '2026-11-20',
    note: {
      es: 'Cada centro pone la suya.',
      en: 'Every school sets its own.',
    },
  },
  'fx-usd': {
    what: { es: 'Cambio de 1.000\u00a0₩ en dólares', en: 'Exchange rate of ₩1,000 in US dollars' },
    unit: 'rate',
    edition: {
      value: 0.00073,
      text: { es: '0,73\u00a0$ (0,00073 por won)', en: '$0.73 (0.00073 per won)' },
    },
    current: { value: 0.000737, text: { es: '0,737\u00a0US$', en: 'US$0.737' } },
    since: '2026-09-25',
    source: {
      name: { es: 'Reserva Federal, H.10 (copia)', en: 'Federal Reserve, H.10 (copy)' },
      url: 'https://github.com/datasets/exchange-rates/blob/main/data/daily.csv',
      date: '2026-09-25',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'En junio de 2026 el dólar llegó a pasar de 1.500\u00a0₩.',
      en: 'In June 2026 the dollar rose above ₩1,500.',
    },
  },
  'fx-eur': {
    what: { es: 'Cambio de 1.000\u00a0₩ en euros', en: 'Exchange rate of ₩1,000 in euros' },
    unit: 'rate',
    edition: {
      value: 0.00068,
      text: { es: '0,68\u00a0€ (0,00068 por won)', en: '€0.68 (0.00068 per won)' },
    },
    current: { value: 0.000647, text: { es: '0,647\u00a0€', en: '€0.647' } },
    since: '2026-09-25',
    source: {
      name: { es: 'Reserva Federal, H.10 (copia)', en: 'Federal Reserve, H.10 (copy)' },
      url: 'https://github.com/datasets/exchange-rates/blob/main/data/daily.csv',
      date: '2026-09-25',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'calc-rent': {
    what: {
      es: 'Alojamiento en la calculadora, al mes',
      en: 'Accommodation in the calculator, a month',
    },
    unit: 'KRW',
    edition: {
      text: {
        es: 'goshiwon 450.000\u00a0₩ (económico, 300.000\u00a0₩), hasukjib 550.000\u00a0₩, residencia 400.000\u00a0₩, apartamento 800.000\u00a0₩ en Seúl y 700.000\u00a0₩ en Busan (premium, 1.200.000 y 1.100.000\u00a0₩)',
        en: 'goshiwon ₩450,000 (budget ₩300,000), hasukjib ₩550,000, dormitory ₩400,000, flat ₩800,000 in Seoul and ₩700,000 in Busan (premium ₩1,200,000 and ₩1,100,000)',
      },
    },
    current: {
      value: {
        goshiwon: 450_000,
        goshiwonBudget: 300_000,
        hasukjib: 550_000,
        dormitory: 400_000,
        seoul: 800_000,
        busan: 700_000,
        seoulPremium: 1_200_000,
        busanPremium: 1_100_000,
      },
      text: {
        es: 'goshiwon 450.000\u00a0₩ (económico, 300.000\u00a0₩), hasukjib 550.000\u00a0₩, residencia 400.000\u00a0₩, apartamento 800.000\u00a0₩ en Seúl y 700.000\u00a0₩ en Busan (premium, 1.200.000 y 1.100.000\u00a0₩)',
        en: 'goshiwon ₩450,000 (budget ₩300,000), hasukjib ₩550,000, dormitory ₩400,000, flat ₩800,000 in Seoul and ₩700,000 in Busan (premium ₩1,200,000 and ₩1,100,000)',
      },
    },
    checkedOn: '2026-11-22',
  },
  'calc-food': {
    what: { es: 'Comida en la calculadora, al mes', en: 'Food in the calculator, a month' },
    unit: 'KRW',
    disputed: true,
    edition: {
      text: {
        es: '400.000, 600.000 o 900.000\u00a0₩ en Seúl y 350.000, 500.000 o 750.000\u00a0₩ en Busan, según el nivel',
        en: '₩400,000, ₩600,000 or ₩900,000 in Seoul and ₩350,000, ₩500,000 or ₩750,000 in Busan, by level',
      },
    },
    current: {
      value: {
        seoulBudget: 400_000,
        seoulMid: 600_000,
        seoulPremium: 900_000,
        busanBudget: 350_000,
        busanMid: 500_000,
        busanPremium: 750_000,
      },
      text: {
        es: '400.000, 600.000 o 900.000\u00a0₩ en Seúl y 350.000, 500.000 o 750.000\u00a0₩ en Busan, según el nivel',
        en: '₩400,000, ₩600,000 or ₩900,000 in Seoul and ₩350,000, ₩500,000 or ₩750,000 in Busan, by level',
      },
    },
    source: {
      name: 'SBS',
      url: 'https://news.sbs.co.kr/news/endPage.do?news_id=N1008223149',
      date: '2025-08-20',
    },
    checkedOn: '2026-11-22',
  },
  'calc-transport': {
    what: {
      es: 'Transporte en la calculadora, al mes',
      en: 'Transport in the calculator, a month',
    },
    unit: 'KRW',
    disputed: true,
    edition: {
      text: {
        es: '80.000\u00a0₩ en Seúl y 60.000\u00a0₩ en Busan; 50.000\u00a0₩ sin transporte diario',
        en: '₩80,000 in Seoul and ₩60,000 in Busan; ₩50,000 without daily transport',
      },
    },
    current: {
      value: { seoul: 80_000, busan: 60_000, leftOut: 50_000 },
      text: {
        es: '80.000\u00a0₩ en Seúl y 60.000\u00a0₩ en Busan; 50.000\u00a0₩ sin transporte diario',
        en: '₩80,000 in Seoul and ₩60,000 in Busan; ₩50,000 without daily transport',
      },
    },
    source: { name: 'News1', url: 'https://news1.kr/amp/local/seoul/5503610', date: '2024-08-07' },
    checkedOn: '2026-11-22',
  },
  'calc-education': {
    what: { es: 'Curso en la calculadora', en: 'Course in the calculator' },
    unit: 'KRW',
    disputed: true,
    edition: {
      text: {
        es: '1.200.000\u00a0₩ (premium, 1.600.000\u00a0₩) entre la duración, 3 como mínimo',
        en: '₩1,200,000 (premium, ₩1,600,000) divided by the duration, 3 at least',
      },
    },
    current: {
      value: { course: 1_200_000, premium: 1_600_000 },
      text: {
        es: 'un trimestre, de 1.650.000 a 1.880.000\u00a0₩ en Seúl y de 1.200.000 a 1.400.000\u00a0₩ en Busan',
        en: 'a term, ₩1,650,000 to ₩1,880,000 in Seoul and ₩1,200,000 to ₩1,400,000 in Busan',
      },
    },
    source: {
      name: { es: 'Universidad Yonsei', en: 'Yonsei University' },
      url: 'http://www.yskli.com/_en/proc/p7.asp',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Con la estancia en semanas la regla cuenta una parte pequeña del curso; el resultado da al lado la suma con los precios de hoy.',
      en: 'With the stay in weeks the rule counts a small part of the course; the result gives the sum at today’s prices beside it.',
    },
  },
  'calc-utilities': {
    what: {
      es: 'Suministros y varios en la calculadora, al mes',
      en: 'Utilities and other costs in the calculator, a month',
    },
    unit: 'KRW',
    edition: {
      text: {
        es: '100.000\u00a0₩ de suministros (200.000\u00a0₩ en un apartamento) y 200.000\u00a0₩ de varios',
        en: '₩100,000 of utilities (₩200,000 in an apartment) and ₩200,000 of other costs',
      },
    },
    current: {
      value: { usual: 100_000, apartment: 200_000, other: 200_000 },
      text: {
        es: '100.000\u00a0₩ de suministros (200.000\u00a0₩ en un apartamento) y 200.000\u00a0₩ de varios',
        en: '₩100,000 of utilities (₩200,000 in an apartment) and ₩200,000 of other costs',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'calc-entertainment': {
    what: { es: 'Ocio en la calculadora, al mes', en: 'Leisure in the calculator, a month' },
    unit: 'KRW',
    edition: {
      text: {
        es: '150.000, 300.000 o 500.000\u00a0₩ según el nivel',
        en: '₩150,000, ₩300,000 or ₩500,000 by level',
      },
    },
    current: {
      value: { budget: 150_000, mid: 300_000, premium: 500_000 },
      text: {
        es: '150.000, 300.000 o 500.000\u00a0₩ según el nivel',
        en: '₩150,000, ₩300,000 or ₩500,000 by level',
      },
    },
    checkedOn: '2026-11-22',
  },
  'checkin-time': {
    what: { es: 'Hora de entrada en la habitación', en: 'Check-in time' },
    unit: 'time',
    current: { text: { es: '15:00', en: '15:00' } },
    checkedOn: '2026-11-22',
  },
} as const satisfies Record<string, Figure>;
