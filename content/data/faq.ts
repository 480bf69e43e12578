import { studentMonth } from '../copy/student-month.ts';
import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
import { visaExpected } from './entry-rules.ts';
import { editionPrice, rents, type Housing } from './housing-prices.ts';

export const faqCategories = ['visas', 'study', 'accommodation', 'travel', 'general'] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** An amount in a list; the note is the value that these questions gave in March 2025. */
interface Line {
  readonly label: Text;
  readonly value: Text;
  readonly note?: Text;
}

/** A question with its answer (specification 2, section 3; figures of section 9). */
export interface FaqItem {
  /** Also the anchor of the answer. */
  readonly id: string;
  readonly category: FaqCategory;
  /** A symbol of the question icons. */
  readonly icon: 'passport' | 'stamp' | 'coins' | 'bed' | 'pin' | 'book' | 'apron' | 'sun';
  readonly question: Text;
  /** Paragraphs of prose: see `GuideCopy`. */
  readonly answer: readonly Text[];
  /** A list below the first paragraph. */
  readonly lines?: readonly Line[];
  /** The figures behind the answer. */
  readonly figures?: readonly FigureId[];
}

/** The monthly price of a kind of housing, with the value that these questions gave in March 2025. */
function priceOf(housing: Housing, label: Text) {
  const before = editionPrice(housing, 'faq');
  const value = `{${rents[housing]}}`;
  return {
    label,
    value: { es: value, en: value },
    note: { es: `En marzo de 2025: ${before?.es}`, en: `In March 2025: ${before?.en}` },
  };
}

const housing = [
  priceOf('dormitory', { es: 'Residencia universitaria', en: 'University dormitory' }),
  priceOf('goshiwon', { es: 'Goshiwon', en: 'Goshiwon' }),
  priceOf('hasukjib', {
    es: 'Hasukjib (casa de huéspedes)',
    en: 'Hasukjib (boarding house)',
  }),
  priceOf('oneroom', {
    es: 'Estudio (oneroom) u officetel',
    en: 'Studio (oneroom) or officetel',
  }),
  priceOf('share-house', { es: 'Casa compartida', en: 'Share house' }),
];

