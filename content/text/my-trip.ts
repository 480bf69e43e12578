import type { PageText } from './page-text.ts';

/** The page on which visitors plan their own trip; its tool has `my-trip-tool.ts`. */
export const text = {
  title: {
    es: 'Mi viaje a Corea: planifica y comprueba cada día | Rumbo Corea',
    en: 'My trip to Korea: plan it and check each day | Rumbo Corea',
  },
  description: {
    es: 'Planifica tu viaje a Corea del Sur día a día: la página comprueba horarios, festivos, trayectos y precios, y te avisa de lo que no encaja.',
    en: 'Plan your trip to South Korea day by day: the page checks opening hours, holidays, journeys and prices, and tells you what does not fit.',
  },
  keywords: {
    es: 'planificar viaje a Corea, organizador de viaje Corea, itinerario propio Corea, viaje a Corea día a día',
    en: 'plan a trip to Korea, Korea trip planner, custom Korea itinerary, Korea day by day',
  },
  menu: {
    label: { es: 'Mi viaje', en: 'My trip' },
    line: {
      es: 'Tus días, comprobados',
      en: 'Your days, checked',
    },
  },
  heading: { es: 'Mi viaje', en: 'My trip' },
  lead: {
    es: 'Tú eliges los sitios y los días. Aquí se comprueban horarios, festivos, trayectos y precios, y te avisamos.',
    en: 'You choose the places and the days. We check opening hours, holidays, travel times and prices, and tell you what does not fit.',
  },
  hangul: '여행',
  hangulMeaning: { es: 'Viaje', en: 'Trip' },
  /** What the check says of a ready-made trip, by the weekday of its first day. */
  sample: {
    heading: { es: 'Así se comprueba «{trip}»', en: 'How “{trip}” is checked' },
    choose: { es: 'Elige qué día llegas', en: 'Choose the day you arrive' },
    day: { es: 'Día {day}', en: 'Day {day}' },
    stops: { es: '{number} paradas, de {from} a {to}', en: '{number} stops, {from} to {to}' },
    fix: { es: 'Se arregla con un toque:', en: 'One tap mends it:' },
    fits: { es: 'Todo encaja', en: 'Everything fits' },
    fitsText: {
      es: 'Nada cierra y da tiempo a llegar.',
      en: 'Nothing is closed and there is time to get there.',
    },
    open: { es: 'Abrir este viaje', en: 'Open this trip' },
    own: { es: 'Empieza el tuyo', en: 'Start your own' },
  },
  ready: {
    heading: { es: 'Desde un itinerario', en: 'From an itinerary' },
    lead: {
      es: 'Copia un viaje hecho y cámbialo a tu gusto.',
      en: 'Copy a ready-made trip and change it as you like.',
    },
    all: { es: 'Verlos antes de elegir', en: 'See them before you choose' },
  },
  dates: {
    heading: { es: 'Desde tus fechas', en: 'From your dates' },
    lead: {
      es: 'Un viaje vacío, con los festivos de Corea ya marcados.',
      en: 'An empty trip, with the Korean holidays already marked.',
    },
    from: { es: 'Llegas el', en: 'You arrive on' },
    to: { es: 'Te vas el', en: 'You leave on' },
    /** `{days}` is `seis días`. */
    create: { es: 'Crear {days}', en: 'Create {days}' },
    createNone: { es: 'Crear los días', en: 'Create the days' },
    noHoliday: {
      es: '{days}. Ninguno es festivo en Corea.',
      en: '{days}, with no public holidays in Korea.',
    },
    holidays: {
      es: '{days}. Festivo en Corea: {names}.',
      en: '{days}. Public holidays in Korea: {names}.',
    },
    unknown: {
      es: '{days}. De {year} aún no se conocen los festivos.',
      en: '{days}. The holidays of {year} are not known yet.',
    },
    wrong: {
      es: 'La vuelta tiene que ser después de la llegada, y como mucho 60 días.',
      en: 'You have to leave after you arrive, and within 60 days.',
    },
    missing: { es: 'Falta el día de llegada.', en: 'Enter the day you arrive.' },
    without: {
      es: 'Para poner fechas hace falta JavaScript. Sin él, los itinerarios de esta página se leen enteros y se imprimen.',
      en: 'Dates need JavaScript. Without it, you can still read and print the itineraries on this page.',
    },
  },
  place: {
    heading: { es: 'Desde un lugar', en: 'From a place' },
    lead: {
      es: 'Guarda lo que te guste. Los días vendrán después.',
      en: 'Save what you like. The days can come later.',
    },
    label: { es: 'Busca un lugar o un barrio', en: 'Search for a place or area' },
    more: {
      es: 'O empieza por uno de estos:',
      en: 'Or start with one of these:',
    },
  },
  open: {
    lead: {
      es: '¿Te han pasado un viaje, o guardaste uno en un archivo?',
      en: 'Has someone sent you a trip, or did you save one to a file?',
    },
    button: { es: 'Abrir un archivo o un enlace', en: 'Open a file or a link' },
  },
  checks: {
    heading: { es: 'Qué se comprueba', en: 'What is checked' },
    points: {
      open: {
        title: { es: 'Abre cuando llegas', en: 'Open when you arrive' },
        text: {
          es: 'Horario, última entrada y día de cierre de cada lugar, con los festivos de Corea.',
          en: 'Opening hours, last entry and closing days for each place, Korean holidays included.',
        },
      },
      closed: {
        title: { es: 'Cierra ese día', en: 'Closed that day' },
        text: {
          es: 'Te lo decimos, y te proponemos un cambio que se hace con un toque.',
          en: 'We tell you, and suggest a change that takes one tap.',
        },
      },
      unknown: {
        title: { es: 'Sin horario', en: 'No hours' },
        text: {
          es: 'Si nos falta un horario, la línea va a trazos. No lo inventamos.',
          en: 'Where hours are missing, the line is dashed. We do not make them up.',
        },
      },
      reach: {
        title: { es: 'Da tiempo a llegar', en: 'Time to get there' },
        text: {
          es: 'A pie, en metro o en taxi: minutos y precio de cada trayecto.',
          en: 'On foot, by subway or by taxi: how long each leg takes and what it costs.',
        },
      },
    },
  },
  privacy: {
    es: 'Tu viaje no sale de este dispositivo. Si compartes el enlace, viaja dentro de él y no pasa por nuestro servidor. Funciona sin conexión.',
    en: 'Your trip stays on this device. A link you share holds the whole trip, and nothing goes through our server. It works without a connection.',
  },
  /** On the page of an itinerary. */
  fromItinerary: {
    button: { es: 'Abrir en Mi viaje', en: 'Open in My trip' },
    hint: {
      es: 'Para cambiar días y paradas, y ver qué cierra en tus fechas.',
      en: 'To change days and stops, and see what closes on your dates.',
    },
  },
} as const satisfies PageText & Record<string, unknown>;
