/** The texts of the tool that says what the dates of a trip mean; `{…}` are placeholders. */
export const tripOutlook = {
  title: {
    es: 'Tus fechas en Corea: tiempo, festivos y cierres',
    en: 'Your dates in Korea: weather, holidays and closures',
  },
  lead: {
    es: 'Pon cuándo llegas y cuándo te vas, y te decimos qué tiempo suele hacer, qué llevar, qué festivos caen y qué lugares cierran.',
    en: 'Enter when you arrive and leave to see what the weather is usually like, what to pack, which holidays fall then and which places close.',
  },
  noScript: {
    es: 'Para calcularlo hace falta JavaScript. Sin él, más abajo están el tiempo de cada mes, los festivos y los cierres semanales.',
    en: 'This needs JavaScript. Without it, each month’s weather, the holidays and the weekly closing days are further down.',
  },
  tool: {
    start: { es: 'Llegada', en: 'Arrival' },
    end: { es: 'Salida', en: 'Departure' },
    button: { es: 'Ver mis fechas', en: 'See my dates' },
    problems: {
      startMissing: { es: 'Elige el día de llegada', en: 'Choose the day you arrive' },
      endMissing: { es: 'Elige el día de salida', en: 'Choose the day you leave' },
      notADate: {
        es: 'Revisa la fecha: el año va con cuatro cifras, como {year}',
        en: 'Check the date: the year has four digits, such as {year}',
      },
      before: {
        es: 'La salida es anterior a la llegada: cambia una de las dos',
        en: 'You leave before you arrive: change one of the two dates',
      },
      past: {
        es: 'Ese viaje ya ha terminado: elige una salida de hoy en adelante',
        en: 'That trip is over: choose a departure from today on',
      },
      tooLong: {
        es: 'Calculamos hasta dos años: elige una salida hasta el {date}',
        en: 'We go up to two years: choose a departure by {date}',
      },
    },
    days: {
      one: { es: 'un día', en: 'one day' },
      other: { es: '{count} días', en: '{count} days' },
    },
    summary: {
      seoul: { es: 'Seúl, de media', en: 'Seoul, on average' },
      light: { es: 'Amanece y anochece, el primer día', en: 'Sunrise and sunset, first day' },
      holidays: { es: 'Días festivos', en: 'Public holidays' },
      closed: { es: 'Lugares que cierran algún día', en: 'Places that close on some day' },
      /** Where the holidays of some days are not known. */
      atLeast: { es: '{count} o más', en: '{count} or more' },
    },
    weather: {
      heading: { es: 'Tiempo y maleta', en: 'Weather and packing' },
      note: {
        es: 'Mínima y máxima medias y lluvia del mes entero. No son una previsión.',
        en: 'Average low and high, and rain in the whole month. This is not a forecast.',
      },
      /** A month of a city. */
      month: { es: '{low} / {high} · {rain} mm', en: '{low} / {high} · {rain} mm' },
      coldest: { es: 'el más frío, {month}', en: 'coldest, {month}' },
      warmest: { es: 'el más cálido, {month}', en: 'warmest, {month}' },
      wettest: { es: 'el más lluvioso, {month}', en: 'wettest, {month}' },
    },
    light: {
      es: 'En Seúl, el {date} amanece a las {rises} y anochece a las {sets}.',
      en: 'In Seoul on {date} the sun rises at {rises} and sets at {sets}.',
    },
    season: {
      heading: { es: 'En temporada', en: 'In season' },
      festivals: { es: 'Festivales', en: 'Festivals' },
      change: {
        es: 'Las fechas cambian cada año.',
        en: 'The dates change every year.',
      },
      /** A link to the section of the page. */
      seen: { es: 'Fechas y fuentes', en: 'Dates and sources' },
      none: {
        es: 'Ninguno de los grandes festivales cae en esas fechas.',
        en: 'None of the big festivals falls on those dates.',
      },
    },
    holidays: {
      heading: { es: 'Festivos', en: 'Public holidays' },
      none: { es: 'Ninguno en tus fechas.', en: 'None on your dates.' },
      unknown: {
        es: 'Del {date} en adelante no hay calendario de festivos: mira Seollal, Chuseok y el cumpleaños de Buda.',
        en: 'There is no calendar of holidays from {date} on, so look up Seollal, Chuseok and Buddha’s Birthday.',
      },
      closed: { es: 'Cierra: {places}.', en: 'Closed: {places}.' },
      /** Before the three days of the feast. */
      feast: { es: '{feast}, {days}.', en: '{feast}, {days}.' },
      crowds: {
        es: 'Reserva cuanto antes los trenes de esa semana, que se agotan, y cuenta con tiendas y restaurantes cerrados los tres días.',
        en: 'Book that week’s trains as early as you can, as they sell out, and expect closed shops and restaurants on the three days.',
      },
      /** A link to the section of the page. */
      closes: { es: 'Qué cierra en fiestas', en: 'What closes on holidays' },
    },
    closed: {
      heading: { es: 'Qué cierra esos días', en: 'What closes on those days' },
      none: {
        es: 'Nada de la guía cierra en tus fechas.',
        en: 'Nothing in the guide closes on your dates.',
      },
      /** On trips too long for a list of dates. */
      many: { es: '{weekday}, {count} días', en: '{weekday}, {count} days' },
      manyDays: { es: '{count} días', en: '{count} days' },
      long: {
        es: 'En un viaje de más de {count} días contamos los cierres; con fechas más cortas verás cada día.',
        en: 'For a trip of over {count} days we count the closures; shorter dates show each day.',
      },
      rest: {
        es: 'Los lugares que no están aquí abren, que sepamos, todos los días.',
        en: 'Places not listed here open every day, as far as we know.',
      },
    },
    next: {
      itineraries: {
        es: 'Un itinerario desde el {date}',
        en: 'An itinerary from {date}',
      },
    },
  },
} as const;

/** The closing days of the guide's places, which the page lists by weekday. */
export const closingDays = {
  title: { es: 'Qué cierra cada semana', en: 'What closes each week' },
  short: { es: '**El lunes** es el día de más cierres', en: '**Monday** has the most closings' },
  note: {
    es: 'Si su día de cierre cae en festivo, estos abren ese día y cierran otro, casi siempre el siguiente laborable: {places}.',
    en: 'If their closing day is a public holiday, these open that day and close on another, nearly always the next working day: {places}.',
  },
  day: { es: 'Día', en: 'Day' },
  closed: { es: 'Cierra', en: 'Closed' },
  holidays: { es: 'Festivos', en: 'Public holidays' },
} as const;
