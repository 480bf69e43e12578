import type { GuideCopy } from './guide-copy.ts';
import { share } from './share.ts';

export const copy = {
  title: {
    es: 'Itinerarios por Corea: 7 rutas día a día | Rumbo Corea',
    en: 'South Korea itineraries: 7 day-by-day trips | Rumbo Corea',
  },
  description: {
    es: '{Words:itineraries} itinerarios por Corea del Sur, de 2 a 10 días: horarios, metro, mapa de cada jornada, coste por persona y descarga para tu calendario.',
    en: '{Words:itineraries} South Korea itineraries from 2 to 10 days: times, subway exits, a map of each day, the cost per person and a file for your calendar.',
  },
  keywords: {
    es: 'itinerario Corea del Sur, ruta por Corea, Seúl en 5 días, Busan en 3 días, Corea en 10 días, Jeju en 4 días, fin de semana en Seúl, ruta gastronómica Corea',
    en: 'South Korea itinerary, Korea route, 5 days in Seoul, 3 days in Busan, 10 days in Korea, 4 days in Jeju, weekend in Seoul, Korea food trip',
  },
  menu: {
    label: { es: 'Itinerarios', en: 'Itineraries' },
    line: {
      es: '{Words:itineraries} planes de 2 a 10 días',
      en: '{Words:itineraries} plans, 2 to 10 days',
    },
  },
  heading: {
    es: '{Words:itineraries} planes, día a día',
    en: '{Words:itineraries} trips, day by day',
  },
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
    number: { es: '{count:itineraries}', en: '{count:itineraries}' },
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
    /** The accessible name, as the visible names of these links are all equal. */
    viewOf: { es: 'Ver el itinerario {title}', en: 'View the itinerary {title}' },
    open: { es: 'Es el que tienes abierto', en: 'The one you have open' },
    /** Below the itinerary, on its own page. */
    others: { es: 'Todos los itinerarios', en: 'All the itineraries' },
    /** The cost of a trip on its card. */
    cost: { es: '{total} por persona', en: '{total} per person' },
    costNote: {
      es: '{day} al día en comidas, trayectos y entradas; sin cama ni vuelos.',
      en: '{day} a day for meals, rides and admissions; no bed, no flights.',
    },
    unseen: {
      es: 'No suma, sin precio visto: {names}.',
      en: 'Not counted, no price seen: {names}.',
    },
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
    /** The parts of the day used instead of a clock time. */
    parts: {
      AM: { es: 'Mañana', en: 'Morning' },
      PM: { es: 'Tarde', en: 'Afternoon' },
      EVE: { es: 'Noche', en: 'Evening' },
      'Full day': { es: 'Todo el día', en: 'Full day' },
    },
    where: { es: 'Dónde', en: 'Where' },
    tip: { es: 'Consejo', en: 'Tip' },
    tips: { es: 'Consejos', en: 'Tips' },
    rides: { es: 'Trayecto', en: 'Ride' },
    back: { es: 'Vuelta al alojamiento', en: 'Back to where you sleep' },
    modes: {
      subway: { es: 'metro', en: 'subway' },
      bus: { es: 'autobús', en: 'bus' },
      taxi: { es: 'taxi', en: 'taxi' },
    },
    unseen: { es: 'precio no visto', en: 'no price seen' },
    unconfirmed: { es: 'sin confirmar', en: 'not confirmed' },
  },

  cost: {
    heading: { es: 'Cuánto cuesta', en: 'What it costs' },
    day: {
      es: 'Coste estimado de este día, por persona',
      en: 'Estimated cost of this day per person',
    },
    trip: { es: 'Total estimado por persona', en: 'Estimated total per person' },
    food: { es: 'Comidas', en: 'Meals' },
    transport: { es: 'Trayectos', en: 'Rides' },
    tickets: { es: 'Entradas y billetes de atracciones', en: 'Admissions and sights' },
    meals: { es: 'Cómo comes', en: 'How you eat' },
    perDay: { es: '{amount} al día: {dishes}', en: '{amount} a day: {dishes}' },
    rules: {
      heading: { es: 'Cómo contamos', en: 'How we count' },
      list: [
        {
          es: 'Comidas: tres al día, a precios medios de Seúl de 2025, durante todo el viaje.',
          en: 'Meals: three a day, at average Seoul prices of 2025, all through the trip.',
        },
        {
          es: 'Trayectos: cada metro, autobús, taxi y tren del plan, uno por uno y con tarjeta, con la ida desde el alojamiento y la vuelta. Si entre dos paradas hay más de 1,2 km y el plan no dice cómo se va, contamos un viaje urbano.',
          en: 'Rides: every subway, bus, taxi and train of the plan, one by one and with a card, from where you sleep and back. Where two stops lie more than 1.2 km apart and the plan does not say how you get there, we count one city ride.',
        },
        {
          es: 'El transbordo con tarjeta entre metro y autobús puede salir más barato; el taxi cuenta entero, y compartido sale a menos.',
          en: 'Changing between subway and bus with a card can be cheaper; a taxi counts whole, and costs less when shared.',
        },
        {
          es: 'Entradas: al precio que vale hoy, según las cifras del final de la página.',
          en: 'Admissions: at today’s price, as in the figures at the end of the page.',
        },
      ],
      /** For itineraries that leave Seoul and Busan. */
      elsewhere: {
        es: 'No hemos visto la tarifa de los autobuses y taxis de fuera de Seúl y Busan: los contamos a la de Busan ({busan-bus-fare} el autobús).',
        en: 'We have not seen the fares of buses and taxis outside Seoul and Busan: we count them at those of Busan ({busan-bus-fare} for a bus).',
      },
    },
    without: {
      heading: { es: 'Lo que no está en el total', en: 'What is not in the total' },
      always: {
        es: 'La cama, los vuelos, las compras y lo que se come entre horas.',
        en: 'Your bed, flights, shopping and what you eat between meals.',
      },
      unseen: { es: 'Sin precio visto: {names}.', en: 'No price seen: {names}.' },
      extras: { es: 'Aparte, si los haces: {names}.', en: 'Extra, if you do them: {names}.' },
    },
    unconfirmed: {
      es: 'Contamos con precios que no hemos podido confirmar: {names}. Míralos antes de ir.',
      en: 'We count on prices that we could not confirm: {names}. Check them before you go.',
    },
  },

  calendar: {
    heading: { es: 'Llévate la ruta', en: 'Take the route with you' },
    start: { es: 'Primer día del viaje', en: 'First day of the trip' },
    hint: {
      es: 'Te decimos qué cierra esos días, y cada actividad aparece en tu calendario a su hora, en hora de Corea.',
      en: 'We tell you what is closed on those days, and every activity shows up in your calendar at its time, in Korean time.',
    },
    button: { es: 'Descargar calendario', en: 'Download calendar' },
    missing: { es: 'Elige la fecha del primer día', en: 'Choose the date of the first day' },
    past: {
      es: 'Esa fecha ya ha pasado: elige hoy o un día posterior',
      en: 'That date has passed: choose today or a later day',
    },
  },

  closings: {
    heading: { es: 'Ojo: cierra en esas fechas', en: 'Closed on those dates' },
    /** A closing, in the list below the date field. */
    line: { es: 'Día {day}, {date}: cierra {what}.', en: 'Day {day}, {date}: {what}, closed.' },
    /** A closing, at its day and in the calendar file. */
    today: { es: 'El {date} cierra {what}.', en: 'On {date}, {what}: closed.' },
    tab: { es: 'cierre', en: 'closure' },
    reasons: {
      weekday: { es: 'Es su día de descanso.', en: 'It is the day off.' },
      moved: {
        es: 'Abre en el festivo anterior y descansa este día laborable.',
        en: 'It opens on the holiday before and takes this working day off.',
      },
      nth: {
        es: 'Es uno de sus descansos del mes.',
        en: 'It is one of the days off of the month.',
      },
      seollal: { es: 'Es el día de Seollal.', en: 'It is the day of Seollal.' },
      chuseok: { es: 'Es el día de Chuseok.', en: 'It is the day of Chuseok.' },
      'new-year': { es: 'Es el 1 de enero.', en: 'It is 1 January.' },
      perhaps: {
        es: 'Es su día de descanso, salvo que caiga en festivo: los de ese año aún no los conocemos.',
        en: 'It is the day off, unless it is a public holiday: those of that year are not known yet.',
      },
    },
    none: {
      es: 'Ninguna parada con día de cierre conocido cierra en esas fechas.',
      en: 'No stop whose days off we know is closed on those dates.',
    },
    swap: { es: 'Cambiar el día {one} por el {other}', en: 'Swap days {one} and {other}' },
    start: { es: 'Empezar el {date}', en: 'Start on {date}' },
    reordered: {
      es: 'Has cambiado el orden de los días; el calendario y la ruta lo siguen.',
      en: 'You have changed the order of the days; the calendar and the route follow it.',
    },
    undo: { es: 'Volver al orden del plan', en: 'Back to the order of the plan' },
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
      en: '[Tell us](contact) your dates and what you enjoy, and we will help you adjust the route. What most people ask, from visas to the best season, is answered in the [FAQ](faq).',
    },
  },
} as const satisfies GuideCopy & Record<string, unknown>;
