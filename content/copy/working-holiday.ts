import type { PracticalGuide } from './practical-guide.ts';

export const copy = {
  title: {
    es: 'Prorrogar el D-4, H-1 y otros visados | Rumbo Corea',
    en: 'Extending a D-4, H-1 and other visas | Rumbo Corea',
  },
  description: {
    es: 'El visado H-1 de vacaciones y trabajo en Corea por pasaporte, el de nómada digital (F-1-D), prorrogar el D-4 y cambiar de visado: lo que se sabe y lo que no.',
    en: 'Korea’s H-1 working holiday visa by passport, the digital nomad visa (F-1-D), extending a D-4 and changing visa: what is known and what is not.',
  },
  keywords: {
    es: 'working holiday Corea, vacaciones y trabajo, visado H-1, nómada digital, F-1-D, workation, prorrogar D-4, prórroga, extender visa, renovar visado de estudiante, cambiar D-4 a D-2, D-10',
    en: 'working holiday Korea, H-1 visa, digital nomad, F-1-D, workation, extend D-4, extension of stay, renew student visa, change D-4 to D-2, D-10',
  },
  menu: {
    label: {
      es: 'Vacaciones y trabajo, prórrogas y otros visados',
      en: 'Working holiday, extensions and other visas',
    },
    line: {
      es: 'H-1, nómada digital y prorrogar el D-4',
      en: 'H-1, digital nomad and extending a D-4',
    },
  },
  heading: {
    es: 'Vacaciones y trabajo, prorrogar el D-4 y otros visados',
    en: 'Working holiday, extending a D-4 and other visas',
  },
  lead: {
    es: 'De los países de habla hispana, hemos visto acuerdo de vacaciones y trabajo con España, Chile, Argentina y, solo en una lista sin fecha, Andorra.',
    en: 'The United Kingdom, Ireland, Canada, Australia and New Zealand have working holiday agreements with Korea. Of the Spanish-speaking countries, we have seen those of Spain, Chile, Argentina and, only on an undated list, Andorra.',
  },
  hangul: '비자',
  hangulMeaning: { es: 'Visado', en: 'Visa' },
  pictureAlt: {
    es: 'Cosecha de mandarinas en Jeju: una viajera en la escalera, una abuela que llena la caja y el monte Halla al fondo',
    en: 'The mandarin harvest on Jeju: a traveller up a ladder, a grandmother filling the crate and Mount Halla behind',
  },
  intro: [
    {
      es: 'El H-1 es un visado (visa), de hasta un año con casi todos los pasaportes, para viajar y trabajar de vez en cuando. Con casi todos los pasaportes se da una sola vez en la vida (con el de Canadá, dos), y sin familia a cargo. No es un visado para estudiar, y no hemos visto si permite un curso en una universidad.',
      en: 'The H-1 is a visa, of up to a year with most passports, to travel and work now and then. With most passports you get it only once in your life (twice with a Canadian one), and without dependants. It is not a study visa, and we have not seen whether it allows a university course.',
    },
    {
      es: 'Donde las fuentes no coinciden damos las dos lecturas. Decide el consulado, así que pregunta antes de pagar un vuelo.',
      en: 'Where sources disagree we give both. The consulate decides, so ask before you pay for a flight.',
    },
  ],
  sections: [
    {
      id: 'h1',
      title: { es: 'El H-1, pasaporte por pasaporte', en: 'The H-1, passport by passport' },
      columns: [
        { es: 'Pasaporte', en: 'Passport' },
        { es: 'Edad', en: 'Age' },
        { es: 'Plazas y saldo', en: 'Places and balance' },
      ],
      rows: [
        {
          cells: [
            { es: 'España', en: 'Spain' },
            { es: '{h1-spain}', en: '{h1-spain}' },
            {
              es: '1.000 al año, en vigor desde el 24 de octubre de 2018. Fondos «suficientes», a juicio del consulado.',
              en: '1,000 a year, in force since 24 October 2018. “Sufficient” funds, at the consulate’s discretion.',
            },
          ],
        },
        {
          cells: [
            { es: 'Chile', en: 'Chile' },
            { es: '{h1-chile}', en: '{h1-chile}' },
            { es: 'no lo hemos visto', en: 'not seen' },
          ],
        },
        {
          cells: [
            { es: 'Argentina', en: 'Argentina' },
            { es: '{h1-argentina}', en: '{h1-argentina}' },
            {
              es: '200 en 2022. {h1-argentina-balance} según un diario; «fondos suficientes» según otro. Sobre la tasa tampoco coinciden.',
              en: '200 in 2022. {h1-argentina-balance} according to one paper; “sufficient funds” according to another. They disagree on the fee too.',
            },
          ],
        },
        {
          cells: [
            { es: 'Andorra y Portugal', en: 'Andorra and Portugal' },
            {
              es: 'de 18 a 30 y de 18 a 34, solo en una lista sin fecha',
              en: '18 to 30 and 18 to 34, only on an undated list',
            },
            { es: 'no lo hemos visto', en: 'not seen' },
          ],
        },
        {
          cells: [
            { es: 'Reino Unido y Canadá', en: 'United Kingdom and Canada' },
            {
              es: 'de 18 a 35, solo en una lista privada sin fecha',
              en: '18 to 35, only on an undated private list',
            },
            {
              es: 'Canadá, hasta 24 meses y dos veces, según el ministerio coreano en 2023. Reino Unido, hasta 2 años, según la lista.',
              en: 'Canada, up to 24 months and twice, according to the Korean ministry in 2023. United Kingdom, up to 2 years, according to the list.',
            },
          ],
        },
        {
          cells: [
            { es: 'Irlanda', en: 'Ireland' },
            { es: 'de 18 a 34, desde 2023', en: '18 to 34, since 2023' },
            {
              es: 'un cupo anual; no hemos visto cuál',
              en: 'a yearly quota; we have not seen which',
            },
          ],
        },
        {
          cells: [
            { es: 'Australia y Nueva Zelanda', en: 'Australia and New Zealand' },
            {
              es: 'hasta 30, solo en una lista privada sin fecha',
              en: 'up to 30, only on an undated private list',
            },
            { es: 'no lo hemos visto', en: 'not seen' },
          ],
        },
        {
          cells: [
            { es: 'Estados Unidos', en: 'United States' },
            { es: '{h1-us-west}', en: '{h1-us-west}' },
            { es: 'no lo hemos visto', en: 'not seen' },
          ],
        },
        {
          cells: [
            {
              es: 'México, Colombia, Perú, Uruguay y los demás de Latinoamérica',
              en: 'Mexico, Colombia, Peru, Uruguay and the rest of Latin America',
            },
            { es: 'no hemos visto acuerdo', en: 'no agreement seen' },
            {
              es: 'El ministerio contaba 27 acuerdos en marzo de 2025, y la lista que leímos tenía 26 nombres.',
              en: 'The ministry counted 27 agreements in March 2025, and the list we read had 26 names.',
            },
          ],
        },
      ],
      points: [
        {
          title: { es: 'Cuánto se puede trabajar', en: 'How much you may work' },
          text: {
            es: 'Según una web de viajes de 2024, {h1-hours}. Hay trabajos prohibidos. Pregunta cuáles en el consulado.',
            en: 'According to a travel site of 2024, {h1-hours}. Some jobs are forbidden. Ask the consulate which.',
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
      figures: ['h1-spain', 'h1-chile', 'h1-argentina', 'h1-argentina-balance', 'h1-hours'],
    },
    {
      id: 'digital-nomad',
      title: { es: 'Nómada digital: F-1-D', en: 'Digital nomad: F-1-D' },
      answer: {
        es: 'Desde el 1 de enero de 2024, para quien trabaja a distancia para una empresa de fuera. No permite trabajar para una coreana.',
        en: 'Since 1 January 2024, for people who work remotely for a company abroad. With it you may not work for a Korean one.',
      },
      points: [
        {
          title: { es: 'Qué pide', en: 'What it requires' },
          text: {
            es: 'Unos {nomad-income} de ingresos, un año de experiencia, 18 años, un seguro de {nomad-insurance} con repatriación y no tener antecedentes. Confirma la cifra del año en la embajada.',
            en: 'About {nomad-income} of income, a year’s experience, being 18, insurance of {nomad-insurance} with repatriation and a clean record. Confirm the year’s figure at the embassy.',
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
      figures: ['nomad-income', 'nomad-insurance'],
    },
    {
      id: 'extend-d4',
      title: { es: 'Prorrogar el D-4, paso a paso', en: 'Extending a D-4, step by step' },
      answer: {
        es: 'Se pide {d4-extension-window}, con el trimestre siguiente pagado. La fecha está en tu tarjeta de residencia; cuenta desde ella.',
        en: 'You apply {d4-extension-window}, with the next term paid. The date is on your residence card, so count back from it.',
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
              es: 'Ve a clase, porque miran tu asistencia: {d4-attendance}. Paga a tiempo el seguro nacional, que también cuenta.',
              en: 'Go to class, as they look at your attendance: {d4-attendance}. Pay the national insurance on time, which counts too.',
            },
          ],
        },
        {
          cells: [
            { es: 'Desde cuatro meses antes', en: 'From four months before' },
            {
              es: 'Ya se puede pedir. Pregunta a tu centro si lo hace por todo el grupo y paga el trimestre siguiente dentro de su plazo; sin ese recibo no hay prórroga.',
              en: 'You can apply now. Ask your school whether it applies for the whole group, and pay for the next term within its dates; without that receipt there is no extension.',
            },
          ],
        },
        {
          cells: [
            { es: 'Dos meses antes', en: 'Two months before' },
            {
              es: 'Si vas por tu cuenta, pide cita en [HiKorea](https://www.hikorea.go.kr), que tarda, o haz allí la solicitud en línea.',
              en: 'If you go on your own, book on [HiKorea](https://www.hikorea.go.kr), as slots fill up, or apply there online.',
            },
          ],
        },
        {
          cells: [
            { es: 'Un mes antes', en: 'A month before' },
            {
              es: 'Reúne los documentos de abajo. El certificado del banco ha de llevar la fecha del día en que presentas la solicitud.',
              en: 'Gather the documents below. The bank certificate has to be dated the day you apply.',
            },
          ],
        },
        {
          cells: [
            { es: 'Diez días antes, a más tardar', en: 'Ten days before, at the latest' },
            {
              es: 'Presenta la solicitud. Hasta tener la respuesta no salgas de Corea, porque se anula.',
              en: 'Hand in the application. Do not leave Korea until you have the answer, or it is void.',
            },
          ],
        },
        {
          cells: [
            { es: 'El último día del permiso', en: 'The last day of the permit' },
            {
              es: 'Es el límite. Si lo dejas pasar hay multa, y si ya has salido del país no vuelves a entrar con ese visado.',
              en: 'This is the limit. If you let it pass there is a fine, and if you have already left you cannot come back on that visa.',
            },
          ],
        },
      ],
      figures: ['d4-extension-fee', 'd4-extension-balance', 'd4-attendance'],
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
      id: 'extend',
      title: { es: 'Cambiar de visado', en: 'Changing your visa' },
      answer: {
        es: 'Para seguir con el mismo visado, mira [prorrogar el D-4](working-holiday#extend-d4).',
        en: 'To stay on the same visa, see [extending a D-4](working-holiday#extend-d4).',
      },
      points: [
        {
          title: { es: 'De D-4 a D-2', en: 'From D-4 to D-2' },
          text: {
            es: 'Cuando te admiten en una carrera, el cambio se hace en inmigración, en Corea. La universidad suele pedir TOPIK 3 o su propio nivel 4. No hemos visto en una página oficial los papeles y el saldo de 2026, así que llama al 1345.',
            en: 'Once you are admitted to a degree you change at immigration, in Korea. The university usually asks for TOPIK 3 or its own level 4. We have not seen the documents and the balance of 2026 on an official page, so call 1345.',
          },
        },
        {
          title: { es: 'Buscar trabajo: D-10', en: 'Looking for work: D-10' },
          text: {
            es: 'Es el visado de búsqueda de empleo tras un título coreano. No hemos visto los requisitos de 2026. Pregunta al 1345 o en HiKorea.',
            en: 'This is the job-seeking visa after a Korean degree. We have not seen the requirements of 2026. Ask 1345 or HiKorea.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: 'Comprueba qué pide tu pasaporte para entrar en [requisitos](requirements).',
        en: 'Check what your passport needs to enter under [requirements](requirements).',
      },
      {
        es: 'Calcula lo que cuesta un año en la [calculadora](budget).',
        en: 'Work out what a year costs in the [calculator](budget).',
      },
      {
        es: '¿Tienes una duda? [Pregúntanos](contact).',
        en: 'Do you have a question? [Ask us](contact).',
      },
    ],
  },
} as const satisfies PracticalGuide;
