/** Words of the entry checker's form. */
export const checker = {
  id: 'comprobador',
  heading: { es: 'Comprueba tu caso', en: 'Check your case' },
  passport: { es: 'Nacionalidad del pasaporte', en: 'Nationality of your passport' },
  choose: { es: 'Elige un país', en: 'Choose a country' },
  purpose: { es: '¿A qué vas?', en: 'What are you going for?' },
  purposes: {
    tourism: { es: 'Turismo o visita', en: 'Tourism or a visit' },
    study: { es: 'Estudiar coreano', en: 'Studying Korean' },
    work: { es: 'Trabajar', en: 'Working' },
    'working-holiday': { es: 'Vacaciones y trabajo', en: 'Working holiday' },
    transit: { es: 'Escala', en: 'A stopover' },
  },
  days: { es: '¿Cuántos días?', en: 'How many days?' },
  daysHint: {
    es: 'Cuenta el de llegada y el de salida.',
    en: 'Count those of arrival and departure.',
  },
  arrival: { es: '¿Qué día llegas? (opcional)', en: 'Which day do you arrive? (optional)' },
  check: { es: 'Comprobar', en: 'Check' },
  noScript: {
    es: 'El comprobador necesita JavaScript. Debajo tienes las mismas reglas, pasaporte por pasaporte.',
    en: 'The checker needs JavaScript. The same rules stand below, passport by passport.',
  },
  issues: {
    passport: {
      es: 'Elige tu pasaporte de la lista. Si no está, pregunta a la embajada de Corea: no tenemos sus reglas.',
      en: 'Choose your passport from the list. If it is not there, ask the Korean embassy: we do not have its rules.',
    },
    days: {
      es: 'Escribe un número de días entre {min} y {max}.',
      en: 'Enter a number of days between {min} and {max}.',
    },
    notADate: { es: 'Esa fecha no existe.', en: 'There is no such date.' },
    past: { es: 'Esa fecha ya ha pasado en Corea.', en: 'That date is already past in Korea.' },
  },
  dayCount: {
    one: { es: '1 día', en: '1 day' },
    other: { es: '{count} días', en: '{count} days' },
  },
  waiting: {
    title: { es: 'Tu lista, en un momento', en: 'Your list, in a moment' },
    text: {
      es: 'Te diremos qué pedir, para cuándo y cuánto cuesta. Y también lo que no se sabe.',
      en: 'You will see what to apply for, by when and at what cost. And also what is not known.',
    },
  },
  loading: { es: 'Comprobando…', en: 'Checking…' },
  failed: {
    es: 'No hemos podido cargar la respuesta. Busca tu pasaporte en la lista de abajo.',
    en: 'The answer could not be loaded. Look your passport up in the list below.',
  },
} as const;

/** How passports of the same rules are introduced. */
export const passportGroups = {
  heading: { es: 'Los 25 pasaportes, de un vistazo', en: 'All 25 passports at a glance' },
  waived: {
    es: 'Hasta {days} días sin visado y, hasta el {date}, sin K-ETA',
    en: 'Up to {days} days without a visa and, until {date}, without a K-ETA',
  },
  kEta: {
    es: 'Hasta {days} días sin visado, con K-ETA',
    en: 'Up to {days} days without a visa, with a K-ETA',
  },
  needed: { es: 'Con visado', en: 'With a visa' },
  disputed: {
    es: 'Con visado según la guía; otras listas dicen que no: pregunta a la embajada',
    en: 'With a visa, says the guide; other lists disagree: ask the embassy',
  },
  holiday: {
    es: 'Con acuerdo de vacaciones y trabajo; para los demás, pregunta a la embajada',
    en: 'With a working-holiday agreement; for the others, ask the embassy',
  },
} as const;

/**
 * Words of the checker's answers, which travel with the rules. `{date}`, `{maxDays}` and the like are
 * filled in by the page; texts may hold links as the guide's prose does.
 */
