import type { GuideText } from './guide-text.ts';
import { share } from './share.ts';

export const text = {
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
    es: 'Itinerarios por Corea: de 2 a 10 días',
    en: 'Korea itineraries: 2 to 10 days',
  },
  lead: {
    es: 'Elige según los días que tengas. Cada plan trae horarios, paradas de metro, un mapa y lo que cuesta cada jornada.',
    en: 'Choose by how many days you have. Every plan comes with times, subway stops, a map and what each day costs.',
  },
  hangul: '일정',
  hangulMeaning: { es: 'Itinerario', en: 'Itinerary' },
  pictureAlt: {
    es: 'En la mesita de un tren, un cuaderno con dos días de paradas, un billete de Seúl a Busan y huevos cocidos; por la ventana, arrozales',
    en: 'On the tray table of a train, a notebook with two days of stops, a ticket from Seoul to Busan and boiled eggs; rice fields outside',
  },
  figure: {
    number: { es: '{count:itineraries}', en: '{count:itineraries}' },
    label: { es: 'rutas de 2 a 10 días', en: 'routes of 2 to 10 days' },
  },
  intro: [
    {
      es: 'Antes de salir, mira cómo funcionan [la tarjeta T-money y los trenes](transport). Para quedarte meses está [la calculadora de presupuesto](budget).',
      en: 'Before you go, see how [the T-money card and the trains](transport) work. For a stay of months there is [the budget calculator](budget).',
    },
  ],

  cards: {
    heading: { es: 'Elige un itinerario', en: 'Choose an itinerary' },
    show: { es: 'Mostrar', en: 'Show' },
    choices: {
      all: { es: 'Todos', en: 'All' },
      short: { es: 'Hasta 4 días', en: 'Up to 4 days' },
      seoul: { es: 'Con Seúl', en: 'With Seoul' },
      still: { es: 'Sin cambiar de hotel', en: 'One hotel' },
    },
    more: { es: 'Más sobre {title}', en: 'More about {title}' },
    view: { es: 'Ver los {days}', en: 'See the {days}' },
    dates: { es: 'Poner fechas', en: 'Set dates' },
    /** Above the days of the itinerary that stands open. */
    open: { es: '{title}, día a día', en: '{title}, day by day' },
    /** Below the itinerary, on its own page. */
    others: { es: 'Otros itinerarios', en: 'Other itineraries' },
    all: { es: 'Ver los {count} itinerarios', en: 'See all {count} itineraries' },
    costNote: {
      es: 'Por persona, con comidas, trayectos y entradas, sin alojamiento ni vuelos.',
      en: 'Per person, with meals, rides and admissions, without accommodation or flights.',
    },
    unseen: {
      es: 'Estos trayectos no están en los totales, porque su precio se ve al comprarlos: {names}.',
      en: 'These journeys are not in the totals, because you see their price when you buy them: {names}.',
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
    heading: { es: 'Día a día', en: 'Day by day' },
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
    more: { es: 'Más', en: 'More' },
    tip: { es: 'Consejo', en: 'Tip' },
    tips: { es: 'Consejos', en: 'Tips' },
    hours: { es: 'Horario', en: 'Hours' },
    rides: { es: 'Trayecto', en: 'Ride' },
    back: { es: 'Vuelta', en: 'Way back' },
    modes: {
      subway: { es: 'metro', en: 'subway' },
      bus: { es: 'autobús', en: 'bus' },
      taxi: { es: 'taxi', en: 'taxi' },
    },
    line: {
      one: { es: 'línea {list}', en: 'Line {list}' },
      other: { es: 'líneas {list}', en: 'Lines {list}' },
    },
    about: { es: 'unos {count} min', en: 'about {count} min' },
  },

  cost: {
    heading: { es: 'Cuánto cuesta', en: 'What it costs' },
    day: {
      es: 'Coste estimado de este día, por persona',
      en: 'Estimated cost of this day, per person',
    },
    trip: { es: 'Total estimado por persona', en: 'Estimated total per person' },
    food: { es: 'Comidas', en: 'Meals' },
    transport: { es: 'Trayectos', en: 'Rides' },
    tickets: { es: 'Entradas y billetes de atracciones', en: 'Admissions and tickets' },
    /** Where they are folded. */
    whole: { es: 'Fechas, coste y archivos', en: 'Dates, cost and files' },
    meals: { es: 'Cómo comes', en: 'How you eat' },
    perDay: { es: '{amount} al día: {dishes}', en: '{amount} a day: {dishes}' },
    rules: {
      heading: { es: 'Cómo contamos', en: 'How we count' },
      list: [
        {
          es: 'Tres comidas al día, a precios medios de Seúl de 2025, durante todo el viaje.',
          en: 'Three meals a day, at average 2025 prices in Seoul, for the whole trip.',
        },
        {
          es: 'Cada metro, autobús, taxi y tren del plan, con tarjeta, desde que sales del alojamiento hasta que vuelves. Si entre dos paradas hay más de 1,2 km y el plan no dice cómo se va, contamos un viaje urbano.',
          en: 'Every subway, bus, taxi and train ride in the plan, paid by card, from your accommodation and back. Where two stops lie more than 1.2 km apart and the plan does not say how you get there, we count one city ride.',
        },
        {
          es: 'Si el plan no dice dónde duermes, el primer y el último metro del día son una estimación. Toca «metro» y pon tu estación para ver los tuyos.',
          en: 'Where the plan does not say where you sleep, the first and the last subway ride of the day are an estimate. Choose “subway” and enter your station to see yours.',
        },
        {
          es: 'El transbordo con tarjeta entre metro y autobús puede salir más barato. El taxi lo contamos entero; si lo compartes, sale a menos.',
          en: 'Changing between subway and bus with a card can be cheaper. We count a taxi in full; it costs less if you share it.',
        },
        {
          es: 'Las entradas, al último precio publicado; si lleva un año al lado, es de ese año. Las fuentes están al final de la página.',
          en: 'Admissions at the latest published price; where a year stands beside it, the price is from that year. The sources are at the end of the page.',
        },
      ],
      /** For itineraries that leave Seoul and Busan. */
      elsewhere: {
        es: 'Fuera de Seúl y Busan contamos los autobuses y taxis a precios de Busan ({busan-bus-fare} el autobús).',
        en: 'Outside Seoul and Busan we count buses and taxis at Busan prices ({busan-bus-fare} for a bus).',
      },
    },
    without: {
      heading: { es: 'Lo que no está en el total', en: 'What is not in the total' },
      always: {
        es: 'El alojamiento, los vuelos, las compras y lo que comas entre horas.',
        en: 'Accommodation, flights, shopping and snacks between meals.',
      },
      unseen: {
        es: 'Tampoco están estos trayectos, cuyo precio se ve al comprarlos: {names}.',
        en: 'Nor are these journeys, whose price you see when you buy them: {names}.',
      },
      extras: { es: 'Aparte, si los haces: {names}.', en: 'Extra, if you do them: {names}.' },
    },
    unconfirmed: {
      es: 'Comprueba estos precios antes de pagar, porque pueden haber cambiado: {names}.',
      en: 'Check these prices before you pay, because they may have changed: {names}.',
    },
  },

  calendar: {
    heading: { es: 'Llévate el plan', en: 'Take the plan with you' },
    start: { es: 'Primer día del viaje', en: 'First day of the trip' },
    hint: {
      es: 'Con esta fecha te decimos qué cierra esos días y ponemos cada actividad en tu calendario, en hora de Corea.',
      en: 'We use this date to say what is closed on those days and to place every activity in your calendar, in Korean time.',
    },
    button: { es: 'Descargar calendario', en: 'Download calendar' },
    missing: { es: 'Elige la fecha del primer día', en: 'Choose the date of the first day' },
    past: {
      es: 'Esa fecha ya ha pasado: elige hoy o un día posterior',
      en: 'That date has passed: choose today or a later day',
    },
  },

  /** The weekdays on which a plan is best begun. */
  firstDay: {
    heading: { es: 'Cuándo empezar', en: 'When to start' },
    weekday: { es: '{name}', en: 'a {name}' },
    on: {
      es: 'Empieza en {days}: no te toca el día de cierre semanal de ninguna parada{events}.',
      en: 'Start on {days}: you meet no stop on its weekly closing day{events}.',
    },
    event: {
      es: ' y el día {day} coincides con {what}',
      en: ', and day {day} has {what}',
    },
    not: {
      es: 'No empieces en {days}, porque {closed}.',
      en: 'Do not start on {days}, because {closed}.',
    },
    closed: {
      one: { es: 'el día {day} cierra {what}', en: '{what} is closed on day {day}' },
      other: { es: 'el día {day} cierran {what}', en: '{what} are closed on day {day}' },
    },
    any: {
      es: 'Empieza el día que quieras: ninguna parada tiene día de cierre semanal.',
      en: 'Start on any day: no stop has a weekly closing day.',
    },
  },

  closings: {
    heading: { es: 'Cierra en esas fechas', en: 'Closed on those dates' },
    /** A closing, in the list below the date field. */
    line: {
      one: { es: 'Día {day}, {date}: cierra {what}.', en: 'Day {day}, {date}: {what} is closed.' },
      other: {
        es: 'Día {day}, {date}: cierran {what}.',
        en: 'Day {day}, {date}: {what} are closed.',
      },
    },
    /** A closing, at its day and in the calendar file. */
    today: {
      one: { es: 'El {date} cierra {what}.', en: 'On {date}, {what} is closed.' },
      other: { es: 'El {date} cierran {what}.', en: 'On {date}, {what} are closed.' },
    },
    tab: { es: 'cierre', en: 'closure' },
    reasons: {
      weekday: { es: 'Es su día de cierre semanal.', en: 'This is its weekly closing day.' },
      moved: {
        es: 'Abre en el festivo anterior y cierra este día en su lugar.',
        en: 'It opens on the public holiday before and closes on this day instead.',
      },
      nth: {
        es: 'Es uno de sus días de cierre del mes.',
        en: 'This is one of its closing days of the month.',
      },
      holiday: { es: 'Cierra los festivos.', en: 'It is closed on public holidays.' },
      season: {
        es: 'No se hace en esta época del año.',
        en: 'It is not on at this time of year.',
      },
      seollal: {
        es: 'Es el día de Seollal (Año Nuevo lunar).',
        en: 'It is Seollal (Lunar New Year).',
      },
      chuseok: {
        es: 'Es el día de Chuseok (la fiesta de otoño).',
        en: 'It is Chuseok (the autumn festival).',
      },
      'new-year': { es: 'Es el 1 de enero.', en: 'It is 1 January.' },
      perhaps: {
        es: 'Es su día de cierre, salvo que un festivo lo mueva. Aún no es seguro qué festivos habrá entonces.',
        en: 'This is its closing day unless a public holiday moves it. The holidays of that time are not certain yet.',
      },
    },
    none: {
      es: 'Ninguna de las paradas cuyos días de cierre conocemos cierra en esas fechas.',
      en: 'None of the stops whose closing days we know is closed on those dates.',
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
      es: 'Abre las paradas en una aplicación de mapas, también sin conexión.',
      en: 'Opens the stops in a map app, even offline.',
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
    legend: {
      walk: { es: 'A pie', en: 'On foot' },
      other: { es: 'En autobús, taxi o tren', en: 'By bus, taxi or train' },
    },
    note: {
      es: 'El metro se dibuja por sus estaciones y lo demás, en línea recta. Los datos del metro son de data.go.kr.',
      en: 'Subway rides follow their stations; the rest are straight lines. Subway data from data.go.kr.',
    },
    none: {
      es: 'Este día no tiene paradas que señalar en el mapa.',
      en: 'This day has no stops to mark on the map.',
    },
  },

  help: {
    heading: { es: '¿Ninguno encaja con tu viaje?', en: 'None of these right for you?' },
    text: {
      es: '[Cuéntanos](contact) tus fechas y lo que te gusta y te ayudamos a ajustar la ruta. Las [preguntas frecuentes](faq) responden a las dudas más comunes, de los requisitos de entrada a la mejor época.',
      en: '[Tell us](contact) your dates and what you enjoy, and we will help you adjust the route. The [FAQ](faq) answers what most people ask, from entry rules to the best season.',
    },
  },
} as const satisfies GuideText & Record<string, unknown>;
