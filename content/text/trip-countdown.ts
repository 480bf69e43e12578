import type { PageText } from './page-text.ts';

/** The countdown to a trip: what to do by when. */
export const text = {
  title: {
    es: 'Cuenta atrás para Corea: qué hacer y cuándo | Rumbo Corea',
    en: 'Countdown to Korea: what to do and by when | Rumbo Corea',
  },
  description: {
    es: 'Todo lo que hay que hacer antes de viajar a Corea del Sur, con su fecha según tu primer día y tu pasaporte: K-ETA, e-Arrival, trenes, reservas y maleta.',
    en: 'Everything to do before a trip to South Korea, dated by your first day and your passport: K-ETA, e-Arrival card, trains, bookings and what to pack.',
  },
  keywords: {
    es: 'preparar viaje a Corea, qué hacer antes de viajar a Corea, lista de tareas viaje Corea, maleta Corea',
    en: 'prepare for a trip to Korea, what to do before travelling to Korea, Korea trip checklist, packing for Korea',
  },
  menu: {
    label: { es: 'Cuenta atrás', en: 'Countdown' },
    line: { es: 'Qué hacer y cuándo', en: 'What to do, and by when' },
  },
  heading: { es: 'Cuenta atrás para Corea', en: 'Countdown to Korea' },
  lead: {
    es: 'Pon el día en que llegas y tu pasaporte, y cada tarea tendrá su fecha.',
    en: 'Enter the day you arrive and your passport, and every task gets its date.',
  },
  hangul: '준비',
  hangulMeaning: { es: 'Preparativos', en: 'Getting ready' },
  /** What stands there before there is a date, and without JavaScript. */
  general: {
    /** Names a part of the seam of the last month by the days that are left. */
    left: { es: '{number} días', en: '{number} days' },
    heading: { es: 'Lo que hay que hacer, por orden', en: 'What to do, in order' },
    without: {
      es: 'Con JavaScript, aquí verías tu fecha para cada tarea, según tu viaje y tu pasaporte. Podrías marcarlas y llevarlas al calendario.',
      en: 'With JavaScript, every task here gets a date based on your trip and your passport. You can tick them off and add them to your calendar.',
    },
    /** `ahead`: how many days before the landing, where it is that many. */
    steps: [
      {
        when: { es: 'Antes del vuelo', en: 'Before the flight' },
        title: { es: 'Pasaporte y visado', en: 'Passport and visa' },
        text: {
          es: 'Comprueba que al pasaporte le quedan {keta-passport-validity} y [si necesitas visado (visa) o K-ETA](requirements).',
          en: 'Check that your passport is valid for {keta-passport-validity}, and [whether you need a visa or a K-ETA](requirements).',
        },
      },
      {
        when: { es: 'Un mes antes', en: 'A month ahead' },
        ahead: 30,
        title: { es: 'Trenes', en: 'Trains' },
        text: {
          es: 'Los billetes (boletos) de KTX se venden desde {ktx-sale-window}. [Cómo se compran](transport)',
          en: 'KTX tickets are sold from {ktx-sale-window}. [How to buy them](transport)',
        },
      },
      {
        when: { es: 'Una semana antes de volar', en: 'A week before you fly' },
        ahead: 7,
        title: { es: 'K-ETA', en: 'K-ETA' },
        text: {
          es: 'Si tu pasaporte la necesita, pídela ya: {keta-approval}.',
          en: 'If your passport needs one, apply now: {keta-approval}.',
        },
      },
      {
        when: { es: 'Seis días antes', en: 'Six days ahead' },
        ahead: 6,
        title: { es: 'Jardín Secreto', en: 'Secret Garden' },
        text: {
          es: 'Si quieres verlo, resérvalo {huwon-booking} en la web del palacio.',
          en: 'If you want to see it, book it {huwon-booking} on the palace website.',
        },
      },
      {
        when: {
          es: 'Al llegar o los dos días antes',
          en: 'The day you arrive, or the two days before',
        },
        ahead: 2,
        title: { es: 'Tarjeta e-Arrival', en: 'e-Arrival card' },
        text: {
          es: 'Se rellena gratis en [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr). Con K-ETA no hace falta.',
          en: 'Fill it in for free at [e-arrivalcard.go.kr](https://www.e-arrivalcard.go.kr). With a K-ETA you do not need it.',
        },
      },
      {
        when: { es: 'Al aterrizar', en: 'When you land' },
        ahead: 0,
        title: { es: 'Tarjeta T-money', en: 'T-money card' },
        text: {
          es: 'Cómprala vacía, {tmoney-card-price}, y recárgala {tmoney-topup}.',
          en: 'Buy it empty, {tmoney-card-price}, and top it up {tmoney-topup}.',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Y ahora', en: 'What next' },
    links: [
      {
        es: '[Mi viaje](trip): tus días, comprobados uno a uno',
        en: '[My trip](trip): your days, checked one by one',
      },
      {
        es: '[Requisitos](requirements): visado, K-ETA y e-Arrival por pasaporte',
        en: '[Requirements](requirements): visa, K-ETA and e-Arrival card by passport',
      },
      {
        es: '[Cuándo ir](seasons): el tiempo y los festivos de cada mes',
        en: '[When to go](seasons): the weather and holidays of each month',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
