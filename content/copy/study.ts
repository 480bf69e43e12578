import { academies } from '../data/academies.ts';
import { owner } from '../data/owner.ts';
import { d4 } from '../data/d4.ts';
import { programs } from '../data/programs.ts';
import { studentAccommodation } from '../data/student-accommodation.ts';
import type { Localized, Text } from '../locale.ts';
import { withoutSamples, type Publication } from '../samples.ts';
import type { GuideCopy } from './guide-copy.ts';
import { copy as home } from './home.ts';
import { studentMonth } from './student-month.ts';

/** The academies that visitors see. */
export const academiesFor = (facts: Publication) => withoutSamples(academies, facts);

/** One line of the comparison: the two academies in the order of the data, then a university centre. */
interface Row {
  readonly label: Text;
  readonly cells: readonly [Text, Text, Text];
}

const rows: readonly Row[] = [
  {
    label: { es: 'Grupos', en: 'Groups' },
    cells: [
      { es: 'Hasta 12 estudiantes', en: 'Up to 12 students' },
      { es: 'De 3 a 8 estudiantes', en: '3 to 8 students' },
      { es: 'Según el centro', en: 'Depends on the school' },
    ],
  },
  {
    label: { es: 'Duración', en: 'Length' },
    cells: [
      { es: 'Desde 2 semanas', en: 'From 2 weeks' },
      { es: 'Según el curso', en: 'Depends on the course' },
      { es: '10 semanas por trimestre', en: '10 weeks a term' },
    ],
  },
  {
    label: { es: 'Ritmo', en: 'Pace' },
    cells: [
      { es: 'Según el programa', en: 'Depends on the program' },
      { es: 'Intensivo o semiintensivo', en: 'Intensive or semi-intensive' },
      { es: 'De 3 a 4 horas al día', en: '3 to 4 hours a day' },
    ],
  },
  {
    label: { es: 'Cuándo se empieza', en: 'When it starts' },
    cells: [
      { es: 'Pregúntanos por tus fechas', en: 'Ask us about your dates' },
      { es: 'Pregúntanos por tus fechas', en: 'Ask us about your dates' },
      { es: 'Marzo, junio, septiembre y diciembre', en: 'March, June, September and December' },
    ],
  },
  {
    label: { es: 'Visado D-4', en: 'D-4 visa' },
    cells: [
      { es: 'No puede patrocinarlo', en: 'Cannot sponsor it' },
      { es: 'No puede patrocinarlo', en: 'Cannot sponsor it' },
      { es: 'Lo patrocina', en: 'Sponsors it' },
    ],
  },
  {
    label: { es: 'Te encaja si', en: 'Right for you if' },
    cells: [
      { es: 'tienes pocas semanas', en: 'you have a few weeks' },
      { es: 'quieres hablar mucho', en: 'you want to speak a lot' },
      { es: 'te quedas más de 90 días', en: 'you stay over 90 days' },
    ],
  },
];

