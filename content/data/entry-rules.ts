import type { Text } from '../locale.ts';

/** Where a rule was read. */
export interface RuleSource {
  readonly url: string;
  readonly name: string;
  /** Year, or year and month; null where the page bears none. */
  readonly date: string | null;
}

/** The day on which the rules were read. */
export const rulesReadOn = '2026-11-20';

const ruleSources = {
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
  stays: { url: 'https://etaportal.net/notice/304', name: 'etaportal.net', date: '2024-03' },
  staysJuly: { url: 'https://etaportal.net/notice/374', name: 'etaportal.net', date: '2024-07' },
  brazil: { url: 'https://etaportal.net/notice/364', name: 'etaportal.net', date: '2024-06' },
  faqCopy: { url: 'https://korea-eta.net/faq', name: 'korea-eta.net', date: null },
  congress: {
    url: 'https://wvc2024busan.kr/html/?pmode=visa',
    name: 'WVC 2024 Busan',
    date: '2024',
  },
  reopening: {
    url: 'https://diarioversionfinal.com/mundo/corea-del-sur-reanudara-exencion-de-visados-con-11-paises-de-latinoamerica/',
    name: 'Versión Final',
    date: '2022-03',
  },
  agreements: { url: 'http://mem18.org/?page_id=419', name: 'mem18.org', date: '2018' },
  workingHoliday: {
    url: 'https://www.bangduty.com/en/pages/working-holiday-h1',
    name: 'Bangduty',
    date: null,
  },
  argentinaHoliday: {
    url: 'https://hankyung.com/amp/201901250739Y',
    name: 'Hankyung',
    date: '2019-01',
  },
  chileHoliday: {
    url: 'https://news1.kr/politics/diplomacy-defense/5731797',
    name: 'News1',
    date: '2025-03',
  },
  immigrationManual: {
    url: 'https://koreaimmigration.blogspot.com/2018/06/general-trainee-d-4.html',
    name: 'Korea Immigration',
    date: '2018-06',
  },
  applyAhead: { url: 'https://higoodday.com/korea/976756', name: 'higoodday.com', date: '2022-03' },
  arrivalCard: {
    url: 'https://koreajoongangdaily.joins.com/news/2025-02-24/national/socialAffairs/Arrival-cards-for-foreign-travelers-now-digital/2248686',
    name: 'Korea JoongAng Daily',
    date: '2025-02',
  },
  arrivalCardOnly: {
    url: 'https://theseoulist.pages.dev/plan-your-trip/korea-keta-earrival-card-2026',
    name: 'The Seoulist',
    date: '2026-05',
  },
} as const satisfies Record<string, RuleSource>;

type SourceId = keyof typeof ruleSources;

/** All sources under the names by which the rules refer to them. */
export const sources: Readonly<Record<SourceId, RuleSource>> = ruleSources;

/** The K-ETA (specification 1, section 9), with what was read since. */
export const kEta = {
  /** Won, without the surcharge of about 3 % for paying online. */
  fee: 10_000,
  sources: ['applyAhead', 'waiver'],
} as const satisfies { fee: number; sources: readonly SourceId[] };

/** The arrival card, which costs nothing. */
export const eArrival = {
  sources: ['arrivalCard', 'arrivalCardOnly'],
} as const satisfies { sources: readonly SourceId[] };

/** Where the rules of the D-4 visa were read. */
export const studySources = ['immigrationManual'] as const satisfies readonly SourceId[];

/** What was read of one ordinary passport. */
export interface PassportEntry {
  /** ISO 3166 code; `PR` stands for the US passport of Puerto Rico. */
  readonly id: string;
  readonly name: Text;
  /** `disputed`: the guide says that a visa is needed, and published lists say that it is not. */
  readonly visa: 'free' | 'needed' | 'disputed';
  readonly maxStayDays: number | 'unknown';
  /** Last day of the temporary K-ETA waiver; null for a passport outside it. */
  readonly kEtaWaivedUntil: string | null;
  /** True if on a list that was read; that list names 26 of the 27 agreements. */
  readonly workingHoliday: true | 'unknown';
  /** What the rules alone do not say. */
  readonly note?: Text;
  /** The same of the working-holiday visa (H-1). */
  readonly holidayNote?: Text;
  readonly sources: readonly SourceId[];
}

const waived = { visa: 'free', maxStayDays: 90, kEtaWaivedUntil: '2026-12-31' } as const;
const withKEta = { visa: 'free', maxStayDays: 90, kEtaWaivedUntil: null } as const;
const withVisa = { visa: 'needed', maxStayDays: 'unknown', kEtaWaivedUntil: null } as const;
const holiday = { workingHoliday: true } as const;
const noHolidaySeen = { workingHoliday: 'unknown' } as const;

const ages = (to: number): Text => ({
  es: `Es para quienes tienen de 18 a ${to} años.`,
  en: `It is for ages 18 to ${to}.`,
});

const west = {
  es: 'Para este pasaporte, el H-1 es el programa WEST, de hasta 18 meses.',
  en: 'For this passport the H-1 is the WEST programme, of up to 18 months.',
} as const;

const listNotPublic = {
  es: 'La lista completa de exentos no es pública: al elegir tu nacionalidad en k-eta.go.kr, un aviso te dice si estás en ella.',
  en: 'The full list of exempt countries is not public: choose your nationality on k-eta.go.kr and a notice tells you whether you are on it.',
} as const;

