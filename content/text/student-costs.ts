import { studentMonth } from './student-month.ts';
import type { PracticalGuide } from './practical-guide.ts';

export const text = {
  title: {
    es: 'Cuánto cuesta estudiar en Corea, por partidas | Rumbo Corea',
    en: 'What studying in Korea costs, item by item | Rumbo Corea',
  },
  description: {
    es: 'Un mes de estudiante y el primer mes en Corea, por partidas: habitación, comida, transporte, seguro, teléfono, curso, visado y tarjeta.',
    en: 'A student’s month and the first month in Korea, item by item: room, food, transport, insurance, phone, course, visa and card.',
  },
  keywords: {
    es: 'cuánto cuesta estudiar en Corea, coste de vida Seúl, presupuesto estudiante, goshiwon precio, matrícula trimestre, gastos primer mes Corea',
    en: 'cost of studying in Korea, cost of living Seoul, student budget, goshiwon price, tuition per term, first month expenses Korea',
  },
  menu: {
    label: { es: 'Cuánto cuesta estudiar', en: 'What studying costs' },
    line: {
      es: 'Un mes y el primer mes, por partidas',
      en: 'A month and the first month, by item',
    },
  },
  heading: { es: 'Cuánto cuesta estudiar en Corea', en: 'What studying in Korea costs' },
  lead: {
    es: 'Cuenta con {student-month} al mes, sin el curso. El primer mes es mucho más caro: el trimestre, el visado (visa), la tarjeta y la fianza se pagan casi a la vez.',
    en: 'Plan on {student-month} a month, without the course. The first month costs far more: the term, the visa, the residence card and the deposit all fall due almost at once.',
  },
  hangul: '생활비',
  hangulMeaning: { es: 'Coste de vida', en: 'Cost of living' },
  pictureAlt: {
    es: 'Cena de tienda de conveniencia de noche: un recibo largo, fideos, un triángulo de arroz, la tarjeta de transporte y monedas',
    en: 'A convenience store supper at night: a long receipt, noodles, a rice triangle, the transport card and coins',
  },
  intro: [
    {
      es: 'Las cifras son de Seúl; la [calculadora](budget) las suma con tus meses, tu ciudad y tu tipo de habitación.',
      en: 'The figures are for Seoul; the [calculator](budget) adds them up for your months, your city and your kind of room.',
    },
  ],
  rest: { es: 'La suma, y lo que se paga una vez', en: 'The sum, and what you pay once' },
  pictured: 'month',
  /** A month as a bar; the first figures are its parts, the last is the whole. */
  bar: {
    /** The first part, which depends on the kind of room. */
    room: {
      name: { es: 'Cuarto', en: 'Room' },
      choose: { es: 'Tu cuarto', en: 'Your room' },
    },
    figures: ['food-month', 'climate-card-30d', 'nhis-premium', 'visa-holder-phone'],
    names: [
      { es: 'Comida', en: 'Food' },
      { es: 'Transporte', en: 'Transport' },
      { es: 'Seguro', en: 'Insurance' },
      { es: 'Teléfono', en: 'Phone' },
    ],
    rest: {
      name: { es: 'Lo tuyo', en: 'Your own' },
      text: {
        es: 'lo que queda, para desayunar y salir',
        en: 'what is left, for breakfast and going out',
      },
    },
    scale: {
      es: 'Donde hay un tramo, el dibujo toma el punto medio. Una barra entera es un mes: {total}.',
      en: 'Where there is a range, the drawing takes its middle. A whole bar is a month: {total}.',
    },
    /** What the first month adds, on the same scale. */
    start: {
      heading: { es: 'El primer mes, además', en: 'The first month adds' },
      choose: { es: 'Tu curso', en: 'Your course' },
      options: [
        {
          figure: 'study-start-one-term',
          name: { es: 'Un trimestre', en: 'One term' },
        },
        {
          figure: 'study-start-two-terms',
          name: { es: 'Dos, para el D-4', en: 'Two, for a D-4' },
        },
      ],
      terms: [
        { es: 'Trimestre', en: 'Term' },
        { es: 'Otro trimestre', en: 'Second term' },
      ],
      papers: { es: 'Papeles y fianza', en: 'Papers and deposit' },
      where: { es: 'en Seúl y con goshiwon', en: 'in Seoul, in a goshiwon' },
    },
  },
  sections: [
    {
      id: 'month',
      title: { es: 'Un mes, partida por partida', en: 'A month, item by item' },
      short: {
        es: '**{student-month}**, sin el curso',
        en: '**{student-month}**, without the course',
      },
      columns: [
        { es: 'Partida', en: 'Item' },
        { es: 'Cuánto', en: 'How much' },
        { es: 'Qué incluye', en: 'What it includes' },
      ],
      rows: [
        {
          cells: [
            { es: 'Habitación en un goshiwon', en: 'Room in a goshiwon' },
            { es: '{rent-goshiwon}', en: '{rent-goshiwon}' },
            {
              es: 'De {goshiwon-size}. Los del centro de Seúl están en la parte alta; con ventana, más.',
              en: '{goshiwon-size}. Those in central Seoul are at the upper end; a window costs more.',
            },
          ],
        },
        {
          cells: [
            { es: 'Estudio (oneroom)', en: 'Studio (oneroom)' },
            { es: '{rent-oneroom}', en: '{rent-oneroom}' },
            {
              es: 'Más {oneroom-maintenance} de gastos del edificio (comunidad, expensas) y una fianza de {oneroom-deposit}. Sin suministros.',
              en: 'Plus {oneroom-maintenance} in building fees and a deposit of {oneroom-deposit}. Utilities not included.',
            },
          ],
        },
        {
          cells: [
            { es: 'Hasukjib', en: 'Hasukjib' },
            { es: '{rent-hasukjib}', en: '{rent-hasukjib}' },
            {
              es: 'A menudo con desayuno y cena (precio de 2019).',
              en: 'Often with breakfast and dinner (price of 2019).',
            },
          ],
        },
        {
          cells: [
            { es: 'Residencia universitaria', en: 'University dormitory' },
            { es: '{rent-dormitory}', en: '{rent-dormitory}' },
            {
              es: 'Plaza en doble, casi nunca con comidas. En Dongguk, {dongguk-dormitory} (invierno de 2024).',
              en: 'A shared room, hardly ever with meals. At Dongguk, {dongguk-dormitory} (winter 2024).',
            },
          ],
        },
        {
          cells: [
            { es: 'Comida', en: 'Food' },
            { es: '{food-month}', en: '{food-month}' },
            {
              es: 'Dos comidas fuera cada día, de gimbap y fideos o de restaurante.',
              en: 'Two meals out each day, from gimbap and noodles to restaurants.',
            },
          ],
        },
        {
          cells: [
            { es: 'Transporte', en: 'Transport' },
            { es: '{climate-card-30d}', en: '{climate-card-30d}' },
            {
              es: 'Metro y autobús de Seúl sin límite durante 30 días.',
              en: 'Unlimited Seoul subway and buses for 30 days.',
            },
          ],
        },
        {
          cells: [
            { es: 'Seguro', en: 'Insurance' },
            { es: '{nhis-premium}', en: '{nhis-premium}' },
            {
              es: 'El nacional, {nhis-start}. Antes, uno privado o el del centro: {school-insurance}.',
              en: 'The national one, {nhis-start}. Before that, a private one or the school’s: {school-insurance}.',
            },
          ],
        },
        {
          cells: [
            { es: 'Teléfono', en: 'Phone' },
            { es: '{visa-holder-phone}', en: '{visa-holder-phone}' },
            {
              es: 'Un plan de KT para quien tiene visado.',
              en: 'A KT plan for visa holders.',
            },
          ],
        },
      ],
      points: [
        {
          text: {
            es: 'Aparte van los suministros (servicios), el desayuno, la compra y el gimnasio.',
            en: 'Utilities, breakfast, groceries and the gym come on top.',
          },
        },
      ],
    },
    {
      id: 'sums',
      title: { es: 'Qué suma usar', en: 'Which sum to use' },
      short: {
        es: '**{student-month}**: las demás cuentan otras cosas',
        en: '**{student-month}**: the others count different things',
      },
      answer: {
        es: 'Las demás sirven para comparar: mira qué deja fuera cada una.',
        en: 'Use the others to compare: see what each leaves out.',
      },
      columns: [
        { es: 'Al mes', en: 'A month' },
        { es: 'Qué incluye', en: 'What it includes' },
      ],
      rows: [
        ...studentMonth.kinds.map(({ amount, what }) => ({ cells: [amount, what] })),
        {
          cells: [
            { es: '{student-month-counted}', en: '{student-month-counted}' },
            {
              es: 'Un goshiwon del centro de Seúl, dos comidas sencillas, Climate Card, seguro nacional y teléfono. Sin desayuno, ocio, ropa ni curso.',
              en: 'A goshiwon in central Seoul, two simple meals, Climate Card, national insurance and phone. No breakfast, leisure, clothes or course.',
            },
          ],
        },
        {
          cells: [
            { es: '{student-month-oneroom}', en: '{student-month-oneroom}' },
            {
              es: 'Lo mismo en un estudio junto a una universidad, con los gastos del edificio y sin suministros. Aparte, la fianza.',
              en: 'The same in a studio near a university, with building fees and without utilities. The deposit is extra.',
            },
          ],
        },
      ],
    },
    {
      id: 'once',
      title: { es: 'Lo que se paga una vez', en: 'What you pay once' },
      short: { es: '**Casi todo en el primer mes**', en: '**Nearly all in the first month**' },
      answer: {
        es: 'Aparte van el vuelo y la traducción jurada.',
        en: 'The flight and the sworn translation are extra.',
      },
      columns: [
        { es: 'Partida', en: 'Item' },
        { es: 'Cuánto', en: 'How much' },
        { es: 'Cuándo', en: 'When' },
      ],
      rows: [
        {
          cells: [
            { es: 'Tasa de solicitud del centro', en: 'Application fee of the school' },
            { es: '{school-application-fee}', en: '{school-application-fee}' },
            { es: 'Al pedir plaza; es la de Yonsei', en: 'When you apply; this is Yonsei’s' },
          ],
        },
        {
          cells: [
            { es: 'Un trimestre', en: 'One term' },
            { es: '{course-intensive-cost}', en: '{course-intensive-cost}' },
            {
              es: 'Antes del visado. Algunos precios son de hace años: cuenta con pagar algo más. El D-4 suele exigir dos; [compara las escuelas](schools)',
              en: 'Before the visa. Some prices are years old: expect to pay somewhat more. The D-4 usually requires two; [compare the schools](schools)',
            },
          ],
        },
        {
          cells: [
            { es: 'Visado D-4', en: 'D-4 visa' },
            { es: '{visa-fee-long}', en: '{visa-fee-long}' },
            {
              es: 'En el consulado; varía según el país',
              en: 'At the consulate; varies by country',
            },
          ],
        },
        {
          cells: [
            { es: 'Tarjeta de residencia', en: 'Residence card' },
            { es: '{arc-fee}', en: '{arc-fee}' },
            { es: 'En los primeros {arc-deadline}', en: 'Within the first {arc-deadline}' },
          ],
        },
        {
          cells: [
            { es: 'Fianza de un goshiwon', en: 'Deposit of a goshiwon' },
            { es: '{goshiwon-deposit}', en: '{goshiwon-deposit}' },
            { es: 'Al entrar; se devuelve', en: 'On moving in; you get it back' },
          ],
        },
        {
          cells: [
            { es: 'Fianza de un estudio', en: 'Deposit of a studio' },
            { es: '{oneroom-deposit}', en: '{oneroom-deposit}' },
            { es: 'Al firmar; se devuelve', en: 'On signing; you get it back' },
          ],
        },
        {
          cells: [
            {
              es: 'Prorrogar el D-4',
              en: 'Extending the D-4',
            },
            { es: '{d4-extension-fee}', en: '{d4-extension-fee}' },
            {
              es: 'Del segundo mes a mediados del sexto; mira [los pasos](working-holiday#extend-d4)',
              en: 'From month two to the middle of month six; see [the steps](working-holiday#extend-d4)',
            },
          ],
        },
      ],
      points: [
        {
          title: {
            es: 'Lo que hay que tener sin gastarlo',
            en: 'What you must have without spending it',
          },
          text: {
            es: 'Para el D-4, un saldo en el banco de {d4-balance}. Varios centros siguen pidiendo 10.000\u00a0US$, que es más: prepara lo que pida el tuyo.',
            en: 'For the D-4, a bank balance of {d4-balance}. Several schools still ask for US$10,000, which is more: prepare what yours asks for.',
          },
        },
        {
          title: { es: 'Lo que suma', en: 'What it adds up to' },
          text: {
            es: 'En Seúl y con goshiwon, con un trimestre son unos {study-start-one-term} además del mes; con los dos que suele exigir el D-4, unos {study-start-two-terms}.',
            en: 'In Seoul, in a goshiwon, that is about {study-start-one-term} on top of the month with one term; with the two that a D-4 usually requires, about {study-start-two-terms}.',
          },
        },
        {
          title: { es: 'En Busan', en: 'In Busan' },
          text: {
            es: 'El trimestre es más barato. La comida, también: calcula entre un 15 y un 30\u00a0% menos que en Seúl.',
            en: 'The term is cheaper, and so is food: plan on 15–30% less than in Seoul.',
          },
        },
        {
          title: { es: 'No cuentes con un sueldo', en: 'Do not count on wages' },
          text: {
            es: 'Con el D-4 se trabaja {d4-work-after}: {d4-work-hours}. Ni siquiera el tope cubre el mes.',
            en: 'On a D-4 you may work {d4-work-after}: {d4-work-hours}. Even the maximum does not cover a month.',
          },
        },
      ],
    },
  ],
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Tu presupuesto](budget): tus meses, sumados',
        en: '[Your budget](budget): your months, added up',
      },
      {
        es: '[Escuelas](schools): lo que cobra cada una',
        en: '[Schools](schools): what each one charges',
      },
      {
        es: '[Becas](scholarships): cuáles hay, y para quién',
        en: '[Scholarships](scholarships): which there are, and who for',
      },
    ],
  },
} as const satisfies PracticalGuide & Record<string, unknown>;
