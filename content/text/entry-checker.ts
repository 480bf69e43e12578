import type { PassportEntry } from '../data/entry-rules.ts';
import { missionDirectory } from '../data/korean-missions.ts';
import type { Locale, Localized } from '../locale.ts';
import { whileInForce } from '../register/in-force.ts';

/** The texts of the entry checker's form. */
export const checker = {
  id: 'comprobador',
  heading: { es: 'Comprueba qué necesitas', en: 'Check what you need' },
  passport: { es: 'Nacionalidad del pasaporte', en: 'Nationality of your passport' },
  choose: { es: 'Elige un país', en: 'Choose a country' },
  /** On the page for the answer until a passport is chosen. */
  blank: {
    title: { es: 'Elige tu pasaporte', en: 'Choose your passport' },
    text: {
      es: 'Aquí verás si necesitas visado o K-ETA y qué hacer antes de volar.',
      en: 'Here you will see whether you need a visa or a K-ETA, and what to do before you fly.',
    },
    arrival: whileInForce(
      'keta-waiver',
      {
        es: 'Pon también el día de llegada: la exención de la K-ETA vale {keta-waiver}.',
        en: 'Give your day of arrival too: the K-ETA waiver lasts {keta-waiver}.',
      },
      {
        es: 'Pon también el día de llegada: con él te decimos cuándo pedir cada cosa.',
        en: 'Give your day of arrival too: with it we say when to apply for each thing.',
      },
    ),
  },
  /** Below the steps of an answer. */
  countdown: {
    es: '[Ponles fecha en la cuenta atrás](trip-countdown)',
    en: '[Give them dates in the countdown](trip-countdown)',
  },
  purpose: { es: '¿A qué vas?', en: 'Why are you going?' },
  purposes: {
    tourism: { es: 'Turismo o visita', en: 'Tourism or a visit' },
    study: { es: 'Estudiar coreano', en: 'Studying Korean' },
    work: { es: 'Trabajar', en: 'Working' },
    'working-holiday': { es: 'Vacaciones y trabajo', en: 'Working holiday' },
    transit: { es: 'Escala', en: 'A stopover' },
  },
  days: { es: '¿Cuántos días?', en: 'How many days?' },
  daysHint: {
    es: 'Incluye el de llegada y el de salida.',
    en: 'Include the days you arrive and leave.',
  },
  arrival: { es: '¿Qué día llegas? (opcional)', en: 'Which day do you arrive? (optional)' },
  age: { es: 'Edad el día de entrada', en: 'Age on the day of entry' },
  ages: {
    '18-64': { es: 'De 18 a 64 años', en: '18 to 64' },
    '0-17': { es: '17 años o menos', en: '17 or under' },
    '65': { es: '65 años o más', en: '65 or over' },
  },
  korean: { es: 'Origen coreano', en: 'Korean roots' },
  ties: {
    none: { es: 'No', en: 'None' },
    national: { es: 'Soy también coreano o coreana', en: 'I am also a Korean national' },
    descent: { es: 'Mis padres o abuelos', en: 'My parents or grandparents' },
  },
  check: { es: 'Ver qué hacer', en: 'See what to do' },
  noScript: {
    es: 'Para elegir aquí tu pasaporte hace falta JavaScript. Debajo tienes las mismas reglas, pasaporte por pasaporte.',
    en: 'Choosing your passport here needs JavaScript. The same rules are below, passport by passport.',
  },
  issues: {
    passport: {
      es: 'Elige tu pasaporte de la lista. Si no está, elige la última opción.',
      en: 'Choose your passport from the list. If it is not there, choose the last option.',
    },
    days: {
      es: 'Escribe un número de días entre {min} y {max}.',
      en: 'Enter a number of days between {min} and {max}.',
    },
    notADate: { es: 'Esa fecha no existe.', en: 'There is no such date.' },
    past: { es: 'Esa fecha ya ha pasado en Corea.', en: 'That date has already passed in Korea.' },
  },
  dayCount: {
    one: { es: '1 día', en: '1 day' },
    other: { es: '{count} días', en: '{count} days' },
  },
  loading: { es: 'Comprobando…', en: 'Checking…' },
  failed: {
    es: 'No hemos podido cargar la respuesta. Busca tu pasaporte en la lista de abajo.',
    en: 'The answer could not be loaded. Look up your passport in the list below.',
  },
} as const;

export type CheckerText = Localized<typeof checker>;

/** The texts that the checker's island needs. */
export type FormText = Omit<CheckerText, 'id' | 'heading' | 'noScript'>;