export const faq = [
  {
    id: 'visa-keta',
    category: 'visas',
    icon: 'passport',
    question: {
      es: '¿Necesito visado o K-ETA para entrar en Corea?',
      en: 'Do I need a visa or a K-ETA to enter Korea?',
    },
    answer: [
      {
        es: '**Con pasaporte de España no necesitas visado (visa) ni, {keta-waiver}, K-ETA.** De 2027 no hemos visto aviso. Lo mismo vale para los de Estados Unidos, Reino Unido, Canadá, Australia y Nueva Zelanda. De los de México, Chile, Colombia, Portugal, Irlanda y Sudáfrica, solo la prensa dice que están exentos: confírmalo en [k-eta.go.kr](https://www.k-eta.go.kr) antes de volar.',
        en: '**With a British, US, Canadian, Australian, New Zealand or Spanish passport you need no visa and, {keta-waiver}, no K-ETA.** We have seen no notice for 2027. For Irish, South African, Mexican, Chilean, Colombian and Portuguese ones only the press says that they are exempt, so confirm it on [k-eta.go.kr](https://www.k-eta.go.kr) before you fly.',
      },
      {
        es: 'Con la mayoría de los demás pasaportes de Latinoamérica entras sin visado, pero con la K-ETA aprobada, un permiso de viaje que se pide por internet. Por edad están exentos quienes tienen {keta-exempt-ages}.',
        en: 'With most other Latin American passports you enter without a visa but with an approved K-ETA, a travel authorisation that you apply for online. Exempt by age: {keta-exempt-ages}.',
      },
      visaExpected,
      {
        es: 'Elige tu pasaporte en el [comprobador de entrada](requirements#comprobador) y verás qué pedir, para cuándo y dónde.',
        en: 'Choose your passport in the [entry checker](requirements#comprobador) to see what to apply for, by when and where.',
      },
    ],
    lines: [
      {
        label: { es: 'Cuándo pedir la K-ETA', en: 'When to apply for the K-ETA' },
        value: { es: '{keta-apply-ahead}', en: '{keta-apply-ahead}' },
      },
      {
        label: { es: 'Cuánto cuesta', en: 'Cost' },
        value: {
          es: '{keta-fee} más un {keta-surcharge} por pagar en línea',
          en: '{keta-fee} plus {keta-surcharge} for paying online',
        },
      },
      {
        label: { es: 'Validez', en: 'Validity' },
        value: { es: '{keta-validity}', en: '{keta-validity}' },
      },
      {
        label: { es: 'Cuánto te puedes quedar', en: 'How long you can stay' },
        value: { es: '{keta-stay}', en: '{keta-stay}' },
      },
    ],
    figures: [
      'keta-waiver',
      'keta-waiver-press',
      'keta-fee',
      'keta-surcharge',
      'keta-stay',
      'keta-exempt-ages',
    ],
  },
  {
    id: 'visa-study',
    category: 'visas',
    icon: 'stamp',
    question: {
      es: '¿Qué visado necesito para estudiar más de 90 días?',
      en: 'Which visa do I need to study for more than 90 days?',
    },
    answer: [
      {
        es: 'El **visado de estudiante D-4**, obligatorio para cursos de {d4-threshold}. Se concede por {d4-grant}, mientras sigas matriculado y asistas a clase.',
        en: 'The **D-4 student visa**, required for courses of {d4-threshold}. It is granted for {d4-grant}, while you stay enrolled and attend class.',
      },
      {
        es: 'Lo patrocinan **{d4-sponsor}**; una academia privada no puede. También necesitas un saldo en el banco de {d4-balance}.',
        en: 'It can be sponsored by **{d4-sponsor}**, not by a private academy. You also need a bank balance of {d4-balance}.',
      },
      {
        es: 'Primero te admite el centro y después vas con la carta de admisión a la [embajada de Corea](embassies). Empieza con cuatro meses de margen. El [plan para el D-4](study#d4) pone fecha a cada paso según el trimestre que elijas.',
        en: 'First the school admits you, then you take the letter of admission to the [Korean embassy](embassies). Start four months ahead. The [D-4 plan](study#d4) puts a date on each step for the term you choose.',
      },
      {
        es: 'Para un curso más corto puedes entrar como turista, siempre que no trabajes.',
        en: 'For a shorter course you can enter as a tourist, as long as you do not work.',
      },
    ],
    figures: ['d4-threshold', 'd4-grant', 'd4-balance', 'd4-sponsor'],
  },
  {
    id: 'cost-living',
    category: 'general',
    icon: 'coins',
    question: {
      es: '¿Cuánto cuesta vivir un mes como estudiante?',
      en: 'What does a month in Korea cost a student?',
    },
    answer: [
      {
        es: 'Entre **{student-month.from} y {student-month.to} al mes**, sin contar el curso ni la fianza (depósito). Lo que más cambia la cifra es el alojamiento y, después, cuántas veces comes fuera.',
        en: 'Between **{student-month.from} and {student-month.to} a month**, not counting tuition or a deposit. Housing makes the biggest difference, then how often you eat out.',
      },
      studentMonth.short,
      {
        es: 'Busan suele ser más barata que Seúl, y la calculadora compara las dos ciudades. Partida por partida, con lo que se paga una vez, está en [cuánto cuesta estudiar](student-costs).',
        en: 'Busan is usually cheaper than Seoul, and the calculator compares the two. Item by item, with what you pay once, it is under [what studying costs](student-costs).',
      },
    ],
    lines: [
      {
        label: { es: 'Comida', en: 'Food' },
        value: { es: '{food-month}', en: '{food-month}' },
        note: {
          es: 'En marzo de 2025: {food-month.edition}',
          en: 'In March 2025: {food-month.edition}',
        },
      },
      {
        label: { es: 'Transporte', en: 'Transport' },
        value: { es: '{transport-month}', en: '{transport-month}' },
        note: {
          es: 'En marzo de 2025: {transport-month.edition}',
          en: 'In March 2025: {transport-month.edition}',
        },
      },
      {
        label: { es: 'Total al mes', en: 'Total a month' },
        value: { es: '{student-month}', en: '{student-month}' },
      },
    ],
    figures: ['student-month', 'climate-card-30d'],
  },
  {
    id: 'accommodation-options',
    category: 'accommodation',
    icon: 'bed',
    question: {
      es: '¿Qué opciones de alojamiento hay y cuánto cuestan?',
      en: 'What housing options are there, and what do they cost?',
    },
    answer: [
      {
        es: 'Cinco, de la residencia de la universidad a un estudio para ti. Los precios son al mes.',
        en: 'Five, from a university dormitory to a studio of your own. Prices are per month.',
      },
      {
        es: 'En marzo de 2025 dábamos precios distintos en cuatro sitios. La guía de alojamiento los pone [en una sola tabla y dice cuál usar](accommodation#prices), con las ventajas y los inconvenientes de cada opción.',
        en: 'In March 2025 we gave different prices in four places. The accommodation guide puts them [in one table and says which to use](accommodation#prices), with the pros and cons of each option.',
      },
      {
        es: 'Para el primer mes, toma una habitación sin fianza y busca con calma. No pagues nada antes de ver el cuarto o de tener un contrato.',
        en: 'For the first month, take a room without a deposit and look around calmly. Pay nothing before you have seen the room or have a contract.',
      },
    ],
    lines: housing,
    figures: ['rent-oneroom'],
  },
  {
    id: 'best-areas',
    category: 'accommodation',
    icon: 'pin',
    question: {
      es: '¿Cuáles son los mejores barrios para vivir?',
      en: 'Where are the best areas to live?',
    },
    answer: [
      {
        es: '**En Seúl**, Sinchon y Hongdae si vas a estudiar en el oeste, donde están Yonsei, Sogang, Ewha y Hongik; Anam y Hyehwa, más tranquilos, para Korea University y Sungkyunkwan; Konkuk y Wangsimni para comer barato y moverte en la línea 2. Gangnam es cómodo y caro; Itaewon, el más internacional.',
        en: '**In Seoul**, Sinchon and Hongdae if you study in the west, home of Yonsei, Sogang, Ewha and Hongik; Anam and Hyehwa, quieter, for Korea University and Sungkyunkwan; Konkuk and Wangsimni for cheap food and Line 2. Gangnam is convenient and expensive; Itaewon is the most international.',
      },
      {
        es: '**En Busan**, Seomyeon por el metro, el entorno de la Universidad Nacional de Pusan para estudiar, Kyungsung-Pukyong por el ambiente y Gwangalli o Haeundae si quieres el mar cerca y lo puedes pagar.',
        en: '**In Busan**, Seomyeon for the subway, the area around Pusan National University for studying, Kyungsung-Pukyong for its student life, and Gwangalli or Haeundae if you want the sea nearby and can pay for it.',
      },
      {
        es: 'Elige primero la línea de metro de tu escuela. Media hora menos al día vale más que unos metros de cuarto. [Cómo moverte](transport) y [qué ver en Seúl](seoul) te ayudan a situarte.',
        en: 'Choose the subway line of your school first. Half an hour less a day is worth more than a few square metres. [Getting around](transport) and [what to see in Seoul](seoul) help you find your bearings.',
      },
    ],
  },
  {
    id: 'language-schools',
    category: 'study',
    icon: 'book',
    question: {
      es: '¿Cómo elijo una escuela de coreano?',
      en: 'How do I choose a Korean language school?',
    },
    answer: [
      {
        es: 'Los **programas de las universidades** duran 10 semanas, con 3 a 4 horas de clase al día, y empiezan en marzo, junio, septiembre y diciembre. Trabajan la gramática a fondo y hacen exámenes; los de Yonsei, Sogang y Ewha, en Seúl, son de los más conocidos.',
        en: '**University programmes** run 10 weeks, with 3 to 4 hours of class a day, and start in March, June, September and December. They are thorough on grammar and set exams; those of Yonsei, Sogang and Ewha, in Seoul, are among the best known.',
      },
      {
        es: 'Las **academias privadas** dejan empezar casi cualquier semana, con grupos pequeños y más conversación. Sirven para estancias cortas. Si te quedas más de 90 días, comprueba antes quién tramita tu visado.',
        en: '**Private academies** let you start almost any week, in small groups and with more conversation. They suit short stays. If you stay more than 90 days, first check who sponsors your visa.',
      },
      {
        es: 'Compara [todas las escuelas](schools) por precio, fechas y visado, las dos vías en [estudiar en Corea](study#academias-partner), o [pregúntanos](contact).',
        en: 'Compare [all schools](schools) by price, dates and visa, the two ways in [study in Korea](study#academias-partner), or [ask us](contact).',
      },
    ],
    figures: ['course-intensive-cost'],
  },
  {
    id: 'part-time-work',
    category: 'study',
    icon: 'apron',
    question: {
      es: '¿Puedo trabajar mientras estudio?',
      en: 'Can I work while I study?',
    },
    answer: [
      {
        es: 'Con un D-4, **como mucho {d4-work-hours}**, durante el curso y en vacaciones por igual, y solo {d4-work-after}.',
        en: 'On a D-4, **at most {d4-work-hours}**, in term and in holidays alike, and only {d4-work-after}.',
      },
      {
        es: 'Inmigración da el permiso, y hay que pedirlo antes de empezar. Trabajar sin él, o más horas, puede costarte el visado. Si dudas, pregunta al 1345 antes de firmar. Y no cuentes con ese sueldo para los primeros meses.',
        en: 'Immigration issues the permit, and you need it before you start. Working without it, or for more hours, can cost you the visa. If in doubt, ask 1345 before you sign. And do not count on that pay for the first months.',
      },
    ],
    figures: ['d4-work-hours', 'd4-work-vacation', 'd4-work-after'],
  },
  {
    id: 'travel-seasons',
    category: 'travel',
    icon: 'sun',
    question: {
      es: '¿Cuál es la mejor época para viajar?',
      en: 'When is the best time to travel?',
    },
    answer: [
      {
        es: '**Primavera y otoño.** Los cerezos florecen {cherry-blossom}; mayo es suave y verde. De mediados de septiembre a principios de noviembre el cielo está despejado y los montes se vuelven rojos.',
        en: '**Spring and autumn.** The cherry trees bloom {cherry-blossom}; May is mild and green. From mid-September to early November the sky is clear and the mountains turn red.',
      },
      {
        es: '**El verano** es caluroso y húmedo, con lluvias fuertes entre finales de junio y julio, pero es la temporada de las playas de Busan. **El invierno** es seco y frío, y en Seúl las mínimas medias de enero son de 5 o 6 grados bajo cero. Busan es más templada.',
        en: '**Summer** is hot and humid, with heavy rain from late June through July, but it is the season for Busan’s beaches. **Winter** is dry and cold, and Seoul’s average lows in January are 5 to 6 degrees below zero. Busan is milder.',
      },
      {
        es: 'Mira también el calendario. En Seollal, el Año Nuevo lunar, y en Chuseok, a principios de otoño, se agotan los trenes y cierran muchas tiendas pequeñas y restaurantes. Tienes [itinerarios ya hechos](itineraries) de 2 a 10 días.',
        en: 'Look at the calendar too. At Seollal, the Lunar New Year, and at Chuseok, in early autumn, trains sell out, and many small shops and restaurants close. There are [ready-made itineraries](itineraries) of 2 to 10 days.',
      },
    ],
    figures: ['cherry-blossom'],
  },
] as const satisfies readonly FaqItem[];
