import type { Text } from '../locale.ts';
import { register } from '../register/register.ts';

/** Where a rule was read. */
export interface RuleSource {
  /** Null for sites that sell the K-ETA or a visa: they are named but not linked. */
  readonly url: string | null;
  readonly name: string | Text;
  /** Year, or year and month; null when the page has no date. */
  readonly date: string | null;
}

/** The passports of which the stricter rule leads, in the words of every page. */
export const visaExpected = {
  es: '**Venezuela, Bolivia y Paraguay necesitan visado.** Algunas listas dan por exentos a Venezuela y Paraguay: no cuentes con ellas y pregunta a la [embajada de Corea](embassies) antes de comprar el vuelo.',
  en: '**Venezuela, Bolivia and Paraguay need a visa.** Some lists show Venezuela and Paraguay as exempt: do not count on them, and ask the [Korean embassy](embassies) before you buy the flight.',
} as const satisfies Text;

const ruleSources = {
  embassies: {
    url: 'http://www.eknews.net/xe/index.php?document_srl=35570900',
    name: { es: 'EKNews, aviso de las embajadas', en: 'EKNews, notice of the embassies' },
    date: '2026-01',
  },
  waiver: { url: 'https://visasnews.com/?p=34112', name: 'VisasNews', date: '2025-12' },
  extension: {
    url: 'https://kpmg.com/xx/en/our-insights/gms-flash-alert/2026/flash-alert-2026-024.html',
    name: 'KPMG',
    date: '2026',
  },
  firstWaived: {
    url: 'https://eiglaw.com/south-korea-temporarily-exempts-22-countries-from-k-eta/',
    name: 'EIG Law',
    date: '2023-04',
  },
  listNotPublic: {
    url: 'https://www.koreatowndaily.com/articles/20241216163109',
    name: 'Koreatown Daily',
    date: '2024-12',
  },
  unofficialList: {
    url: null,
    name: {
      es: 'copia no oficial de la lista de la K-ETA, en una web de tramitación que no enlazamos',
      en: 'unofficial copy of the K-ETA list, on an application website that we do not link',
    },
    date: '2024-03',
  },
  congress: {
    url: 'https://wvc2024busan.kr/html/?pmode=visa',
    name: { es: 'Congreso WVC 2024 Busan', en: 'WVC 2024 Busan congress' },
    date: '2024',
  },
  immigrationGuide: {
    url: 'http://www.apconf.org/host-city/visa/',
    name: {
      es: 'APCONF, copia de la guía de inmigración',
      en: 'APCONF, copy of the immigration guide',
    },
    date: '2022-10',
  },
  reopening: {
    url: 'https://diarioversionfinal.com/mundo/corea-del-sur-reanudara-exencion-de-visados-con-11-paises-de-latinoamerica/',
    name: 'Versión Final',
    date: '2022-03',
  },
  designated: {
    url: 'http://isap2018.org/visa_info.php',
    name: { es: 'Simposio ISAP 2018', en: 'ISAP 2018 symposium' },
    date: '2018',
  },
  foreignOffice: {
    url: 'https://uk.news.yahoo.com/foreign-office-warns-uk-tourists-135955380.html',
    name: {
      es: 'Yahoo, que cita al Ministerio de Exteriores británico',
      en: 'Yahoo, quoting the UK Foreign Office',
    },
    date: null,
  },
  canadaReopening: {
    url: 'https://toronto.christiantimes.ca/christian-news/canada/7984/',
    name: { es: 'Christian Times, en coreano', en: 'Christian Times, in Korean' },
    date: '2022',
  },
  indiaVisa: {
    url: 'https://nivabupa.com/travel-insurance-articles/south-korea-visa-requirements.html',
    name: { es: 'Niva Bupa, aseguradora india', en: 'Niva Bupa, an Indian insurer' },
    date: '2024-11',
  },
  agreements: {
    url: 'http://mem18.org/?page_id=419',
    name: { es: 'Lista no oficial de acuerdos', en: 'Unofficial list of agreements' },
    date: '2018',
  },
  bolivia: { url: 'https://tarijainforma.com/?p=11692', name: 'Tarija Informa', date: '2025-12' },
  havana: {
    url: 'https://directoriocubano.info/actualidad/abrio-nueva-embajada-en-la-habana-novedades-de-visados-y-vuelos',
    name: 'Directorio Cubano',
    date: '2025-01',
  },
  workingHoliday: {
    url: 'https://www.bangduty.com/en/pages/working-holiday-h1',
    name: 'Bangduty',
    date: null,
  },
  holidayCentre: {
    url: 'http://whic.mofa.go.kr/board.do?langUrl=eng&menuNo=231&boardConfigNo=35&action=view&boardNo=15102',
    name: {
      es: 'Ministerio de Exteriores de Corea, oficina del H-1',
      en: 'Korean foreign ministry, H-1 office',
    },
    date: '2023-12',
  },
  irelandHoliday: {
    url: 'https://en.yna.co.kr/view/AEN20230223011200325',
    name: 'Yonhap',
    date: '2023-02',
  },
  spainHoliday: {
    url: 'https://www.parainmigrantes.info/programa-de-movilidad-juvenil-entre-espana-y-corea/',
    name: 'Parainmigrantes',
    date: '2018',
  },
  argentinaHoliday: {
    url: 'https://7600online.com/?p=37389',
    name: '7600 Online',
    date: '2022-04',
  },
  chileHoliday: {
    url: 'https://news1.kr/politics/diplomacy-defense/5731797',
    name: 'News1',
    date: '2025-03',
  },
  languageVisa: {
    url: 'https://partners.shuttledelivery.co.kr/blog-posts/the-complete-guide-to-the-d-4-1-korean-language-student-visa-in-south-korea',
    name: { es: 'Shuttle, guía privada del D-4-1', en: 'Shuttle, a private guide to the D-4-1' },
    date: null,
  },
  immigrationManual: {
    url: 'https://koreaimmigration.blogspot.com/2018/06/general-trainee-d-4.html',
    name: {
      es: 'un blog que copia el manual de inmigración',
      en: 'a blog that copies the immigration manual',
    },
    date: '2018-06',
  },
  portal: {
    url: 'https://www.k-eta.go.kr/portal/guide/viewetaapplication.do',
    name: { es: 'K-ETA, guía del portal oficial', en: 'K-ETA, guide of the official portal' },
    date: null,
  },
  portalQuestions: {
    url: 'https://www.k-eta.go.kr/portal/board/viewboardlist.do?category=02&tmpltNm=faq2',
    name: {
      es: 'K-ETA, preguntas frecuentes del portal oficial',
      en: 'K-ETA, questions on the official portal',
    },
    date: null,
  },
  transit: {
    url: 'https://overseas.mofa.go.kr/ca-toronto-en/brd/m_26538/view.do?page=1&seq=1',
    name: { es: 'Consulado de Corea en Toronto', en: 'Korean consulate in Toronto' },
    date: '2023-04',
  },
  portalCountries: {
    url: 'https://gatour.com/gnuboard5/bbs/board.php?bo_table=SP_Korea&wr_id=18',
    name: {
      es: 'Gatour, aviso del Ministerio de Justicia, en coreano',
      en: 'Gatour, notice of the Ministry of Justice, in Korean',
    },
    date: '2023-04',
  },
  jejuOnly: {
    url: 'http://www.dongponews.kr/news/articleViewAmp.html?idxno=33346',
    name: {
      es: 'Dongpo News, lista del Ministerio de Justicia, en coreano',
      en: 'Dongpo News, list of the Ministry of Justice, in Korean',
    },
    date: '2018-08',
  },
  visaAgreements: {
    url: 'http://imid.or.kr/2016/visa.asp',
    name: { es: 'Congreso IMID 2016', en: 'IMID 2016 congress' },
    date: '2016',
  },
  koreaInPhilippines: {
    url: 'https://overseas.mofa.go.kr/ph-en/brd/m_3277/view.do?seq=738708&page=1',
    name: { es: 'Embajada de Corea en Filipinas', en: 'Korean embassy in the Philippines' },
    date: null,
  },
  arrivalCard: {
    url: 'https://www.immigration.go.kr/bbs/moj/189/593161/artclView.do',
    name: { es: 'Servicio de Inmigración de Corea', en: 'Korea Immigration Service' },
    date: '2025-03',
  },
  arrivalCardOnly: {
    url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
    name: 'The Seoulist',
    date: '2026-05',
  },
} as const satisfies Record<string, RuleSource>;

