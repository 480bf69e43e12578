import type { Localized } from '../locale.ts';

/** The texts of the entry checker's form. */
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

export type CheckerWords = Localized<typeof checker>;

/** The texts that the checker's island needs. */
export type FormWords = Omit<CheckerWords, 'id' | 'heading' | 'noScript'>;

/** The introductions of passports with the same rules. Each states until when it is valid. */
export const passportGroups = {
  heading: {
    es: 'Los {count:passports} pasaportes, de un vistazo',
    en: 'All {count:passports} passports at a glance',
  },
  published: {
    es: 'Hasta {days} días sin visado y, {keta-waiver}, sin K-ETA; de 2027 no hemos visto aviso',
    en: 'Up to {days} days without a visa and, {keta-waiver}, without a K-ETA; we have seen no notice for 2027',
  },
  press: {
    es: 'Hasta {days} días sin visado y, {keta-waiver}, probablemente sin K-ETA: solo lo dice la prensa, confírmalo en k-eta.go.kr; de 2027 no hemos visto aviso',
    en: 'Up to {days} days without a visa and, {keta-waiver}, probably without a K-ETA: only the press says so, confirm it on k-eta.go.kr; we have seen no notice for 2027',
  },
  kEta: {
    es: 'Hasta {days} días sin visado, con K-ETA',
    en: 'Up to {days} days without a visa, with a K-ETA',
  },
  needed: { es: 'Con visado', en: 'With a visa' },
  disputed: {
    es: 'Cuenta con visado: las fuentes no coinciden, pregunta a la embajada',
    en: 'Expect to need a visa: sources disagree, ask the embassy',
  },
  holiday: {
    es: 'Con acuerdo de vacaciones y trabajo; para los demás, pregunta a la embajada',
    en: 'With a working-holiday agreement; for the others, ask the embassy',
  },
} as const;

/**
 * The texts of the checker's answers, loaded together with the rules. The checker fills in placeholders
 * such as `{date}` and `{maxDays}`; texts may contain links (see `GuideCopy`).
 */