export const copy = {
  title: {
    es: 'Estudiar coreano en Corea: academias y visado D-4 | Rumbo Corea',
    en: 'Study Korean in Korea: academies and D-4 visa | Rumbo Corea',
  },
  description: {
    es: 'Academias en Gangnam y Hongdae, tres tipos de curso con precio, cuatro alojamientos de estudiante y un plan con fechas para el visado D-4.',
    en: 'Academies in Gangnam and Hongdae, three kinds of course with prices, four student lodgings and a dated plan for the D-4 visa.',
  },
  keywords: {
    es: 'estudiar coreano en Corea, academia de coreano en Seúl, visado D-4, curso intensivo de coreano, goshiwon, hasukjib',
    en: 'study Korean in Korea, Korean academy in Seoul, D-4 visa, intensive Korean course, goshiwon, hasukjib',
  },
  menu: {
    label: { es: 'Estudiar', en: 'Study' },
    line: { es: 'Academias, cursos y visado D-4', en: 'Academies, courses and the D-4 visa' },
  },
  heading: { es: 'Estudiar coreano en Corea', en: 'Study Korean in Korea' },
  lead: {
    es: 'De dos semanas a dos años: dónde estudiar, cuánto cuesta, dónde dormir y qué papeles pedir, con fechas.',
    en: 'From two weeks to two years: where to study, what it costs, where to sleep and which papers to get, with dates.',
  },
  hangul: '유학',
  hangulMeaning: { es: 'Estudiar fuera', en: 'Studying abroad' },
  pictureAlt: home.study.picture,
  figure: { number: '24 h', label: { es: 'para responderte', en: 'for our reply' } },
  pricesDate: home.pricesDate,
  intro: [
    {
      es: 'Con una academia puedes empezar pronto y quedarte pocas semanas. Con el centro de idiomas de una universidad te comprometes a trimestres de 10 semanas y puedes pedir el visado D-4. Abajo tienes las dos vías, lado a lado.',
      en: 'With an academy you can begin soon and stay a few weeks. With a university language centre you commit to 10-week terms and can apply for the D-4 visa. Both ways stand side by side below.',
    },
    {
      es: 'Si ya sabes cuándo quieres ir, salta al [plan para el D-4](study#d4); si aún haces números, prueba la [calculadora de presupuesto](budget).',
      en: 'If you know when you want to go, skip to the [D-4 plan](study#d4); if you are still counting, try the [budget calculator](budget).',
    },
  ],
  contact: { es: 'Preguntar por un curso', en: 'Ask about a course' },

  free: {
    title: {
      es: 'El proceso es gratuito y pagas lo mismo que si reservas directamente',
      en: 'The process is free and costs the same as booking directly',
    },
    text: {
      es: 'No cobramos por orientarte ni por tramitar la matrícula.',
      en: 'We charge nothing for advice or for handling your enrolment.',
    },
    see: { es: 'Ver las academias', en: 'See the academies' },
  },

  academies: {
    heading: { es: 'Academias asociadas', en: 'Partner academies' },
    lead: {
      es: 'Academias de Seúl con las que trabajamos.',
      en: 'Academies in Seoul that we work with.',
    },
    /** While the cards are samples. */
    sampleLead: {
      es: 'Su nombre y su horario exacto los publicará el titular de la guía.',
      en: 'The owner of the guide will publish their names and exact timetables.',
    },
    /** In place of the cards, when there is no academy to name. */
    unnamed: {
      es: 'Son dos: una en Gangnam, con 12 estudiantes por grupo como máximo y programas desde 2 semanas, y otra en Hongdae, asociada desde 2012, con clases de 3 a 8 estudiantes y cursos intensivos o semiintensivos. Escríbenos y te diremos cuál encaja con tus fechas y tu nivel.',
      en: 'There are two: one in Gangnam, with at most 12 students per group and programs from 2 weeks, and one in Hongdae, a partner since 2012, with classes of 3 to 8 students and intensive or semi-intensive courses. Write to us and we will tell you which one suits your dates and your level.',
    },
    askUnnamed: { es: 'Preguntar por las academias', en: 'Ask about the academies' },
    partner: { es: 'Academia asociada', en: 'Partner academy' },
    since: { es: 'desde {year}', en: 'since {year}' },
    location: { es: 'Barrio', en: 'District' },
    group: { es: 'Grupos', en: 'Groups' },
    schedule: { es: 'Cursos', en: 'Courses' },
    ask: { es: 'Preguntar por esta academia', en: 'Ask about this academy' },
    honest: { es: 'Antes de elegir, por el visado', en: 'Before you choose: the visa' },
    figure: 'd4-sponsor',
    items: academiesFor(owner),
  },

  comparison: {
    heading: {
      es: 'Academia o universidad, lado a lado',
      en: 'Academy or university, side by side',
    },
    caption: {
      es: 'Comparación de las dos academias asociadas con el centro de idiomas de una universidad',
      en: 'The two partner academies compared with the language centre of a university',
    },
    aspect: { es: 'Qué comparar', en: 'What to compare' },
    columns: [
      { es: 'Gangnam', en: 'Gangnam' },
      { es: 'Hongdae', en: 'Hongdae' },
      { es: 'Centro universitario', en: 'University centre' },
    ],
    rows,
  },

  reasons: {
    heading: { es: 'Por qué reservar con nosotros', en: 'Why book through us' },
    points: [
      {
        title: { es: 'El mismo precio', en: 'The same price' },
        text: {
          es: 'Pagas a la academia lo mismo que si reservas por tu cuenta, y nuestra gestión no cuesta nada.',
          en: 'You pay the academy what you would pay on your own, and our help costs nothing.',
        },
      },
      {
        title: { es: 'Ayuda en español', en: 'Support in Spanish' },
        text: {
          es: 'Te atienden personas, en español o en inglés, de lunes a viernes, de 9:00 a 18:00, hora española.',
          en: 'People answer you, in Spanish or English, Monday to Friday, 9:00 to 18:00 Spanish time.',
        },
      },
      {
        title: { es: 'Todo el papeleo', en: 'All the paperwork' },
        text: {
          es: 'Nos ocupamos de la matrícula con la academia y te decimos qué documentos reunir y en qué orden.',
          en: 'We take care of enrolment with the academy and tell you which documents to gather, in which order.',
        },
      },
      {
        title: { es: 'Ventajas exclusivas', en: 'Exclusive extras' },
        text: {
          es: 'Las academias reservan algunas ventajas a quien llega con nosotros. Pregunta cuáles hay para tus fechas antes de pagar.',
          en: 'The academies keep some extras for those who come through us. Ask which apply to your dates before you pay.',
        },
      },
    ],
  },

  programs: {
    heading: { es: 'Tres tipos de curso', en: 'Three kinds of course' },
    lead: {
      es: 'Lo que suele durar y costar cada uno. Todo curso de más de 90 días pide el visado D-4.',
      en: 'What each usually takes and costs. Any course of more than 90 days calls for the D-4 visa.',
    },
    duration: { es: 'Duración', en: 'Length' },
    cost: { es: 'Coste', en: 'Cost' },
    visa: { es: 'Visado', en: 'Visa' },
    items: programs,
  },

  living: {
    heading: { es: 'Vivir un mes y dónde dormir', en: 'A month’s living and where to sleep' },
    month: { es: 'Un mes de estudiante', en: 'A student’s month' },
    monthCost: { es: '{student-month}', en: '{student-month}' },
    monthNote: studentMonth.short,
    perMonth: { es: 'al mes', en: 'per month' },
    pros: { es: 'A favor', en: 'In favour' },
    next: {
      es: 'En la guía de [alojamiento](accommodation#prices) están todas las cifras que hemos dado, cuál usar, cómo se busca y qué tiene cada uno en contra.',
      en: 'The [accommodation](accommodation#prices) guide has every figure we have given, which to use, how to search and what speaks against each.',
    },
    items: studentAccommodation,
  },

  plan: {
    heading: { es: 'Tu plan para el visado D-4', en: 'Your plan for the D-4 visa' },
    lead: {
      es: 'El D-4 es el visado para estudiar coreano {d4-threshold}. Dura {d4-grant}, y lo patrocinan {d4-sponsor}. Los trimestres empiezan en marzo, junio, septiembre y diciembre; suele exigirse la matrícula de dos.',
      en: 'The D-4 is the visa for studying Korean for {d4-threshold}. It lasts {d4-grant}, and it is sponsored by {d4-sponsor}. Terms begin in March, June, September and December; enrolment in two is usually required.',
    },
    figures: ['d4-balance'],
    term: { es: 'Trimestre en que empiezas', en: 'Term you begin' },
    passport: { es: 'País de tu pasaporte', en: 'Country of your passport' },
    other: { es: 'Otro', en: 'Another' },
    counted: {
      es: 'Contamos desde el día 1 del mes. Tu centro publicará el día exacto y su plazo: mandan los suyos.',
      en: 'We count from the 1st of the month. Your school will publish the exact day and its own deadline: those prevail.',
    },
    passed: {
      es: 'El trimestre de {term} ya ha empezado. Te mostramos otro que puedes preparar.',
      en: 'The {term} term has already begun. We show you one that you can still prepare for.',
    },
    closed: {
      es: 'Para {term} ya ha pasado el plazo habitual de solicitud. Pregunta al centro si queda alguna plaza o elige otro trimestre.',
      en: 'The usual application window for {term} is over. Ask the school whether a place is left, or choose another term.',
    },
    hurry: {
      es: 'Para {term} vas justo de tiempo: algún paso ya tendría que estar hecho. Empieza hoy mismo.',
      en: 'Time is short for {term}: some step should be done by now. Begin today.',
    },
    fits: {
      es: 'Hay tiempo. Solicita la plaza en estas fechas: {dates}.',
      en: 'There is time. Apply for a place within these dates: {dates}.',
    },
    nextTerms: { es: 'Próximos trimestres', en: 'Next terms' },
    steps: { es: 'Paso a paso', en: 'Step by step' },
    documents: { es: 'Documentos', en: 'Documents' },
    state: {
      late: { es: 'Ya debería estar hecho', en: 'Should be done by now' },
      now: { es: 'Ahora', en: 'Now' },
    },
    done: { es: '{done} de {all} hechos', en: '{done} of {all} done' },
    kept: {
      es: 'Tus marcas se guardan solo en este navegador, para cada trimestre.',
      en: 'Your ticks are kept in this browser alone, for each term.',
    },
    print: { es: 'Imprimir el plan', en: 'Print the plan' },
    calendar: { es: 'Añadir al calendario (.ics)', en: 'Add to calendar (.ics)' },
    begins: { es: 'Empieza: {step}', en: 'Begins: {step}' },
    ends: { es: 'Último día: {step}', en: 'Last day: {step}' },
    clear: { es: 'Borrar las marcas', en: 'Clear the ticks' },
    file: { es: 'plan-visado-d4', en: 'd4-visa-plan' },
    yourPassport: { es: 'Con este pasaporte', en: 'With this passport' },
    windows: {
      heading: { es: 'Plazos habituales', en: 'Usual windows' },
      note: {
        es: 'Los de la Universidad Sogang entre 2022 y 2025. No hemos visto los calendarios de 2026 y 2027.',
        en: 'Those of Sogang University from 2022 to 2025. We have not seen the 2026 and 2027 calendars.',
      },
    },
    after: {
      heading: { es: 'Una vez en Corea', en: 'Once in Korea' },
      points: [
        {
          title: { es: 'Prorrogar la estancia', en: 'Extending your stay' },
          text: {
            es: 'Pídelo cuando te queden menos de cuatro meses, con el siguiente trimestre pagado. Cuenta la asistencia: {d4-attendance}. No salgas del país hasta tener la respuesta.',
            en: 'Apply when less than four months are left, with the next term paid. Attendance counts: {d4-attendance}. Do not leave the country until you have the answer.',
          },
          figures: ['d4-attendance', 'd4-extension-balance', 'd4-extension-fee'],
        },
        {
          title: { es: 'Trabajar', en: 'Working' },
          text: {
            es: 'Como mucho {d4-work-hours}, en el curso y en vacaciones, y solo {d4-work-after}, que se pide antes de empezar. Trabajar sin permiso o de más puede costarte el visado: pregunta al 1345.',
            en: 'At most {d4-work-hours}, in term and in holidays alike, and only {d4-work-after}, which you get before you start. Working without a permit, or too much, can cost you the visa: ask 1345.',
          },
          figures: ['d4-work-hours', 'd4-work-vacation', 'd4-work-after'],
        },
        {
          title: { es: 'Seguro médico', en: 'Health insurance' },
          text: {
            es: 'Lleva un seguro privado: en el nacional, obligatorio, se entra {nhis-start}.',
            en: 'Bring private insurance: you join the national one, which is compulsory, {nhis-start}.',
          },
          figures: ['nhis-premium', 'nhis-start'],
        },
      ],
    },
    caveat: {
      es: 'Plazos y cantidades cambian según universidad y embajada: confírmalos antes de pagar en [Korea Visa Portal](https://www.visa.go.kr) y en tu embajada.',
      en: 'Deadlines and amounts change by university and embassy: before you pay, confirm them at the [Korea Visa Portal](https://www.visa.go.kr) and your embassy.',
    },
    sources: { es: 'De dónde salen estos datos', en: 'Where these facts come from' },
    undated: { es: 'sin fecha, leído en noviembre de 2026', en: 'undated, read in November 2026' },
    items: {
      steps: d4.steps,
      documents: d4.documents,
      terms: d4.terms,
      passports: d4.passports,
      passportNotes: d4.passportNotes,
      sources: d4.sources,
    },
  },

  promo: {
    heading: { es: 'Llega sabiendo leer', en: 'Arrive able to read' },
    text: {
      es: 'El Instituto Rey Sejong, la fundación pública que enseña coreano en el mundo, tiene cursos en línea gratuitos: basta con registrarse. Con el alfabeto aprendido, la primera semana de clase cunde mucho más.',
      en: 'The King Sejong Institute, the public foundation that teaches Korean around the world, has free online courses: all you need is an account. With the alphabet learned, the first week of class goes much further.',
    },
    kind: { es: 'Curso en línea de otra entidad', en: 'Online course by another body' },
    link: {
      es: 'Ir al Instituto Rey Sejong en línea',
      en: 'Go to the Online King Sejong Institute',
    },
    url: 'https://www.iksi.or.kr',
  },

  action: {
    heading: {
      es: 'Más de 500 estudiantes ya han ido con nuestra ayuda',
      en: 'Over 500 students have already gone with our help',
    },
    text: {
      es: 'Cuéntanos tu nivel, tus fechas y tu presupuesto. Respondemos en menos de 24 horas.',
      en: 'Tell us your level, your dates and your budget. We reply within 24 hours.',
    },
    button: { es: 'Escríbenos', en: 'Write to us' },
  },

  testimonials: home.testimonials,
} as const satisfies GuideCopy & Record<string, unknown>;

export type StudyCopy = Localized<typeof copy>;