type SourceId = keyof typeof ruleSources;

/** All sources by the id that the rules use. */
export const sources: Readonly<Record<SourceId, RuleSource>> = ruleSources;

/** The sources for the fee and the waiting time of the K-ETA. */
export const kEtaSources = ['portal'] as const satisfies readonly SourceId[];

/** The sources for the arrival card. */
export const eArrivalSources = [
  'arrivalCard',
  'arrivalCardOnly',
] as const satisfies readonly SourceId[];

/** The sources for ages and Korean nationals. */
export const portalSources = ['portalQuestions'] as const satisfies readonly SourceId[];

/** The sources for leaving the airport on the way to another country. */
export const transitSources = ['transit'] as const satisfies readonly SourceId[];

/** The sources for the D-4 visa. */
export const studySources = [
  'languageVisa',
  'immigrationManual',
] as const satisfies readonly SourceId[];

/** The rules for one ordinary passport. */
export interface PassportEntry {
  /** ISO 3166 code; `PR` stands for the US passport of Puerto Rico. */
  readonly id: string;
  readonly name: Text;
  /** `disputed`: the specification says that a visa is needed, published lists say that it is not. */
  readonly visa: 'free' | 'needed' | 'disputed';
  readonly maxStayDays: number | 'unknown';
  /** The temporary K-ETA waiver with its last day, and who says so; null for a passport outside it. */
  readonly kEtaWaiver: { readonly until: string; readonly known: 'published' | 'press' } | null;
  /** True if on the list that was checked, which names 26 of the 27 agreements. */
  readonly workingHoliday: true | 'unknown';
  /** Left out of the visa-free transit for holders of certain visas. */
  readonly noVisaFreeTransit?: true;
  /** A note beyond the rules. */
  readonly note?: Text;
  /** A note about the working-holiday visa (H-1). */
  readonly holidayNote?: Text;
  readonly sources: readonly SourceId[];
}

