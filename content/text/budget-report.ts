import type { Localized, Text } from '../locale.ts';
import type { PageId } from '../pages.ts';

/** The texts of the report's button and of the dialog that asks for an e-mail address. */
export const reportRequest = {
  open: { es: 'Solicitar informe detallado', en: 'Request a detailed report' },
  requested: { es: 'Informe solicitado', en: 'Report requested' },
  lead: {
    es: 'Te enviamos por correo el desglose explicado, la comparación con la otra ciudad y los demás niveles, el visado y los papeles que necesitas, y dónde puedes ahorrar.',
    en: 'We email you the breakdown explained, the comparison with the other city and the other levels, the visa and documents you need, and where you could save.',
  },
  close: { es: 'Cerrar', en: 'Close' },
  level: { es: 'nivel {level}', en: '{level} level' },
  promise: {
    es: 'El informe te llega en 24-48 horas, casi siempre en unos minutos.',
    en: 'The report reaches you within 24-48 hours, usually in minutes.',
  },
  send: { es: 'Enviar solicitud', en: 'Send request' },
  sending: { es: 'Enviando…', en: 'Sending…' },
  why: {
    es: 'Para enviarla, escribe tu correo y acepta la política de privacidad.',
    en: 'To send it, enter your email address and accept the privacy policy.',
  },
  privacyMissing: {
    es: 'Debes aceptar la Política de Privacidad para continuar.',
    en: 'You must accept the Privacy Policy to continue.',
  },
  purpose: {
    es: 'Preparar y enviarte este informe, y responder a tus preguntas sobre él. No enviamos publicidad.',
    en: 'To prepare and send you this report, and to answer your questions about it. We send no advertising.',
  },
  success: {
    title: { es: '¡Solicitud enviada!', en: 'Request sent!' },
    text: {
      es: 'Te enviaremos un informe detallado a tu correo en 24-48 horas.',
      en: 'We will send you a detailed report to your email in 24-48 hours.',
    },
    now: {
      es: 'Casi siempre llega en unos minutos. Si no lo ves, mira en la carpeta de correo no deseado.',
      en: 'It usually arrives within minutes. If you do not see it, look in your spam folder.',
    },
  },
  failure: {
    title: { es: 'Error', en: 'Error' },
    text: { es: 'Error al enviar la solicitud', en: 'Error sending request' },
    reasons: {
      unavailable: {
        es: 'Inténtalo de nuevo dentro de un momento. Tu correo sigue aquí.',
        en: 'Please try again in a moment. Your address is still here.',
      },
      address: {
        es: 'Comprueba que el correo está completo, por ejemplo nombre@correo.com.',
        en: 'Check that the address is complete, such as name@mail.com.',
      },
      limited: {
        es: 'Has enviado varias solicitudes seguidas. Espera unos minutos. Tu correo sigue aquí.',
        en: 'You have sent several requests in a row. Wait a few minutes. Your address is still here.',
      },
      offline: {
        es: 'No hay conexión a internet. Cuando vuelva, pulsa de nuevo «Enviar solicitud».',
        en: 'There is no internet connection. Once it is back, press “Send request” again.',
      },
    },
  },
} as const;

export type ReportRequestText = Localized<typeof reportRequest>;

/** A link to further reading in the report. */
interface Further {
  readonly page: PageId;
  /** The anchor on that page. */
  readonly anchor?: string;
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
    anchor: 'comprobador',
    label: {
      es: 'Comprobador de entrada: qué necesita tu pasaporte',
      en: 'Entry checker: what your passport needs',
    },
  },
];

/** Further reading by purpose, listed before the links that every report has. */
const furtherByPurpose = {
  study: [
    {
      page: 'study',
      label: {
        es: 'Estudiar coreano: academias y cómo te ayudamos gratis',
        en: 'Studying Korean: academies, and how we help you for free',
      },
    },
    {
      page: 'schools',
      label: {
        es: 'Todas las escuelas de coreano: precio, fechas y visado',
        en: 'All Korean schools: price, dates and visa',
      },
    },
    {
      page: 'student-costs',
      label: {
        es: 'Cuánto cuesta estudiar, partida por partida',
        en: 'What studying costs, item by item',
      },
    },
  ],
  d4: [
    {
      page: 'study',
      anchor: 'd4',
      label: {
        es: 'Tu plan para el visado D-4: fechas, pasos y documentos',
        en: 'Your plan for the D-4 visa: dates, steps and documents',
      },
    },
    {
      page: 'schools',
      label: {
        es: 'Todas las escuelas de coreano: precio, fechas y visado',
        en: 'All Korean schools: price, dates and visa',
      },
    },
    {
      page: 'student-costs',
      label: {
        es: 'Cuánto cuesta estudiar, partida por partida',
        en: 'What studying costs, item by item',
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
        en: 'FAQ: visas and work',
      },
    },
  ],
} as const satisfies Record<string, readonly Further[]>;

