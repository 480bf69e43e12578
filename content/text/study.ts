import { showName } from './show-card.ts';
import { academies } from '../data/academies.ts';
import { owner } from '../data/owner.ts';
import { d4 } from '../data/d4.ts';
import { programs } from '../data/programs.ts';
import { studentAccommodation } from '../data/student-accommodation.ts';
import type { Localized, Text } from '../locale.ts';
import { withoutSamples, type Publication } from '../samples.ts';
import type { GuideText } from './guide-text.ts';
import { text as home } from './home.ts';
import { studentMonth } from './student-month.ts';
import { studyProcess } from './study-process.ts';

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
      { es: 'Según el programa', en: 'Depends on the programme' },
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

export const text = {
  title: {
    es: 'Estudiar coreano en Corea: academias y visado D-4 | Rumbo Corea',
    en: 'Study Korean in Korea: academies and D-4 visa | Rumbo Corea',
  },
  description: {
    es: 'Academias en Gangnam y Hongdae, tres tipos de curso con precio, cuatro alojamientos de estudiante y un plan con fechas para el visado D-4.',
    en: 'Academies in Gangnam and Hongdae, three kinds of course with prices, four kinds of student housing and a plan with dates for the D-4 visa.',
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
    es: 'De dos semanas a dos años: dónde estudiar, cuánto cuesta, dónde dormir, qué papeles necesitas y para cuándo.',
    en: 'From two weeks to two years: where to study, what it costs, where to sleep, and which documents you need by when.',
  },
  hangul: '유학',
  hangulMeaning: { es: 'Estudiar fuera', en: 'Studying abroad' },
  pictureAlt: home.study.picture,
  figure: {
    number: '24 h',
    label: { es: 'y tienes respuesta, de lunes a viernes', en: 'to a reply, Monday to Friday' },
  },
  pricesDate: {
    es: 'Precios reunidos en noviembre de 2026; el que es de antes lleva su año.',
    en: 'Prices gathered in November 2026; older ones carry their year.',
  },
  intro: [
    {
      es: '¿Unas semanas? Una academia: empiezas pronto y no necesitas visado de estudios. ¿Más de tres meses? El centro de idiomas de una universidad, por trimestres de 10 semanas y con el visado (visa) D-4.',
      en: 'A few weeks? An academy: you start soon and need no student visa. More than three months? A university language centre, in 10-week terms and with a D-4 visa.',
    },
    {
      es: 'Más a fondo: [escuelas](schools), [becas](scholarships), [cuánto cuesta](student-costs), [tu primer mes](first-month) y [otros visados](working-holiday).',
      en: 'In depth: [schools](schools), [scholarships](scholarships), [what it costs](student-costs), [your first month](first-month) and [other visas](working-holiday).',
    },
  ],
  contact: { es: 'Preguntar por un curso', en: 'Ask about a course' },

  /** The way from the first question to enrolment: parts of this page, and the contact page at the end. */
  path: {
    label: {
      es: 'Cinco pasos, de la primera duda a la matrícula',
      en: 'Five steps, from the first question to enrolment',
    },
    steps: [
      {
        to: '#programs',
        title: { es: 'Qué curso', en: 'Which course' },
        line: { es: 'De dos semanas a un año', en: 'Two weeks to a year' },
      },
      {
        to: '#academias-partner',
        title: { es: 'Qué escuela', en: 'Which school' },
        line: { es: 'Academia o universidad', en: 'Academy or university' },
      },
      {
        to: '#d4',
        title: { es: 'Papeles y fechas', en: 'Documents and dates' },
        line: { es: 'El plan para el D-4', en: 'The D-4 plan' },
      },
      {
        to: '#living',
        title: { es: 'Cuánto cuesta', en: 'What it costs' },
        line: { es: 'Un mes de estudiante', en: 'A student’s month' },
      },
      {
        to: 'contact',
        title: { es: 'Pregúntanos', en: 'Ask us' },
        line: { es: 'Es gratis', en: 'It is free' },
      },
    ],
  },
  free: {
    title: {
      es: 'El proceso es gratuito, y pagas lo mismo que si reservas directamente',
      en: 'The process is free, and you pay the same as booking directly',
    },
    text: {
      es: 'Te ayudamos a elegir academia y tramitamos tu matrícula, en español o en inglés.',
      en: 'We help you choose an academy and handle your enrolment, in English or Spanish.',
    },
  },

  process: studyProcess,

  academies: {
    heading: { es: 'Academias asociadas', en: 'Partner academies' },
    lead: {
      es: 'Academias de Seúl con las que trabajamos.',
      en: 'Academies in Seoul that we work with.',
    },
    /** In place of the cards, when there is no academy to name. */
    unnamed: {
      es: 'Son dos. Una está en Gangnam, con 12 estudiantes por grupo como máximo y programas desde 2 semanas. La otra está en Hongdae, asociada desde 2012, y tiene clases de 3 a 8 estudiantes y cursos intensivos o semiintensivos. Escríbenos y te diremos cuál encaja con tus fechas y tu nivel.',
      en: 'There are two. One is in Gangnam, with at most 12 students per group and programmes from 2 weeks. The other is in Hongdae, a partner since 2012, with classes of 3 to 8 students and intensive or semi-intensive courses. Write to us and we will tell you which one suits your dates and your level.',
    },
    askUnnamed: { es: 'Preguntar por las academias', en: 'Ask about the academies' },
    partner: { es: 'Academia asociada', en: 'Partner academy' },
    since: { es: 'desde {year}', en: 'since {year}' },
    more: { es: 'Grupos y cursos', en: 'Groups and courses' },
    group: { es: 'Grupos', en: 'Groups' },
    schedule: { es: 'Cursos', en: 'Courses' },
    ask: { es: 'Preguntar por esta academia', en: 'Ask about this academy' },
    honest: {
      es: 'Antes de elegir, piensa en el visado',
      en: 'Think of the visa before you choose',
    },
    visa: {
      es: 'El visado D-4 lo patrocinan {d4-sponsor}. Una academia privada no puede.',
      en: 'A D-4 visa is sponsored by {d4-sponsor}. A private academy cannot sponsor one.',
    },
    items: academiesFor(owner),
  },

  rest: { es: 'Vivir, comparar y reservar', en: 'Living, comparing and booking' },
  comparison: {
    heading: {
      es: 'Academia o universidad, lado a lado',
      en: 'Academy or university, side by side',
    },
    short: {
      es: '**Grupos, ritmo y fechas**, lado a lado',
      en: '**Groups, pace and dates**, side by side',
    },
    caption: {
      es: 'Comparación de las dos academias asociadas con el centro de idiomas de una universidad',
      en: 'The two partner academies compared with the language centre of a university',
    },
    aspect: { es: 'Qué comparar', en: 'What we compare' },
    columns: [
      { es: 'Gangnam', en: 'Gangnam' },
      { es: 'Hongdae', en: 'Hongdae' },
      { es: 'Centro universitario', en: 'University centre' },
    ],
    rows,
  },

  reasons: {
    short: { es: '**El mismo precio** que por tu cuenta', en: '**The same price** as on your own' },
    heading: { es: 'Por qué reservar con nosotros', en: 'Why book through us' },
    points: [
      {
        title: { es: 'El mismo precio', en: 'The same price' },
        text: {
          es: 'Pagas a la academia lo mismo que si reservas por tu cuenta, y nuestra gestión no cuesta nada.',
          en: 'You pay the academy the same as if you booked on your own, and our help costs nothing.',
        },
      },
      {
        title: { es: 'Ayuda en español', en: 'Support in English' },
        text: {
          es: 'Te contesta una persona, en español o en inglés, de lunes a viernes, de 9:00 a 18:00, hora española.',
          en: 'A person answers, in English or Spanish, Monday to Friday, 9:00 to 18:00 Spanish time.',
        },
      },
      {
        title: { es: 'Todo el papeleo', en: 'All the paperwork' },
        text: {
          es: 'Nos ocupamos de la matrícula con la academia y te decimos qué documentos necesitas y en qué orden pedirlos.',
          en: 'We take care of enrolment with the academy and tell you which documents you need and in what order to get them.',
        },
      },
      {
        title: { es: 'Ventajas exclusivas', en: 'Exclusive extras' },
        text: {
          es: 'Solo aquí: el [plan del D-4](study#d4) pone fechas a cada paso, con las de tu centro si las publica, y pasa a tu calendario. Es gratis, también si no reservas.',
          en: 'Only here: the [D-4 plan](study#d4) dates every step, with your school’s own dates if it publishes them, and goes into your calendar. It is free, even if you book nothing.',
        },
      },
    ],
  },

  programs: {
    more: { es: 'Para quién, y qué visado', en: 'Who it is for, and the visa' },
    heading: { es: 'Tres tipos de curso', en: 'Three kinds of course' },
    lead: {
      es: 'Si el curso pasa de 90 días, necesitas el visado D-4.',
      en: 'If the course lasts more than 90 days, you need a D-4 visa.',
    },
    visa: { es: 'Visado', en: 'Visa' },
    price: { es: 'Precio', en: 'Price' },
    /** `{price}` is the lowest. */
    from: { es: 'desde **{price}**', en: 'from **{price}**' },
    /** Where none is published for a course of that length. */
    ask: { es: 'pregunta el precio', en: 'ask for the price' },
    /** On the scale of their lengths: its unit, and where a visa begins. */
    unit: { es: 'semanas', en: 'weeks' },
    limit: { es: '90 días', en: '90 days' },
    beyond: { es: 'con D-4', en: 'on a D-4' },
    items: programs,
  },

  living: {
    heading: {
      es: 'Cuánto cuesta un mes y dónde dormir',
      en: 'What a month costs, and where to sleep',
    },
    short: {
      es: '**{student-month}** al mes, sin el curso',
      en: '**{student-month}** a month, without the course',
    },
    monthNote: studentMonth.short,
    perMonth: { es: 'al mes', en: 'per month' },
    pros: { es: 'A favor', en: 'Pros' },
    more: { es: 'Cómo es', en: 'What it is like' },
    next: {
      es: 'Cómo buscar habitación y los inconvenientes de cada una están en la guía de [alojamiento](accommodation#prices).',
      en: 'How to search for a room, and the drawbacks of each kind, are in the [accommodation](accommodation#prices) guide.',
    },
    showName,
    items: studentAccommodation,
  },

  plan: {
    heading: { es: 'Tu plan para el visado D-4', en: 'Your plan for the D-4 visa' },
    more: {
      es: 'Plazos, saldo y lo que viene después',
      en: 'Deadlines, bank balance and what comes after',
    },
    lead: {
      es: 'El D-4 es el visado para estudiar coreano {d4-threshold}. Dura {d4-grant}, y lo patrocinan {d4-sponsor}. Los trimestres empiezan en marzo, junio, septiembre y diciembre, y suelen exigirte dos.',
      en: 'The D-4 is the visa for studying Korean for {d4-threshold}. It lasts {d4-grant}, and it is sponsored by {d4-sponsor}. Terms begin in March, June, September and December, and you usually have to enrol in two.',
    },
    figures: ['d4-balance'],
    /** What the planner says. */
    planner: {
      term: { es: 'Trimestre en que empiezas', en: 'Starting term' },
      passport: { es: 'País de tu pasaporte', en: 'Country of your passport' },
      school: { es: 'Centro', en: 'School' },
      noSchool: { es: 'Aún no lo sé', en: 'Not decided yet' },
      schoolNotes: {
        none: {
          es: 'Sin centro elegido contamos con los plazos de Sogang. Otros cierran hasta 13 semanas antes de empezar: elige el tuyo en cuanto lo sepas.',
          en: 'With no school chosen we count with Sogang’s dates. Others close up to 13 weeks before the start, so choose yours as soon as you know it.',
        },
        published: {
          es: '{school} ha publicado estas fechas: las clases empiezan el {day}.',
          en: '{school} has published these dates: classes begin on {day}.',
        },
        counted: {
          es: 'Contamos con el calendario de {year} de {school}, el último publicado, como si las clases empezaran el {day}. Antes de nada, pide el nuevo.',
          en: 'We count with the {year} calendar of {school}, the latest published, as if classes began on {day}. First of all, ask for the new one.',
        },
        unseen: {
          es: 'Pregunta ya a {school} cuándo se solicita. Las fechas de abajo son las de Sogang, y otros centros cierran hasta 13 semanas antes de empezar.',
          en: 'Ask {school} now when to apply. The dates below are Sogang’s, and other schools close up to 13 weeks before the start.',
        },
        sponsorUnseen: {
          es: 'Antes de pagar, pide a {school} que te diga por escrito si patrocina el D-4.',
          en: 'Before you pay, have {school} tell you in writing that it sponsors the D-4.',
        },
      },
      ask: { es: 'Preguntar por {school}', en: 'Ask about {school}' },
      seeSchools: { es: 'Comparar escuelas', en: 'Compare schools' },
      /** Whose dates the plan counts with, beside them and in the calendar, unless the school has published them. */
      datesOf: {
        none: {
          es: 'fechas de Sogang; confirma las de tu centro',
          en: 'Sogang’s dates; confirm those of your school',
        },
        counted: {
          es: 'calendario de {year}; confirma el nuevo con {school}',
          en: 'calendar of {year}; confirm the new one with {school}',
        },
        unseen: {
          es: 'fechas de Sogang; confirma las de {school}',
          en: 'Sogang’s dates; confirm those of {school}',
        },
      },
      choosePassport: { es: 'Elige tu país', en: 'Choose your country' },
      other: { es: 'Otro', en: 'Other' },
      counted: {
        es: 'Contamos desde el día 1 del mes. Tu centro publicará el día exacto y su propio plazo, que son los que valen.',
        en: 'We count from the 1st of the month. Your school will publish the exact day and its own deadline; go by those.',
      },
      passed: {
        es: 'El trimestre de {term} ya ha empezado. Aquí tienes otro que aún puedes preparar.',
        en: 'The {term} term has already begun. Here is one that you can still prepare for.',
      },
      closed: {
        es: 'Para {term} ya ha pasado el plazo habitual de solicitud. Pregunta al centro si queda alguna plaza o elige otro trimestre.',
        en: 'The usual deadline to apply for {term} has passed. Ask the school whether it has a place left, or choose another term.',
      },
      hurry: {
        es: 'Aún llegas a {term} si empiezas hoy con los papeles. Fechas para solicitar la plaza: {dates}.',
        en: 'You can still make {term} if you start on your documents today. Dates to apply for a place: {dates}.',
      },
      fits: {
        es: 'Hay tiempo. Fechas para solicitar la plaza: {dates}.',
        en: 'You have time. Dates to apply for a place: {dates}.',
      },
      nextTerms: { es: 'Próximos trimestres', en: 'Next terms' },
      state: {
        late: { es: 'Ya debería estar hecho', en: 'Should be done by now' },
        now: { es: 'Ahora', en: 'Now' },
      },
      /** Instead of "late" while one can still make the term. */
      catchUp: { es: 'Con prisa: hazlo esta semana', en: 'Hurry: do it this week' },
      done: { es: '{done} de {all} hechos', en: '{done} of {all} done' },
      kept: {
        es: 'Tus marcas se guardan solo en este navegador, para cada trimestre.',
        en: 'Your ticks are kept only in this browser, for each term.',
      },
      print: { es: 'Imprimir el plan', en: 'Print the plan' },
      calendar: { es: 'Añadir al calendario (.ics)', en: 'Add to calendar (.ics)' },
      begins: { es: 'Empieza: {step}', en: 'Begins: {step}' },
      ends: { es: 'Último día: {step}', en: 'Last day: {step}' },
      clear: { es: 'Borrar las marcas', en: 'Clear the ticks' },
      file: { es: 'plan-visado-d4', en: 'd4-visa-plan' },
      yourPassport: { es: 'Con este pasaporte', en: 'With this passport' },
      seePassport: { es: 'Estancia y apostilla', en: 'Stay and apostille' },
    },
    steps: { es: 'Paso a paso', en: 'Step by step' },
    documents: { es: 'Documentos', en: 'Documents' },
    seeSteps: { es: 'Ver los {count} pasos', en: 'See the {count} steps' },
    seeDocuments: { es: 'Ver los {count} documentos', en: 'See the {count} documents' },
    windows: {
      heading: { es: 'Plazos habituales', en: 'Usual application dates' },
      note: {
        es: 'Son los de la Universidad Sogang entre 2022 y 2025. Los de tu centro serán otros: pídelos.',
        en: 'These are Sogang University’s from 2022 to 2025. Your school’s will differ: ask for them.',
      },
    },
    after: {
      heading: { es: 'Una vez en Corea', en: 'Once in Korea' },
      points: [
        {
          title: { es: 'Prorrogar el D-4', en: 'Extending the D-4' },
          text: {
            es: 'Se pide {d4-extension-window}, con el trimestre siguiente pagado. Los pasos y los documentos están en [prorrogar el D-4](working-holiday#extend-d4).',
            en: 'You apply {d4-extension-window}, with the next term paid. The steps and the documents are under [extending a D-4](working-holiday#extend-d4).',
          },
          figures: ['d4-extension-fee'],
        },
        {
          title: { es: 'Trabajar', en: 'Working' },
          text: {
            es: 'Como mucho {d4-work-hours}, durante el curso y en vacaciones, y solo {d4-work-after}, que se pide antes de empezar. Trabajar sin permiso, o más horas, puede costarte el visado. Pregunta antes al 1345.',
            en: 'At most {d4-work-hours}, in term and in holidays alike, and only {d4-work-after}, which you need before you start. Working without a permit, or for more hours, can cost you the visa. Ask 1345 first.',
          },
          figures: ['d4-work-vacation'],
        },
        {
          title: { es: 'Seguro médico', en: 'Health insurance' },
          text: {
            es: 'Lleva un seguro privado. En el nacional, que es obligatorio, se entra {nhis-start}.',
            en: 'Bring private insurance. You join the national scheme, which is compulsory, {nhis-start}.',
          },
          figures: ['nhis-premium'],
        },
      ],
    },
    caveat: {
      es: 'Los plazos y las cantidades cambian según la universidad y la [embajada de Corea](embassies). Antes de pagar, confírmalos en [Korea Visa Portal](https://www.visa.go.kr) y en tu embajada.',
      en: 'Deadlines and amounts vary by university and [Korean embassy](embassies). Before you pay, confirm them at the [Korea Visa Portal](https://www.visa.go.kr) and your embassy.',
    },
    sources: { es: 'Fuentes del plan', en: 'Sources of the plan' },
    items: {
      steps: d4.steps,
      documents: d4.documents,
      terms: d4.terms,
      sources: d4.sources,
    },
  },

  promo: {
    heading: { es: 'Aprende a leer antes de ir', en: 'Learn to read before you go' },
    text: {
      es: 'Si ya lees el alfabeto, la primera semana de clase se aprovecha mucho más. El Instituto Rey Sejong, la fundación pública que enseña coreano en el mundo, tiene cursos en línea por trimestres: mira en la inscripción si el tuyo es gratis.',
      en: 'Once you can read the alphabet, you get far more out of your first week of class. The King Sejong Institute, the public foundation that teaches Korean around the world, runs online courses by term: check when you enrol whether yours is free.',
    },
    kind: { es: 'Curso en línea de otra entidad', en: 'Online course from another organisation' },
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
      es: 'Cuéntanos tu nivel, tus fechas y tu presupuesto. De lunes a viernes respondemos en menos de 24 horas.',
      en: 'Tell us your level, your dates and your budget. Monday to Friday we reply within 24 hours.',
    },
    button: { es: 'Escríbenos', en: 'Write to us' },
  },

  testimonials: home.testimonials,
} as const satisfies GuideText & Record<string, unknown>;

export type StudyText = Localized<typeof text>;