const until = register['keta-waiver'].current.value;
const shortStay = { visa: 'free', maxStayDays: register['keta-stay'].current.value } as const;
const thirtyDays = register['stay-30-days'].current.value;

const waived = { ...shortStay, kEtaWaiver: { until, known: 'published' } } as const;
const waivedByPress = { ...shortStay, kEtaWaiver: { until, known: 'press' } } as const;
const withKEta = { ...shortStay, kEtaWaiver: null } as const;
const withVisa = { visa: 'needed', maxStayDays: 'unknown', kEtaWaiver: null } as const;
const holiday = { workingHoliday: true } as const;
const noHolidaySeen = { workingHoliday: 'unknown' } as const;

/** In the Caribbean and Morocco, by the agreements and the countries of the portal. */
const withAgreement = {
  ...withKEta,
  ...noHolidaySeen,
  sources: ['portalCountries', 'visaAgreements', 'reopening', 'unofficialList'],
} as const;

const west = {
  es: 'Para este pasaporte, el H-1 es otra cosa: {h1-us-west}.',
  en: 'For this passport the H-1 is something else: {h1-us-west}.',
} as const;

const askThirtyDays = {
  es: 'No cuentes con 90 días: pregunta antes a la embajada de Corea.',
  en: 'Do not count on 90 days: ask the Korean embassy first.',
} as const;

const threeMonths = {
  es: 'Son tres meses, que contamos como 90 días.',
  en: 'It is three months, which we count as 90 days.',
} as const;

const stayFromOldList = {
  es: 'La lista que da los días es de 2018: confírmalos con la embajada de Corea antes de comprar el billete.',
  en: 'The list that gives the days is from 2018: confirm them with the Korean embassy before you buy a ticket.',
} as const;

