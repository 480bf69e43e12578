import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Frases en coreano para decir y enseñar | Rumbo Corea',
    en: 'Korean phrases to say and to show | Rumbo Corea',
  },
  description: {
    es: 'Frases en coreano para taxi, restaurante, alergias, médico, policía, escuela y banco, escritas como suenan en español y con respuestas para tocar.',
    en: 'Korean phrases for taxis, restaurants, allergies, doctors, police, school and banks, spelt as they sound to an English ear, with answers to tap.',
  },
  keywords: {
    es: 'frases en coreano, hablar coreano, palabras en coreano, pronunciación, cómo se dice, gracias en coreano, hola en coreano, números en coreano, hangul, traductor',
    en: 'Korean phrases, phrasebook, speak Korean, Korean words, pronunciation, how to say, thank you in Korean, hello in Korean, Korean numbers, hangul, translator',
  },
  menu: {
    label: { es: 'Frases en coreano', en: 'Korean phrases' },
    line: { es: 'Para decir y enseñar', en: 'To say and to show' },
  },
  heading: { es: 'Para decir y enseñar', en: 'To say and to show' },
  lead: {
    es: 'Frases en coreano escritas como suenan en español. Dilas, o dale la pantalla a quien te atiende y que responda tocando.',
    en: 'Korean phrases spelt as an English speaker reads them. Say them, or hand over the screen and let the answer be tapped.',
  },
  hangul: '말',
  hangulMeaning: { es: 'Palabra', en: 'Word' },
  emergency: {
    label: { es: 'Números de emergencia', en: 'Emergency numbers' },
    ambulance: { es: 'Ambulancia y bomberos', en: 'Ambulance and fire' },
    police: { es: 'Policía', en: 'Police' },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
    phrases: { es: 'Frases de emergencia', en: 'Emergency phrases' },
  },
  search: {
    label: { es: 'Busca una frase', en: 'Find a phrase' },
    hint: { es: 'alergia, tarjeta…', en: 'allergy, card…' },
    submit: { es: 'Buscar', en: 'Search' },
  },
  /** How much there is. */
  sum: {
    es: '{phrases} frases · {situations} situaciones · funciona sin conexión',
    en: '{phrases} phrases · {situations} situations · works offline',
  },
  unread: {
    es: 'Ninguna persona nativa ha revisado aún {unread} de estas frases.',
    en: 'No native speaker has yet checked {unread} of these phrases.',
  },
  unreadAll: {
    es: 'Ninguna persona nativa ha revisado aún estas frases.',
    en: 'No native speaker has checked these phrases yet.',
  },
  /** The phrase that stands in view. */
  first: { es: 'La más útil', en: 'The most useful one' },
  where: {
    heading: { es: '¿Dónde estás?', en: 'Where are you?' },
    lead: {
      es: 'Cada cuadro es una página de frases, con lo más urgente primero.',
      en: 'Each tile is a page of phrases, the most urgent first.',
    },
    count: { es: '{count} frases', en: '{count} phrases' },
  },
  key: {
    heading: { es: 'Dos letras y ya lees', en: 'Two signs and you can read' },
    lead: {
      es: 'Todas las sílabas con la misma fuerza. La lectura no se apoya en el inglés.',
      en: 'Every syllable with the same weight. Everything else is close to English.',
    },
    all: { es: 'La clave completa', en: 'The whole key' },
    sign: { es: 'Se escribe', en: 'Written' },
    hangul: { es: 'En hangul', en: 'In Hangul' },
    sound: { es: 'Se dice', en: 'Said' },
  },
  numbers: {
    heading: { es: 'Números, horas y días', en: 'Numbers, hours and days' },
    lead: {
      es: 'Hay dos series: una cuenta cosas, personas y horas; la otra, dinero, minutos y fechas.',
      en: 'There are two series: one counts things, people and hours, the other money, minutes and dates.',
    },
    native: { es: 'Para contar, del 1 al 10', en: 'For counting, 1 to 10' },
    sino: { es: 'Para dinero y fechas', en: 'For money and dates' },
    hours: { es: 'Las horas', en: 'The hours' },
    days: { es: 'Los días', en: 'The days' },
    counters: { es: 'Lo que va detrás del número', en: 'What follows the number' },
    number: { es: 'Número', en: 'Number' },
    alone: { es: 'Solo', en: 'Alone' },
    before: { es: 'Delante de lo que se cuenta', en: 'Before what is counted' },
    korean: { es: 'Coreano', en: 'Korean' },
    reading: { es: 'Lectura', en: 'Reading' },
    meaning: { es: 'Significa', en: 'Means' },
    series: { es: 'Serie', en: 'Series' },
    ofNative: { es: 'de contar', en: 'for counting' },
    ofSino: { es: 'de dinero', en: 'for money' },
  },
  /** On the page of a situation. */
  list: {
    situations: { es: 'Situaciones', en: 'Situations' },
    reading: { es: 'Lectura', en: 'Reading' },
    romanisation: { es: 'Romanización', en: 'Romanisation' },
    literal: { es: 'Al pie de la letra', en: 'Word by word' },
    answers: { es: 'Respuestas', en: 'Answers' },
    onlyShow: {
      es: 'Solo para enseñar: falta que la lea una persona nativa.',
      en: 'To show only: a native speaker has yet to read it.',
    },
    print: {
      es: 'Al imprimir esta página salen {count} tarjetas, ocho por hoja.',
      en: 'Printed, this page makes {count} cards, eight to a sheet.',
    },
    key: { es: 'Cómo se leen', en: 'How to read them' },
  },
  /** The card of allergies, begun where its phrases are. */
  allergyCard: {
    label: { es: 'Toca lo que no puedes comer', en: 'Tap what you cannot eat' },
    items: [
      'peanut',
      'treeNuts',
      'milk',
      'egg',
      'gluten',
      'soy',
      'sesame',
      'fish',
      'crustaceans',
      'molluscs',
    ],
    submit: { es: 'Ver la tarjeta entera', en: 'See the whole card' },
  },
  /** What is said after a theft, to whom and in which order. */
  theft: {
    heading: { es: 'Te han robado: tres frases, en orden', en: 'Robbed? Three phrases, in order' },
    steps: [
      { figure: 'passer', phrase: 'callPolice', to: { es: 'A quien pasa', en: 'To a passer-by' } },
      { figure: 'officer', phrase: 'stolenBag', to: { es: 'A la policía', en: 'To the police' } },
      {
        figure: 'paper',
        phrase: 'incidentCertificate',
        to: { es: 'Antes de irte, para el seguro', en: 'Before you leave, for the insurer' },
      },
    ],
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Emergencias](emergencies): a quién llamar, qué hacer y la tarjeta para el taxi',
        en: '[Emergencies](emergencies): who to call, what to do and a card for the taxi',
      },
      {
        es: '[Tarjeta de alergias](gastronomy#allergy-card): los ingredientes por su nombre, para la cocina',
        en: '[The allergy card](gastronomy#allergy-card): the ingredients by name, for the kitchen',
      },
      {
        es: '[Costumbres](manners): cómo saludar, dar y recibir',
        en: '[Manners](manners): how to greet, give and receive',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