export const answers = {
  verdicts: {
    'no-visa-no-k-eta': {
      title: {
        es: 'Puedes entrar sin visado y, por ahora, sin K-ETA',
        en: 'You can enter without a visa and, for now, without a K-ETA',
      },
      text: {
        es: 'Este pasaporte da hasta {maxDays} días.',
        en: 'This passport gives up to {maxDays} days.',
      },
    },
    'no-visa-k-eta': {
      title: {
        es: 'Sin visado, pero con K-ETA aprobada antes de volar',
        en: 'No visa, but an approved K-ETA before you fly',
      },
      text: {
        es: 'Este pasaporte da hasta {maxDays} días y no está en la exención temporal de K-ETA.',
        en: 'This passport gives up to {maxDays} days and is not in the temporary K-ETA waiver.',
      },
    },
    'no-visa-k-eta-unknown': {
      title: {
        es: 'Sin visado; de la K-ETA no se sabe todavía',
        en: 'No visa; about the K-ETA nobody knows yet',
      },
      text: {
        es: 'Este pasaporte da hasta {maxDays} días. Su exención de K-ETA llega al {date} y no hemos visto ningún aviso para después.',
        en: 'This passport gives up to {maxDays} days. Its K-ETA waiver ends on {date}, and we have seen no notice about what follows.',
      },
    },
    visa: {
      title: { es: 'Necesitas visado', en: 'You need a visa' },
      text: {
        es: 'Pídelo antes de viajar. Los días que te puedes quedar los fija el visado.',
        en: 'Apply before you travel. The visa sets how many days you can stay.',
      },
    },
    'visa-disputed': {
      title: {
        es: 'Cuenta con pedir visado y confírmalo',
        en: 'Expect to need a visa, and confirm it',
      },
      text: {
        es: 'La guía de marzo de 2025 dice que este pasaporte necesita visado. Hay listas de 2024 que lo dejan entrar {maxDays} días con K-ETA. Pregunta a la embajada de Corea antes de comprar el billete.',
        en: 'The guide of March 2025 says that this passport needs a visa. Lists of 2024 let it in for {maxDays} days with a K-ETA. Ask the Korean embassy before you buy a ticket.',
      },
    },
    'stay-too-long': {
      title: {
        es: 'Para tantos días necesitas visado',
        en: 'For that many days you need a visa',
      },
      text: {
        es: 'Sin visado, este pasaporte da hasta {maxDays} días. Qué visado te corresponde depende de lo que vayas a hacer: pregunta a la embajada.',
        en: 'Without a visa this passport gives up to {maxDays} days. Which visa fits depends on what you are going to do: ask the embassy.',
      },
    },
    'd-4': {
      title: { es: 'Necesitas el visado D-4', en: 'You need a D-4 visa' },
      text: {
        es: 'Es el visado para estudiar coreano más de 90 días en el centro de idiomas de una universidad.',
        en: 'It is the visa for studying Korean for more than 90 days at a university’s language centre.',
      },
    },
    'work-visa': {
      title: { es: 'Necesitas un visado de trabajo', en: 'You need a work visa' },
      text: {
        es: 'Ni la entrada sin visado ni la K-ETA permiten cobrar por trabajar, aunque sea un día. El tipo depende del puesto: pregunta a la empresa y a la embajada.',
        en: 'Neither visa-free entry nor a K-ETA allows paid work, not even for a day. The type depends on the job: ask the employer and the embassy.',
      },
    },
    'working-holiday': {
      title: {
        es: 'Hay acuerdo: pide el visado H-1',
        en: 'There is an agreement: apply for the H-1 visa',
      },
      text: {
        es: 'Se pide en la embajada antes de viajar. La edad, la duración y los cupos los fija el acuerdo de cada país.',
        en: 'Apply at the embassy before you travel. Each country’s agreement sets ages, length and places.',
      },
    },
    'working-holiday-unknown': {
      title: {
        es: 'No lo sabemos: pregunta a la embajada',
        en: 'We do not know: ask the embassy',
      },
      text: {
        es: 'Este pasaporte no está en la lista de acuerdos de vacaciones y trabajo que hemos leído, pero a esa lista le faltaba uno.',
        en: 'This passport is not on the list of working-holiday agreements that we read, but that list was one short.',
      },
    },
  },
  steps: {
    transit: {
      es: 'Si no pasas el control de pasaportes, no necesitas K-ETA. Lo que sigue vale si entras en el país, aunque sea para recoger la maleta.',
      en: 'If you do not go through passport control, you need no K-ETA. What follows applies if you enter the country, even just to collect your bag.',
    },
    passport: {
      es: 'Comprueba que tu pasaporte vale al menos 6 meses más desde que llegas.',
      en: 'Check that your passport is valid for at least 6 months after you arrive.',
    },
    passportUntil: {
      es: 'Comprueba que tu pasaporte vale al menos 6 meses más: hasta el {date} o después.',
      en: 'Check that your passport is valid for at least 6 more months: until {date} or later.',
    },
    embassy: {
      es: 'Pide el visado en la embajada de Corea que te toca. El coste, los papeles y el plazo los dice ella: empieza unos meses antes. [Portal oficial de visados](https://www.visa.go.kr)',
      en: 'Apply for the visa at the Korean embassy in charge of your area. It tells you the cost, the papers and the waiting time: start some months ahead. [Official visa portal](https://www.visa.go.kr)',
    },
    'k-eta': {
      es: 'Pide la K-ETA al menos 72 horas antes de volar. Cuesta {fee} más cerca del 3\u00a0%. No la necesitas con 17 años o menos, ni con 65 o más. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA at least 72 hours before you fly. It costs {fee} plus about 3%. You need none at 17 or under, or at 65 or over. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaBy': {
      es: 'Pide la K-ETA como tarde el {date}: son 72 horas antes de volar, con margen para un viaje largo. Cuesta {fee} más cerca del 3\u00a0%. No la necesitas con 17 años o menos, ni con 65 o más. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA by {date}: 72 hours before the flight, with room for a long journey. It costs {fee} plus about 3%. You need none at 17 or under, or at 65 or over. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaLate': {
      es: 'Pide la K-ETA hoy mismo: suele tardar entre 24 y 72 horas y vas justo. Cuesta {fee} más cerca del 3\u00a0%. No la necesitas con 17 años o menos, ni con 65 o más. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA today: it usually takes 24 to 72 hours and time is short. It costs {fee} plus about 3%. You need none at 17 or under, or at 65 or over. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-waived': {
      es: 'La exención de K-ETA vale hasta el {date}. Si llegas después, vuelve a comprobarlo: no sabemos qué pasará.',
      en: 'The K-ETA waiver lasts until {date}. If you arrive later, check again: we do not know what happens then.',
    },
    'k-eta-unknown': {
      es: 'Elige tu nacionalidad en el portal unas semanas antes de volar: dirá si la necesitas. Si es así, pídela al menos 72 horas antes; cuesta {fee} más cerca del 3\u00a0%. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Choose your nationality on the portal a few weeks before you fly: it will say whether you need one. If so, apply at least 72 hours ahead; it costs {fee} plus about 3%. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'e-arrival': {
      es: 'Rellena gratis la e-Arrival en los tres días que acaban con tu llegada. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card in the three days that end with your arrival. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrivalFrom': {
      es: 'Rellena gratis la e-Arrival entre el {date} y el día en que llegas. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card between {date} and the day you arrive. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrival-without-k-eta': {
      es: 'Si viajas sin K-ETA, rellena gratis la e-Arrival en los tres días que acaban con tu llegada; con ella no hace falta. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'If you travel without a K-ETA, fill in the free e-Arrival card in the three days that end with your arrival; with one you need not. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrival-without-k-etaFrom': {
      es: 'Si viajas sin K-ETA, rellena gratis la e-Arrival entre el {date} y el día en que llegas; con ella no hace falta. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'If you travel without a K-ETA, fill in the free e-Arrival card between {date} and the day you arrive; with one you need not. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
  },
  sources: { es: 'Fuentes', en: 'Sources' },
  undated: { es: 'sin fecha', en: 'undated' },
  readOn: {
    es: 'Leídas el {date}. Es una orientación: la última palabra la tiene el control de fronteras coreano.',
    en: 'Read on {date}. This is guidance: Korean border control has the last word.',
  },
} as const;
