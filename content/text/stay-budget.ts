/** The form that counts what a visit costs, on the pages of the itineraries and of one's own trip. */
export const stayBudget = {
  heading: { es: '¿Cuánto cuesta tu viaje?', en: 'What will your trip cost?' },
  lead: {
    es: 'Según las noches, la cama y las comidas.',
    en: 'It comes down to nights, bed and meals.',
  },
  /** The line that unfolds the form on phones. */
  fold: { es: 'Calcula el tuyo', en: 'Work out yours' },
  fields: {
    seoul: { es: 'Noches en Seúl', en: 'Nights in Seoul' },
    busan: { es: 'Noches en Busan', en: 'Nights in Busan' },
    other: { es: 'Noches en otra ciudad', en: 'Nights in another city' },
    where: { es: 'Otra ciudad', en: 'Other city' },
    people: { es: 'Personas', en: 'People' },
    bed: { es: 'Cama', en: 'Bed' },
    meals: { es: 'Comidas', en: 'Meals' },
    /** `Sencillas: 19.800 ₩ al día`. */
    meal: { es: '{name}: {won} al día', en: '{name}: {won} a day' },
    tickets: { es: 'Entradas al día', en: 'Admissions a day' },
    noTicket: { es: 'Ninguna', en: 'None' },
    journeys: { es: 'Entre ciudades', en: 'Between cities' },
    guide: { es: 'Trenes al precio de la guía', en: 'Trains at the guide’s price' },
    noJourney: { es: 'Sin contar, o mi cifra', en: 'Not counted, or my figure' },
    inland: {
      es: 'Trenes, autobuses y vuelos internos, por persona',
      en: 'Trains, buses and domestic flights, per person',
    },
    extras: { es: 'Añadir vuelos y seguro', en: 'Add flights and insurance' },
  },
  /** Where no source gives the price of the bed. */
  noBed: {
    es: 'Para {cities}, pon el precio de una noche que hayas encontrado.',
    en: 'For {cities}, give the price of a night that you have found.',
  },
  result: {
    /** `Por persona, 7 noches`. */
    person: { es: 'Por persona, {nights}', en: 'Per person, {nights}' },
    about: { es: '≈ {won}', en: '≈ {won}' },
    group: { es: 'Las {people} personas: {won}', en: 'The {people} of you: {won}' },
    none: { es: 'Elige al menos una noche.', en: 'Choose at least one night.' },
    rooms: {
      one: { es: '1 habitación', en: '1 room' },
      other: { es: '{number} habitaciones', en: '{number} rooms' },
    },
    foodHint: { es: '{days}, {won} al día', en: '{days}, {won} a day' },
    rides: { es: 'Metro y autobús', en: 'Subway and bus' },
    ridesHint: { es: '{number} viajes al día', en: '{number} rides a day' },
    ticketsHint: {
      es: '{number} al día, {won} cada una de media',
      en: '{number} a day, {won} each on average',
    },
    journeys: { es: 'Entre ciudades', en: 'Between cities' },
    /** A journey: `tren Seúl-Busan`. */
    way: { es: '{mode} {from}-{to}', en: '{from}-{to} {mode}' },
    return: { es: '{way}, ida y vuelta', en: '{way} return' },
    modes: {
      train: { es: 'tren', en: 'train' },
      flight: { es: 'vuelo', en: 'flight' },
      'express-bus': { es: 'autobús', en: 'bus' },
      unknown: { es: 'trayecto', en: 'journey' },
    },
    unseen: {
      es: 'Suma aparte, al precio que veas al comprarlo: {names}.',
      en: 'Add at the price you see when you buy it: {names}.',
    },
    airport: { es: 'el trayecto del aeropuerto', en: 'the ride from the airport' },
    children: {
      es: 'Los niños cuentan como adultos; muchas entradas les salen más baratas.',
      en: 'Children count as adults; many admissions cost less for them.',
    },
  },
  /** The ways on. */
  trip: { es: 'Abrirlo en Mi viaje', en: 'Open it in My trip' },
  tripHint: {
    es: 'En Mi viaje añades los lugares de cada día, y con ellos se cuentan entradas y trayectos.',
    en: 'In My trip you add the places of each day, and admissions and rides are counted from them.',
  },
  keep: { es: 'Enlace a esta cuenta', en: 'Link to this sum' },
  long: {
    es: 'Más de un mes ya es vivir allí. La calculadora cuenta el alquiler y los gastos de cada mes.',
    en: 'More than a month is living there. The calculator counts the rent and the costs of each month.',
  },
  calculator: { es: 'Ir a la calculadora', en: 'Go to the calculator' },
  examples: {
    caption: { es: 'Tres viajes de ejemplo', en: 'Three example trips' },
    trip: { es: 'Viaje', en: 'Trip' },
    person: { es: 'Por persona', en: 'Per person' },
    /** For all of them. */
    group: { es: '{won} en total', en: '{won} in total' },
    /** `7 noches en Seúl`. */
    nights: { es: '{nights} en {city}', en: '{nights} in {city}' },
    /** `Busan: hotel, motel u hostel (media)`, where the cities differ. */
    bed: { es: '{city}: {bed}', en: '{city}: {bed}' },
    without: { es: 'sin la cama en {cities}', en: 'without the bed in {cities}' },
    note: {
      es: 'Con cama, comidas, transporte y entradas, sin el vuelo a Corea ni el seguro.',
      en: 'With bed, meals, transport and admissions, without the flight to Korea or insurance.',
    },
  },
} as const;