/** Spain first, then by Spanish name; checked on 24 November 2026. */
export const passports: readonly PassportEntry[] = [
  {
    id: 'ES',
    name: { es: 'España', en: 'Spain' },
    ...waived,
    ...holiday,
    holidayNote: { es: 'Es {h1-spain}.', en: 'It is for ages {h1-spain}.' },
    sources: [
      'firstWaived',
      'embassies',
      'extension',
      'congress',
      'spainHoliday',
      'workingHoliday',
    ],
  },
  {
    id: 'AD',
    name: { es: 'Andorra', en: 'Andorra' },
    ...withKEta,
    maxStayDays: thirtyDays,
    ...holiday,
    note: askThirtyDays,
    sources: ['unofficialList', 'waiver', 'workingHoliday'],
  },
  {
    id: 'AR',
    name: { es: 'Argentina', en: 'Argentina' },
    ...withKEta,
    ...holiday,
    note: {
      es: 'Las listas que dan 30 días son antiguas.',
      en: 'Lists that give 30 days are old.',
    },
    holidayNote: {
      es: 'Es {h1-argentina}; si tienes de 31 a 34, pregunta antes a la embajada.',
      en: 'It is for ages {h1-argentina}; if you are 31 to 34, ask the embassy first.',
    },
    sources: ['immigrationGuide', 'reopening', 'waiver', 'argentinaHoliday', 'workingHoliday'],
  },
  {
    id: 'AU',
    name: { es: 'Australia', en: 'Australia' },
    ...waived,
    ...holiday,
    note: stayFromOldList,
    holidayNote: {
      es: 'Cuenta con un límite de 30 años y pregunta a la embajada de Corea en Canberra.',
      en: 'Expect a limit of 30 years of age, and ask the Korean embassy in Canberra.',
    },
    sources: ['firstWaived', 'extension', 'designated', 'workingHoliday'],
  },
  {
    id: 'BZ',
    name: { es: 'Belice', en: 'Belize' },
    ...withVisa,
    ...noHolidaySeen,
    sources: ['jejuOnly', 'unofficialList'],
  },
  {
    id: 'BO',
    name: { es: 'Bolivia', en: 'Bolivia' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'El acuerdo entre los dos países cubre solo los pasaportes diplomáticos y oficiales.',
      en: 'The agreement between the two countries covers only diplomatic and official passports.',
    },
    sources: ['agreements', 'jejuOnly', 'bolivia'],
  },
  {
    id: 'BR',
    name: { es: 'Brasil', en: 'Brazil' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'reopening', 'waiver'],
  },
  {
    id: 'CA',
    name: { es: 'Canadá', en: 'Canada' },
    ...waived,
    maxStayDays: 180,
    ...holiday,
    note: {
      es: 'Son seis meses, que contamos como 180 días. Si vas a pasar de 90, confírmalo antes con la embajada de Corea en Ottawa.',
      en: 'It is six months, which we count as 180 days. If you plan to stay more than 90, confirm it first with the Korean embassy in Ottawa.',
    },
    holidayNote: {
      es: 'De 18 a 35 años, hasta 24 meses y dos veces: confirma la edad con la embajada de Corea en Ottawa.',
      en: 'Ages 18 to 35, up to 24 months, twice: confirm the ages with the Korean embassy in Ottawa.',
    },
    sources: [
      'firstWaived',
      'extension',
      'designated',
      'canadaReopening',
      'holidayCentre',
      'workingHoliday',
    ],
  },
  {
    id: 'CL',
    name: { es: 'Chile', en: 'Chile' },
    ...waivedByPress,
    ...holiday,
    holidayNote: {
      es: 'La edad es {h1-chile}.',
      en: 'The ages are {h1-chile}.',
    },
    sources: ['waiver', 'listNotPublic', 'firstWaived', 'congress', 'chileHoliday'],
  },
  {
    id: 'CO',
    name: { es: 'Colombia', en: 'Colombia' },
    ...waivedByPress,
    ...noHolidaySeen,
    sources: ['waiver', 'listNotPublic', 'firstWaived', 'congress'],
  },
  {
    id: 'CR',
    name: { es: 'Costa Rica', en: 'Costa Rica' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'reopening', 'waiver'],
  },
  {
    id: 'CU',
    name: { es: 'Cuba', en: 'Cuba' },
    ...withVisa,
    noVisaFreeTransit: true,
    ...noHolidaySeen,
    note: {
      es: 'Corea tiene embajada en La Habana desde enero de 2025.',
      en: 'Korea has had an embassy in Havana since January 2025.',
    },
    sources: ['unofficialList', 'havana'],
  },
  {
    id: 'EC',
    name: { es: 'Ecuador', en: 'Ecuador' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['unofficialList', 'reopening', 'waiver'],
  },
  {
    id: 'SV',
    name: { es: 'El Salvador', en: 'El Salvador' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'reopening', 'waiver'],
  },
  {
    id: 'US',
    name: { es: 'Estados Unidos', en: 'United States' },
    ...waived,
    ...holiday,
    holidayNote: west,
    sources: ['firstWaived', 'embassies', 'extension', 'unofficialList', 'workingHoliday'],
  },
  {
    id: 'PH',
    name: { es: 'Filipinas', en: 'Philippines' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'Para una visita es el C-3-9, y en Filipinas se pide en el centro de visados KVAC, no en la embajada.',
      en: 'For a visit it is the C-3-9, and in the Philippines you apply at the KVAC visa centre, not at the embassy.',
    },
    sources: ['koreaInPhilippines', 'jejuOnly'],
  },
  {
    id: 'GT',
    name: { es: 'Guatemala', en: 'Guatemala' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'reopening', 'waiver'],
  },
  {
    id: 'GQ',
    name: { es: 'Guinea Ecuatorial', en: 'Equatorial Guinea' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'No está en las listas de entrada sin visado.',
      en: 'It is not on the visa-free lists.',
    },
    sources: ['jejuOnly', 'unofficialList', 'agreements'],
  },
  {
    id: 'GY',
    name: { es: 'Guyana', en: 'Guyana' },
    ...withAgreement,
    maxStayDays: thirtyDays,
    note: askThirtyDays,
    sources: ['portalCountries', 'unofficialList'],
  },
  {
    id: 'HT',
    name: { es: 'Haití', en: 'Haiti' },
    ...withAgreement,
  },
  {
    id: 'HN',
    name: { es: 'Honduras', en: 'Honduras' },
    ...withKEta,
    maxStayDays: thirtyDays,
    ...noHolidaySeen,
    note: askThirtyDays,
    sources: ['unofficialList', 'reopening', 'waiver'],
  },
  {
    id: 'IN',
    name: { es: 'India', en: 'India' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'El acuerdo entre los dos países cubre solo los pasaportes diplomáticos y oficiales. Confirma el tipo de visado con la embajada de Corea en Nueva Delhi.',
      en: 'The agreement between the two countries covers only diplomatic and official passports. Confirm the type of visa with the Korean embassy in New Delhi.',
    },
    sources: ['agreements', 'jejuOnly', 'indiaVisa'],
  },
  {
    id: 'IE',
    name: { es: 'Irlanda', en: 'Ireland' },
    ...waivedByPress,
    ...holiday,
    note: stayFromOldList,
    holidayNote: {
      es: 'De 18 a 34 años desde 2023, con un cupo anual: pregunta a la embajada de Corea en Dublín.',
      en: 'Ages 18 to 34 since 2023, with a yearly quota: ask the Korean embassy in Dublin.',
    },
    sources: ['waiver', 'listNotPublic', 'firstWaived', 'agreements', 'irelandHoliday'],
  },
  {
    id: 'JM',
    name: { es: 'Jamaica', en: 'Jamaica' },
    ...withAgreement,
  },
  {
    id: 'MA',
    name: { es: 'Marruecos', en: 'Morocco' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['visaAgreements', 'reopening', 'unofficialList'],
  },
  {
    id: 'MX',
    name: { es: 'México', en: 'Mexico' },
    ...waivedByPress,
    ...noHolidaySeen,
    note: threeMonths,
    sources: ['waiver', 'listNotPublic', 'firstWaived', 'congress'],
  },
  {
    id: 'NI',
    name: { es: 'Nicaragua', en: 'Nicaragua' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'unofficialList', 'waiver'],
  },
  {
    id: 'NZ',
    name: { es: 'Nueva Zelanda', en: 'New Zealand' },
    ...waived,
    ...holiday,
    note: stayFromOldList,
    holidayNote: {
      es: 'Cuenta con un límite de 30 años y pregunta a la embajada de Corea en Wellington.',
      en: 'Expect a limit of 30 years of age, and ask the Korean embassy in Wellington.',
    },
    sources: ['firstWaived', 'extension', 'agreements', 'workingHoliday'],
  },
  {
    id: 'PA',
    name: { es: 'Panamá', en: 'Panama' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'unofficialList', 'waiver'],
  },
  {
    id: 'PY',
    name: { es: 'Paraguay', en: 'Paraguay' },
    ...withKEta,
    visa: 'disputed',
    maxStayDays: thirtyDays,
    ...noHolidaySeen,
    sources: ['portalCountries', 'unofficialList', 'reopening', 'agreements'],
  },
  {
    id: 'PE',
    name: { es: 'Perú', en: 'Peru' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'unofficialList', 'waiver'],
  },
  {
    id: 'PT',
    name: { es: 'Portugal', en: 'Portugal' },
    ...waivedByPress,
    ...holiday,
    note: {
      es: 'El máximo es de 90 días seguidos y de 90 dentro de 180.',
      en: 'The limit is 90 days at a time and 90 in any 180.',
    },
    holidayNote: {
      es: 'De 18 a 34 años: confírmalo con la embajada.',
      en: 'Ages 18 to 34: confirm it with the embassy.',
    },
    sources: ['waiver', 'listNotPublic', 'firstWaived', 'unofficialList', 'workingHoliday'],
  },
  {
    id: 'PR',
    name: { es: 'Puerto Rico (pasaporte de EE. UU.)', en: 'Puerto Rico (US passport)' },
    ...waived,
    ...holiday,
    note: {
      es: 'Viajas con pasaporte de Estados Unidos, así que valen sus reglas.',
      en: 'You travel on a United States passport, so its rules apply.',
    },
    holidayNote: west,
    sources: ['firstWaived', 'embassies', 'extension', 'unofficialList', 'workingHoliday'],
  },
  {
    id: 'GB',
    name: { es: 'Reino Unido', en: 'United Kingdom' },
    ...waived,
    ...holiday,
    note: stayFromOldList,
    holidayNote: {
      es: 'De 18 a 35 años y hasta 2 años: confírmalo con la embajada de Corea en Londres.',
      en: 'Ages 18 to 35 and up to 2 years: confirm it with the Korean embassy in London.',
    },
    sources: [
      'firstWaived',
      'foreignOffice',
      'extension',
      'agreements',
      'holidayCentre',
      'workingHoliday',
    ],
  },
  {
    id: 'DO',
    name: { es: 'República Dominicana', en: 'Dominican Republic' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['congress', 'reopening', 'waiver'],
  },
  {
    id: 'ZA',
    name: { es: 'Sudáfrica', en: 'South Africa' },
    ...waivedByPress,
    maxStayDays: 30,
    ...noHolidaySeen,
    note: {
      es: 'La lista que da los 30 días es de 2018: pregunta a la embajada de Corea en Pretoria antes de comprar el billete.',
      en: 'The list that gives the 30 days is from 2018: ask the Korean embassy in Pretoria before you buy a ticket.',
    },
    sources: ['waiver', 'listNotPublic', 'designated'],
  },
  {
    id: 'SR',
    name: { es: 'Surinam', en: 'Suriname' },
    ...withAgreement,
    note: threeMonths,
  },
  {
    id: 'TT',
    name: { es: 'Trinidad y Tobago', en: 'Trinidad and Tobago' },
    ...withAgreement,
  },
  {
    id: 'UY',
    name: { es: 'Uruguay', en: 'Uruguay' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['unofficialList', 'reopening', 'waiver'],
  },
  {
    id: 'VE',
    name: { es: 'Venezuela', en: 'Venezuela' },
    ...withKEta,
    visa: 'disputed',
    ...noHolidaySeen,
    sources: ['congress', 'portalCountries', 'unofficialList', 'agreements'],
  },
];

/** What is known for any other passport: nothing. `ZZ` is the code of an unknown country. */
export const unlistedPassport: Omit<PassportEntry, 'visa'> & { readonly visa: 'unlisted' } = {
  id: 'ZZ',
  name: { es: 'Mi pasaporte no está aquí', en: 'My passport is not here' },
  visa: 'unlisted',
  maxStayDays: 'unknown',
  kEtaWaiver: null,
  ...noHolidaySeen,
  sources: ['portalCountries'],
};
