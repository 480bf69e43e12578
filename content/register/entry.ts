import type { Figure } from './figure.ts';

/** K-ETA, e-Arrival card, visas and customs. */
export const entryFigures = {
  'keta-fee': {
    what: { es: 'Precio de la K-ETA', en: 'K-ETA fee' },
    unit: 'KRW',
    status: 'confirmed',
    edition: { value: 10_000, text: { es: 'unos 10.000\u00a0₩', en: 'about ₩10,000' } },
    current: { value: 10_000 },
    source: {
      name: 'VisasNews',
      url: 'https://visasnews.com/es/corea-del-sur-prorroga-la-exencion-de-la-k-eta-hasta-finales-de-2025',
      date: '2024-12',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'keta-surcharge': {
    what: {
      es: 'Recargo por pagar la K-ETA en línea',
      en: 'Surcharge for paying the K-ETA online',
    },
    unit: 'percent',
    status: 'unconfirmed',
    edition: { value: 3, text: { es: 'cerca del 3\u00a0%', en: 'about 3%' } },
    current: { value: 3, text: { es: 'cerca del 3\u00a0%', en: 'about 3%' } },
    source: {
      name: {
        es: 'Congreso ISSW34, página de inscripción',
        en: 'ISSW34 congress, registration page',
      },
      url: 'https://issw34.org/index.php?GP=regi/regi02',
      date: '2022',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Página de un congreso de 2022; no se leyó k-eta.go.kr.',
      en: 'Congress page of 2022; k-eta.go.kr was not read.',
    },
  },
  'keta-group': {
    what: {
      es: 'Personas por solicitud de grupo de la K-ETA',
      en: 'People per K-ETA group application',
    },
    unit: 'people',
    status: 'contested',
    edition: { value: 50, text: { es: 'hasta 50 personas', en: 'up to 50 people' } },
    current: {
      value: 50,
      text: {
        es: 'hasta 50 personas; un congreso de 2022 decía 30',
        en: 'up to 50 people; a congress of 2022 said 30',
      },
    },
    source: {
      name: {
        es: 'Congreso ISSW34, página de inscripción',
        en: 'ISSW34 congress, registration page',
      },
      url: 'https://issw34.org/index.php?GP=regi/regi02',
      date: '2022',
    },
    checkedOn: '2026-11-22',
    note: { es: 'No se leyó una página oficial.', en: 'No official page was read.' },
  },
  'keta-approval': {
    what: { es: 'Tiempo de respuesta de la K-ETA', en: 'K-ETA answer time' },
    unit: 'hours',
    status: 'contested',
    edition: { text: { es: 'de 24 a 72 horas', en: '24 to 72 hours' } },
    current: {
      value: { from: 24, to: 72 },
      text: { es: 'de 24 a 72 horas; puede tardar más', en: '24 to 72 hours; it can take longer' },
    },
    source: {
      name: {
        es: 'Congreso ISSW34, página de inscripción',
        en: 'ISSW34 congress, registration page',
      },
      url: 'https://issw34.org/index.php?GP=regi/regi02',
      date: '2022',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La fuente avisa de que puede pasar de 72 horas.',
      en: 'The source warns that it may exceed 72 hours.',
    },
  },
  'keta-apply-ahead': {
    what: { es: 'Antelación para pedir la K-ETA', en: 'How far ahead to apply for the K-ETA' },
    unit: 'hours',
    status: 'unconfirmed',
    edition: { value: 72, text: { es: 'al menos 72 horas antes', en: 'at least 72 hours ahead' } },
    current: { value: 72, text: { es: 'al menos 72 horas', en: 'at least 72 hours' } },
    source: {
      name: 'Go! Go! Hanguk',
      url: 'https://gogohanguk.com/es/blog/k-eta-entrar-en-corea-sin-visado',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: { es: 'Página privada sin fecha.', en: 'Undated private page.' },
  },
  'keta-validity': {
    what: { es: 'Validez de la K-ETA', en: 'K-ETA validity' },
    unit: 'years',
    status: 'confirmed',
    edition: {
      value: 3,
      text: {
        es: '3 años o hasta que caduque el pasaporte',
        en: '3 years or until the passport expires',
      },
    },
    current: {
      value: 3,
      text: {
        es: '3 años o hasta que caduque el pasaporte',
        en: '3 years or until the passport expires',
      },
    },
    since: '2023-07-03',
    source: {
      name: 'Money Today',
      url: 'https://m.thel.mt.co.kr/view.html?no=2023062909193789376&pDepth1=0301',
      date: '2023-06-29',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'keta-passport-validity': {
    what: { es: 'Validez mínima del pasaporte', en: 'Minimum passport validity' },
    unit: 'months',
    status: 'unconfirmed',
    edition: { value: 6, text: { es: 'al menos 6 meses', en: 'at least 6 months' } },
    current: {
      value: 6,
      text: {
        es: '6 meses según guías de viaje; no se leyó una norma coreana que lo exija',
        en: '6 months according to travel pages; no Korean rule requiring it was read',
      },
    },
    source: { name: 'Yorokobi', url: 'https://yorokobi.es/requisitos-para-viajar-a-corea-del-sur' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Úsalo como consejo prudente y no como norma.',
      en: 'Use it as prudent advice, not as a rule.',
    },
  },
  'keta-stay': {
    what: { es: 'Estancia sin visado', en: 'Visa-free stay' },
    unit: 'days',
    status: 'contested',
    edition: { value: 90, text: { es: 'hasta 90 días', en: 'up to 90 days' } },
    current: {
      value: 90,
      text: {
        es: '90 días en la mayoría; México, 3 meses; Honduras, Paraguay y Andorra, 30 días',
        en: '90 days for most; Mexico 3 months; Honduras, Paraguay and Andorra 30 days',
      },
    },
    source: {
      name: { es: 'Congreso WVC 2024, página de visados', en: 'WVC 2024 congress, visa page' },
      url: 'https://wvc2024busan.kr/html/?pmode=visa',
      date: '2024',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: { es: 'No vale para todos los pasaportes.', en: 'It does not hold for every passport.' },
  },
  'stay-30-days': {
    what: {
      es: 'Estancia sin visado de Honduras, Paraguay y Andorra',
      en: 'Visa-free stay of Honduras, Paraguay and Andorra',
    },
    unit: 'days',
    status: 'unconfirmed',
    current: { value: 30, text: { es: '30 días', en: '30 days' } },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Los 30 días solo se leen en copias de agencias, que no se citan. Di: «no cuentes con 90 días; pregunta a la embajada».',
      en: 'The 30 days are read only in copies kept by agencies, which are not cited. Say: “do not count on 90 days; ask the embassy”.',
    },
  },
  'keta-exempt-ages': {
    what: { es: 'Edades exentas de la K-ETA', en: 'Ages exempt from the K-ETA' },
    unit: 'years',
    status: 'rule-changed',
    edition: { text: { es: 'menores de 17 años y mayores de 65', en: 'under 17 or over 65' } },
    current: {
      value: { upTo: 17, from: 65 },
      text: { es: '17 o menos y 65 o más', en: '17 or under and 65 or over' },
    },
    outdatedInEdition: true,
    since: '2023-07-03',
    source: {
      name: 'Money Today',
      url: 'https://m.thel.mt.co.kr/view.html?no=2023062909193789376&pDepth1=0301',
      date: '2023-06-29',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: { es: 'Los propios 17 y 65 años están exentos.', en: '17 and 65 themselves are exempt.' },
  },
  'keta-exempt-ages-earrival': {
    what: {
      es: 'Quien está exento de la K-ETA por edad y la e-Arrival',
      en: 'Those exempt by age and the e-Arrival card',
    },
    unit: 'words',
    status: 'confirmed',
    current: { value: true, text: { es: 'sí la rellenan', en: 'they do fill it in' } },
    since: '2025-02-24',
    source: {
      name: {
        es: 'Gestoría de Itaewon, texto del aviso',
        en: 'Itaewon visa office, text of the notice',
      },
      url: 'http://itaewonlaw.co.kr/board/index.html?id=notice&no=171&page=1',
      date: '2025-03-26',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'keta-waiver': {
    what: { es: 'Exención temporal de la K-ETA', en: 'Temporary K-ETA waiver' },
    unit: 'date',
    status: 'confirmed',
    current: {
      value: '2026-12-31',
      text: { es: 'hasta el 31 de diciembre de 2026', en: 'until 31 December 2026' },
    },
    since: '2025-12',
    source: {
      name: { es: 'VisasNews, que cita a k-eta.go.kr', en: 'VisasNews, quoting k-eta.go.kr' },
      url: 'https://visasnews.com/?p=34112',
      date: '2025-12',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'La edición no hablaba de la exención. El Ministerio no publica la lista; la última nota oficial leída es la de la prórroga a 2025.',
      en: 'The edition did not speak of the waiver. The Ministry does not publish the list; the last official note read is that of the extension to 2025.',
    },
  },
  'keta-2027': {
    what: { es: 'K-ETA a partir del 1 de enero de 2027', en: 'K-ETA from 1 January 2027' },
    unit: 'words',
    status: 'unconfirmed',
    current: { text: { es: 'no se conoce', en: 'not known' } },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Quedan 39 días y no se leyó ningún aviso. Quien viaje en 2027 debe mirar k-eta.go.kr.',
      en: '39 days remain and no notice was read. Anyone travelling in 2027 must look at k-eta.go.kr.',
    },
  },
  'earrival-fee': {
    what: { es: 'Precio de la e-Arrival', en: 'e-Arrival fee' },
    unit: 'KRW',
    status: 'confirmed',
    edition: { value: 0, text: { es: 'gratis', en: 'free' } },
    current: { value: 0, text: { es: 'gratis', en: 'free' } },
    since: '2025-02-24',
    source: {
      name: 'The Seoulist',
      url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
      date: '2026-05-22',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'earrival-window': {
    what: { es: 'Cuándo se rellena la e-Arrival', en: 'When the e-Arrival card is filled in' },
    unit: 'days',
    status: 'confirmed',
    current: {
      value: 3,
      text: {
        es: 'en los 3 días (72 horas) anteriores a la llegada, hora de Corea',
        en: 'within 3 days (72 hours) before arrival, Korean time',
      },
    },
    since: '2025-02-24',
    source: {
      name: {
        es: 'Gestoría de Itaewon, texto del aviso',
        en: 'Itaewon visa office, text of the notice',
      },
      url: 'http://itaewonlaw.co.kr/board/index.html?id=notice&no=171&page=1',
      date: '2025-03-26',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'earrival-lapse': {
    what: { es: 'Cuándo caduca una e-Arrival enviada', en: 'When a sent e-Arrival card lapses' },
    unit: 'hours',
    status: 'confirmed',
    current: {
      value: 72,
      text: {
        es: 'A las 72 horas si no se ha entrado',
        en: 'after 72 hours if you have not entered',
      },
    },
    since: '2025-02-24',
    source: {
      name: {
        es: 'Gestoría de Itaewon, texto del aviso',
        en: 'Itaewon visa office, text of the notice',
      },
      url: 'http://itaewonlaw.co.kr/board/index.html?id=notice&no=171&page=1',
      date: '2025-03-26',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'earrival-paper-end': {
    what: { es: 'Fin de la tarjeta de llegada en papel', en: 'End of the paper arrival card' },
    unit: 'date',
    status: 'rule-changed',
    previous: { text: { es: 'también en papel', en: 'on paper too' } },
    current: {
      value: '2025-12-31',
      text: { es: '31 de diciembre de 2025', en: '31 December 2025' },
    },
    since: '2026-01-01',
    source: {
      name: 'The Seoulist',
      url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
      date: '2026-05-22',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Anunciado en 2025; solo una guía no oficial de 2026 confirma que se cumplió.',
      en: 'Announced in 2025; only an unofficial guide of 2026 confirms that it happened.',
    },
  },
  'earrival-exempt': {
    what: { es: 'Quién no necesita la e-Arrival', en: 'Who needs no e-Arrival card' },
    unit: 'words',
    status: 'confirmed',
    current: {
      text: {
        es: 'quien tiene K-ETA válida o tarjeta de residencia',
        en: 'holders of a valid K-ETA or a residence card',
      },
    },
    since: '2025-02-24',
    source: {
      name: {
        es: 'KSAI, texto del aviso del Ministerio de Justicia',
        en: 'KSAI, text of the Ministry of Justice’s notice',
      },
      url: 'http://ksai.or.kr/ksai/bbs/board2.php?bo_table=hanin_news&wr_id=3691',
      date: '2025-02-19',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'earrival-children': {
    what: {
      es: 'Edad hasta la que un adulto rellena la e-Arrival',
      en: 'Age up to which an adult fills in the e-Arrival card',
    },
    unit: 'years',
    status: 'unconfirmed',
    current: { value: 14, text: { es: 'menores de 14 años', en: 'under 14' } },
    checkedOn: '2026-11-22',
  },
  'fingerprint-age': {
    what: {
      es: 'Edad desde la que se toman huellas a la entrada',
      en: 'Age from which fingerprints are taken on entry',
    },
    unit: 'years',
    status: 'unconfirmed',
    current: { value: 17, text: { es: 'desde los 17 años', en: 'from 17' } },
    checkedOn: '2026-11-22',
  },
  'venezuela-visa': {
    what: { es: 'Visado de turista para Venezuela', en: 'Tourist visa for Venezuela' },
    unit: 'words',
    status: 'contested',
    edition: { text: { es: 'necesita visado', en: 'needs a visa' } },
    current: {
      text: {
        es: 'las fuentes no coinciden: pregunta a la embajada',
        en: 'sources disagree: ask the embassy',
      },
    },
    source: {
      name: { es: 'Congreso WVC 2024, página de visados', en: 'WVC 2024 congress, visa page' },
      url: 'https://wvc2024busan.kr/html/?pmode=visa',
      date: '2024',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'La edición y las listas se contradicen y no se leyó una página oficial: «pregunta a la embajada antes de comprar».',
      en: 'The edition and the lists disagree and no official page was read: “ask the embassy before you buy”.',
    },
  },
  'paraguay-visa': {
    what: { es: 'Visado de turista para Paraguay', en: 'Tourist visa for Paraguay' },
    unit: 'words',
    status: 'contested',
    edition: { text: { es: 'necesita visado', en: 'needs a visa' } },
    current: {
      text: {
        es: 'las fuentes no coinciden: pregunta a la embajada',
        en: 'sources disagree: ask the embassy',
      },
    },
    since: '2022-04-01',
    source: {
      name: 'Versión Final',
      url: 'https://diarioversionfinal.com/mundo/corea-del-sur-reanudara-exencion-de-visados-con-11-paises-de-latinoamerica/',
      date: '2022-03',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'No se leyó una página oficial: «pregunta a la embajada antes de comprar».',
      en: 'No official page was read: “ask the embassy before you buy”.',
    },
  },
  'bolivia-visa': {
    what: { es: 'Visado de turista para Bolivia', en: 'Tourist visa for Bolivia' },
    unit: 'words',
    status: 'unconfirmed',
    edition: { text: { es: 'necesita visado', en: 'needs a visa' } },
    current: { text: { es: 'necesita visado', en: 'needs a visa' } },
    source: {
      name: {
        es: 'Lista no oficial de acuerdos (mem18.org)',
        en: 'Unofficial list of agreements (mem18.org)',
      },
      url: 'http://mem18.org/?page_id=419',
      date: '2018',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Lista de 2018; no se leyó una página oficial: «pregunta a la embajada antes de comprar».',
      en: 'List of 2018; no official page was read: “ask the embassy before you buy”.',
    },
  },
  'h1-spain': {
    what: {
      es: 'Edad para la visa de vacaciones y trabajo, España',
      en: 'Working-holiday age, Spain',
    },
    unit: 'years',
    status: 'unconfirmed',
    current: { value: { from: 18, to: 30 }, text: { es: 'de 18 a 30 años', en: '18 to 30' } },
    source: { name: 'Bangduty', url: 'https://www.bangduty.com/en/pages/working-holiday-h1' },
    checkedOn: '2026-11-20',
    safety: true,
    note: { es: 'Página privada sin fecha.', en: 'Undated private page.' },
  },
  'h1-argentina': {
    what: {
      es: 'Edad para la visa de vacaciones y trabajo, Argentina',
      en: 'Working-holiday age, Argentina',
    },
    unit: 'years',
    status: 'contested',
    current: {
      value: { from: 18, to: 30 },
      text: {
        es: 'de 18 a 30 años según la embajada en 2022; de 18 a 34 según otra lista',
        en: '18 to 30 according to the embassy in 2022; 18 to 34 according to another list',
      },
    },
    source: { name: '7600 Online', url: 'https://7600online.com/?p=37389', date: '2022-04' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Da las dos y manda a la embajada.',
      en: 'Give both and send the reader to the embassy.',
    },
  },
  'h1-chile': {
    what: {
      es: 'Edad para la visa de vacaciones y trabajo, Chile',
      en: 'Working-holiday age, Chile',
    },
    unit: 'years',
    status: 'contested',
    current: {
      text: {
        es: 'de 18 a 30, con subida a 34 anunciada en 2025',
        en: '18 to 30, with a rise to 34 announced in 2025',
      },
    },
    since: '2025-03',
    source: {
      name: 'News1',
      url: 'https://news1.kr/politics/diplomacy-defense/5731797',
      date: '2025-03',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'No se vio la fecha en que empieza a valer.',
      en: 'The date when it takes effect was not seen.',
    },
  },
  'customs-goods': {
    what: { es: 'Mercancías sin impuestos a la entrada', en: 'Duty-free goods on entry' },
    unit: 'USD',
    status: 'confirmed',
    current: { value: 800, text: { es: '800 dólares', en: '800 dollars' } },
    since: '2022',
    source: {
      name: 'MoneyS',
      url: 'https://www.moneys.co.kr/news/mwView.php?no=2023043012503916367',
      date: '2023-05-01',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Prensa de 2023; un blog de 2025 repite la cifra.',
      en: 'Press of 2023; a blog of 2025 repeats the figure.',
    },
  },
  'customs-alcohol': {
    what: { es: 'Alcohol sin impuestos a la entrada', en: 'Duty-free alcohol on entry' },
    unit: 'litres',
    status: 'confirmed',
    current: {
      value: { litres: 2, usd: 400 },
      text: {
        es: '2 litros en total y hasta 400 dólares, en cuantas botellas se quiera',
        en: '2 litres in all and up to 400 dollars, in any number of bottles',
      },
    },
    since: '2025-03-21',
    source: {
      name: 'Newsbot',
      url: 'https://newsbot.today/%ec%98%a4%eb%8a%982025-3-21%eb%b6%80%ed%84%b0-%eb%b3%80%ea%b2%bd%eb%90%9c-%eb%a9%b4%ec%84%b8-%ec%a3%bc%eb%a5%98-%ed%95%9c%eb%8f%84-%ec%b4%9d%ec%a0%95%eb%a6%ac',
      date: '2025',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Un blog dice 1 litro y 200 dólares: va contra las otras fuentes.',
      en: 'One blog says 1 litre and 200 dollars: it goes against the other sources.',
    },
  },
  'customs-cigarettes': {
    what: { es: 'Cigarrillos sin impuestos a la entrada', en: 'Duty-free cigarettes on entry' },
    unit: 'count',
    status: 'confirmed',
    current: { value: 200, text: { es: '200', en: '200' } },
    source: {
      name: 'MoneyS',
      url: 'https://www.moneys.co.kr/news/mwView.php?no=2023043012503916367',
      date: '2023-05-01',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Prensa de 2023; un blog de 2025 repite la cifra.',
      en: 'Press of 2023; a blog of 2025 repeats the figure.',
    },
  },
  'customs-age': {
    what: {
      es: 'Edad para alcohol y tabaco sin impuestos',
      en: 'Age for duty-free alcohol and tobacco',
    },
    unit: 'years',
    status: 'unconfirmed',
    current: { value: 19, text: { es: '19 años', en: '19' } },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'customs-cash': {
    what: { es: 'Dinero que hay que declarar', en: 'Cash to declare' },
    unit: 'USD',
    status: 'confirmed',
    current: {
      value: 10_000,
      text: {
        es: 'más de 10.000 dólares entre efectivo, cheques y otros medios de pago',
        en: 'over 10,000 dollars in cash, cheques and other means of payment together',
      },
    },
    source: {
      name: 'Kwangju Ilbo',
      url: 'http://m.kwangju.co.kr/article.php?aid=1771630200795839367',
      date: '2026-02-21',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Hasta 30.000 dólares sin declarar, multa del 5\u00a0%; por encima, delito.',
      en: 'Up to 30,000 dollars undeclared, a fine of 5%; above that, an offence.',
    },
  },
  'customs-form': {
    what: { es: 'Fin del formulario de aduana', en: 'End of the customs form' },
    unit: 'date',
    status: 'confirmed',
    current: {
      value: '2023-05-01',
      text: {
        es: 'desde el 1 de mayo de 2023 no hay formulario si no se lleva nada que declarar',
        en: 'since 1 May 2023 there is no form with nothing to declare',
      },
    },
    since: '2023-05-01',
    source: {
      name: 'MoneyS',
      url: 'https://www.moneys.co.kr/news/mwView.php?no=2023043012503916367',
      date: '2023-05-01',
    },
    checkedOn: '2026-11-22',
  },
  'customs-meat-fine': {
    what: { es: 'Multa por no declarar carne', en: 'Fine for not declaring meat' },
    unit: 'KRW',
    status: 'confirmed',
    current: {
      value: 10_000_000,
      text: { es: 'hasta 10 millones de wones', en: 'up to 10 million won' },
    },
    source: {
      name: 'MyKBN',
      url: 'https://www.mykbn.com/news/detail.php?id=29160',
      date: '2026-02-17',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'customs-dairy': {
    what: { es: 'Queso, mantequilla y otros lácteos', en: 'Cheese, butter and other dairy' },
    unit: 'words',
    status: 'confirmed',
    current: {
      text: {
        es: 'tampoco entran sin certificado de cuarentena: queso, mantequilla, leche en polvo y yogur',
        en: 'not allowed either without a quarantine certificate: cheese, butter, milk powder and yogurt',
      },
    },
    since: '2025-07',
    source: { name: 'Daum', url: 'https://v.daum.net/v/20250727170807082', date: '2025-07-27' },
    checkedOn: '2026-11-22',
    safety: true,
    note: { es: 'La guía solo nombra la carne.', en: 'The guide names only meat.' },
  },
  'h1-us-west': {
    what: {
      es: 'Visa de vacaciones y trabajo, Estados Unidos',
      en: 'Working-holiday visa, United States',
    },
    unit: 'months',
    status: 'unconfirmed',
    current: {
      value: 18,
      text: { es: 'programa WEST, hasta 18 meses', en: 'WEST programme, up to 18 months' },
    },
    source: { name: 'Bangduty', url: 'https://www.bangduty.com/en/pages/working-holiday-h1' },
    checkedOn: '2026-11-20',
    safety: true,
    note: { es: 'Página privada sin fecha.', en: 'Undated private page.' },
  },
} as const satisfies Record<string, Figure>;