/** What is said of a passport of the waiver once it has ended. */
const waiverOver = {
  es: '{days} días sin visado. La exención de la K-ETA {keta-waiver}: mira en k-eta.go.kr si la necesitas',
  en: '{days} days without a visa. The K-ETA waiver {keta-waiver}: check k-eta.go.kr to see whether you need one',
} as const;

/** What holds for passports with the same rules, in a line; a waiver says until when. */
export const passportGroups = {
  heading: {
    es: 'Los {count:passports} pasaportes, uno por uno',
    en: 'All {count:passports} passports, one by one',
  },
  open: { es: 'Los demás pasaportes', en: 'The other passports' },
  published: whileInForce(
    'keta-waiver',
    {
      es: '{days} días sin visado. Sin K-ETA {keta-waiver}',
      en: '{days} days without a visa. No K-ETA {keta-waiver}',
    },
    waiverOver,
  ),
  press: whileInForce(
    'keta-waiver',
    {
      es: '{days} días sin visado. Sin K-ETA {keta-waiver} si lo confirma k-eta.go.kr',
      en: '{days} days without a visa. No K-ETA {keta-waiver} if k-eta.go.kr confirms it',
    },
    waiverOver,
  ),
  kEta: {
    es: '{days} días sin visado, con la K-ETA aprobada antes de volar',
    en: '{days} days without a visa, with a K-ETA approved before you fly',
  },
  visa: {
    es: 'Con visado: pregunta a la embajada de Corea antes de comprar el vuelo',
    en: 'With a visa: ask the Korean embassy before you buy the flight',
  },
} as const;

/** The rule of a passport; where lists disagree, the stricter one. */
export function ruleOf({ visa, maxStayDays, kEtaWaiver }: PassportEntry, locale: Locale): string {
  if (visa !== 'free') return passportGroups.visa[locale];
  const group = kEtaWaiver ? passportGroups[kEtaWaiver.known] : passportGroups.kEta;
  return group[locale].replace('{days}', String(maxStayDays));
}

/**
 * The texts of the checker's answers, loaded together with the rules. The checker fills in placeholders
 * such as `{date}` and `{maxDays}`; texts may contain links (see `GuideText`).
 */
