/** The words of the tool that dates the tasks of a trip. */
export const text = {
  arrival: { es: 'Llegas a Corea el', en: 'You arrive in Korea on' },
  passport: { es: 'Tu pasaporte', en: 'Your passport' },
  choose: { es: 'Elige un país', en: 'Choose a country' },
  did: { es: 'cambiar la fecha', en: 'change the date' },
  ahead: {
    one: { es: 'día para Corea', en: 'day until Korea' },
    other: { es: 'días para Corea', en: 'days until Korea' },
  },
  /** Below the number of days of any trip. */
  usual: { es: 'días, por ejemplo', en: 'days, for example' },
  today: { es: 'Hoy llegas a Corea', en: 'Today you arrive in Korea' },
  there: { es: 'Estás de viaje', en: 'You are in Korea' },
  past: { es: 'Este viaje ya ha pasado', en: 'This trip is over' },
  lands: { es: 'Aterrizas el {date}.', en: 'You land on {date}.' },
  calendar: { es: 'Al calendario', en: 'Add to calendar' },
  calendarName: { es: 'Cuenta atrás para Corea', en: 'Countdown to Korea' },
  file: { es: 'cuenta-atras', en: 'countdown' },
  print: { es: 'Imprimir', en: 'Print' },
  loading: { es: 'Mirando tu viaje…', en: 'Looking at your trip…' },
  failed: {
    es: 'Falta lo que sale de tu viaje, porque no se ha podido cargar.',
    en: 'The tasks from your trip are missing, because it could not be loaded.',
  },
  retry: { es: 'Volver a intentarlo', en: 'Try again' },
  noTrip: {
    es: 'Con un viaje en [Mi viaje](trip) salen además tus trenes, tus reservas y lo que cargar en la T-money.',
    en: 'With a trip in [My trip](trip), you also get your trains, your bookings and how much to load on T-money.',
  },
  noPassport: {
    es: 'Elige tu pasaporte para ver visado, K-ETA y e-Arrival.',
    en: 'Choose your passport to see whether you need a visa, K-ETA or e-Arrival card.',
  },
  groups: {
    now: { es: 'Ahora', en: 'Now' },
    month: { es: 'En {month}', en: 'In {month}' },
    last: { es: 'Los últimos días', en: 'The last days' },
    trip: { es: 'En Corea', en: 'In Korea' },
  },
  /** `{all}` is `1 hecha`. */
  done: { es: '{done} de {all}', en: '{done} of {all}' },
  doneOf: {
    one: { es: '1 hecha', en: '1 done' },
    other: { es: '{number} hechas', en: '{number} done' },
  },
  dates: {
    from: { es: 'desde el {date}', en: 'from {date}' },
    by: { es: 'como tarde el {date}', en: 'by {date}' },
    on: { es: 'el {date}', en: '{date}' },
    none: { es: 'cuando puedas', en: 'when you can' },
    ticked: { es: 'hecho', en: 'done' },
  },
  entry: {
    passport: { es: 'Mirar el pasaporte', en: 'Check your passport' },
    embassy: { es: 'Pedir el visado', en: 'Apply for the visa' },
    'ask-embassy': { es: 'Preguntar a la embajada', en: 'Ask the embassy' },
    'look-up': { es: 'Buscar tu nacionalidad', en: 'Look up your nationality' },
    'k-eta': { es: 'Pedir la K-ETA', en: 'Apply for the K-ETA' },
    'k-eta-press': { es: 'Mirar si necesitas K-ETA', en: 'Check whether you need a K-ETA' },
    'k-eta-unknown': { es: 'Mirar si necesitas K-ETA', en: 'Check whether you need a K-ETA' },
    'e-arrival': { es: 'Rellenar la e-Arrival', en: 'Fill in the e-Arrival card' },
    'e-arrival-without-k-eta': {
      es: 'Rellenar la e-Arrival',
      en: 'Fill in the e-Arrival card',
    },
    other: { es: 'Mirar los requisitos', en: 'Check the requirements' },
  },
  beds: {
    title: { es: 'Elegir dónde dormir', en: 'Choose where to stay' },
    all: {
      es: 'Cada noche tiene ya su estación en [Mi viaje](trip).',
      en: 'Every night already has a station in [My trip](trip).',
    },
    one: {
      es: 'Falta una noche por poner en [Mi viaje](trip). [Barrios y tipos](where-to-stay)',
      en: 'One night in [My trip](trip) has no station yet. [Areas and types](where-to-stay)',
    },
    other: {
      es: 'Faltan {number} noches por poner en [Mi viaje](trip). [Barrios y tipos](where-to-stay)',
      en: '{number} nights in [My trip](trip) have no station yet. [Areas and types](where-to-stay)',
    },
  },
  ticket: {
    train: { es: 'Reservar el tren {route}', en: 'Book the train: {route}' },
    flight: { es: 'Reservar el vuelo {route}', en: 'Book the flight: {route}' },
    plainFlight: { es: 'Reservar: {route}', en: 'Book: {route}' },
    trainText: {
      es: 'Se vende desde {ktx-sale-window}. El tuyo sale el {date}.',
      en: 'Tickets go on sale {ktx-sale-window}. Yours leaves on {date}.',
    },
    flightText: {
      es: 'Sale el {date}. El precio cambia cada día.',
      en: 'It leaves on {date}. The price changes every day.',
    },
  },
  booking: {
    huwon: {
      title: {
        es: 'Reservar el Jardín Secreto (opcional)',
        en: 'Book the Secret Garden (optional)',
      },
      text: {
        es: 'Se reserva en la web del palacio, {huwon-booking}. Vas a Changdeokgung el {date}.',
        en: 'Book on the palace website, {huwon-booking}. You visit Changdeokgung on {date}.',
      },
    },
    dmz: {
      title: { es: 'Reservar la visita a la DMZ', en: 'Book the DMZ tour' },
      text: {
        es: 'Resérvala {dmz-booking}. Vas el {date}. Lleva el {dmz-passport}.',
        en: 'Book it {dmz-booking}. You go on {date}. Bring your {dmz-passport}.',
      },
    },
  },
  download: {
    title: { es: 'Guardar la guía en el teléfono', en: 'Save the guide on your phone' },
    text: {
      es: 'Se guarda desde [el mapa del sitio](sitemap) y funciona sin conexión, con tu viaje y el metro.',
      en: 'Save it from [the site map](sitemap). It works offline, your trip and the subway included.',
    },
  },
  printTrip: {
    title: { es: 'Imprimir el viaje', en: 'Print the trip' },
    text: {
      es: 'Una hoja por día con los nombres en hangul, desde [Mi viaje](trip).',
      en: 'One sheet per day with names in Hangul, from [My trip](trip).',
    },
  },
  card: {
    title: { es: 'Comprar y cargar la T-money', en: 'Buy and load T-money' },
    text: {
      es: 'Carga unos {load}: tu metro y tus autobuses suman {won}, sin el aeropuerto. La tarjeta cuesta aparte, {tmoney-card-price}. Se recarga {tmoney-topup}.',
      en: 'Load about {load}: your subway and bus rides add up to {won}, not counting the airport. The card is extra, {tmoney-card-price}. You top it up {tmoney-topup}.',
    },
  },
  ride: {
    in: { es: 'Ir a {station}', en: 'Get to {station}' },
    out: { es: 'Volver al aeropuerto', en: 'Get back to the airport' },
    land: { es: 'Si aterrizas en {airport}: {way}.', en: 'If you land at {airport}: {way}.' },
    leave: {
      es: 'Si sales de {airport}: {way}. El metro circula {hours}.',
      en: 'If you fly from {airport}: {way}. The subway runs {hours}.',
    },
    hours: {
      seoul: { es: '{seoul-subway-hours}', en: '{seoul-subway-hours}' },
      busan: { es: '{busan-subway-hours}', en: '{busan-subway-hours}' },
    },
    link: { es: 'Ver el trayecto', en: 'See the route' },
  },
  own: {
    heading: { es: 'Añadir una tarea tuya', en: 'Add your own task' },
    text: { es: 'Qué', en: 'What' },
    date: { es: 'Fecha, si la tiene', en: 'Date, if it has one' },
    add: { es: 'Añadir', en: 'Add' },
    remove: { es: 'Quitar «{task}»', en: 'Remove “{task}”' },
    missing: { es: 'Escribe la tarea.', en: 'Enter the task.' },
  },
  packing: {
    heading: { es: 'La maleta de {months}', en: 'Packing for {months}' },
    degrees: { es: '{low} a {high}', en: '{low} to {high}' },
    place: { es: '{city}, {month}: {rain} mm', en: '{city}, {month}: {rain} mm' },
    note: {
      es: 'Son medias de {period}. Tu viaje puede ser otro.',
      en: 'These are averages for {period}. Your trip may be different.',
    },
  },
  known: {
    heading: { es: 'Sin nada que hacer', en: 'Nothing to do' },
  },
  unknown: {
    heading: { es: 'Lo que aún no se sabe', en: 'What is not known yet' },
    kEta: {
      es: 'Si tu pasaporte necesitará K-ETA desde el {date}. Mirado el {checked}.',
      en: 'Whether your passport will need a K-ETA from {date}. Checked on {checked}.',
    },
    holidays: {
      es: 'Qué días son festivos en {year}.',
      en: 'Which days are holidays in {year}.',
    },
  },
  kept: {
    here: {
      es: 'Lo que marcas se guarda con el viaje, en este dispositivo.',
      en: 'What you tick is saved with the trip, on this device.',
    },
    tab: {
      es: 'Lo que marcas se pierde al cerrar la pestaña.',
      en: 'What you tick is lost when you close the tab.',
    },
    keep: { es: 'Guardar aquí el viaje y las marcas', en: 'Save the trip and the ticks here' },
  },
} as const;
