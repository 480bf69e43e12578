import type { Text } from '../locale.ts';
import { passports as entryPassports, type PassportEntry } from './entry-rules.ts';

/** A step towards a D-4 visa, in days from the first day of the term; negative is before it. */
interface Step {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** The same period in words, for visitors who have not chosen a term. */
  readonly when: Text;
  readonly title: Text;
  readonly text: Text;
}

const weeks = (count: number) => count * -7;

/**
 * The steps and their periods. Collected on 2026-11-20 from the pages listed in `sources`; the periods are
 * those of Sogang and Yonsei, and the first, the fourth and the flight are counted back from them.
 */
const steps: readonly Step[] = [
  {
    id: 'choose',
    from: weeks(20),
    to: weeks(14),
    when: { es: 'De 20 a 14 semanas antes', en: '20 to 14 weeks before' },
    title: {
      es: 'Elige centro y prepara los papeles',
      en: 'Choose a school and prepare your documents',
    },
    text: {
      es: 'Confirma que el centro patrocina el D-4 (solo pueden los de las universidades), lleva tu título a apostillar y a traducir, y reúne en el banco el saldo que te piden.',
      en: 'Make sure the school sponsors the D-4 (only university centres can), have your diploma apostilled and translated, and build up the bank balance you need.',
    },
  },
  {
    id: 'apply',
    from: weeks(13),
    to: weeks(6),
    when: { es: 'De 13 a 6 semanas antes', en: '13 to 6 weeks before' },
    title: { es: 'Solicita la plaza', en: 'Apply for a place' },
    text: {
      es: 'Solicita en línea y paga la tasa en cuanto abra el plazo del centro: después aún tarda el visado. Algunos cierran pronto: SeoulTech, unas 13 semanas antes. La revisión tarda unas dos semanas. Algunos, como Yonsei, piden que los originales lleguen por correo una semana antes del cierre.',
      en: 'Apply online and pay the fee as soon as the school’s dates open: the visa still takes its time after that. Some close early: SeoulTech, about 13 weeks before. The review takes about two weeks. Some, such as Yonsei, want the originals by post a week before the deadline.',
    },
  },
  {
    id: 'pay',
    from: weeks(6),
    to: weeks(5),
    when: { es: 'De 6 a 5 semanas antes', en: '6 to 5 weeks before' },
    title: { es: 'Paga la matrícula (el curso)', en: 'Pay the tuition' },
    text: {
      es: 'Cuando pagas te llega el certificado de admisión. Pide ahora el certificado bancario, que vale {d4-certificate-age}.',
      en: 'Once you have paid you receive the admission letter. Ask for the bank certificate now; it is valid for {d4-certificate-age}.',
    },
  },
  {
    id: 'visa',
    from: weeks(5),
    to: weeks(1),
    when: { es: 'Cinco semanas antes, a más tardar', en: 'Five weeks before, at the latest' },
    title: { es: 'Pide el visado', en: 'Apply for the visa' },
    text: {
      es: 'Pídelo en la embajada o el consulado de Corea en cuanto tengas la admisión. Tarda {d4-visa-time}: con menos de cinco semanas puedes llegar tarde a clase. Pueden denegarlo, así que no compres un vuelo sin reembolso hasta tenerlo.',
      en: 'Apply at the Korean embassy or consulate as soon as you are admitted. It takes {d4-visa-time}: with less than five weeks you may be late for class. It can be refused, so do not buy a non-refundable flight until you have it.',
    },
  },
  {
    id: 'arrive',
    from: weeks(1),
    to: 0,
    when: { es: 'La última semana', en: 'The last week' },
    title: { es: 'Vuela y haz la prueba de nivel', en: 'Fly and take the placement test' },
    text: {
      es: 'Rellena gratis la tarjeta e-Arrival, {earrival-window}. La prueba de nivel es en línea o en el centro.',
      en: 'Fill in the free e-Arrival card, {earrival-window}. The placement test is online or at the school.',
    },
  },
  {
    id: 'register',
    from: 0,
    // 90 days after the earliest arrival above, so that no visitor is too late.
    to: 83,
    when: { es: 'En tus primeros meses', en: 'In your first months' },
    title: { es: 'Regístrate en inmigración', en: 'Register with immigration' },
    text: {
      es: 'Pide cita pronto en HiKorea. Para la tarjeta de residencia tienes {arc-deadline}. Cuesta {arc-fee}.',
      en: 'Book an appointment early on HiKorea. You have {arc-deadline} to apply for the residence card. It costs {arc-fee}.',
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
  { id: 'receipt', text: { es: 'Recibo de la matrícula', en: 'Receipt for the tuition' } },
  {
    id: 'diploma',
    text: {
      es: 'Último título, al menos el de secundaria (bachillerato), con la apostilla de La Haya',
      en: 'Latest diploma, at least upper secondary, with the Hague apostille',
    },
  },
  {
    id: 'translation',
    text: {
      es: 'Traducción al inglés o al coreano de lo que esté en otro idioma',
      en: 'English or Korean translation of anything in another language',
    },
  },
  {
    id: 'balance',
    text: {
      es: 'Certificado bancario de los últimos {d4-certificate-age}: {d4-balance}; varios centros piden todavía 10.000\u00a0US$, que es más',
      en: 'Bank certificate of the last {d4-certificate-age}: {d4-balance}; several schools still ask for US$10,000, which is more',
    },
  },
  {
    id: 'relative',
    text: {
      es: 'Si paga un familiar: certificado de parentesco y el de su banco',
      en: 'If a relative pays: proof of family relationship and their bank certificate',
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
      en: 'mid-December to late January',
    },
  },
  {
    month: 6,
    window: { es: 'de mediados de marzo a finales de abril', en: 'mid-March to late April' },
  },
  {
    month: 9,
    window: { es: 'de mediados de junio a finales de julio', en: 'mid-June to late July' },
  },
  {
    month: 12,
    window: {
      es: 'de mediados de septiembre a finales de octubre',
      en: 'mid-September to late October',
    },
  },
];

/** The rules that depend on the passport; the names of countries come from `Intl`. */
export interface D4Passport {
  /** ISO 3166 code of two letters. */
  readonly code: string;
  /** Taking a course without a student visa: the days allowed, a visa is needed anyway, or sources disagree. */
  readonly stay: '90' | '30' | 'visa' | 'disputed';
  /** Whether the country issues apostilles, by the table of the Hague Conference. */
  readonly apostille: 'yes' | 'no' | 'unknown';
  /** Further requirements: legalisation of the signature, a tuberculosis test. */
  readonly extra?: 'signature' | 'tuberculosis' | undefined;
}

const codes = (list: string) => new Set(list.split(' '));
const withApostille = codes(
  'ES AD AR AU BO BR BZ CA CL CO CR DO EC GB GT GY HN IE IN JM MA MX NI NZ PA PE PH PR PT PY SR SV TT US UY VE ZA',
);
const withoutApostille = codes('CU GQ HT');

const extras: Readonly<Record<string, D4Passport['extra']>> = {
  ES: 'signature',
  IN: 'tuberculosis',
  PE: 'tuberculosis',
  PH: 'tuberculosis',
  ZA: 'tuberculosis',
};

function stayOf({ visa, maxStayDays }: PassportEntry): D4Passport['stay'] {
  if (visa !== 'free') return visa === 'needed' ? 'visa' : visa;
  return Number(maxStayDays) >= 90 ? '90' : '30';
}

function apostilleOf(code: string): D4Passport['apostille'] {
  if (withApostille.has(code)) return 'yes';
  return withoutApostille.has(code) ? 'no' : 'unknown';
}

/** All passports of the entry rules. */
const passports: readonly D4Passport[] = entryPassports.map((entry) => ({
  code: entry.id,
  stay: stayOf(entry),
  apostille: apostilleOf(entry.id),
  extra: extras[entry.id],
}));

/** The planner's texts for the values of the fields above. */
const passportNotes = {
  stay: {
    '90': {
      es: 'Si tu curso no dura {d4-threshold}, no necesitas el D-4. Entras como turista, con K-ETA si tu pasaporte la exige.',
      en: 'Unless your course lasts {d4-threshold}, you need no D-4. You enter as a tourist, with a K-ETA if your passport requires one.',
    },
    '30': {
      es: 'Sin visado, cuenta solo con {stay-30-days}. Para un curso más largo, pregunta a la embajada de Corea.',
      en: 'Without a visa, count only on {stay-30-days}. For a longer course, ask the Korean embassy.',
    },
    visa: {
      es: 'También para un curso corto necesitas visado. Pregunta cuál a la embajada de Corea.',
      en: 'You need a visa for a short course too. Ask the Korean embassy which one.',
    },
    disputed: {
      es: 'También para un curso corto, cuenta con pedir visado y pregunta a la embajada de Corea.',
      en: 'Even for a short course, expect to need a visa, and ask the Korean embassy.',
    },
    unknown: {
      es: 'No tenemos datos de este pasaporte. Pregunta a la embajada de Corea qué necesitas.',
      en: 'We have no data for this passport. Ask the Korean embassy what you need.',
    },
  },
  apostille: {
    yes: {
      es: 'Un título de este país se apostilla allí mismo.',
      en: 'A diploma from this country is apostilled there.',
    },
    no: {
      es: 'Este país no expide apostillas. Pregunta a la embajada de Corea cómo legalizar el título.',
      en: 'This country issues no apostilles. Ask the Korean embassy how to have the diploma legalised.',
    },
    unknown: {
      es: 'Si el país de tu título no expide apostillas, la embajada te dirá cómo legalizarlo.',
      en: 'If the country of your diploma issues no apostilles, the embassy will tell you how to have it legalised.',
    },
  },
  extra: {
    signature: {
      es: 'En España hay que legalizar la firma del título antes de apostillarlo.',
      en: 'In Spain, the signature on the diploma must be legalised before the apostille.',
    },
    tuberculosis: {
      es: 'Cuenta con una prueba de tuberculosis para un visado largo (lista de 2020), en un hospital que designa la embajada de Corea. Pregúntale cuál antes de pedir cita.',
      en: 'Expect a tuberculosis test for a long visa (list of 2020), at a hospital that the Korean embassy names. Ask which one before you book.',
    },
  },
} as const;

/** The sources of the plan; pages without a date were read in November 2026. */
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
    {
      name: 'Global Affairs Canada',
      url: 'https://www.canada.ca/en/global-affairs/news/2023/05/canada-joins-apostille-convention-to-facilitate-use-of-public-documents-abroad.html',
      date: '2023',
    },
    {
      name: 'Newland Chase',
      url: 'https://newlandchase.com/south-korea-tuberculosis-test-for-long-term-visa-or-residence/',
      date: '2020',
    },
  ];

/** The D-4 visa for a Korean course: steps, documents, terms, passports and sources. */
export const d4 = { steps, documents, terms, passports, passportNotes, sources };