export const answers = {
  verdicts: {
    'no-visa-no-k-eta': {
      title: {
        es: 'Sin visado y, hasta el {date}, también sin K-ETA',
        en: 'No visa and, until {date}, no K-ETA either',
      },
      text: {
        es: 'Con este pasaporte puedes estar hasta {maxDays} días.',
        en: 'With this passport you can stay up to {maxDays} days.',
      },
    },
    'no-visa-k-eta-press': {
      title: {
        es: 'Probablemente sin K-ETA. Confírmalo en k-eta.go.kr antes de volar',
        en: 'Probably no K-ETA. Confirm on k-eta.go.kr before you fly',
      },
      text: {
        es: 'No necesitas visado para estar hasta {maxDays} días. La exención de la K-ETA hasta el {date} la da la prensa: el portal oficial te la confirma.',
        en: 'You need no visa for up to {maxDays} days. The press reports the K-ETA waiver until {date}: the official portal will confirm it.',
      },
    },
    'no-visa-k-eta': {
      title: {
        es: 'Sin visado, pero con K-ETA aprobada antes de volar',
        en: 'No visa, but an approved K-ETA before you fly',
      },
      text: {
        es: 'Con este pasaporte puedes estar hasta {maxDays} días. No está en la exención temporal de la K-ETA.',
        en: 'With this passport you can stay up to {maxDays} days. It is not in the temporary K-ETA waiver.',
      },
    },
    'no-visa-k-eta-unknown': {
      title: {
        es: 'Sin visado. Mira en k-eta.go.kr si necesitas K-ETA',
        en: 'No visa. Check k-eta.go.kr to see whether you need a K-ETA',
      },
      text: {
        es: 'Con este pasaporte puedes estar hasta {maxDays} días. La exención de la K-ETA cubre las llegadas hasta el {date}: para después, si no se ha prorrogado, hay que pedirla.',
        en: 'With this passport you can stay up to {maxDays} days. The K-ETA waiver covers arrivals until {date}: after that, unless it has been extended, you need a K-ETA.',
      },
    },
    'no-visa-age': {
      title: {
        es: 'Sin visado y, por tu edad, sin K-ETA',
        en: 'No visa and, at your age, no K-ETA',
      },
      text: {
        es: 'Con este pasaporte puedes estar hasta {maxDays} días. La exención por edad no es la temporal, y no acaba con ella.',
        en: 'With this passport you can stay up to {maxDays} days. The exemption by age is not the temporary waiver, and does not end with it.',
      },
    },
    'korean-passport': {
      title: {
        es: 'Entra y sal con tu pasaporte coreano, sin K-ETA ni e-Arrival',
        en: 'Enter and leave on your Korean passport, with no K-ETA and no e-Arrival card',
      },
      text: {
        es: 'En Corea no vale tu otra nacionalidad: en el control se presenta el pasaporte coreano.',
        en: 'Your other nationality does not count in Korea: at passport control you show the Korean one.',
      },
    },
    'not-listed': {
      title: {
        es: 'No tenemos las reglas de tu pasaporte: así lo averiguas',
        en: 'We do not have the rules for your passport: how to find out',
      },
      text: {
        es: 'Míralo antes de comprar el vuelo. Si no queda claro, cuenta con visado.',
        en: 'Look before you buy the flight. If it is not clear, expect to need a visa.',
      },
    },
    'transit-visa': {
      title: {
        es: 'Sin pasar el control, pregunta a la aerolínea; para entrar en Corea, visado',
        en: 'Staying airside, ask the airline; to enter Korea, a visa',
      },
      text: {
        es: 'Tu pasaporte no entra en Corea sin visado, o no es seguro que entre. Lo que decide es si pasas el control de pasaportes.',
        en: 'Your passport does not enter Korea without a visa, or it is not certain that it does. What decides is whether you go through passport control.',
      },
    },
    visa: {
      title: { es: 'Necesitas visado', en: 'You need a visa' },
      text: {
        es: 'Pídelo antes de viajar. El visado fija cuántos días puedes quedarte.',
        en: 'Apply before you travel. The visa sets how many days you can stay.',
      },
    },
    'visa-disputed': {
      title: {
        es: 'Cuenta con pedir visado y pregunta a la embajada',
        en: 'Expect to need a visa, and ask the embassy',
      },
      text: {
        es: 'Hay listas que lo dejan entrar sin visado: no cuentes con ellas y pregunta a la embajada de Corea antes de comprar el billete.',
        en: 'Some lists let it in without a visa: do not count on them, and ask the Korean embassy before you buy a ticket.',
      },
    },
    'stay-too-long': {
      title: {
        es: 'Para tantos días necesitas visado',
        en: 'For that many days you need a visa',
      },
      text: {
        es: 'Sin visado, con este pasaporte puedes estar hasta {maxDays} días. Qué visado te corresponde depende de lo que vayas a hacer: pregunta a la embajada.',
        en: 'Without a visa, this passport allows up to {maxDays} days. Which visa you need depends on what you are going to do, so ask the embassy.',
      },
    },
    'd-4': {
      title: { es: 'Necesitas el visado D-4', en: 'You need a D-4 visa' },
      text: {
        es: 'Es el visado para estudiar coreano {d4-threshold}. Lo patrocinan {d4-sponsor}: una academia privada no puede.',
        en: 'It is the visa for studying Korean for {d4-threshold}. It can be sponsored by {d4-sponsor}, not by a private academy.',
      },
    },
    'work-visa': {
      title: { es: 'Necesitas un visado de trabajo', en: 'You need a work visa' },
      text: {
        es: 'Ni la entrada sin visado ni la K-ETA permiten cobrar por trabajar, aunque sea un día. El tipo depende del puesto: pregunta a la empresa y a la embajada.',
        en: 'Neither visa-free entry nor a K-ETA allows paid work, not even for a day. The type depends on the job, so ask your employer and the embassy.',
      },
    },
    'working-holiday': {
      title: {
        es: 'Tu país tiene acuerdo: pide el visado H-1',
        en: 'Your country has an agreement: apply for the H-1 visa',
      },
      text: {
        es: 'Se pide en la embajada antes de viajar. El acuerdo de cada país fija la edad, la duración y los cupos.',
        en: 'Apply at the embassy before you travel. Each country’s agreement sets the ages, the length of stay and the number of places.',
      },
    },
    'working-holiday-unknown': {
      title: {
        es: 'Cuenta con que no hay acuerdo y pregunta a la embajada',
        en: 'Expect no agreement, and ask the embassy',
      },
      text: {
        es: 'Este pasaporte no figura entre los que tienen acuerdo de vacaciones y trabajo.',
        en: 'This passport is not among those with a working-holiday agreement.',
      },
    },
  },
  steps: {
    'korean-passport': {
      es: 'Si no tienes pasaporte coreano, pídelo antes en la embajada de Corea. Al facturar muestra los dos; si el nombre o la fecha de nacimiento no coinciden, pregunta antes a la aerolínea.',
      en: 'If you have no Korean passport, get one first at the Korean embassy. Show both at check-in; if the name or the date of birth differ, ask the airline beforehand.',
    },
    'korean-men': {
      es: '¿Eres hombre? Pregunta a la embajada por el servicio militar antes de comprar el vuelo. [Qué se sabe](requirements#nacionalidad-coreana)',
      en: 'Are you a man? Ask the embassy about military service before you buy the flight. [What is known](requirements#nacionalidad-coreana)',
    },
    'korean-descent': {
      es: 'Pregunta antes a la embajada de Corea si tú también eres coreano: se puede serlo sin saberlo, y en los hombres cuenta para el servicio militar. Lo que sigue vale si no lo eres. [Qué se sabe](requirements#origen-coreano)',
      en: 'First ask the Korean embassy whether you are Korean too: one can be without knowing, and for men it counts for military service. What follows applies if you are not. [What is known](requirements#origen-coreano)',
    },
    transit: {
      es: 'Para quedarte en la zona de tránsito hace falta que los dos vuelos vayan en una reserva, con la maleta facturada hasta el final. Lo que sigue vale si entras en el país, aunque sea para recoger la maleta.',
      en: 'To stay in the transit area, both flights have to be on one booking, with your bag checked through to the end. What follows applies if you enter the country, even just to collect your bag.',
    },
    'transit-visa': {
      es: 'Si los dos vuelos van en una reserva, la maleta facturada hasta el final y esperas {transit-hours}, te quedas en la zona de tránsito y no entras en Corea. Antes de comprar, pregunta por escrito a la aerolínea si te deja embarcar sin visado coreano. Lo demás vale si entras en Corea.',
      en: 'If both flights are on one booking, your bag is checked through to the end and you wait {transit-hours}, you stay in the transit area and do not enter Korea. Before you buy, ask the airline in writing whether you may board without a Korean visa. The rest applies if you enter Korea.',
    },
    'transit-third-country': {
      es: '¿Quieres salir del aeropuerto? Con visado o residencia en vigor de Estados Unidos, Canadá, Australia, Nueva Zelanda o uno de 32 países de Europa, y de paso a otro país, puedes entrar sin visado coreano {transit-third-country}. Confírmalo con la embajada.',
      en: 'Want to leave the airport? With a valid visa or residence of the United States, Canada, Australia, New Zealand or one of 32 European countries, and on your way to another country, you may enter without a Korean visa for {transit-third-country}. Confirm it with the embassy.',
    },
    'look-up': {
      es: 'Para una visita, busca tu nacionalidad en el portal oficial. Si está, entras sin visado, con K-ETA o exento de ella, y te dice cuántos días. Si no está, necesitas visado. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'For a visit, look for your nationality on the official portal. If it is there, you enter without a visa, with a K-ETA or exempt from it, and it says for how many days. If it is not, you need a visa. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
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
      es: 'Pide el visado en la embajada o el consulado de Corea que corresponde al lugar donde vives. Allí te dirán el coste, los papeles y el plazo. Empieza unos meses antes. [Portal oficial de visados](https://www.visa.go.kr)',
      en: 'Apply for the visa at the Korean embassy or consulate that covers where you live. They will tell you the cost, the documents and the waiting time. Start a few months ahead. [Official visa portal](https://www.visa.go.kr)',
    },
    'ask-embassy': {
      es: 'Si no está, o si algo no queda claro, pregunta a la embajada o el consulado de Corea que corresponde al lugar donde vives. [Portal oficial de visados](https://www.visa.go.kr)',
      en: 'If it is not there, or if anything is unclear, ask the Korean embassy or consulate that covers where you live. [Official visa portal](https://www.visa.go.kr)',
    },
    'k-eta': {
      es: 'Pide la K-ETA {keta-apply-ahead}. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA {keta-apply-ahead}. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaBy': {
      es: 'Pide la K-ETA como tarde el {date}. Es {keta-apply-ahead} de volar, con margen para un viaje largo. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA by {date}. That is {keta-apply-ahead} of the flight, with room for a long journey. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-etaLate': {
      es: 'Pide la K-ETA hoy mismo, que vas justo: {keta-approval}. Cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. Edades exentas: {keta-exempt-ages}. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Apply for the K-ETA today, as time is short: {keta-approval}. It costs {keta-fee} plus {keta-surcharge} for paying online. Exempt ages: {keta-exempt-ages}. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-waived': {
      es: 'La exención de K-ETA vale para quien llega hasta el {date}. Si llegas después, mira k-eta.go.kr antes de comprar el vuelo.',
      en: 'The K-ETA waiver covers arrivals until {date}. If you arrive later, check k-eta.go.kr before you buy the flight.',
    },
    'k-eta-press': {
      es: 'Elige tu nacionalidad en el portal oficial. Si estás exento hasta el {date}, sale un aviso. Si no sale, pide la K-ETA {keta-apply-ahead}; cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Choose your nationality on the official portal. If you are exempt until {date}, a notice says so. If none appears, apply for the K-ETA {keta-apply-ahead}; it costs {keta-fee} plus {keta-surcharge} for paying online. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-unknown': {
      es: 'Elige tu nacionalidad en el portal unas semanas antes de volar. Te dirá si la necesitas. Si es así, pídela {keta-apply-ahead}; cuesta {keta-fee} y un {keta-surcharge} más por pagar en línea. [Ir a k-eta.go.kr](https://www.k-eta.go.kr)',
      en: 'Choose your nationality on the portal a few weeks before you fly. It will say whether you need one. If so, apply {keta-apply-ahead}; it costs {keta-fee} plus {keta-surcharge} for paying online. [Go to k-eta.go.kr](https://www.k-eta.go.kr)',
    },
    'k-eta-age': {
      es: 'No pidas la K-ETA: no la necesitan quienes tienen {keta-exempt-ages}. Quien ya ha cumplido 18 ese día, sí.',
      en: 'Do not apply for a K-ETA: those aged {keta-exempt-ages} need none. Anyone who has turned 18 by that day does.',
    },
    're-entry': {
      es: '¿Sales de Corea y vuelves a entrar después del {date}? Es otra entrada, y puede que para ella necesites K-ETA. Míralo en k-eta.go.kr antes de salir.',
      en: 'Leaving Korea and coming back after {date}? That is another entry, and you may need a K-ETA for it. Look at k-eta.go.kr before you leave.',
    },
    'e-arrival': {
      es: 'Rellena gratis la e-Arrival el día de tu llegada o en los dos anteriores. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card on the day you arrive or on one of the two days before. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrivalFrom': {
      es: 'Rellena gratis la e-Arrival entre el {date} y el día en que llegas. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'Fill in the free e-Arrival card between {date} and the day you arrive. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrival-without-k-eta': {
      es: 'Si viajas sin K-ETA, rellena gratis la e-Arrival el día de tu llegada o en los dos anteriores. Con K-ETA no la necesitas. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'If you travel without a K-ETA, fill in the free e-Arrival card on the day you arrive or on one of the two days before. With a K-ETA you do not need it. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
    'e-arrival-without-k-etaFrom': {
      es: 'Si viajas sin K-ETA, rellena gratis la e-Arrival entre el {date} y el día en que llegas. Con K-ETA no la necesitas. [Ir a e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
      en: 'If you travel without a K-ETA, fill in the free e-Arrival card between {date} and the day you arrive. With a K-ETA you do not need it. [Go to e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr)',
    },
  },
  /** Added to the step of the embassy, by the language of its page. */
  mission: {
    es: { es: '[Embajada en {city}]({url})', en: '[Embassy in {city}, in Spanish]({url})' },
    en: { es: '[Embajada en {city}, en inglés]({url})', en: '[Embassy in {city}]({url})' },
    ko: {
      es: '[Embajada en {city}, en coreano]({url})',
      en: '[Embassy in {city}, in Korean]({url})',
    },
  },
  /** Where no page of a mission has been seen. */
  missions: {
    es: `[Embajadas y consulados de Corea, en coreano](${missionDirectory})`,
    en: `[Korean embassies and consulates, in Korean](${missionDirectory})`,
  },
  /** The title of a stopover without a visa, before that of entering the country. */
  airside: {
    es: 'Sin pasar el control, no necesitas K-ETA. Si entras: {title}',
    en: 'Staying airside, you need no K-ETA. If you enter: {title}',
  },
  sources: { es: 'Fuentes', en: 'Sources' },
  guidance: {
    es: 'Es solo una orientación; la última palabra la tiene el control de fronteras de Corea.',
    en: 'This is only guidance; Korean border control has the last word.',
  },
} as const;
