import type { Text } from '../locale.ts';
import type { Update } from './updates.ts';

/** A step towards a D-4 visa, in days around the first day of the term: negative is before. */
interface Step {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** The same window in words, for those who have not chosen a term. */
  readonly when: Text;
  readonly title: Text;
  readonly text: Text;
}

const weeks = (count: number) => count * -7;

/**
 * What to do when. Collected on 2026-11-20 from the pages listed in `sources`; the windows are those
 * of Sogang and Yonsei, and the first, the fourth and the flight are counted back from them.
 */
const steps: readonly Step[] = [
  {
    id: 'choose',
    from: weeks(16),
    to: weeks(14),
    when: { es: 'De 16 a 14 semanas antes', en: '16 to 14 weeks before' },
    title: { es: 'Elige centro y prepara los papeles', en: 'Choose a school, prepare the papers' },
    text: {
      es: 'Confirma que el centro patrocina el D-4, lleva el título a apostillar y a traducir y reúne el saldo en el banco.',
      en: 'Make sure the school sponsors the D-4, have the diploma apostilled and translated, and gather the bank balance.',
    },
  },
  {
    id: 'apply',
    from: weeks(13),
    to: weeks(6),
    when: { es: 'De 13 a 6 semanas antes', en: '13 to 6 weeks before' },
    title: { es: 'Solicita la plaza', en: 'Apply for a place' },
    text: {
      es: 'Solicitud en línea y pago de la tasa, dentro del plazo del centro. La revisión tarda unas dos semanas, y algunos piden los originales por correo: Yonsei, una semana antes del cierre.',
      en: 'Online application and fee, within the school’s window. The review takes about two weeks, and some want the originals by post: Yonsei, one week before the deadline.',
    },
  },
  {
    id: 'pay',
    from: weeks(6),
    to: weeks(5),
    when: { es: 'De 6 a 5 semanas antes', en: '6 to 5 weeks before' },
    title: { es: 'Paga la matrícula', en: 'Pay the tuition' },
    text: {
      es: 'Con el pago llega el certificado de admisión. Pide ahora el certificado bancario: no puede tener más de 30 días.',
      en: 'With the payment comes the admission letter. Ask for the bank certificate now: it may be no more than 30 days old.',
    },
  },
  {
    id: 'visa',
    from: weeks(5),
    to: weeks(1),
    when: { es: 'De 5 a 1 semanas antes', en: '5 to 1 weeks before' },
    title: { es: 'Pide el visado', en: 'Apply for the visa' },
    text: {
      es: 'En la embajada o el consulado de Corea. Cuenta con un mes y no compres un vuelo sin cambios hasta tenerlo.',
      en: 'At the Korean embassy or consulate. Allow a month, and buy no fixed flight until you have it.',
    },
  },
  {
    id: 'arrive',
    from: weeks(1),
    to: 0,
    when: { es: 'La última semana', en: 'The last week' },
    title: { es: 'Vuela y haz la prueba de nivel', en: 'Fly and sit the placement test' },
    text: {
      es: 'Rellena gratis la tarjeta e-Arrival dentro de los 3 días anteriores a la llegada. La prueba de nivel es en línea o en el centro.',
      en: 'Fill in the free e-Arrival card within the 3 days before you land. The placement test is online or at the school.',
    },
  },
  {
    id: 'register',
    from: 0,
    // Counted from the earliest arrival above, so that it is never too late.
    to: 83,
    when: { es: 'Antes de 90 días en el país', en: 'Before 90 days in the country' },
    title: { es: 'Regístrate en inmigración', en: 'Register with immigration' },
    text: {
      es: 'Pide cita pronto en HiKorea: la tarjeta de residencia se solicita dentro de los 90 días siguientes a la entrada y cuesta 35.000\u00a0₩ desde enero de 2025.',
      en: 'Book early at HiKorea: you apply for the residence card within 90 days of entry, and it has cost ₩35,000 since January 2025.',
    },
  },
];