/**
 * The texts of the mailed report. Placeholders are amounts and choices: `{month}` is the amount a month,
 * `{stay}` the amount for the stay, `{saving}` what a change saves.
 */
export const budgetReport = {
  subject: {
    es: 'Tu presupuesto para Corea: {city}, {duration}',
    en: 'Your budget for Korea: {city}, {duration}',
  },
  greeting: { es: 'Hola:', en: 'Hello,' },
  intro: {
    es: 'Aquí tienes el informe que nos has pedido: cómo se suma tu presupuesto, el visado y los papeles que necesitas, y cómo gastar menos.',
    en: 'Here is the report you asked for: how your budget adds up, the visa and documents you need, and how to bring the cost down.',
  },
  /** The report of somebody who travels, where it differs from that of somebody who lives there. */
  visit: {
    intro: {
      es: 'Aquí tienes el informe que nos has pedido: lo que gasta una visita como la tuya, cómo lo cuenta la calculadora, los papeles que necesitas y cómo gastar menos.',
      en: 'Here is the report you asked for: what a visit like yours costs, how the calculator counts it, the documents you need, and how to bring the cost down.',
    },
    heading: { es: 'Tu plan como visita', en: 'Your plan as a visit' },
    lead: {
      es: 'Una persona, {nights} en {city}. Duerme en hotel u otra habitación de precio medio, come fuera y se mueve en metro.',
      en: 'One person, {nights} in {city}, in a hotel or another room at an average price, eating out and going around by subway.',
    },
    total: { es: 'Total de la visita, más o menos', en: 'Total for the visit, roughly' },
    unpaid: {
      es: 'Suma la cama en {city} al precio que encuentres.',
      en: 'Add the bed in {city} at the price you find.',
    },
    left: {
      es: 'No incluye el vuelo, el seguro de viaje ni las compras.',
      en: 'It leaves out the flight, travel insurance and shopping.',
    },
    /** Before the specified total. */
    months: {
      es: 'Las cifras que siguen son las de la calculadora. Reparten por días el coste de vivir allí por meses, con habitación alquilada, luz y agua.',
      en: 'The figures that follow are the calculator’s. They spread the cost of living there by the month over your days, with a rented room, electricity and water.',
    },
    notIncluded: {
      es: 'El total no incluye el vuelo ni el seguro de viaje. Puedes sumarlos en la página de tu cálculo.',
      en: 'The total leaves out the flight and travel insurance. You can add them on your calculation’s page.',
    },
    change: {
      es: 'Tu visita, para cambiar noches, personas, cama y comidas',
      en: 'Your visit, to change nights, people, bed and meals',
    },
    advice: {
      es: 'Una habitación de hotel cuesta casi siempre lo mismo para una persona que para dos. En pareja, la noche sale a la mitad.',
      en: 'A hotel room nearly always costs the same for one as for two. As a couple, each of you pays half.',
    },
  },
  plan: { es: 'Tu plan', en: 'Your plan' },
  choices: {
    school: { es: 'Escuela', en: 'School' },
    term: { es: 'Empiezas en', en: 'You begin in' },
    accommodation: { es: 'Alojamiento', en: 'Accommodation' },
    included: { es: 'Incluido', en: 'Included' },
    leftOut: { es: 'Sin incluir', en: 'Left out' },
    none: { es: 'nada', en: 'nothing' },
  },
  total: {
    label: { es: 'Total de la estancia', en: 'Total for the stay' },
    rates: {
      es: 'Unos {euros} o {dollars}, con un cambio fijo, de marzo de 2025. En {fx-eur.since}, 1.000\u00a0₩ eran {fx-eur} o {fx-usd}.',
      en: 'About {euros} or {dollars}, at the fixed rates of March 2025. In {fx-eur.since}, ₩1,000 was {fx-eur} or {fx-usd}.',
    },
    pace: {
      es: 'Son {month} al mes, o {day} al día.',
      en: 'That is {month} a month, or {day} a day.',
    },
  },
  breakdown: { es: 'El desglose', en: 'The breakdown' },
  meanings: { es: 'Qué hay detrás de cada cifra', en: 'What is behind each figure' },
  meaning: {
    accommodation: {
      goshiwon: {
        es: '{month} al mes por una habitación individual de {goshiwon-size}, con cocina y lavadora compartidas. Es lo más fácil de alquilar por meses; hoy cuesta {rent-goshiwon}, y junto a las universidades de Seúl, más bien la parte alta.',
        en: '{month} a month for a single room of {goshiwon-size}, with a shared kitchen and washing machine. It is the easiest kind of room to rent by the month; today it costs {rent-goshiwon}, and more like the upper end next to Seoul’s universities.',
      },
      hasukjib: {
        es: '{month} al mes por una habitación en una casa de huéspedes. Muchas dan desayuno y cena: pregúntalo antes de decidir. Cuenta con {rent-hasukjib}, y confírmalo en cada casa.',
        en: '{month} a month for a room in a boarding house. Many serve breakfast and dinner, so ask before you decide. Plan on {rent-hasukjib}, and confirm it with the owner.',
      },
      apartment: {
        es: '{month} al mes de alquiler en {city}. La fianza (depósito) va aparte: {oneroom-deposit} para un estudio, con contratos de {oneroom-contract}. Un estudio en Seúl cuesta hoy {rent-oneroom}; en Busan, pide precio.',
        en: '{month} a month in rent in {city}. The deposit is separate: {oneroom-deposit} for a studio, with contracts of {oneroom-contract}. A studio in Seoul costs {rent-oneroom} today; in Busan, ask for a price.',
      },
      dormitory: {
        es: '{month} al mes por una plaza, normalmente reservada a quien estudia en esa universidad. En Seúl, una doble cuesta {rent-dormitory}.',
        en: '{month} a month for a place, usually kept for students of that university. In Seoul a shared room costs {rent-dormitory}.',
      },
    },
    food: {
      included: {
        es: '{month} al mes para comer en {city} con un nivel de gasto {level}, entre restaurantes y supermercado. Comer fuera dos veces al día en Seúl cuesta hoy {food-month} al mes.',
        en: '{month} a month to eat in {city} at the {level} level, from restaurants and supermarkets. Eating out twice a day in Seoul costs {food-month} a month today.',
      },
      leftOut: {
        es: 'La has dejado fuera: el total no incluye nada para comer.',
        en: 'You left it out: the total includes nothing for food.',
      },
    },
    transport: {
      included: {
        es: '{month} al mes para moverte a diario en metro y autobús por {city}. Cuarenta viajes al mes cuestan hoy {transport-month}.',
        en: '{month} a month to get around {city} every day by subway and bus. Forty rides a month cost {transport-month} today.',
      },
      leftOut: {
        es: 'Sin transporte diario, quedan {month} al mes para los pocos viajes necesarios.',
        en: 'You left daily transport out, so {month} a month remains for the few trips you cannot avoid.',
      },
    },
    education: {
      es: '{stay} para el curso, a partir de un precio de referencia de {course}. Las escuelas cobran por trimestre o curso entero: confirma el precio antes de inscribirte.',
      en: '{stay} for the course, from a reference price of {course}. Schools charge for a whole term or course, so confirm the price before you enrol.',
    },
    entertainment: {
      included: {
        es: '{month} al mes para cafés, salidas, entradas y alguna excursión.',
        en: '{month} a month for cafés, going out, tickets and the odd trip.',
      },
      leftOut: {
        es: 'Lo has dejado fuera: el total no incluye nada para salir.',
        en: 'You left it out: the total includes nothing for going out.',
      },
    },
    utilities: {
      es: '{month} al mes de luz, agua, calefacción e internet. En un apartamento contamos el doble que en una habitación.',
      en: '{month} a month for electricity, water, heating and internet. For a flat we count twice as much as for a room.',
    },
    miscellaneous: {
      es: '{month} al mes para el teléfono, la farmacia, la ropa y los imprevistos.',
      en: '{month} a month for the phone, the pharmacy, clothes and unexpected costs.',
    },
  },
  notIncluded: {
    es: 'El total no incluye el vuelo, el visado, el seguro médico ni la fianza del alojamiento. Puedes sumarlos en la página de tu cálculo.',
    en: 'The total leaves out the flight, the visa, health insurance and the deposit on your room. You can add them on your calculation’s page.',
  },
  comparison: {
    heading: { es: 'El mismo plan, de otra manera', en: 'Your plan with other choices' },
    intro: {
      es: 'Totales de la misma estancia en las dos ciudades y en los tres niveles de gasto:',
      en: 'Totals for the same stay in both cities and at the three spending levels:',
    },
    yours: { es: 'tu plan', en: 'your plan' },
    cheaper: {
      es: 'En {city} el mismo plan cuesta {total}, {saving} menos.',
      en: 'In {city} the same plan costs {total}, {saving} less.',
    },
    dearer: {
      es: 'En {city} el mismo plan cuesta {total}, {saving} más.',
      en: 'In {city} the same plan costs {total}, {saving} more.',
    },
    same: {
      es: 'En {city} el mismo plan cuesta lo mismo.',
      en: 'In {city} the same plan costs the same.',
    },
  },
  advice: {
    heading: { es: 'Dónde puedes ahorrar', en: 'Where you can save' },
    level: {
      es: 'Pasar al nivel {level} lo deja en {total} y ahorras {saving}.',
      en: 'Going down to the {level} level brings it to {total} and saves you {saving}.',
    },
    accommodation: {
      es: 'Cambiar el alojamiento por «{accommodation}» lo deja en {total} y ahorras {saving}.',
      en: 'Changing the accommodation to “{accommodation}” brings it to {total} and saves you {saving}.',
    },
    lowest: {
      es: 'Tu plan ya es el más barato de los que calculamos para esa estancia. Ninguna otra ciudad, nivel o alojamiento lo baja.',
      en: 'Your plan is already the cheapest we can work out for that stay. No other city, level or accommodation brings it down.',
    },
    search: {
      es: 'Busca habitación con uno o dos meses de antelación, cuando hay donde elegir.',
      en: 'Look for a room one or two months ahead, while there is still a choice.',
    },
    goshiwon: {
      es: 'Antes de pagar un goshiwon, pregunta si la habitación tiene ventana y baño propio, los dos extras que más lo encarecen.',
      en: 'Before paying for a goshiwon, ask whether the room has a window and its own bathroom, the two extras that raise the price most.',
    },
    hasukjib: {
      es: 'Si tu hasukjib sirve comidas, gastarás menos en comida de lo que cuenta este informe.',
      en: 'If your hasukjib serves meals, you will spend less on food than this report counts.',
    },
    apartment: {
      es: 'Pregunta qué gastos del edificio van aparte del alquiler y ajusta la calefacción, porque en un apartamento pagas tú toda la del invierno.',
      en: 'Ask which building costs come on top of the rent, and watch the heating, because in a flat you pay the whole winter bill.',
    },
    dormitory: {
      es: 'Pide la plaza en cuanto te admitan y pregunta si la cuota incluye comidas. En algunas residencias son obligatorias y se pagan aparte.',
      en: 'Apply for your place as soon as you are admitted, and ask whether the fee includes meals. In some dormitories they are compulsory and paid on top.',
    },
    food: {
      es: 'Come a mediodía en locales de gimbap, comedores universitarios y mercados, y deja la barbacoa para los días señalados.',
      en: 'Have lunch in gimbap shops, university canteens and markets, and keep the barbecue for special days.',
    },
    transport: {
      seoul: {
        es: 'Paga siempre con la tarjeta T-money. Cada viaje en metro cuesta {tmoney-discount} menos y puedes hacer transbordos sin volver a pagar la tarifa básica: {tmoney-transfers}.',
        en: 'Always pay with the T-money card. Each subway ride costs {tmoney-discount} less and you can transfer without a second base fare: {tmoney-transfers}.',
      },
      busan: {
        es: 'Paga siempre con tarjeta. En el metro de Busan un viaje cuesta {busan-subway-fare}; con un billete (boleto) sencillo, {busan-subway-single-ticket}.',
        en: 'Always pay with a card. On Busan’s subway a ride costs {busan-subway-fare}; with a single ticket, {busan-subway-single-ticket}.',
      },
    },
    transportLeftOut: {
      es: 'Vive cerca de lo que vas a hacer a diario. Sin un gasto fijo de transporte, cada viaje de más se nota.',
      en: 'Live close to what you do every day. Without a fixed sum for transport, every extra ride adds up.',
    },
    entertainment: {
      seoul: {
        es: 'Vuelve en metro. De noche los taxis de Seúl cobran recargo: {taxi-seoul-night}.',
        en: 'Go home by subway. At night Seoul’s taxis add a surcharge: {taxi-seoul-night}.',
      },
      busan: {
        es: 'Vuelve en metro. De noche los taxis de Busan cobran recargo: {taxi-busan-night}.',
        en: 'Go home by subway. At night Busan’s taxis add a surcharge: {taxi-busan-night}.',
      },
    },
    study: {
      es: 'Reservar el curso a través de nosotros es gratis y cuesta lo mismo que hacerlo directamente con la academia.',
      en: 'Booking the course through us is free and costs the same as booking directly with the academy.',
    },
    d4: {
      seoul: {
        es: 'Compara centros universitarios antes de pagar: en Seúl un trimestre va de {course-intensive-cost.seoulFrom} a {course-intensive-cost.seoulTo}.',
        en: 'Compare university centres before you pay: in Seoul a term runs from {course-intensive-cost.seoulFrom} to {course-intensive-cost.seoulTo}.',
      },
      busan: {
        es: 'Compara centros universitarios antes de pagar: en Busan un trimestre va de {course-intensive-cost.busanFrom} a {course-intensive-cost.busanTo}.',
        en: 'Compare university centres before you pay: in Busan a term runs from {course-intensive-cost.busanFrom} to {course-intensive-cost.busanTo}.',
      },
    },
    tourism: {
      es: 'Si vas a Busan o vuelves de allí en tren, mira también el SRT, que cuesta alrededor de un {srt-discount} menos que el KTX.',
      en: 'If you go to Busan or back by train, look at the SRT too, which costs about {srt-discount} less than the KTX.',
    },
    work: {
      es: 'Confirma en el contrato si la empresa pone el alojamiento o la comida, que suelen ser los gastos mayores.',
      en: 'Check in the contract whether the company provides accommodation or meals, which tend to be the biggest costs.',
    },
  },
  more: { es: 'Para seguir leyendo', en: 'Read next' },
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
    es: 'El total sigue las cifras fijas de la calculadora, de marzo de 2025; debajo tienes la misma suma con los precios de hoy. Los precios cambian según el barrio, la época y lo que elijas.',
    en: 'The total follows the calculator’s fixed figures of March 2025; the same sum at today’s prices is below it. Prices vary with the district, the season and what you choose.',
  },
  promise: {
    es: 'Este informe lo hace la calculadora con lo que elegiste. Si quieres que lo mire una persona, escríbenos desde la página de contacto.',
    en: 'The calculator makes this report from what you chose. If you would like a person to look at it, write to us from the contact page.',
  },
  ignore: {
    es: 'Este correo es automático. Si no lo has pedido tú, puedes ignorarlo; alguien habrá puesto tu dirección por error.',
    en: 'This is an automatic email. If you did not ask for it, you can ignore it; someone probably entered your address by mistake.',
  },
  farewell: { es: 'Un saludo,', en: 'Kind regards,' },
  signature: { es: 'El equipo de Rumbo Corea', en: 'The Rumbo Corea team' },
} as const;

/** The texts of the office's mail about a request. */
export const budgetNotice = {
  subject: { es: 'Informe de presupuesto', en: 'Budget report' },
  heading: { es: 'Nueva solicitud de informe', en: 'New report request' },
  plan: { es: 'Lo que ha calculado', en: 'What was calculated' },
  breakdown: { es: 'Desglose', en: 'Breakdown' },
  open: { es: 'Abrir el cálculo', en: 'Open the calculation' },
  reply: {
    es: 'El desglose automático sale hacia el visitante si su dirección no ha pedido ya varios hoy. Al responder a este correo le escribes directamente; la web promete el informe en 24-48 horas.',
    en: 'The automatic breakdown goes to the visitor unless the address has asked for several today. Replying to this email writes straight to them; the website promises the report within 24-48 hours.',
  },
} as const;
