import { whileInForce } from '../register/in-force.ts';
import type { PracticalGuide } from './practical-guide.ts';

const aYear = { es: 'hasta un año', en: 'up to a year' } as const;
const none = { es: '–', en: '–' } as const;

/** What the H-1 asks of each passport and gives; `other` are those without an agreement. */
export const passports = [
  {
    key: 'spain',
    name: { es: 'España', en: 'Spain' },
    age: { es: '{h1-spain}', en: '{h1-spain}' },
    stay: aYear,
    quota: { es: '1.000 al año', en: '1,000 a year' },
  },
  {
    key: 'chile',
    name: { es: 'Chile', en: 'Chile' },
    age: { es: '{h1-chile}', en: '{h1-chile}' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'argentina',
    name: { es: 'Argentina', en: 'Argentina' },
    age: { es: '{h1-argentina}', en: '{h1-argentina}' },
    stay: aYear,
    quota: {
      es: '200 en 2022; calcula un saldo de {h1-argentina-balance}',
      en: '200 in 2022; count on a balance of {h1-argentina-balance}',
    },
  },
  {
    key: 'other',
    name: { es: 'Otro de América Latina', en: 'Other Latin American' },
    none: {
      es: 'no hay H-1; pregunta a la embajada si ya hay acuerdo',
      en: 'no H-1; ask the embassy whether there is an agreement yet',
    },
    no: {
      es: 'Con pasaporte de México, Colombia, Perú, Uruguay o los demás países, no cuentes con este visado. Pregunta a la embajada de Corea si ya hay acuerdo.',
      en: 'With a passport from Mexico, Colombia, Peru, Uruguay or the other countries, do not count on this visa. Ask the Korean embassy whether there is an agreement yet.',
    },
    age: none,
    stay: none,
    quota: none,
  },
  {
    key: 'andorra',
    name: { es: 'Andorra', en: 'Andorra' },
    age: { es: 'de 18 a 30', en: '18 to 30' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'portugal',
    name: { es: 'Portugal', en: 'Portugal' },
    age: { es: 'de 18 a 34', en: '18 to 34' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'united-kingdom',
    name: { es: 'Reino Unido', en: 'United Kingdom' },
    age: { es: 'de 18 a 35', en: '18 to 35' },
    stay: { es: 'hasta 2 años', en: 'up to 2 years' },
    quota: none,
  },
  {
    key: 'ireland',
    name: { es: 'Irlanda', en: 'Ireland' },
    age: { es: 'de 18 a 34', en: '18 to 34' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'canada',
    name: { es: 'Canadá', en: 'Canada' },
    age: { es: 'de 18 a 35', en: '18 to 35' },
    stay: { es: 'hasta 24 meses, dos veces', en: 'up to 24 months, twice' },
    quota: none,
  },
  {
    key: 'australia',
    name: { es: 'Australia', en: 'Australia' },
    age: { es: 'hasta 30', en: 'up to 30' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'new-zealand',
    name: { es: 'Nueva Zelanda', en: 'New Zealand' },
    age: { es: 'hasta 30', en: 'up to 30' },
    stay: aYear,
    quota: none,
  },
  {
    key: 'united-states',
    name: { es: 'Estados Unidos', en: 'United States' },
    age: none,
    stay: { es: '{h1-us-west}', en: '{h1-us-west}' },
    quota: none,
  },
] as const;

export const text = {
  title: {
    es: 'Prorrogar el D-4, H-1 y otros visados | Rumbo Corea',
    en: 'Extending a D-4, H-1 and other visas | Rumbo Corea',
  },
  description: {
    es: 'El visado H-1 de vacaciones y trabajo en Corea por pasaporte, el de nómada digital (F-1-D), prorrogar el D-4 paso a paso y cambiar de visado.',
    en: 'Korea’s H-1 working holiday visa by passport, the digital nomad visa (F-1-D), extending a D-4 step by step, and changing visa.',
  },
  keywords: {
    es: 'working holiday Corea, vacaciones y trabajo, visado H-1, nómada digital, F-1-D, workation, prorrogar D-4, prórroga, extender visa, renovar visado de estudiante, cambiar D-4 a D-2, D-10',
    en: 'working holiday Korea, H-1 visa, digital nomad, F-1-D, workation, extend D-4, extension of stay, renew student visa, change D-4 to D-2, D-10',
  },
  menu: {
    label: {
      es: 'Vacaciones y trabajo (H-1)',
      en: 'Working holiday visa (H-1)',
    },
    line: {
      es: 'El H-1, y cómo prorrogar el D-4',
      en: 'The H-1, and how to extend a D-4',
    },
  },
  heading: {
    es: 'Trabajar, quedarse o cambiar de visado',
    en: 'Working, staying on or changing visa',
  },
  lead: {
    es: 'Con pasaporte de España, Andorra, Chile o Argentina puedes pasar hasta un año en Corea viajando y trabajando de vez en cuando. Y si ya estudias allí, aquí está cómo quedarte.',
    en: 'With a British, Irish, Canadian, Australian or New Zealand passport, or one of Spain, Andorra, Chile or Argentina, you can spend a year in Korea, or up to two with some passports, travelling and working now and then. Already studying there? Here is how to stay.',
  },
  hangul: '비자',
  hangulMeaning: { es: 'Visado', en: 'Visa' },
  pictureAlt: {
    es: 'Cosecha de mandarinas en Jeju: una viajera en la escalera, una abuela que llena la caja y el monte Halla al fondo',
    en: 'The mandarin harvest on Jeju: a traveller up a ladder, a grandmother filling the crate and Mount Halla behind',
  },
  rest: { es: 'Los demás visados, paso a paso', en: 'The other visas, step by step' },
  pictured: 'h1',
  /** A passport, and what the H-1 asks of it. */
  choice: {
    passport: { es: '¿Qué pasaporte tienes?', en: 'Which passport do you have?' },
    /** Below the answer. */
    about: {
      es: 'El H-1 es un visado (visa) de hasta un año con casi todos los pasaportes. Se da una vez en la vida (dos con el de Canadá) y sin familia a cargo. No es para estudiar: si quieres un curso, pregunta antes al consulado.',
      en: 'The H-1 lasts up to a year with most passports. You get it once in your life (twice with a Canadian passport), and without dependants. It is not a study visa: if you want to take a course, ask the consulate first.',
    },
    apply: {
      es: 'Se pide en la embajada o el consulado de Corea en tu país: pregunta allí los papeles, el precio, cuánto dinero tienes que demostrar y cuándo abre el cupo. Las edades y los cupos cambian: hazlo antes de pagar un vuelo.',
      en: 'You apply at the Korean embassy or consulate in your country: ask there for the documents, the price, how much money you must show and when the quota opens. Ages and quotas change, so do it before you pay for a flight.',
    },
    yes: { es: 'Sí, con el H-1', en: 'Yes, on the H-1' },
    no: { es: 'No hay H-1', en: 'No H-1' },
    labels: {
      age: { es: 'Edad', en: 'Age' },
      stay: { es: 'Estancia', en: 'Stay' },
      quota: { es: 'Cupo', en: 'Quota' },
    },
    /** Below the answer of every passport. */
    funds: {
      es: 'El consulado decide si tus fondos son «suficientes».',
      en: 'The consulate judges whether your funds are “sufficient”.',
    },
    passports,
    /** Whose passports stand first in a language. */
    first: {
      es: [],
      en: ['united-kingdom', 'ireland', 'canada', 'australia', 'new-zealand'],
    },
  },
  sections: [
    {
      id: 'h1',
      title: { es: 'El H-1, pasaporte por pasaporte', en: 'The H-1, passport by passport' },
      short: {
        es: '**Según tu pasaporte**, casi siempre hasta un año',
        en: '**It depends on your passport**: up to a year with most',
      },
      columns: [
        { es: 'Pasaporte', en: 'Passport' },
        { es: 'Edad', en: 'Age' },
        { es: 'Estancia', en: 'Stay' },
        { es: 'Cupo', en: 'Quota' },
      ],
      rows: passports.map(({ name, age, stay, quota, ...others }) => ({
        cells: [name, 'none' in others ? others.none : age, stay, quota],
      })),
      points: [
        {
          title: { es: 'Cuánto se puede trabajar', en: 'How much you may work' },
          text: {
            es: 'Unas {h1-hours}, y no en todo: hay trabajos prohibidos. Pregunta cuáles en el consulado.',
            en: 'About {h1-hours}, and not at everything: some jobs are forbidden. Ask the consulate which.',
          },
        },
        {
          title: { es: 'Si quieres aprender coreano', en: 'If you want to learn Korean' },
          text: {
            es: 'Para un curso de {d4-threshold} está el D-4. Mira [qué escuelas](schools) lo patrocinan y [tu plan con fechas](study#d4).',
            en: 'For a course of {d4-threshold} there is the D-4. See [which schools](schools) sponsor it and [your plan with dates](study#d4).',
          },
        },
      ],
    },
    {
      id: 'digital-nomad',
      title: { es: 'Nómada digital: F-1-D', en: 'Digital nomad: F-1-D' },
      short: {
        es: '**Trabajas a distancia** para una empresa de fuera',
        en: '**You work remotely** for a company abroad',
      },
      answer: {
        es: 'Existe desde el 1 de enero de 2024 y no permite trabajar para una empresa coreana.',
        en: 'It has existed since 1 January 2024, and you may not work for a Korean company on it.',
      },
      points: [
        {
          title: { es: 'Qué pide', en: 'What it requires' },
          text: {
            es: 'Haber cumplido 18 años, unos {nomad-income} de ingresos, un año de experiencia, un seguro de {nomad-insurance} con repatriación y no tener antecedentes. Confirma la cifra del año en la embajada.',
            en: 'You must be 18, earn about {nomad-income}, have a year’s experience and a clean record, and carry insurance of {nomad-insurance} with repatriation. Confirm the year’s figure at the embassy.',
          },
        },
        {
          title: { es: 'Cuánto dura', en: 'How long it lasts' },
          text: {
            es: 'Un año, que se puede prorrogar otro.',
            en: 'A year, which can be extended by another.',
          },
        },
      ],
    },
    {
      id: 'extend-d4',
      title: { es: 'Prorrogar el D-4, paso a paso', en: 'Extending a D-4, step by step' },
      short: {
        es: 'Se pide **{d4-extension-window}**, con el trimestre pagado',
        en: 'Apply **{d4-extension-window}**, with the term paid',
      },
      answer: {
        es: 'La fecha en que acaba tu permiso está en tu tarjeta de residencia. Cuenta hacia atrás desde ella.',
        en: 'Your residence card says when your permit ends. Count back from that date.',
      },
      dated: {
        label: { es: 'Tu permiso acaba el', en: 'Your permit ends on' },
        calendar: { es: 'Guardar en el calendario', en: 'Save to the calendar' },
        alarms: {
          es: 'Te avisa a las 9:00 del día antes de cada paso, y otra vez una semana antes del último día.',
          en: 'You get a reminder at 9:00 the day before each step, and another a week before the last day.',
        },
        passed: {
          es: 'Ese día ya pasó. Llama hoy al 1345 antes de nada.',
          en: 'That day has passed. Call 1345 today before anything else.',
        },
        file: { es: 'prorroga-d-4', en: 'd-4-extension' },
      },
      columns: [
        { es: 'Cuándo', en: 'When' },
        { es: 'Qué hacer', en: 'What to do' },
      ],
      rows: [
        {
          cells: [
            { es: 'Todo el trimestre', en: 'All through the term' },
            {
              es: 'Ve a clase: miran tu asistencia, {d4-attendance}. Paga a tiempo el seguro nacional, que también cuenta.',
              en: 'Go to class: they check your attendance, {d4-attendance}. Pay the national insurance on time; that counts too.',
            },
          ],
        },
        {
          before: {
            months: 4,
            event: {
              es: 'Prorrogar el D-4: paga el trimestre',
              en: 'Extend D-4: pay for the term',
            },
          },
          cells: [
            { es: 'Desde cuatro meses antes', en: 'From four months before' },
            {
              es: 'Ya se puede pedir. Pregunta a tu centro si lo hace por todo el grupo y paga el trimestre siguiente dentro de su plazo; sin ese recibo no hay prórroga.',
              en: 'From now on you can apply. Ask your school whether it applies for the whole group, and pay for the next term within its dates; without that receipt there is no extension.',
            },
          ],
        },
        {
          before: {
            months: 2,
            event: { es: 'Prorrogar el D-4: pide cita', en: 'Extend D-4: book your appointment' },
          },
          cells: [
            { es: 'Dos meses antes', en: 'Two months before' },
            {
              es: 'Si vas por tu cuenta, pide ya cita en [HiKorea](https://www.hikorea.go.kr), porque tarda, o haz allí la solicitud en línea.',
              en: 'If you apply on your own, book now on [HiKorea](https://www.hikorea.go.kr), or apply there online.',
            },
          ],
        },
        {
          before: {
            months: 1,
            event: {
              es: 'Prorrogar el D-4: reúne los papeles',
              en: 'Extend D-4: gather the documents',
            },
          },
          cells: [
            { es: 'Un mes antes', en: 'A month before' },
            {
              es: 'Reúne los documentos de abajo. El certificado del banco, pídelo el mismo día en que presentas la solicitud: ha de llevar esa fecha.',
              en: 'Gather the documents below. Get the bank certificate on the day you apply: it has to carry that date.',
            },
          ],
        },
        {
          before: {
            days: 10,
            event: {
              es: 'Prorrogar el D-4: presenta la solicitud',
              en: 'Extend D-4: hand in the application',
            },
          },
          cells: [
            { es: 'Diez días antes, a más tardar', en: 'Ten days before, at the latest' },
            {
              es: 'Presenta la solicitud. No salgas de Corea hasta tener la respuesta: si sales, se anula.',
              en: 'Hand in the application. Do not leave Korea until you have the answer: if you do, it is void.',
            },
          ],
        },
        {
          before: {
            days: 0,
            event: { es: 'Último día de tu permiso D-4', en: 'Last day of your D-4 permit' },
          },
          cells: [
            { es: 'El último día del permiso', en: 'The last day of the permit' },
            {
              es: 'Es el límite. Si lo dejas pasar hay multa, y si ya has salido del país no vuelves a entrar con ese visado.',
              en: 'This is the limit. If you let it pass there is a fine, and if you have already left you cannot come back on that visa.',
            },
          ],
        },
      ],
      points: [
        {
          title: { es: 'Qué llevas', en: 'What you bring' },
          text: {
            es: 'Solicitud unificada, pasaporte, tarjeta de residencia, certificado de matrícula con la asistencia, recibo del trimestre, prueba de domicilio y el saldo: {d4-extension-balance}.',
            en: 'The unified application form, passport, residence card, certificate of enrolment with your attendance, receipt for the term, proof of address and the balance: {d4-extension-balance}.',
          },
        },
        {
          title: { es: 'Cuánto cuesta y cuánto dan', en: 'What it costs and how long you get' },
          text: {
            es: 'Cuesta {d4-extension-fee}. Dan tres meses por trimestre pagado, seis como mucho cada vez y hasta dos años en total.',
            en: 'It costs {d4-extension-fee}. You get three months per paid term, six at most each time and up to two years in all.',
          },
        },
        {
          title: { es: 'Si dudas', en: 'If in doubt' },
          text: {
            es: 'Decide la oficina de inmigración de tu distrito. Llama al [1345](tel:1345) ({phone-1345-hours}) y pregunta por tu caso antes de la cita. Cómo se pide el primer D-4 está en [tu plan](study#d4).',
            en: 'The immigration office of your district decides. Call [1345](tel:1345) ({phone-1345-hours}) and ask about your case before the appointment. How to get the first D-4 is in [your plan](study#d4).',
          },
        },
      ],
    },
    {
      id: 'work-d4',
      title: { es: 'Trabajar por horas con el D-4', en: 'Working part time on a D-4' },
      short: {
        es: '**{d4-work-hours}**, desde {minimum-wage} la hora',
        en: '**{d4-work-hours}**, from {minimum-wage} an hour',
      },
      answer: {
        es: 'Se puede {d4-work-after}. Vale {d4-work-vacation}. Cada hora se paga al menos a {minimum-wage} brutos, también la de un estudiante.',
        en: 'You may, {d4-work-after}. It is {d4-work-vacation}. Every hour pays at least {minimum-wage} before tax, a student’s too.',
      },
      columns: [
        { es: 'Tu TOPIK', en: 'Your TOPIK' },
        { es: 'A la semana', en: 'A week' },
        whileInForce(
          'minimum-wage',
          { es: 'Mínimo, antes de impuestos', en: 'At least, before tax' },
          { es: 'Mínimo de 2026, antes de impuestos', en: 'At least in 2026, before tax' },
        ),
      ],
      rows: [
        {
          cells: [
            { es: 'Sin el nivel 2', en: 'Below level 2' },
            { es: '{d4-work-hours.without}', en: '{d4-work-hours.without}' },
            {
              es: '{d4-work-pay.without} por semana',
              en: '{d4-work-pay.without} a week',
            },
          ],
        },
        {
          cells: [
            { es: 'Nivel 2 o más', en: 'Level 2 or above' },
            { es: '{d4-work-hours.withTopik2}', en: '{d4-work-hours.withTopik2}' },
            {
              es: '{d4-work-pay.withTopik2} por semana',
              en: '{d4-work-pay.withTopik2} a week',
            },
          ],
        },
      ],
      points: [
        {
          title: { es: 'El permiso va primero', en: 'The permit comes first' },
          text: {
            es: 'Se pide en [HiKorea](https://www.hikorea.go.kr) o en inmigración, con el contrato y la confirmación de tu centro, y una asistencia media del {d4-work-attendance}. Los papeles están en [el primer mes](first-month#work).',
            en: 'You apply at [HiKorea](https://www.hikorea.go.kr) or at immigration with the contract, your school’s confirmation and an average attendance of {d4-work-attendance}. The documents are in [the first month](first-month#work).',
          },
        },
        {
          title: { es: 'Cada enero', en: 'Every January' },
          text: {
            es: 'El salario mínimo cambia cada 1 de enero. Antes de firmar, mira el del año en que vas a trabajar en la [Comisión del Salario Mínimo](https://www.minimumwage.go.kr).',
            en: 'The minimum wage changes every 1 January. Before you sign, look up that of the year you will work in at the [Minimum Wage Commission](https://www.minimumwage.go.kr).',
          },
        },
        {
          title: { es: 'Lo que queda fuera', en: 'What is not allowed' },
          text: {
            es: 'Construcción, industria, reparto por aplicación y clases a menores. Trabajar sin permiso pone en juego la prórroga del D-4.',
            en: 'Construction, manufacturing, app delivery and lessons to minors. Working without a permit puts the extension of your D-4 at risk.',
          },
        },
      ],
    },
    {
      id: 'extend',
      title: { es: 'Cambiar de visado', en: 'Changing your visa' },
      short: {
        es: '**De D-4 a D-2**, o **D-10** para buscar trabajo',
        en: '**From D-4 to D-2**, or **D-10** to look for work',
      },
      answer: {
        es: 'Para seguir con el mismo visado, mira [prorrogar el D-4](working-holiday#extend-d4).',
        en: 'To stay on the same visa, see [extending a D-4](working-holiday#extend-d4).',
      },
      points: [
        {
          title: { es: 'De D-4 a D-2', en: 'From D-4 to D-2' },
          text: {
            es: 'Cuando te admiten en una carrera, el cambio se hace en inmigración, en Corea. La universidad suele pedir TOPIK 3 o su propio nivel 4. Pregunta al 1345 qué papeles y qué saldo te piden.',
            en: 'Once you are admitted to a degree you change at immigration, in Korea. The university usually asks for TOPIK 3 or its own level 4. Ask 1345 which documents and what balance you need.',
          },
        },
        {
          title: { es: 'Buscar trabajo: D-10', en: 'Looking for work: D-10' },
          text: {
            es: 'Es el visado de búsqueda de empleo tras un título coreano. Los requisitos, en el 1345 o en HiKorea.',
            en: 'The job-seeking visa after a Korean degree. Ask 1345 or HiKorea for the requirements.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Requisitos](requirements): qué pide tu pasaporte para entrar',
        en: '[Requirements](requirements): what your passport needs to enter',
      },
      {
        es: '[Tu presupuesto](budget): lo que cuesta un año',
        en: '[Your budget](budget): what a year costs',
      },
      {
        es: '[Contacto](contact): pregúntanos tu duda',
        en: '[Contact](contact): ask us your question',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