const documents: readonly { readonly id: string; readonly text: Text }[] = [
  {
    id: 'passport',
    text: { es: 'Pasaporte en vigor y una copia', en: 'Valid passport and a copy' },
  },
  {
    id: 'form',
    text: {
      es: 'Formulario de visado y foto de 3,5 × 4,5\u00a0cm',
      en: 'Visa form and a 3.5 × 4.5\u00a0cm photo',
    },
  },
  {
    id: 'admission',
    text: {
      es: 'Certificado de admisión del centro y copia de su licencia',
      en: 'The school’s admission letter and a copy of its licence',
    },
  },
  { id: 'receipt', text: { es: 'Recibo de la matrícula', en: 'Receipt of the tuition' } },
  {
    id: 'diploma',
    text: {
      es: 'Último título, al menos de secundaria superior, con la apostilla de La Haya',
      en: 'Latest diploma, at least upper secondary, with the Hague apostille',
    },
  },
  {
    id: 'translation',
    text: {
      es: 'Traducción al inglés o al coreano de lo que esté en otro idioma',
      en: 'English or Korean translation of whatever is in another language',
    },
  },
  {
    id: 'balance',
    text: {
      es: 'Certificado bancario de los últimos 30 días: 10 millones de wones, u 8 fuera del área de Seúl; algún centro pide aún 9.000 o 10.000 dólares',
      en: 'Bank certificate of the last 30 days: 10 million won, or 8 outside the Seoul area; some schools still ask for 9,000 or 10,000 US dollars',
    },
  },
  {
    id: 'relative',
    text: {
      es: 'Si paga un familiar: certificado de parentesco y el de su banco',
      en: 'If a relative pays: proof of kinship and their bank certificate',
    },
  },
  {
    id: 'confirmation',
    text: {
      es: 'Número de confirmación del visado, si la universidad lo tramita en Corea',
      en: 'Visa confirmation number, if the university applies for it in Korea',
    },
  },
];

/** When four terms opened and closed for applications at Sogang University, 2022 to 2025. */
const terms: readonly {
  /** Of the first day, 1 to 12. */
  readonly month: 3 | 6 | 9 | 12;
  readonly window: Text;
}[] = [
  {
    month: 3,
    window: {
      es: 'de mediados de diciembre a finales de enero',
      en: 'mid December to late January',
    },
  },
  {
    month: 6,
    window: { es: 'de mediados de marzo a finales de abril', en: 'mid March to late April' },
  },
  {
    month: 9,
    window: { es: 'de mediados de junio a finales de julio', en: 'mid June to late July' },
  },
  {
    month: 12,
    window: {
      es: 'de mediados de septiembre a finales de octubre',
      en: 'mid September to late October',
    },
  },
];

/** What depends on the passport; the names of the countries come from the browser. */
export interface D4Passport {
  /** ISO 3166 code of two letters. */
  readonly code: string;
  /** A course without a student visa: days allowed, a visa all the same, or sources that disagree. */
  readonly stay: '90' | '30' | 'visa' | 'disputed';
  /** Whether the country issues apostilles, by the table of the Hague Conference. */
  readonly apostille: 'yes' | 'no';
  /** What else is known: the signature legalised first, a tuberculosis test. */
  readonly extra?: 'signature' | 'tuberculosis';
}

const passports: readonly D4Passport[] = [
  { code: 'ES', stay: '90', apostille: 'yes', extra: 'signature' },
  { code: 'AD', stay: '30', apostille: 'yes' },
  { code: 'AR', stay: '90', apostille: 'yes' },
  { code: 'BO', stay: 'visa', apostille: 'yes' },
  { code: 'BR', stay: '90', apostille: 'yes' },
  { code: 'CL', stay: '90', apostille: 'yes' },
  { code: 'CO', stay: '90', apostille: 'yes' },
  { code: 'CR', stay: '90', apostille: 'yes' },
  { code: 'CU', stay: 'visa', apostille: 'no' },
  { code: 'DO', stay: '90', apostille: 'yes' },
  { code: 'EC', stay: '90', apostille: 'yes' },
  { code: 'SV', stay: '90', apostille: 'yes' },
  { code: 'GQ', stay: 'visa', apostille: 'no' },
  { code: 'GT', stay: '90', apostille: 'yes' },
  { code: 'HN', stay: '30', apostille: 'yes' },
  { code: 'MX', stay: '90', apostille: 'yes' },
  { code: 'NI', stay: '90', apostille: 'yes' },
  { code: 'PA', stay: '90', apostille: 'yes' },
  { code: 'PY', stay: 'disputed', apostille: 'yes' },
  { code: 'PE', stay: '90', apostille: 'yes', extra: 'tuberculosis' },
  { code: 'PT', stay: '90', apostille: 'yes' },
  { code: 'US', stay: '90', apostille: 'yes' },
  { code: 'UY', stay: '90', apostille: 'yes' },
  { code: 'VE', stay: 'disputed', apostille: 'yes' },
];

