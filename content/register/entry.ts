import type { Figure, Source } from './figure.ts';

const portalQuestions = {
  name: {
    es: 'K-ETA, preguntas frecuentes del portal oficial',
    en: 'K-ETA, questions on the official portal',
  },
  url: 'https://www.k-eta.go.kr/portal/board/viewboardlist.do?category=02&tmpltNm=faq2',
} as const satisfies Source;

/** K-ETA, e-Arrival card, visas and customs. */
export const entryFigures = {
  'keta-fee': {
    what: { es: 'Precio de la K-ETA', en: 'K-ETA fee' },
    unit: 'KRW',
    edition: { value: 10_000, text: { es: 'unos 10.000\u00a0₩', en: 'about ₩10,000' } },
    current: { value: 10_000 },
    source: {
      name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
      url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'No se devuelve, ni siquiera si la deniegan.',
      en: 'The fee is not refunded, even if the application is refused.',
    },
  },
  'keta-surcharge': {
    what: {
      es: 'Recargo por pagar la K-ETA en línea',
      en: 'Surcharge for paying the K-ETA online',
    },
    unit: 'percent',
    edition: { value: 3, text: { es: 'cerca del 3\u00a0%', en: 'about 3%' } },
    current: { value: 3 },
    source: {
      name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
      url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'keta-group': {
    what: {
      es: 'Personas por solicitud de grupo de la K-ETA',
      en: 'People per K-ETA group application',
    },
    unit: 'people',
    edition: { value: 50, text: { es: 'hasta 50 personas', en: 'up to 50 people' } },
    current: { value: 50, text: { es: 'hasta 50 personas', en: 'up to 50 people' } },
    since: '2023-07-03',
    source: {
      name: {
        es: 'NewsWave25, nota del Ministerio de Justicia',
        en: 'NewsWave25, release of the Ministry of Justice',
      },
      url: 'https://newswave25.com/?p=19955',
      date: '2023-07',
    },
    checkedOn: '2026-11-20',
    note: { es: 'Antes de julio de 2023 eran 30.', en: 'Before July 2023 it was 30.' },
  },
  'keta-approval': {
    what: { es: 'Tiempo de respuesta de la K-ETA', en: 'K-ETA answer time' },
    unit: 'hours',
    disputed: true,
    edition: { text: { es: 'de 24 a 72 horas', en: '24 to 72 hours' } },
    current: {
      value: { from: 24, to: 72 },
      text: { es: 'cuenta con 72 horas o más', en: 'allow 72 hours or more' },
    },
    source: {
      name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
      url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El portal dice que lo habitual es una hora y avisa de que puede pasar de 72. No hay trámite urgente, y quien lo venda no es el portal.',
      en: 'The portal says that an hour is usual and warns that it may take more than 72. There is no express service, and anyone who sells one is not the portal.',
    },
  },
  'keta-apply-ahead': {
    what: { es: 'Antelación para pedir la K-ETA', en: 'How far ahead to apply for the K-ETA' },
    unit: 'hours',
    edition: { value: 72, text: { es: 'al menos 72 horas antes', en: 'at least 72 hours ahead' } },
    current: { value: 72, text: { es: 'al menos 72 horas antes', en: 'at least 72 hours ahead' } },
    source: {
      name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
      url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    },
    checkedOn: '2026-11-27',
    safety: true,
    note: {
      es: 'Suele tardar una hora, pero el portal avisa de que puede llevar 72 horas o más. Cuéntalas hasta el embarque.',
      en: 'It usually takes an hour, but the portal warns that it can be 72 hours or more. Count up to boarding.',
    },
  },
  'keta-validity': {
    what: { es: 'Validez de la K-ETA', en: 'K-ETA validity' },
    unit: 'years',
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
      name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
      url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'keta-passport-validity': {
    what: { es: 'Validez del pasaporte', en: 'Passport validity' },
    unit: 'months',
    edition: { value: 6, text: { es: 'al menos 6 meses', en: 'at least 6 months' } },
    current: { value: 6, text: { es: 'al menos 6 meses', en: 'at least 6 months' } },
    source: { name: 'Yorokobi', url: 'https://yorokobi.es/requisitos-para-viajar-a-corea-del-sur' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Es una precaución de las guías de viaje: la aerolínea puede pedirlo.',
      en: 'It is a precaution of travel guides: the airline may ask for it.',
    },
  },
  'keta-stay': {
    what: { es: 'Estancia sin visado', en: 'Visa-free stay' },
    unit: 'days',
    disputed: true,
    edition: { value: 90, text: { es: 'hasta 90 días', en: 'up to 90 days' } },
    current: {
      value: 90,
      text: {
        es: 'hasta 90 días con la mayoría de los pasaportes',
        en: 'up to 90 days with most passports',
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
      es: 'No vale para todos los pasaportes. Con los de Honduras, Andorra y Sudáfrica cuenta con 30 días; México tiene 3 meses y Canadá, 6.',
      en: 'It does not apply to every passport. With those of Honduras, Andorra and South Africa count on 30 days; Mexico has 3 months and Canada 6.',
    },
  },
  'stay-30-days': {
    what: {
      es: 'Estancia sin visado de Honduras y Andorra',
      en: 'Visa-free stay of Honduras and Andorra',
    },
    unit: 'days',
    current: { value: 30 },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'No cuentes con 90 días: pregunta antes a la embajada de Corea.',
      en: 'Do not count on 90 days: ask the Korean embassy first.',
    },
  },
  'keta-exempt-ages': {
    what: { es: 'Edades exentas de la K-ETA', en: 'Ages exempt from the K-ETA' },
    unit: 'years',
    edition: { text: { es: 'menores de 17 años y mayores de 65', en: 'under 17 or over 65' } },
    current: {
      value: { upTo: 17, from: 65 },
      text: {
        es: '17 años o menos, o 65 o más, el día de entrada',
        en: '17 or under, or 65 or over, on the day of entry',
      },
    },
    outdatedInEdition: true,
    since: '2023-07-03',
    source: portalQuestions,
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Quien tiene justo 17 o 65 años también está exento. Quien ya ha cumplido 18 cuando entra la necesita, aunque comprara el vuelo con 17.',
      en: 'Those aged exactly 17 or 65 are exempt too. Anyone who has turned 18 by the day they enter needs it, even if the flight was booked at 17.',
    },
  },
  'keta-exempt-ages-earrival': {
    what: {
      es: 'La e-Arrival de quien está exento de la K-ETA',
      en: 'The e-Arrival card of those exempt from the K-ETA',
    },
    unit: 'words',
    current: { value: true, text: { es: 'sí deben rellenarla', en: 'must fill it in' } },
    since: '2025-02-24',
    source: {
      name: { es: 'e-Arrival, portal oficial', en: 'e-Arrival, official portal' },
      url: 'https://e-arrivalcard.go.kr/portal/guide/eacTargetGuide.do',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'keta-waiver': {
    what: { es: 'Exención temporal de la K-ETA', en: 'Temporary K-ETA waiver' },
    unit: 'date',
    current: {
      value: '2026-12-31',
      text: { es: 'hasta el 31 de diciembre de 2026', en: 'until 31 December 2026' },
    },
    since: '2025-12',
    holdsUntil: '2026-12-31',
    after: {
      value: '2026-12-31',
      text: { es: 'terminó el 31 de diciembre de 2026', en: 'ended on 31 December 2026' },
    },
    source: {
      name: {
        es: 'EKNews, aviso de las embajadas de Corea',
        en: 'EKNews, notice of the Korean embassies',
      },
      url: 'http://www.eknews.net/xe/index.php?document_srl=35570900',
      date: '2026-01-04',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Al elegir tu nacionalidad, k-eta.go.kr te dice si estás exento.',
      en: 'When you choose your nationality, k-eta.go.kr says whether you are exempt.',
    },
  },
  'keta-waiver-published': {
    what: { es: 'Exentos, en la lista publicada', en: 'Exempt, on the published list' },
    unit: 'words',
    current: {
      text: {
        es: 'España, Estados Unidos, Reino Unido, Canadá, Australia y Nueva Zelanda, hasta el 31 de diciembre de 2026',
        en: 'Spain, the United States, the United Kingdom, Canada, Australia and New Zealand, until 31 December 2026',
      },
    },
    holdsUntil: '2026-12-31',
    after: {
      text: {
        es: 'España, Estados Unidos, Reino Unido, Canadá, Australia y Nueva Zelanda: terminó el 31 de diciembre de 2026',
        en: 'Spain, the United States, the United Kingdom, Canada, Australia and New Zealand: ended on 31 December 2026',
      },
    },
    since: '2023-04-01',
    source: {
      name: { es: 'EIG Law, lista de los 22 primeros', en: 'EIG Law, list of the first 22' },
      url: 'https://eiglaw.com/south-korea-temporarily-exempts-22-countries-from-k-eta/',
      date: '2023-04',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'keta-waiver-press': {
    what: { es: 'Exentos, solo según la prensa', en: 'Exempt according to the press only' },
    unit: 'words',
    current: {
      text: {
        es: 'México, Chile, Colombia, Portugal, Irlanda y Sudáfrica, hasta el 31 de diciembre de 2026',
        en: 'Mexico, Chile, Colombia, Portugal, Ireland and South Africa, until 31 December 2026',
      },
    },
    holdsUntil: '2026-12-31',
    after: {
      text: {
        es: 'México, Chile, Colombia, Portugal, Irlanda y Sudáfrica: terminó el 31 de diciembre de 2026',
        en: 'Mexico, Chile, Colombia, Portugal, Ireland and South Africa: ended on 31 December 2026',
      },
    },
    source: {
      name: { es: 'VisasNews, que cita a k-eta.go.kr', en: 'VisasNews, quoting k-eta.go.kr' },
      url: 'https://visasnews.com/?p=34112',
      date: '2025-12',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Elige tu nacionalidad en k-eta.go.kr antes de volar. Si no sale el aviso, pide la K-ETA.',
      en: 'Choose your nationality on k-eta.go.kr before you fly. If no notice appears, apply for the K-ETA.',
    },
  },
  'keta-2027': {
    what: { es: 'K-ETA desde el 1 de enero de 2027', en: 'K-ETA from 1 January 2027' },
    unit: 'words',
    current: {
      text: {
        es: 'míralo en k-eta.go.kr antes de comprar el vuelo',
        en: 'check k-eta.go.kr before you buy the flight',
      },
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Aún no se ha publicado. Si llegas en 2027, míralo otra vez antes de volar.',
      en: 'Nothing has been published yet. If you arrive in 2027, look again before you fly.',
    },
  },
  'earrival-fee': {
    what: { es: 'Precio de la e-Arrival', en: 'e-Arrival fee' },
    unit: 'KRW',
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
    disputed: true,
    current: {
      value: 3,
      text: {
        es: 'el día que llegas o en los dos anteriores, hora de Corea',
        en: 'on the day you arrive or in the two before, Korean time',
      },
    },
    since: '2025-02-24',
    source: {
      name: { es: 'Servicio de Inmigración de Corea', en: 'Korea Immigration Service' },
      url: 'https://www.immigration.go.kr/bbs/moj/189/593161/artclView.do',
      date: '2025-03-20',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Inmigración dice desde tres días antes, y la prensa cuenta el día de llegada como el tercero. Damos el plazo más corto.',
      en: 'Immigration says from three days before, and the press counts the day of arrival as the third. We give the shorter period.',
    },
  },
  'earrival-lapse': {
    what: { es: 'Cuándo caduca una e-Arrival enviada', en: 'When a sent e-Arrival card lapses' },
    unit: 'hours',
    current: {
      value: 72,
      text: { es: 'a las 72 horas de enviarla', en: '72 hours after it is sent' },
    },
    since: '2025-02-24',
    source: {
      name: { es: 'Servicio de Inmigración de Corea', en: 'Korea Immigration Service' },
      url: 'https://www.immigration.go.kr/bbs/moj/189/593161/artclView.do',
      date: '2025-03-20',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Si no has entrado para entonces, rellena otra.',
      en: 'If you have not entered by then, fill in another.',
    },
  },
  'earrival-paper-end': {
    what: { es: 'Tarjeta de llegada', en: 'Arrival card' },
    unit: 'date',
    previous: { text: { es: 'también en papel', en: 'on paper too' } },
    current: {
      value: '2025-12-31',
      text: {
        es: 'solo en línea, con la e-Arrival; el papel terminó el 31 de diciembre de 2025',
        en: 'online only, with the e-Arrival; paper ended on 31 December 2025',
      },
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
      es: 'No cuentes con la tarjeta en papel: rellénala en línea.',
      en: 'Do not count on a paper card: fill it in online.',
    },
  },
  'earrival-exempt': {
    what: { es: 'Quién no necesita la e-Arrival', en: 'Who needs no e-Arrival card' },
    unit: 'words',
    current: {
      text: {
        es: 'quien tiene K-ETA en vigor o tarjeta de residencia, los grupos con visado colectivo y las tripulaciones',
        en: 'holders of a valid K-ETA or a residence card, groups on a collective visa, and crews',
      },
    },
    since: '2025-02-24',
    source: {
      name: { es: 'e-Arrival, portal oficial', en: 'e-Arrival, official portal' },
      url: 'https://e-arrivalcard.go.kr/portal/guide/eacTargetGuide.do',
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
    current: { value: 14, text: { es: 'menores de 14 años', en: 'under 14' } },
    source: {
      name: { es: 'Travelpress, que cita a VisitKorea', en: 'Travelpress, quoting VisitKorea' },
      url: 'https://travelpress.kz/amp/news/world/yuzhnaya-koreya-vezd-bez-lishnih-bumag-3207',
      date: '2025-02',
    },
    checkedOn: '2026-11-20',
  },
  'fingerprint-age': {
    what: {
      es: 'Edad desde la que se toman huellas a la entrada',
      en: 'Age from which fingerprints are taken on entry',
    },
    unit: 'years',
    current: { value: 17, text: { es: 'desde los 17 años', en: 'from 17' } },
    checkedOn: '2026-11-22',
  },
  'transit-hours': {
    what: {
      es: 'Cuánto se puede esperar en la zona de tránsito de Incheon',
      en: 'How long you may wait in Incheon’s transit area',
    },
    unit: 'hours',
    current: { value: 24, text: { es: 'menos de 24 horas', en: 'less than 24 hours' } },
    source: {
      name: { es: 'Tiket, reglas del aeropuerto de Incheon', en: 'Tiket, Incheon airport policy' },
      url: 'https://www.tiket.com/info/airport-policy-icn',
      date: '2023',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'La misma página avisa de que la aerolínea puede pedir más papeles. Pregúntale antes de comprar.',
      en: 'The same page warns that the airline may ask for more papers. Ask it before you buy.',
    },
  },
  'transit-third-country': {
    what: {
      es: 'Entrar sin visado coreano de camino a otro país',
      en: 'Entering without a Korean visa on the way to another country',
    },
    unit: 'days',
    current: { value: 30, text: { es: 'hasta 30 días', en: 'up to 30 days' } },
    since: '2023-04-30',
    source: {
      name: {
        es: 'Consulado general de Corea en Toronto',
        en: 'Korean consulate general in Toronto',
      },
      url: 'https://overseas.mofa.go.kr/ca-toronto-en/brd/m_26538/view.do?page=1&seq=1',
      date: '2023-04-30',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Solo de paso entre dos países y con visado o residencia en vigor de Estados Unidos, Canadá, Australia, Nueva Zelanda o uno de 32 países de Europa. No vale para Cuba.',
      en: 'Only in passing between two countries, with a valid visa or residence of the United States, Canada, Australia, New Zealand or one of 32 European countries. Cubans are left out.',
    },
  },
  'korean-nationals': {
    what: {
      es: 'Quien tiene además la nacionalidad coreana',
      en: 'People who also hold Korean nationality',
    },
    unit: 'words',
    current: {
      text: {
        es: 'entran y salen con el pasaporte coreano, sin K-ETA',
        en: 'enter and leave on the Korean passport, without a K-ETA',
      },
    },
    source: portalQuestions,
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Quien no tiene pasaporte coreano lo pide antes en la embajada de Corea. Al facturar se enseñan los dos; si el nombre o la fecha de nacimiento no coinciden, pregunta antes a la aerolínea.',
      en: 'Anyone without a Korean passport gets one first at the Korean embassy. At check-in you show both; if the name or the date of birth differ, ask the airline beforehand.',
    },
  },
  'korean-renunciation': {
    what: {
      es: 'Hasta cuándo un hombre puede dejar la nacionalidad coreana sin servicio militar',
      en: 'Until when a man can give up Korean nationality without military service',
    },
    unit: 'date',
    current: {
      text: {
        es: 'hasta el 31 de marzo del año en que cumple 18',
        en: 'until 31 March of the year he turns 18',
      },
    },
    source: {
      name: {
        es: 'Consulado general de Corea en Sapporo, en japonés',
        en: 'Korean consulate general in Sapporo, in Japanese',
      },
      url: 'https://overseas.mofa.go.kr/jp-sapporo-ja/brd/m_417/view.do?seq=730373',
      date: '2021',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Después, solo cuando ha cumplido el servicio o está exento. También es coreano quien nació fuera de padre o madre coreanos, aunque nunca lo inscribieran.',
      en: 'After that, only once he has served or is exempt. Someone born abroad to a Korean parent is Korean too, even if the birth was never registered there.',
    },
  },
  'korean-travel-permit': {
    what: {
      es: 'Edad desde la que un hombre coreano sin el servicio hecho necesita permiso para estar fuera',
      en: 'Age from which a Korean man who has not served needs a permit to be abroad',
    },
    unit: 'years',
    current: { value: 25, text: { es: 'desde los 25 años', en: 'from 25' } },
    source: {
      name: {
        es: 'Korean.net, respuesta de la oficina de reclutamiento',
        en: 'Korean.net, answer of the military office',
      },
      url: 'https://www.korean.net/portal/minwon/pg_faq_list.do?mode=view&articleNo=1001028651&article.offset=0&articleLimit=10',
      date: '2022-06-02',
    },
    checkedOn: '2026-11-24',
    safety: true,
  },
  'f4-military': {
    what: {
      es: 'F-4 de un hombre que dejó de ser coreano sin hacer el servicio militar',
      en: 'F-4 for a man who stopped being Korean without serving',
    },
    unit: 'years',
    current: {
      value: 40,
      text: {
        es: 'desde el año en que cumple 41',
        en: 'from the year he turns 41',
      },
    },
    since: '2018-05-01',
    source: {
      name: {
        es: 'New York Korea, aviso del consulado de Corea en Nueva York',
        en: 'New York Korea, notice of the Korean consulate in New York',
      },
      url: 'https://newyorkkorea.net/board/index.html?id=freeboard&no=1667&page=10',
      date: '2018',
    },
    checkedOn: '2026-11-24',
    safety: true,
    note: {
      es: 'Vale para quien dejó la nacionalidad desde el 1 de mayo de 2018. A las mujeres no les afecta.',
      en: 'It applies to those who gave up nationality from 1 May 2018 on. Women are not affected.',
    },
  },
  'venezuela-visa': {
    what: { es: 'Visado de turista para Venezuela', en: 'Tourist visa for Venezuela' },
    unit: 'words',
    disputed: true,
    edition: { text: { es: 'necesita visado', en: 'needs a visa' } },
    current: {
      text: {
        es: 'cuenta con visado y pregunta a la embajada',
        en: 'expect a visa and ask the embassy',
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
      es: 'Algunas listas lo dan por exento: pregunta a la embajada antes de comprar el vuelo.',
      en: 'Some lists show it as exempt: ask the embassy before you buy the flight.',
    },
  },
  'paraguay-visa': {
    what: { es: 'Visado de turista para Paraguay', en: 'Tourist visa for Paraguay' },
    unit: 'words',
    disputed: true,
    edition: { text: { es: 'necesita visado', en: 'needs a visa' } },
    current: {
      text: {
        es: 'cuenta con visado y pregunta a la embajada',
        en: 'expect a visa and ask the embassy',
      },
    },
    source: {
      name: 'Versión Final',
      url: 'https://diarioversionfinal.com/mundo/corea-del-sur-reanudara-exencion-de-visados-con-11-paises-de-latinoamerica/',
      date: '2022-03',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Algunas listas lo dan por exento: pregunta a la embajada antes de comprar el vuelo.',
      en: 'Some lists show it as exempt: ask the embassy before you buy the flight.',
    },
  },
  'bolivia-visa': {
    what: { es: 'Visado de turista para Bolivia', en: 'Tourist visa for Bolivia' },
    unit: 'words',
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
      es: 'El acuerdo entre los dos países solo cubre pasaportes diplomáticos y oficiales.',
      en: 'The agreement between the two countries covers only diplomatic and official passports.',
    },
  },
  'h1-spain': {
    what: {
      es: 'Edad para el visado de vacaciones y trabajo, España',
      en: 'Working-holiday age, Spain',
    },
    unit: 'years',
    current: { value: { from: 18, to: 30 }, text: { es: 'de 18 a 30 años', en: '18 to 30' } },
    since: '2018-10-24',
    source: {
      name: {
        es: 'Parainmigrantes, requisitos del acuerdo',
        en: 'Parainmigrantes, terms of the agreement',
      },
      url: 'https://www.parainmigrantes.info/programa-de-movilidad-juvenil-entre-espana-y-corea/',
      date: '2018',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Ambas edades incluidas, el día en que se pide.',
      en: 'Both ages included, on the day of applying.',
    },
  },
  'h1-argentina': {
    what: {
      es: 'Edad para el visado de vacaciones y trabajo, Argentina',
      en: 'Working-holiday age, Argentina',
    },
    unit: 'years',
    disputed: true,
    current: {
      value: { from: 18, to: 30 },
      text: { es: 'de 18 a 30 años', en: '18 to 30' },
    },
    source: { name: '7600 Online', url: 'https://7600online.com/?p=37389', date: '2022-04' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Otra lista dice hasta 34. Decide la embajada: si tienes de 31 a 34 años, pregúntale antes.',
      en: 'Another list says up to 34. The embassy decides: if you are 31 to 34, ask it first.',
    },
  },
  'h1-chile': {
    what: {
      es: 'Edad para el visado de vacaciones y trabajo, Chile',
      en: 'Working-holiday age, Chile',
    },
    unit: 'years',
    disputed: true,
    current: {
      text: {
        es: 'de 18 a 30 años; de 31 a 34, pregunta al consulado (acuerdo de marzo de 2025)',
        en: '18 to 30; from 31 to 34, ask the consulate (agreement of March 2025)',
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
      es: 'Si tienes de 31 a 34 años, pregunta a la embajada si ya se aplica.',
      en: 'If you are 31 to 34, ask the embassy whether it applies yet.',
    },
  },
  'customs-goods': {
    what: { es: 'Mercancías sin impuestos a la entrada', en: 'Duty-free goods on entry' },
    unit: 'USD',
    current: { value: 800, text: { es: '800\u00a0US$', en: 'US$800' } },
    since: '2022',
    source: {
      name: 'MoneyS',
      url: 'https://www.moneys.co.kr/news/mwView.php?no=2023043012503916367',
      date: '2023-05-01',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'customs-alcohol': {
    what: { es: 'Alcohol sin impuestos a la entrada', en: 'Duty-free alcohol on entry' },
    unit: 'litres',
    current: {
      value: { litres: 2, usd: 400 },
      text: {
        es: '2 litros en total y hasta 400\u00a0US$',
        en: '2 litres in all and up to US$400',
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
      es: 'Desde marzo de 2025 ya no cuenta el número de botellas.',
      en: 'Since March 2025 the number of bottles no longer counts.',
    },
  },
  'customs-cigarettes': {
    what: { es: 'Tabaco sin impuestos a la entrada', en: 'Duty-free tobacco on entry' },
    unit: 'count',
    current: { value: 200, text: { es: '200 cigarrillos', en: '200 cigarettes' } },
    source: {
      name: 'MoneyS',
      url: 'https://www.moneys.co.kr/news/mwView.php?no=2023043012503916367',
      date: '2023-05-01',
    },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'customs-age': {
    what: {
      es: 'Edad para alcohol y tabaco sin impuestos',
      en: 'Age for duty-free alcohol and tobacco',
    },
    unit: 'years',
    current: { value: 19, text: { es: '19 años', en: '19' } },
    checkedOn: '2026-11-22',
    safety: true,
  },
  'customs-cash': {
    what: { es: 'Dinero que hay que declarar', en: 'Cash to declare' },
    unit: 'USD',
    current: {
      value: 10_000,
      text: {
        es: 'más de 10.000\u00a0US$ entre efectivo, cheques y similares',
        en: 'over US$10,000 in cash, cheques and the like',
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
      es: 'Hasta 30.000\u00a0US$ sin declarar, multa del 5\u00a0%; por encima, delito.',
      en: 'Up to US$30,000 undeclared, a fine of 5%; above that, an offence.',
    },
  },
  'customs-form': {
    what: { es: 'Formulario de aduana', en: 'Customs form' },
    unit: 'date',
    current: {
      value: '2023-05-01',
      text: { es: 'solo si llevas algo que declarar', en: 'only with something to declare' },
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
    previous: { text: { es: 'solo la carne', en: 'meat only' } },
    current: {
      text: {
        es: 'prohibidos sin certificado de cuarentena, como la carne',
        en: 'banned without a quarantine certificate, like meat',
      },
    },
    since: '2025-07',
    source: { name: 'Daum', url: 'https://v.daum.net/v/20250727170807082', date: '2025-07-27' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'Queso, mantequilla, leche en polvo y yogur.',
      en: 'Cheese, butter, milk powder and yogurt.',
    },
  },
  'h1-us-west': {
    what: {
      es: 'Visado de vacaciones y trabajo, Estados Unidos',
      en: 'Working-holiday visa, United States',
    },
    unit: 'months',
    current: {
      value: 18,
      text: { es: 'programa WEST, hasta 18 meses', en: 'WEST programme, up to 18 months' },
    },
    source: { name: 'Bangduty', url: 'https://www.bangduty.com/en/pages/working-holiday-h1' },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Confírmalo con la embajada de Corea.',
      en: 'Confirm it with the Korean embassy.',
    },
  },
} as const satisfies Record<string, Figure>;