export const answers = {
  verdicts: {
    'no-visa-no-k-eta': {
      title: {
        es: 'Sin visado y, hasta el {date}, también sin K-ETA',
        en: 'No visa and, until {date}, no K-ETA either',
      },
      text: {
        es: 'Este pasaporte permite estar hasta {maxDays} días.',
        en: 'This passport allows up to {maxDays} days.',
      },
    },
    'no-visa-k-eta-press': {
      title: {
        es: 'Probablemente sin K-ETA: confírmalo en k-eta.go.kr antes de volar',
        en: 'Probably no K-ETA: confirm on k-eta.go.kr before you fly',
      },
      text: {
        es: 'No necesitas visado: este pasaporte permite estar hasta {maxDays} días. Que esté exento de la K-ETA hasta el {date} lo dice la prensa; el Ministerio de Justicia no publica la lista.',
        en: 'You need no visa: this passport allows up to {maxDays} days. That it is exempt from the K-ETA until {date} is what the press says; the Ministry of Justice does not publish the list.',
      },
    },
    'no-visa-k-eta': {
      title: {
        es: 'Sin visado, pero con K-ETA aprobada antes de volar',
        en: 'No visa, but an approved K-ETA before you fly',
      },
      text: {
        es: 'Este pasaporte permite estar hasta {maxDays} días y no está en la exención temporal de K-ETA.',
        en: 'This passport allows up to {maxDays} days and is not in the temporary K-ETA waiver.',
      },
    },
    'no-visa-k-eta-unknown': {
      title: {
        es: 'Sin visado; de la K-ETA en 2027 no hemos visto aviso',
        en: 'No visa; about the K-ETA in 2027 we have seen no notice',
      },
      text: {
        es: 'Este pasaporte permite estar hasta {maxDays} días. La exención de K-ETA que conocemos llega al {date}: si no hay otra, hará falta pedirla.',
        en: 'This passport allows up to {maxDays} days. The K-ETA waiver that we know of runs to {date}: unless there is another, you will need a K-ETA.',
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
        es: 'Nuestra edición de marzo de 2025 decía que este pasaporte necesita visado. Hay listas que lo dejan entrar {maxDays} días con K-ETA, y no hemos leído una página oficial. Pregunta a la embajada de Corea antes de comprar el billete.',
        en: 'Our edition of March 2025 said that this passport needs a visa. Some lists let it in for {maxDays} days with a K-ETA, and we have read no official page. Ask the Korean embassy before you buy a ticket.',
      },
    },
    'stay-too-long': {
      title: {
        es: 'Para tantos días necesitas visado',
        en: 'For that many days you need a visa',
      },
      text: {
        es: 'Sin visado, este pasaporte permite estar hasta {maxDays} días. Qué visado te corresponde depende de lo que vayas a hacer: pregunta a la embajada.',
        en: 'Without a visa this passport allows up to {maxDays} days. Which visa fits depends on what you are going to do: ask the embassy.',
      },
    },
    'd-4': {
      title: { es: 'Necesitas el visado D-4', en: 'You need a D-4 visa' },
      text: {
        es: 'Es el visado para estudiar coreano {d4-threshold}. Lo patrocinan {d4-sponsor}: una academia privada no puede.',
        en: 'It is the visa for studying Korean for {d4-threshold}. It is sponsored by {d4-sponsor}: a private academy cannot.',
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
      es: 'Comprueba que a tu pasaporte le quedan {keta-passport-validity} desde que llegas.',
      en: 'Check that your passport is valid for {keta-passport-validity} after you arrive.',
    },
    passportUntil: {
      es: 'Comprueba que a tu pasaporte le quedan {keta-passport-validity}: hasta el {date} o después.',
      en: 'Check that your passport is valid for {keta-passport-validity}: until {date} or later.',
    },
    embassy: {
      es: 'Pide el visado en la embajada de Corea que te toca. El coste, los papeles y el plazo los dice ella: empieza unos meses antes. [Portal oficial de visados](https://www.visa.go.kr)',
      en: 'Apply for the visa at the Korean embassy in charge of your area. It tells you the cost, the papers and the waiting time: start some months ahead. [Official visa portal](https://www.visa.go.kr)',
    },
    'k-eta': {
      es: 'Pide la K-ETA {keta-apply-ahead}. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA {keta-apply-ahead}. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaBy': {
      es: 'Pide la K-ETA como tarde el {date}: es {keta-apply-ahead} de volar, con margen para un viaje largo. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA by {date}: {keta-apply-ahead} of the flight, with room for a long journey. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaLate': {
      es: 'Pide la K-ETA hoy mismo, que vas justo: {keta-approval}. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA today, as time is short: {keta-approval}. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-waived': {
      es: 'La exención de K-ETA vale para quien llega hasta el {date}. De 2027 no hemos visto aviso: si llegas después, escribe arriba la fecha y mira k-eta.go.kr.',
      en: 'The K-ETA waiver holds for arrivals until {date}. We have seen no notice for 2027: if you arrive later, enter the date above and look at k-eta.go.kr.',
    },
    'k-eta-press': {
      es: 'Elige tu nacionalidad en el portal oficial: si estás exento hasta el {date}, sale un aviso. Si no sale, pide la K-ETA {keta-apply-ahead}; cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Choose your nationality on the official portal: if you are exempt until {date}, a notice says so. If none appears, apply for the K-ETA {keta-apply-ahead}; it costs {keta-fee} plus {keta-surcharge} for paying online. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-unknown': {
      es: 'Elige tu nacionalidad en el portal unas semanas antes de volar: dirá si la necesitas. Si es así, pídela {keta-apply-ahead}; cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Choose your nationality on the portal a few weeks before you fly: it will say whether you need one. If so, apply {keta-apply-ahead}; it costs {keta-fee} plus {keta-surcharge} for paying online. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'e-arrival': {
      es: 'Rellena gratis la e-Arrival el día de tu llegada o en los dos anteriores. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card on the day you arrive or in the two before it. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrivalFrom': {
      es: 'Rellena gratis la e-Arrival entre el {date} y el día en que llegas. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card between {date} and the day you arrive. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrival-without-k-eta': {
      es: 'Si viajas sin K-ETA, rellena gratis la e-Arrival el día de tu llegada o en los dos anteriores; con ella no hace falta. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'If you travel without a K-ETA, fill in the free e-Arrival card on the day you arrive or in the two before it; with one you need not. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
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
