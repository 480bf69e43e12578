import type { Localized, Text } from '../locale.ts';
import type { PageId } from '../pages.ts';

/** The words of the report's button and of the window that asks for an address. */
export const reportRequest = {
  open: { es: 'Solicitar informe detallado', en: 'Request a detailed report' },
  requested: { es: 'Informe solicitado', en: 'Report requested' },
  lead: {
    es: 'Te lo mandamos por correo: el desglose explicado, la comparación con la otra ciudad y los demás niveles, y dónde puedes ahorrar con tu plan.',
    en: 'We send it by e-mail: the breakdown explained, the comparison with the other city and the other levels, and where your plan can save money.',
  },
  close: { es: 'Cerrar', en: 'Close' },
  level: { es: 'nivel', en: 'level' },
  promise: {
    es: 'Te respondemos en 24-48 horas.',
    en: 'We reply within 24-48 hours.',
  },
  send: { es: 'Enviar solicitud', en: 'Send request' },
  sending: { es: 'Enviando...', en: 'Sending...' },
  why: {
    es: 'Para enviarla, escribe tu correo y acepta la política de privacidad.',
    en: 'To send it, enter your e-mail address and accept the privacy policy.',
  },
  privacyMissing: {
    es: 'Debes aceptar la Política de Privacidad para continuar.',
    en: 'You must accept the Privacy Policy to continue.',
  },
  purpose: {
    es: 'Preparar y enviarte este informe, y responder a lo que quieras preguntar sobre él. No enviamos publicidad.',
    en: 'To prepare and send you this report, and to answer your questions about it. We send no advertising.',
  },
  success: {
    title: { es: '¡Solicitud enviada!', en: 'Request sent!' },
    text: {
      es: 'Te enviaremos un informe detallado a tu correo en 24-48 horas',
      en: 'We will send you a detailed report to your email in 24-48 hours',
    },
    now: {
      es: 'El desglose automático suele llegar en unos minutos. Si no lo ves, mira en la carpeta de correo no deseado.',
      en: 'The automatic breakdown usually arrives within minutes. If you do not see it, look in your spam folder.',
    },
  },
  failure: {
    title: { es: 'Error', en: 'Error' },
    text: { es: 'Error al enviar la solicitud', en: 'Error sending request' },
    reasons: {
      unavailable: {
        es: 'Inténtalo de nuevo dentro de un momento: tu correo sigue aquí.',
        en: 'Please try again in a moment: your address is still here.',
      },
      address: {
        es: 'Comprueba que el correo está completo, por ejemplo nombre@correo.com.',
        en: 'Check that the address is complete, such as name@mail.com.',
      },
      limited: {
        es: 'Has enviado varias solicitudes seguidas. Espera unos minutos: tu correo sigue aquí.',
        en: 'You have sent several requests in a row. Wait a few minutes: your address is still here.',
      },
      offline: {
        es: 'No hay conexión a internet. Cuando vuelva, pulsa de nuevo «Enviar solicitud».',
        en: 'There is no internet connection. Once it is back, press “Send request” again.',
      },
    },
  },
} as const;

export type ReportRequestCopy = Localized<typeof reportRequest>;

/** Where a reader of the report may go on; pages that do not exist yet are left out. */
interface Further {
  readonly page: PageId;
  readonly label: Text;
}

const further: readonly Further[] = [
  {
    page: 'accommodation',
    label: {
      es: 'Alojamiento: tipos de habitación, precios y fianzas',
      en: 'Accommodation: kinds of rooms, prices and deposits',
    },
  },
  {
    page: 'transport',
    label: {
      es: 'Transporte: metro, autobuses, taxis y trenes',
      en: 'Transport: subway, buses, taxis and trains',
    },
  },
  {
    page: 'gastronomy',
    label: { es: 'Gastronomía: qué comer y dónde', en: 'Gastronomy: what to eat, and where' },
  },
  {
    page: 'requirements',
    label: {
      es: 'Requisitos: K-ETA, e-Arrival y visados',
      en: 'Requirements: K-ETA, e-Arrival and visas',
    },
  },
];

