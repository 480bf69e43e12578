import type { GuideCopy } from './guide-copy.ts';
import { share } from './share.ts';

export const copy = {
  title: {
    es: 'Itinerarios por Corea: 7 rutas día a día | Rumbo Corea',
    en: 'South Korea itineraries: 7 day-by-day trips | Rumbo Corea',
  },
  description: {
    es: 'Siete itinerarios por Corea del Sur, de 2 a 10 días: horarios, metro, mapa de cada jornada, coste por persona y descarga para tu calendario.',
    en: 'Seven South Korea itineraries from 2 to 10 days: times, subway exits, a map of each day, the cost per person and a file for your calendar.',
  },
  keywords: {
    es: 'itinerario Corea del Sur, ruta por Corea, Seúl en 5 días, Busan en 3 días, Corea en 10 días, Jeju en 4 días, fin de semana en Seúl, ruta gastronómica Corea',
    en: 'South Korea itinerary, Korea route, 5 days in Seoul, 3 days in Busan, 10 days in Korea, 4 days in Jeju, weekend in Seoul, Korea food trip',
  },
  menu: {
    label: { es: 'Itinerarios', en: 'Itineraries' },
    line: { es: 'Siete planes de 2 a 10 días', en: 'Seven plans, 2 to 10 days' },
  },
  heading: { es: 'Siete planes, día a día', en: 'Seven trips, day by day' },
  lead: {
    es: 'Elige los días que tienes. Cada plan trae horarios, paradas de metro, un mapa y lo que cuesta cada jornada.',
    en: 'Start from the days you have. Every plan comes with times, subway stops, a map and what each day costs.',
  },
  hangul: '일정',
  hangulMeaning: { es: 'Itinerario', en: 'Itinerary' },
  pictureAlt: {
    es: 'Corea al anochecer: un palacio de Seúl, los túmulos de Gyeongju, el puente de Busan y el volcán de Jeju, unidos por una línea de puntos con cuatro paradas',
    en: 'Korea at dusk: a palace in Seoul, the burial mounds of Gyeongju, the bridge of Busan and the volcano of Jeju, joined by a dotted line with four stops',
  },
  figure: {
    number: '7',
    label: { es: 'rutas de 2 a 10 días', en: 'routes of 2 to 10 days' },
  },
  intro: [
    {
      es: 'Los planes siguen un orden que se puede caminar y dejan hueco para sentarse. Úsalos tal cual o quédate con los días que te sirvan: descárgalos a tu calendario o imprímelos.',
      en: 'The plans follow an order you can walk and leave time to sit down. Use one as it is or take the days that suit you: download it to your calendar or print it.',
    },
    {
      es: 'Antes de salir, mira cómo funcionan [la tarjeta T-money y los trenes](transport) y calcula el viaje entero con [tu presupuesto](budget).',
      en: 'Before you go, see how [the T-money card and the trains](transport) work and add up the whole trip with [your budget](budget).',
    },
  ],

  cards: {
    heading: { es: 'Elige un itinerario', en: 'Choose an itinerary' },
    view: { es: 'Ver itinerario', en: 'View itinerary' },
    /** For screen readers, who hear many equal buttons. */
    viewOf: { es: 'Ver el itinerario {title}', en: 'View the itinerary {title}' },
    open: { es: 'Abierto más abajo', en: 'Open below' },
    days: {
      one: { es: '{number} día', en: '{number} day' },
      other: { es: '{number} días', en: '{number} days' },
    },
  },
  cities: {
    label: { es: 'Ciudades', en: 'Cities' },
    names: {
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
      gyeongju: { es: 'Gyeongju', en: 'Gyeongju' },
      jeju: { es: 'Jeju', en: 'Jeju' },
      andong: { es: 'Andong', en: 'Andong' },
      jeonju: { es: 'Jeonju', en: 'Jeonju' },
    },
  },
  difficulty: {
    label: { es: 'Dificultad', en: 'Difficulty' },
    levels: {
      easy: { es: 'Fácil', en: 'Easy' },
      medium: { es: 'Media', en: 'Medium' },
      hard: { es: 'Difícil', en: 'Hard' },
    },
  },

  timeline: {
    tabs: { es: 'Días del itinerario', en: 'Days of the itinerary' },
    day: { es: 'Día {number}', en: 'Day {number}' },
    /** The parts of the day that stand in place of a clock time. */
    parts: {
      AM: { es: 'Mañana', en: 'Morning' },
      PM: { es: 'Tarde', en: 'Afternoon' },
      EVE: { es: 'Noche', en: 'Evening' },
      'Full day': { es: 'Todo el día', en: 'Full day' },
    },
    where: { es: 'Dónde', en: 'Where' },
    tip: { es: 'Consejo', en: 'Tip' },
    tips: { es: 'Consejos', en: 'Tips' },
    ticket: { es: 'Entrada o billete: {amount}', en: 'Ticket: {amount}' },
  },

  cost: {
    heading: { es: 'Cuánto cuesta', en: 'What it costs' },
    day: { es: 'Coste estimado por persona y día', en: 'Estimated cost per person and day' },
    trip: { es: 'Total estimado por persona', en: 'Estimated total per person' },
    food: { es: 'Comidas', en: 'Meals' },
    transport: { es: 'Transporte urbano', en: 'City transport' },
    tickets: { es: 'Entradas y billetes', en: 'Tickets' },
    explanation: {
      es: 'Suma la comida y el transporte urbano del nivel medio de la guía y las entradas y los billetes con precio en el plan. No cuenta el alojamiento, los vuelos ni lo que el propio plan deja aparte.',
      en: 'It adds up food and city transport at the guide’s middle level and the tickets that carry a price in the plan. It leaves out lodging, flights and whatever the plan itself sets aside.',
    },
  },

  calendar: {
    heading: { es: 'Llévalo en tu calendario', en: 'Take it in your calendar' },
    start: { es: 'Primer día del viaje', en: 'First day of the trip' },
    hint: {
      es: 'Con esa fecha, cada actividad aparece en tu calendario a su hora, en hora de Corea.',
      en: 'With that date, every activity shows up in your calendar at its time, in Korean time.',
    },
    button: { es: 'Descargar calendario', en: 'Download calendar' },
    missing: { es: 'Elige la fecha del primer día', en: 'Choose the date of the first day' },
    past: {
      es: 'Esa fecha ya ha pasado: elige hoy o un día posterior',
      en: 'That date has passed: choose today or a later day',
    },
  },
  route: {
    button: { es: 'Descargar ruta (GPX)', en: 'Download route (GPX)' },
    hint: {
      es: 'Para abrir las paradas, sin conexión, en una aplicación de mapas.',
      en: 'For opening the stops, offline, in a maps application.',
    },
  },
  print: { es: 'Imprimir', en: 'Print' },
  share: {
    ...share,
    text: {
      es: '¿Y si vamos a Corea? Mira este plan: {name}',
      en: 'Shall we go to Korea? Have a look at this plan: {name}',
    },
  },

  map: {
    heading: { es: 'Mapa del día {number}', en: 'Map of day {number}' },
    stops: { es: 'Paradas en orden', en: 'Stops in order' },
    stop: { es: 'Parada {number}: {name}', en: 'Stop {number}: {name}' },
    count: {
      one: { es: '{number} parada en el mapa', en: '{number} stop on the map' },
      other: { es: '{number} paradas en el mapa', en: '{number} stops on the map' },
    },
    note: {
      es: 'La línea une las paradas en orden; no es el camino exacto.',
      en: 'The line joins the stops in order; it is not the exact way.',
    },
    none: {
      es: 'Este día no tiene paradas que señalar en el mapa.',
      en: 'This day has no stops to mark on the map.',
    },
  },

  help: {
    heading: { es: '¿Ninguno encaja con tu viaje?', en: 'None of them fits your trip?' },
    text: {
      es: '[Cuéntanos](contact) tus fechas y lo que te gusta y te ayudamos a ajustar la ruta. Las dudas más comunes, de los visados a la mejor época, ya tienen respuesta en las [preguntas frecuentes](faq).',
      en: '[Tell us](contact) your dates and what you enjoy, and we will help you adjust the route. What most people ask, from visas to the best season, is answered in the [frequently asked questions](faq).',
    },
  },
} as const satisfies GuideCopy & Record<string, unknown>;