/** What the planner says of a passport, by the fields above. */
const passportNotes = {
  stay: {
    '90': {
      es: 'Si tu curso dura menos de 90 días no necesitas el D-4: entras como turista, con K-ETA si te toca.',
      en: 'For a course under 90 days you need no D-4: you enter as a visitor, with a K-ETA if it applies to you.',
    },
    '30': {
      es: 'Sin visado solo puedes quedarte 30 días: para un curso más largo, pregunta a la embajada de Corea.',
      en: 'Without a visa you may stay only 30 days: for a longer course, ask the Korean embassy.',
    },
    visa: {
      es: 'También para un curso corto necesitas visado: pregunta cuál a la embajada de Corea.',
      en: 'You need a visa for a short course too: ask the Korean embassy which one.',
    },
    disputed: {
      es: 'Para un curso corto la guía indica visado y otras listas dicen que no hace falta: pregunta a la embajada de Corea.',
      en: 'For a short course the guide says a visa is needed and other lists say it is not: ask the Korean embassy.',
    },
    unknown: {
      es: 'No tenemos datos de este pasaporte: pregunta a la embajada de Corea qué necesitas.',
      en: 'We have no data for this passport: ask the Korean embassy what you need.',
    },
  },
  apostille: {
    yes: {
      es: 'Un título de este país se apostilla allí mismo.',
      en: 'A diploma from this country is apostilled there.',
    },
    no: {
      es: 'Hasta donde sabemos, este país no expide apostillas: pregunta a la embajada de Corea cómo legalizar el título.',
      en: 'As far as we know this country issues no apostilles: ask the Korean embassy how to legalise the diploma.',
    },
    unknown: {
      es: 'Si el país de tu título no expide apostillas, la embajada te dirá cómo legalizarlo.',
      en: 'If the country of your diploma issues no apostilles, the embassy will tell you how to legalise it.',
    },
  },
  extra: {
    signature: {
      es: 'En España hay que legalizar la firma del título antes de apostillarlo.',
      en: 'In Spain the signature on the diploma is legalised before the apostille.',
    },
    tuberculosis: {
      es: 'Perú entró en abril de 2020 en la lista de países a los que Corea pide una prueba de tuberculosis para visados largos: confirma si sigue en ella.',
      en: 'In April 2020 Peru joined the list of countries from which Korea asks a tuberculosis test for long visas: check whether it is still on it.',
    },
  },
} as const;

/** Where the plan comes from; a page without a date was read in November 2026. */
const sources: readonly { readonly name: string; readonly url: string; readonly date?: string }[] =
  [
    {
      name: 'Kangwon National University',
      url: 'https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/sojourn02.do',
    },
    {
      name: 'Sogang University KLEC',
      url: 'https://klec.sogang.ac.kr/?url=/dep_03/3100.php&lang=eng',
      date: '2025',
    },
    {
      name: 'Best Friend Center (Sogang)',
      url: 'https://www.bestfriendcenter.com/en/study-abroad-support/sogang-university/',
    },
    {
      name: 'Il mio viaggio a Seoul (Yonsei)',
      url: 'https://www.ilmioviaggioaseoul.it/the-university-korean-program-yonsei-korean-language-institute/',
      date: '2025',
    },
    {
      name: 'Talent Link',
      url: 'https://talent-link.co.kr/blog_detail?bg_idx=110',
      date: '2025',
    },
    {
      name: 'Go! Go! Hanguk',
      url: 'https://gogohanguk.com/es/blog/apostilla-para-estudiar-en-corea/',
    },
    {
      name: 'HCCH',
      url: 'https://www.hcch.net/en/instruments/conventions/status-table/?cid=41',
      date: '2025',
    },
    { name: 'K-ETA (etaportal.net)', url: 'https://etaportal.net/notice/304', date: '2024' },
    {
      name: 'Newland Chase',
      url: 'https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/',
      date: '2020',
    },
  ];

/** Facts that stand beside the guide's own figures. */
const notes = {
  work: {
    note: {
      es: 'En el D-4 cuenta el TOPIK 2: con él se permiten 20 horas semanales; sin él, 10. Hace falta permiso antes de empezar.',
      en: 'For the D-4 it is TOPIK 2 that counts: with it 20 hours a week are allowed, without it 10. You need the permit before you begin.',
    },
    source: {
      url: 'https://www.openvisakorea.com/post/enhanced-part-time-hours-for-international-students-in-koreaa',
      name: 'Open Visa Korea',
      date: '2023-12',
    },
  },
  insurance: {
    note: {
      es: 'El seguro médico nacional es obligatorio con el D-4 a los seis meses de llegar. En 2023 eran 71.920\u00a0₩ al mes; no hemos visto la cuota de 2026.',
      en: 'National health insurance is compulsory with the D-4 six months after arrival. It was ₩71,920 a month in 2023; we have not seen the 2026 amount.',
    },
    source: {
      url: 'https://oia.snu.ac.kr/national-health-insurance',
      name: 'Seoul National University',
      date: '2023-02',
    },
  },
} as const satisfies Record<string, Update>;

/** The D-4 visa for a Korean course: steps, papers, terms, passports, and who says so. */
export const d4 = { steps, documents, terms, passports, passportNotes, sources, notes };