/** Further reading by purpose, before the pages that concern everybody. */
const furtherByPurpose = {
  study: [
    {
      page: 'study',
      label: {
        es: 'Estudiar coreano: academias y cómo te ayudamos gratis',
        en: 'Studying Korean: academies, and how we help you for free',
      },
    },
  ],
  tourism: [
    {
      page: 'itineraries',
      label: { es: 'Itinerarios: rutas de 2 a 10 días', en: 'Itineraries: trips of 2 to 10 days' },
    },
  ],
  work: [
    {
      page: 'faq',
      label: {
        es: 'Preguntas frecuentes: visados y trabajo',
        en: 'Frequently asked questions: visas and work',
      },
    },
  ],
} as const satisfies Record<string, readonly Further[]>;

/**
 * The texts of the mailed report. In braces stand amounts and choices that are filled in: `{month}`
 * is the amount a month, `{stay}` the amount for the stay, `{saving}` what a change saves.
 */
export const budgetReport = {
  subject: {
    es: 'Tu presupuesto para Corea: {city}, {duration}',
    en: 'Your budget for Korea: {city}, {duration}',
  },
  greeting: { es: 'Hola:', en: 'Hello,' },
  intro: {
    es: 'Aquí tienes el informe que nos has pedido, con las cuentas de tu plan y lo que puedes hacer para que salgan mejor.',
    en: 'Here is the report you asked for: the sums behind your plan, and what you can do to improve them.',
  },
  plan: { es: 'Tu plan', en: 'Your plan' },
  choices: {
    accommodation: { es: 'Alojamiento', en: 'Accommodation' },
    included: { es: 'Incluido', en: 'Included' },
    leftOut: { es: 'Sin incluir', en: 'Left out' },
    none: { es: 'nada', en: 'nothing' },
  },
  total: {
    label: { es: 'Total de la estancia', en: 'Total for the stay' },
    rates: {
      es: 'Unos {euros} o {dollars}, con el cambio fijo de la guía (marzo de 2025).',
      en: 'About {euros} or {dollars}, at the guide’s fixed rates (March 2025).',
    },
    pace: {
      es: 'Son {month} al mes, o {day} al día.',
      en: 'That is {month} a month, or {day} a day.',
    },
  },
  breakdown: { es: 'El desglose', en: 'The breakdown' },
  meanings: { es: 'Qué hay detrás de cada cifra', en: 'What stands behind each figure' },
  meaning: {
    accommodation: {
      goshiwon: {
        es: '{month} al mes por una habitación individual de 3 a 5 m², con cocina y lavadora compartidas. Es lo más fácil de alquilar por meses.',
        en: '{month} a month for a single room of 3 to 5 m², with a shared kitchen and washing machine. It is the easiest kind of room to rent by the month.',
      },
      hasukjib: {
        es: '{month} al mes por una habitación en una casa coreana. Muchas dan desayuno y cena: pregúntalo antes de decidir.',
        en: '{month} a month for a room in a Korean house. Many serve breakfast and dinner: ask before you decide.',
      },
      apartment: {
        es: '{month} al mes de alquiler en {city}. La fianza va aparte: la guía cuenta de 10 a 20 millones de wones para un estudio, y contratos de seis meses como mínimo.',
        en: '{month} a month of rent in {city}. The deposit is separate: the guide reckons 10 to 20 million won for a studio, and contracts of at least six months.',
      },
      dormitory: {
        es: '{month} al mes por una plaza, normalmente reservada a quien estudia en esa universidad.',
        en: '{month} a month for a place, usually kept for students of that university.',
      },
    },
    food: {
      included: {
        es: '{month} al mes para comer en {city} con un nivel de gasto {level}, entre restaurantes y supermercado.',
        en: '{month} a month to eat in {city} at the {level} level, from restaurants and supermarkets.',
      },
      leftOut: {
        es: 'La has dejado fuera: el total no cuenta nada para comer.',
        en: 'You left it out: the total holds nothing for food.',
      },
    },
    transport: {
      included: {
        es: '{month} al mes para moverte a diario en metro y autobús por {city}.',
        en: '{month} a month to get around {city} every day by subway and bus.',
      },
      leftOut: {
        es: 'No has incluido el transporte diario: quedan {month} al mes para los trayectos que nadie se ahorra.',
        en: 'You left daily transport out: {month} a month remain for the rides that nobody avoids.',
      },
    },
    education: {
      es: '{stay} para el curso, a partir de un precio de referencia de {course} por curso. Las escuelas cobran por curso entero: si encadenas varios, suma cada uno, y confirma el precio antes de matricularte.',
      en: '{stay} for the course, from a reference price of {course} a course. Schools charge for whole courses: if you take several, add each one, and confirm the price before you enrol.',
    },
    entertainment: {
      included: {
        es: '{month} al mes para cafés, salidas, entradas y alguna excursión.',
        en: '{month} a month for cafés, going out, tickets and the odd trip.',
      },
      leftOut: {
        es: 'Lo has dejado fuera: el total no cuenta nada para salir.',
        en: 'You left it out: the total holds nothing for going out.',
      },
    },
    utilities: {
      es: '{month} al mes de luz, agua, calefacción e internet. En un apartamento contamos el doble que en una habitación.',
      en: '{month} a month for electricity, water, heating and internet. For an apartment we count twice as much as for a room.',
    },
    miscellaneous: {
      es: '{month} al mes para el teléfono, la farmacia, la ropa y lo que no se prevé.',
      en: '{month} a month for the phone, the pharmacy, clothes and what nobody foresees.',
    },
  },
  notIncluded: {
    es: 'Fuera de la cuenta quedan el vuelo, el visado, el seguro médico y la fianza del alojamiento.',
    en: 'The sum leaves out the flight, the visa, health insurance and the deposit of your room.',
  },
  comparison: {
    heading: { es: 'El mismo plan, de otra manera', en: 'The same plan, done otherwise' },
    intro: {
      es: 'Totales de la misma estancia en las dos ciudades y en los tres niveles de gasto:',
      en: 'Totals of the same stay in both cities and at the three spending levels:',
    },
    yours: { es: 'tu plan', en: 'your plan' },
    cheaper: {
      es: 'En {city} el mismo plan cuesta {total}: {saving} menos.',
      en: 'In {city} the same plan costs {total}: {saving} less.',
    },
    dearer: {
      es: 'En {city} el mismo plan cuesta {total}: {saving} más.',
      en: 'In {city} the same plan costs {total}: {saving} more.',
    },
    same: {
      es: 'En {city} el mismo plan cuesta lo mismo.',
      en: 'In {city} the same plan costs the same.',
    },
  },
  advice: {
    heading: { es: 'Dónde puedes ahorrar', en: 'Where you can save' },
    level: {
      es: 'Pasar al nivel {level} lo deja en {total}: ahorras {saving}.',
      en: 'Going down to the {level} level brings it to {total}: you save {saving}.',
    },
    accommodation: {
      es: 'Cambiar el alojamiento por «{accommodation}» lo deja en {total}: ahorras {saving}.',
      en: 'Changing the accommodation to “{accommodation}” brings it to {total}: you save {saving}.',
    },
    lowest: {
      es: 'Tu plan ya es el más barato de los que calculamos para esa estancia: ninguna otra ciudad, nivel o alojamiento lo baja.',
      en: 'Your plan is already the cheapest we can work out for that stay: no other city, level or accommodation brings it down.',
    },
    search: {
      es: 'Busca habitación con uno o dos meses de antelación: es cuando hay donde elegir.',
      en: 'Look for a room one or two months ahead: that is when there is a choice.',
    },
    goshiwon: {
      es: 'Antes de pagar un goshiwon, pregunta si la habitación tiene ventana y baño propio: son los dos extras que más lo encarecen.',
      en: 'Before paying for a goshiwon, ask whether the room has a window and its own bathroom: those are the two extras that raise the price most.',
    },
    hasukjib: {
      es: 'Si tu hasukjib sirve comidas, gastarás menos en comida de lo que cuenta este informe.',
      en: 'If your hasukjib serves meals, you will spend less on food than this report counts.',
    },
    apartment: {
      es: 'Pregunta qué gastos del edificio van aparte del alquiler y ajusta la calefacción: en un apartamento pagas tú todo el invierno.',
      en: 'Ask which building costs come on top of the rent, and mind the heating: in an apartment the whole winter is on you.',
    },
    dormitory: {
      es: 'Pide la plaza en cuanto te admitan y pregunta si la cuota lleva comidas: en algunas residencias son obligatorias.',
      en: 'Apply for your place as soon as you are admitted, and ask whether meals are part of the fee: in some dormitories they are.',
    },
    food: {
      es: 'Come a mediodía en locales de kimbap, comedores universitarios y mercados, y deja la barbacoa para los días señalados.',
      en: 'Have lunch in kimbap shops, university canteens and markets, and keep the barbecue for special days.',
    },
    transport: {
      es: 'Paga siempre con la tarjeta T-money: cada viaje cuesta 100 ₩ menos y hasta cuatro transbordos salen gratis si haces cada uno en 30 minutos (una hora de 21:00 a 7:00).',
      en: 'Always pay with the T-money card: each ride costs ₩100 less, and up to four transfers are free if you make each within 30 minutes (an hour from 21:00 to 7:00).',
    },
    transportLeftOut: {
      es: 'Vive cerca de lo que vas a hacer a diario: sin un gasto fijo de transporte, cada trayecto de más se nota.',
      en: 'Live close to what you do every day: without a fixed sum for transport, every extra ride shows.',
    },
    entertainment: {
      es: 'Vuelve en metro: entre las 22:00 y las 4:00 los taxis cobran recargo, de hasta el 40 % entre las 23:00 y las 2:00.',
      en: 'Go home by subway: from 22:00 to 4:00 taxis add a surcharge, of up to 40% between 23:00 and 2:00.',
    },
    study: {
      es: 'Reservar el curso a través de nosotros es gratis y cuesta lo mismo que hacerlo directamente con la academia.',
      en: 'Booking the course through us is free and costs the same as booking directly with the academy.',
    },
    tourism: {
      es: 'Si vas a Busan o vuelves de allí en tren, mira también el SRT: cuesta alrededor de un 10 % menos que el KTX.',
      en: 'If you go to Busan or back by train, look at the SRT too: it costs about 10% less than the KTX.',
    },
    work: {
      es: 'Confirma en el contrato si la empresa pone el alojamiento o la comida: suelen ser los gastos que más pesan.',
      en: 'Check in the contract whether the company provides accommodation or meals: they tend to be the heaviest costs.',
    },
  } satisfies Record<string, Text>,
  more: { es: 'Para seguir', en: 'Where to go next' },
  result: {
    es: 'Tu cálculo, para cambiarlo, imprimirlo o compartirlo',
    en: 'Your calculation, to change, print or share it',
  },
  contact: {
    page: 'contact',
    label: { es: 'Pregúntanos lo que quieras', en: 'Ask us anything' },
  },
  further,
  furtherByPurpose,
  dated: {
    es: 'Las cifras son una orientación de marzo de 2025: los precios cambian según el barrio, la época y lo que elijas.',
    en: 'The figures are a guide as of March 2025: prices vary with the neighbourhood, the season and what you choose.',
  },
  promise: {
    es: 'Este desglose sale de la calculadora al momento. Una persona del equipo revisa tu solicitud en 24-48 horas.',
    en: 'The calculator makes this breakdown at once. Someone from the team looks at your request within 24-48 hours.',
  },
  ignore: {
    es: 'Este correo es automático. Si no lo has pedido tú, puedes ignorarlo: alguien habrá puesto tu dirección por error.',
    en: 'This is an automatic e-mail. If you did not ask for it, you can ignore it: someone probably entered your address by mistake.',
  },
  farewell: { es: 'Un saludo,', en: 'Kind regards,' },
  signature: { es: 'El equipo de Rumbo Corea', en: 'The Rumbo Corea team' },
} as const;

/** What the office reads about a request. */
export const budgetNotice = {
  subject: { es: 'Informe de presupuesto', en: 'Budget report' },
  heading: { es: 'Nueva solicitud de informe', en: 'New report request' },
  plan: { es: 'Lo que ha calculado', en: 'What was worked out' },
  breakdown: { es: 'Desglose', en: 'Breakdown' },
  open: { es: 'Abrir el cálculo', en: 'Open the calculation' },
  reply: {
    es: 'El desglose automático sale hacia el visitante si su dirección no ha pedido ya varios hoy. Al responder a este correo le escribes directamente; la web promete respuesta en 24-48 horas.',
    en: 'The automatic breakdown goes to the visitor unless the address has asked for several today. Replying to this e-mail writes straight to them; the website promises an answer within 24-48 hours.',
  },
} as const;
