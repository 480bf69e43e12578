import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';
import { whileInForce } from '../register/in-force.ts';
import type { FigureId } from '../register/register.ts';
import { visaExpected } from './entry-rules.ts';
import { rents } from './housing-prices.ts';

export const faqCategories = ['visas', 'study', 'accommodation', 'travel', 'general'] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** A question with a short answer that leads on. */
export interface FaqItem {
  /** Also the anchor of the answer. */
  readonly id: string;
  readonly category: FaqCategory;
  /** Stands beside the question and says what it is about. */
  readonly drawing: DrawingId;
  readonly question: Text;
  /** The answer in a line, which stands beside the question. */
  readonly short: Text;
  /** Paragraphs of prose: see `GuideText`. */
  readonly answer: readonly Text[];
  /** The figures of the answer, in rows. */
  readonly figures?: readonly FigureId[];
}

export const faq = [
  {
    id: 'visa-keta',
    category: 'visas',
    drawing: 'pages/requirements',
    question: {
      es: '¿Necesito visado o K-ETA para entrar en Corea?',
      en: 'Do I need a visa or a K-ETA to enter Korea?',
    },
    short: {
      es: '**La mayoría, sin visado (visa)**; con K-ETA o sin ella, según tu pasaporte.',
      en: '**Most need no visa**; whether you need a K-ETA depends on your passport.',
    },
    answer: [
      whileInForce(
        'keta-waiver',
        {
          es: '**Con pasaporte de España, Estados Unidos, Reino Unido, Canadá, Australia o Nueva Zelanda no necesitas visado (visa) ni, {keta-waiver}, K-ETA.** Con los de México, Chile y Colombia tampoco hasta esa fecha, si lo confirma [k-eta.go.kr](https://www.k-eta.go.kr/). Con casi todos los demás de Latinoamérica entras sin visado, pero con la K-ETA aprobada antes de volar. Mira el tuyo en el [comprobador de entrada](requirements#comprobador).',
          en: '**With a British, US, Canadian, Australian, New Zealand or Spanish passport you need no visa and, {keta-waiver}, no K-ETA.** On Irish, South African, Mexican, Chilean and Colombian ones you need none until then either, if [k-eta.go.kr](https://www.k-eta.go.kr/) confirms it. Most other Latin American ones enter without a visa, but with a K-ETA approved before the flight. Look yours up in the [entry checker](requirements#comprobador).',
        },
        {
          es: '**Con pasaporte de España, Estados Unidos, Reino Unido, Canadá, Australia o Nueva Zelanda no necesitas visado (visa).** La exención de la K-ETA {keta-waiver}: mira en k-eta.go.kr si la necesitas. Con la mayoría de los de Latinoamérica entras sin visado, pero con la K-ETA aprobada antes de volar. Mira el tuyo en el [comprobador de entrada](requirements#comprobador).',
          en: '**With a British, US, Canadian, Australian, New Zealand or Spanish passport you need no visa.** The K-ETA waiver {keta-waiver}: check k-eta.go.kr to see whether you need one. Most Latin American ones enter without a visa, but with a K-ETA approved before the flight. Look yours up in the [entry checker](requirements#comprobador).',
        },
      ),
      visaExpected,
    ],
    figures: [
      'keta-apply-ahead',
      'keta-fee',
      'keta-surcharge',
      'keta-validity',
      'keta-stay',
      'keta-exempt-ages',
    ],
  },
  {
    id: 'visa-study',
    category: 'visas',
    drawing: 'pages/study',
    question: {
      es: '¿Qué visado necesito para estudiar más de 90 días?',
      en: 'Which visa do I need to study for more than 90 days?',
    },
    short: {
      es: 'El **D-4**, para cursos de {d4-threshold}.',
      en: 'The **D-4**, for courses of {d4-threshold}.',
    },
    answer: [
      {
        es: 'El **D-4**, para cursos de {d4-threshold}. Lo patrocinan {d4-sponsor}. Empieza con cuatro meses de margen y sigue el [plan para el D-4](study#d4). Para un curso más corto puedes entrar como turista, siempre que no trabajes.',
        en: 'The **D-4**, for courses of {d4-threshold}. It is sponsored by {d4-sponsor}. Start four months ahead and follow the [D-4 plan](study#d4). For a shorter course you can enter as a tourist, as long as you do not work.',
      },
    ],
    figures: ['d4-grant', 'd4-balance'],
  },
  {
    id: 'cost-living',
    category: 'general',
    drawing: 'pages/student-costs',
    question: {
      es: '¿Cuánto cuesta vivir un mes como estudiante?',
      en: 'What does a month in Korea cost a student?',
    },
    short: {
      es: '**De {student-month.from} a {student-month.to}**, sin el curso ni la fianza.',
      en: '**{student-month.from} to {student-month.to}**, before tuition and a deposit.',
    },
    answer: [
      {
        es: 'Entre **{student-month.from} y {student-month.to} al mes**, sin contar el curso ni la fianza (depósito). Lo que más cambia la cifra es el alojamiento: partida por partida está en [cuánto cuesta estudiar](student-costs).',
        en: 'Between **{student-month.from} and {student-month.to} a month**, not counting tuition or a deposit. Housing makes the biggest difference. Every item is under [what studying costs](student-costs).',
      },
    ],
    figures: ['food-month', 'transport-month'],
  },
  {
    id: 'accommodation-options',
    category: 'accommodation',
    drawing: 'pages/accommodation',
    question: {
      es: '¿Qué opciones de alojamiento hay y cuánto cuestan?',
      en: 'What housing options are there, and what do they cost?',
    },
    short: {
      es: '**Cinco**, de la residencia de la universidad a un estudio para ti.',
      en: '**Five**, from a university dormitory to a studio of your own.',
    },
    answer: [
      {
        es: 'Cinco, de la residencia de la universidad a un estudio para ti. Para el primer mes, toma una habitación sin fianza y no pagues nada antes de verla. Aquí tienes las [cinco, comparadas](accommodation).',
        en: 'Five, from a university dormitory to a studio of your own. For the first month, take a room without a deposit and pay nothing before you have seen it. Here are [all five compared](accommodation).',
      },
    ],
    figures: Object.values(rents),
  },
  {
    id: 'best-areas',
    category: 'accommodation',
    drawing: 'seoul/hongdae',
    question: {
      es: '¿Cuáles son los mejores barrios para vivir?',
      en: 'Where are the best areas to live?',
    },
    short: {
      es: '**Sinchon y Hongdae** en Seúl, **Seomyeon** en Busan.',
      en: '**Sinchon and Hongdae** in Seoul, **Seomyeon** in Busan.',
    },
    answer: [
      {
        es: '**En Seúl**, Sinchon y Hongdae para estudiar en el oeste, Anam y Hyehwa si quieres calma, y Konkuk y Wangsimni para comer barato en la línea 2. **En Busan**, Seomyeon por el metro y Gwangalli o Haeundae por el mar.',
        en: '**In Seoul**, Sinchon and Hongdae for studying in the west, Anam and Hyehwa for quiet, and Konkuk and Wangsimni for cheap food on Line 2. **In Busan**, Seomyeon for the subway, and Gwangalli or Haeundae for the sea.',
      },
    ],
  },
  {
    id: 'language-schools',
    category: 'study',
    drawing: 'pages/schools',
    question: {
      es: '¿Cómo elijo una escuela de coreano?',
      en: 'How do I choose a Korean language school?',
    },
    short: {
      es: '**Universidad** para el D-4, **academia** para estancias cortas.',
      en: '**A university** for the D-4, **an academy** for a short stay.',
    },
    answer: [
      {
        es: 'Los **programas de las universidades** duran 10 semanas, con 3 a 4 horas de clase al día, y dan derecho al D-4. Las **academias privadas** dejan empezar casi cualquier semana, con grupos pequeños, para estancias cortas. Compara [todas las escuelas](schools) por precio, fechas y visado.',
        en: '**University programmes** run 10 weeks, with 3 to 4 hours of class a day, and can sponsor a D-4. **Private academies** let you start almost any week, in small groups, for short stays. Compare [all schools](schools) by price, dates and visa.',
      },
    ],
    figures: ['course-intensive-cost'],
  },
  {
    id: 'part-time-work',
    category: 'study',
    drawing: 'pages/working-holiday',
    question: {
      es: '¿Puedo trabajar mientras estudio?',
      en: 'Can I work while I study?',
    },
    short: {
      es: 'Con un D-4, **como mucho {d4-work-hours}**.',
      en: 'On a D-4, **at most {d4-work-hours}**.',
    },
    answer: [
      {
        es: 'Con un D-4, **como mucho {d4-work-hours}**, durante el curso y en vacaciones por igual, y solo {d4-work-after}. El permiso se pide antes de empezar: trabajar sin él, o más horas, puede costarte el visado. Si dudas, pregunta al [1345](tel:1345).',
        en: 'On a D-4, **at most {d4-work-hours}**, in term and in holidays alike, and only {d4-work-after}. Get the permit before you start: working without it, or for more hours, can cost you the visa. If in doubt, ask [1345](tel:1345).',
      },
    ],
    figures: ['d4-work-vacation'],
  },
  {
    id: 'trip-cost',
    category: 'travel',
    drawing: 'pages/budget',
    question: { es: '¿Cuánto cuesta un viaje?', en: 'What does a trip cost?' },
    short: {
      es: 'Una noche, de media, **{lodging-average-korea}**; un bibimbap, unos **{price-bibimbap.rounded}**.',
      en: 'An average night costs **{lodging-average-korea}** and a bibimbap about **{price-bibimbap.rounded}**.',
    },
    answer: [
      {
        es: 'Una noche, de media, {lodging-average-korea}; un bibimbap, unos {price-bibimbap.rounded}; un viaje en metro, {seoul-subway-base-fare}. Haz tu cuenta en [Mi viaje](my-trip).',
        en: 'An average night costs {lodging-average-korea}, a bibimbap about {price-bibimbap.rounded} and a subway ride {seoul-subway-base-fare}. Work out yours in [My trip](my-trip).',
      },
    ],
  },
  {
    id: 'trip-days',
    category: 'travel',
    drawing: 'pages/itineraries',
    question: { es: '¿Cuántos días necesito?', en: 'How many days do I need?' },
    short: {
      es: '**Cinco** para Seúl y **tres** para Busan.',
      en: '**Five** for Seoul and **three** for Busan.',
    },
    answer: [
      {
        es: 'Cinco para [Seúl](seoul) y tres para [Busan](busan), en un primer viaje.',
        en: 'Five for [Seoul](seoul) and three for [Busan](busan), on a first trip.',
      },
    ],
  },
  {
    id: 'travel-seasons',
    category: 'travel',
    drawing: 'pages/seasons',
    question: {
      es: '¿Cuál es la mejor época para viajar?',
      en: 'When is the best time to travel?',
    },
    short: {
      es: '**Octubre o mayo.**',
      en: '**October or May.**',
    },
    answer: [
      {
        es: '**Octubre o mayo.** Los cerezos florecen {cherry-blossom}; en octubre el cielo está claro y apenas llueve. El verano es húmedo y lluvioso, y el invierno, seco y frío: mes a mes, en [cuándo ir](seasons).',
        en: '**October or May.** The cherry trees bloom {cherry-blossom}; in October the sky is clear and it hardly rains. Summer is humid and wet, winter dry and cold: month by month under [when to go](seasons).',
      },
    ],
  },
] as const satisfies readonly FaqItem[];