/** Spain first, then by the Spanish name. Read on `rulesReadOn`. */
export const passports: readonly PassportEntry[] = [
  {
    id: 'ES',
    name: { es: 'España', en: 'Spain' },
    ...waived,
    ...holiday,
    holidayNote: ages(30),
    sources: ['waiver', 'extension', 'firstWaived', 'stays', 'workingHoliday'],
  },
  {
    id: 'AD',
    name: { es: 'Andorra', en: 'Andorra' },
    ...withKEta,
    maxStayDays: 30,
    ...holiday,
    sources: ['stays', 'staysJuly', 'waiver', 'workingHoliday'],
  },
  {
    id: 'AR',
    name: { es: 'Argentina', en: 'Argentina' },
    ...withKEta,
    ...holiday,
    note: {
      es: 'Verás listas antiguas que dan 30 días; las de 2022 y 2024 dan 90.',
      en: 'Some old lists give 30 days; those of 2022 and 2024 give 90.',
    },
    holidayNote: ages(34),
    sources: ['stays', 'staysJuly', 'waiver', 'argentinaHoliday', 'workingHoliday'],
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
    sources: ['stays', 'agreements'],
  },
  {
    id: 'BR',
    name: { es: 'Brasil', en: 'Brazil' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'brazil', 'waiver'],
  },
  {
    id: 'CL',
    name: { es: 'Chile', en: 'Chile' },
    ...waived,
    ...holiday,
    note: listNotPublic,
    holidayNote: {
      es: 'En marzo de 2025 se firmó subir la edad máxima de 30 a 34 años: pregunta si ya se aplica.',
      en: 'In March 2025 both countries signed to raise the age limit from 30 to 34: ask whether it applies yet.',
    },
    sources: ['waiver', 'listNotPublic', 'stays', 'chileHoliday'],
  },
  {
    id: 'CO',
    name: { es: 'Colombia', en: 'Colombia' },
    ...waived,
    ...noHolidaySeen,
    note: listNotPublic,
    sources: ['waiver', 'listNotPublic', 'stays'],
  },
  {
    id: 'CR',
    name: { es: 'Costa Rica', en: 'Costa Rica' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'CU',
    name: { es: 'Cuba', en: 'Cuba' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'Corea tiene embajada en La Habana desde enero de 2025.',
      en: 'Korea has had an embassy in Havana since January 2025.',
    },
    sources: ['stays', 'immigrationManual'],
  },
  {
    id: 'EC',
    name: { es: 'Ecuador', en: 'Ecuador' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'SV',
    name: { es: 'El Salvador', en: 'El Salvador' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'US',
    name: { es: 'Estados Unidos', en: 'United States' },
    ...waived,
    ...holiday,
    holidayNote: west,
    sources: ['waiver', 'extension', 'firstWaived', 'stays', 'workingHoliday'],
  },
  {
    id: 'GT',
    name: { es: 'Guatemala', en: 'Guatemala' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'GQ',
    name: { es: 'Guinea Ecuatorial', en: 'Equatorial Guinea' },
    ...withVisa,
    ...noHolidaySeen,
    note: {
      es: 'No aparece en ninguna lista de entrada sin visado que hayamos leído.',
      en: 'It is on none of the visa-free lists that we read.',
    },
    sources: ['stays', 'faqCopy', 'agreements'],
  },
  {
    id: 'HN',
    name: { es: 'Honduras', en: 'Honduras' },
    ...withKEta,
    maxStayDays: 30,
    ...noHolidaySeen,
    note: {
      es: 'Tres copias de la lista oficial dan 30 días; si una web te promete 90, no te fíes.',
      en: 'Three copies of the official list give 30 days; do not rely on a website that promises 90.',
    },
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'MX',
    name: { es: 'México', en: 'Mexico' },
    ...waived,
    ...noHolidaySeen,
    note: {
      es: `La lista oficial dice «3 meses»; aquí contamos 90 días. ${listNotPublic.es}`,
      en: `The official list says “3 months”; we count 90 days. ${listNotPublic.en}`,
    },
    sources: ['waiver', 'listNotPublic', 'stays'],
  },
  {
    id: 'NI',
    name: { es: 'Nicaragua', en: 'Nicaragua' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'PA',
    name: { es: 'Panamá', en: 'Panama' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'PY',
    name: { es: 'Paraguay', en: 'Paraguay' },
    ...withKEta,
    visa: 'disputed',
    maxStayDays: 30,
    ...noHolidaySeen,
    sources: ['staysJuly', 'reopening', 'agreements'],
  },
  {
    id: 'PE',
    name: { es: 'Perú', en: 'Peru' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'PT',
    name: { es: 'Portugal', en: 'Portugal' },
    ...waived,
    ...holiday,
    note: {
      es: `El máximo es de 90 días seguidos y de 90 dentro de 180. ${listNotPublic.es}`,
      en: `The limit is 90 days at a time and 90 in any 180. ${listNotPublic.en}`,
    },
    holidayNote: ages(34),
    sources: ['waiver', 'listNotPublic', 'stays', 'workingHoliday'],
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
    sources: ['waiver', 'extension', 'firstWaived', 'stays', 'workingHoliday'],
  },
  {
    id: 'DO',
    name: { es: 'República Dominicana', en: 'Dominican Republic' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'UY',
    name: { es: 'Uruguay', en: 'Uruguay' },
    ...withKEta,
    ...noHolidaySeen,
    sources: ['stays', 'staysJuly', 'waiver'],
  },
  {
    id: 'VE',
    name: { es: 'Venezuela', en: 'Venezuela' },
    ...withKEta,
    visa: 'disputed',
    ...noHolidaySeen,
    sources: ['stays', 'congress', 'agreements'],
  },
];
