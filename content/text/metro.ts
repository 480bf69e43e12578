import { answers } from '../phrases/answers.ts';
import type { PageText } from './page-text.ts';
import { showCard } from './show-card.ts';

export const text = {
  title: {
    es: 'Metro de Seúl y Busan: de estación a estación | Rumbo Corea',
    en: 'Seoul and Busan subway: station to station | Rumbo Corea',
  },
  description: {
    es: 'Cómo ir en metro por Seúl y Busan: minutos, transbordos, tarifa con tarjeta y billete, salidas con ascensor y nombres en coreano, también sin conexión.',
    en: 'Getting around Seoul and Busan by subway: minutes, changes, card and ticket fares, exits with lifts and names in Korean, offline as well.',
  },
  keywords: {
    es: 'metro de Seúl, metro de Busan, plano del metro de Seúl, tarifa metro Seúl, metro con ascensor, línea 2 Seúl, AREX, transbordos',
    en: 'Seoul subway, Busan subway, Seoul subway route, Seoul subway fare, subway lifts, Line 2 Seoul, AREX, transfers',
  },
  menu: {
    label: { es: 'Metro', en: 'Subway' },
    line: {
      es: 'Ruta, minutos y precio',
      en: 'Route, minutes and fare',
    },
  },
  heading: {
    es: 'Metro de Seúl y Busan: mapa y buscador',
    en: 'Seoul and Busan subway: planner and map',
  },
  lead: {
    es: 'Di de dónde sales y adónde vas, en español, en inglés o en coreano. Funciona también sin conexión.',
    en: 'Say where you are and where you are going, in English, Spanish or Korean. It works offline, too.',
  },
  hangul: '지하철',
  hangulMeaning: { es: 'Metro', en: 'Subway' },
  pictureAlt: {
    es: 'Un vagón de la línea 2 con las puertas abiertas: una abuela y dos viajeros en el banco y una estudiante que entra',
    en: 'A Line 2 carriage with its doors open: a grandmother and two passengers on the bench and a student stepping in',
  },
  planner: {
    heading: { es: 'Tu viaje en metro', en: 'Your subway ride' },
    from: { es: 'Desde', en: 'From' },
    to: { es: 'Hasta', en: 'To' },
    hint: {
      es: 'Una estación o un lugar de la guía',
      en: 'A station or a place in the guide',
    },
    swap: { es: 'Cambiar el sentido', en: 'Swap the two' },
    submit: { es: 'Ver el viaje', en: 'Show the ride' },
    options: { es: 'Estaciones y lugares', en: 'Stations and places' },
    noMatch: {
      es: 'Ninguna estación se llama así.',
      en: 'No station has that name.',
    },
    cities: {
      seoul: { es: 'Región de Seúl', en: 'Seoul region' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    near: {
      button: { es: 'Salgo de donde estoy', en: 'Start from where I am' },
      searching: { es: 'Buscando tu posición…', en: 'Finding your position…' },
      found: {
        es: 'La estación más cercana es {name}, a {distance} en línea recta.',
        en: 'The nearest station is {name}, {distance} away as the crow flies.',
      },
      far: {
        es: 'La estación más cercana, {name}, está a {distance}. Con este buscador no llegas en metro.',
        en: 'The nearest station, {name}, is {distance} away: too far for this planner.',
      },
      refused: {
        es: 'El navegador no da tu posición. Escribe la estación.',
        en: 'The browser does not give your position. Type the station.',
      },
      unavailable: {
        es: 'Ahora no se puede saber dónde estás. Escribe la estación.',
        en: 'Your position is not known right now. Type the station.',
      },
      privacy: {
        es: 'Tu posición no sale de este dispositivo.',
        en: 'Your position does not leave this device.',
      },
    },
    at: { es: 'Hora de salida', en: 'Leaving at' },
    examples: { es: 'Por ejemplo', en: 'For example' },
    recent: { es: 'Tus últimos viajes', en: 'Your latest rides' },
    keep: {
      es: 'Recordar mis últimos viajes en este dispositivo',
      en: 'Remember my latest rides on this device',
    },
    ways: {
      label: { es: 'Manera de ir', en: 'Way to go' },
      fast: { es: 'Rápida', en: 'Fastest' },
      changes: { es: 'Menos transbordos', en: 'Fewest changes' },
      lifts: { es: 'Con ascensor', en: 'With lifts' },
      cheap: { es: 'Más barata', en: 'Cheapest' },
      same: { es: 'el mismo viaje', en: 'the same ride' },
      unknownLifts: {
        es: 'pregunta en {stations}',
        en: 'ask at {stations}',
      },
    },
  },
  problems: {
    heading: { es: 'No hay viaje que mostrar', en: 'There is no ride to show' },
    missing: {
      from: { es: 'Di también de dónde sales.', en: 'Say where you start, too.' },
      to: { es: 'Di también adónde vas.', en: 'Say where you are going, too.' },
    },
    unknown: {
      es: '«{text}» no está en la lista. ¿Es una de estas?',
      en: '“{text}” is not on the list. Is it one of these?',
    },
    nothing: {
      es: 'Ningún nombre se parece a «{text}». Prueba con el nombre del cartel, en inglés o en coreano.',
      en: 'No name is like “{text}”. Try the name on the sign, in English or Korean.',
    },
    ambiguous: {
      es: 'Hay varias estaciones que se llaman «{text}». ¿Cuál?',
      en: 'Several stations are called “{text}”. Which one?',
    },
    same: {
      es: 'Sales y llegas a la misma estación, {name}. No necesitas el metro.',
      en: 'You start and arrive at the same station, {name}. You do not need the subway.',
    },
    cities: {
      es: '{from} y {to} están en regiones distintas. Entre Seúl y Busan se va en tren o en autobús.',
      en: '{from} and {to} are in different regions. Between Seoul and Busan you take a train or a bus.',
    },
    thin: {
      es: 'A {name} llegan solo unos pocos trenes al día. No calculamos ese viaje; mira el horario en la estación.',
      en: 'Only a few trains a day go to {name}. We do not plan that ride; see the timetable at the station.',
    },
    trains: { es: 'Trenes y autobuses entre ciudades', en: 'Trains and buses between cities' },
  },
  answer: {
    heading: { es: 'De {from} a {to}', en: '{from} to {to}' },
    about: { es: 'unos', en: 'about' },
    minutes: { es: 'min', en: 'min' },
    aboutMinutes: { es: 'unos {count} min', en: 'about {count} min' },
    card: { es: 'Con tarjeta', en: 'With a card' },
    single: { es: 'Billete sencillo', en: 'Single ticket' },
    stops: { es: 'Paradas', en: 'Stops' },
    changes: { es: 'Transbordos', en: 'Changes' },
    count: {
      none: { es: 'sin transbordo', en: 'no change' },
      one: { es: '1 transbordo', en: '1 change' },
      other: { es: '{count} transbordos', en: '{count} changes' },
    },
    ownTariff: {
      es: 'tarifa aparte, la ves en la máquina',
      en: 'separate fare, shown at the machine',
    },
    ownTariffWhy: {
      es: '{line} se paga aparte: la máquina de la estación dice cuánto.',
      en: '{line} charges a separate fare; the machine at the station shows it.',
    },
    ownTariffIn: {
      es: 'El precio incluye lo que {line} cobra aparte.',
      en: 'The price includes the separate fare of {line}.',
    },
    unseen: { es: 'en la máquina', en: 'at the machine' },
    youth: { es: 'De 13 a 18 años', en: 'Aged 13 to 18' },
    child: { es: 'De 6 a 12 años', en: 'Aged 6 to 12' },
    infant: { es: 'Menores de 6 años', en: 'Under 6' },
    infantFree: { es: '{subway-under-six}', en: '{subway-under-six}' },
    adult: { es: 'Adultos', en: 'Adults' },
    age: { es: 'Edad', en: 'Age' },
    prices: { es: 'Precio por persona', en: 'Price per person' },
    from: { es: 'desde {amount}', en: 'from {amount}' },
    childCard: { es: 'gratis con su tarjeta', en: 'free with their card' },
    counted: {
      es: 'La tarifa cuenta el camino más corto, {km}, vayas por donde vayas.',
      en: 'The fare counts the shortest way, {km}, whichever way you ride.',
    },
    towards: { es: 'hacia {name}', en: 'towards {name}' },
    stop: {
      one: { es: '1 parada', en: '1 stop' },
      other: { es: '{count} paradas', en: '{count} stops' },
    },
    change: {
      es: 'Transbordo, unos {minutes} min con la espera',
      en: 'Change, about {minutes} min with the wait',
    },
    walk: {
      es: '{metres} m entre andenes: {minutes} min según el operador',
      en: '{metres} m between platforms, {minutes} min according to the operator',
    },
    branch: {
      es: 'Cambias de tren dentro de la misma línea. Si el tuyo ya va hacia {name}, quédate en él.',
      en: 'You change trains within the line. If yours already goes towards {name}, stay on it.',
    },
    rare: {
      es: 'Pasan pocos trenes por hora. Mira el horario antes de bajar al andén.',
      en: 'Few trains run each hour. See the timetable before you go down to the platform.',
    },
    arrive: {
      es: '{place}: sal por la salida {exit}',
      en: '{place}: leave by exit {exit}',
    },
    arriveByLift: {
      es: '{place}: sal por {exits}, con ascensor. La {exit} queda más cerca, pero no lo tiene',
      en: '{place}: leave by {exits}, with a lift. Exit {exit} is nearer but has none',
    },
    arriveNoExit: { es: '{place}: desde {station}', en: '{place}: from {station}' },
    onFoot: { es: '{minutes} min a pie', en: '{minutes} min on foot' },
    late: {
      maybe: {
        es: 'A las {at} puede que ya no haya metro',
        en: 'At {at} there may be no more trains',
      },
      closed: {
        es: 'A las {at} no hay metro; empieza hacia las {first}',
        en: 'At {at} there are no trains; they start at about {first}',
      },
      check: {
        es: 'Mira tu último tren en el cartel del andén, también el del transbordo.',
        en: 'Check your last train on the platform sign, at the change too.',
      },
      bus: {
        es: '[Qué autobús nocturno pasa por tu barrio](transport#night)',
        en: '[Which night bus serves your area](transport#night)',
      },
      taxi: {
        es: 'En taxi, unos {amount} a esa hora, sin peajes ni atascos. Es un cálculo nuestro.',
        en: 'By taxi, about {amount} at that hour, without tolls or traffic. This is our own sum.',
      },
    },
    lifts: {
      heading: { es: 'Ascensores', en: 'Lifts' },
      exits: {
        es: '{station}: ascensor a la calle en {exits}',
        en: '{station}: lift to the street at {exits}',
      },
      exit: {
        one: { es: 'la salida {list}', en: 'exit {list}' },
        other: { es: 'las salidas {list}', en: 'exits {list}' },
      },
      unknown: {
        es: '{station}: pregunta por el ascensor antes de ir.',
        en: '{station}: ask about a lift before you go.',
      },
      door: {
        es: 'Para bajar junto al ascensor en {station}, sube por {doors}.',
        en: 'To get off beside the lift at {station}, board at {doors}.',
      },
      carriage: { es: 'coche {car}, puerta {door}', en: 'carriage {car}, door {door}' },
      or: { es: ' o ', en: ' or ' },
      noDoor: {
        es: 'En {station}, busca el ascensor en el plano del andén.',
        en: 'At {station}, find the lift on the platform map.',
      },
      wrongExit: {
        es: 'La salida {exit}, la de {place}, no tiene ascensor.',
        en: 'Exit {exit}, the one for {place}, has no lift.',
      },
      note: {
        es: 'Ascensores de las listas oficiales de julio de 2026. Puede quedar algún escalón o haber uno en obras: pide ayuda al personal.',
        en: 'Lifts from the official lists of July 2026. There may still be steps, or one may be under repair, so ask the staff for help.',
      },
    },
    ask: {
      /** “Does this train go there?”, around the name of the station. */
      korean: { before: '이 열차', after: '에 가나요?' },
      answers: [answers.yes, answers.no, answers.opposite],
      show: { es: 'Preguntar en el andén', en: 'Ask on the platform' },
      title: { es: 'Enséñalo en el andén', en: 'Show this on the platform' },
      meaning: { es: '¿Este tren va a {name}?', en: 'Does this train go to {name}?' },
      line: { es: '{line}, hacia {name}', en: '{line}, towards {name}' },
      phrase: {
        es: '[Más frases para moverse](phrases-lost#howToGet)',
        en: '[More phrases for getting about](phrases-lost#howToGet)',
      },
      card: showCard,
    },
    map: { es: 'El viaje en el plano', en: 'The ride on the map' },
    print: { es: 'Imprimir el viaje', en: 'Print the ride' },
    share: {
      button: { es: 'Compartir el viaje', en: 'Share the ride' },
      copy: { es: 'Copiar el enlace', en: 'Copy the link' },
      copied: { es: 'Enlace copiado', en: 'Link copied' },
      selected: { es: 'Enlace del viaje', en: 'Link to the ride' },
      text: { es: '{name} en metro, en Rumbo Corea', en: '{name} by subway, on Rumbo Corea' },
    },
  },
  fares: {
    heading: { es: 'Cuánto cuesta', en: 'What it costs' },
    lead: {
      es: 'Pagas por la distancia más corta entre la entrada y la salida. Los transbordos no cuestan más. Se paga con T-money o billete (boleto): ninguna tarjeta bancaria extranjera abre los torniquetes de Seúl. Allí el metro circula {seoul-subway-hours}. En Busan, {busan-subway-hours}.',
      en: 'You pay for the shortest distance between the gates. Changing lines costs nothing more. You pay with T-money or a ticket, as no foreign bank card opens the gates in Seoul. The subway there runs {seoul-subway-hours}. In Busan, {busan-subway-hours}.',
    },
    caption: { es: 'Tarifas del metro', en: 'Subway fares' },
    columns: {
      who: { es: 'Quién', en: 'Who' },
      seoul: { es: 'Región de Seúl', en: 'Seoul region' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    rows: {
      card: { es: 'Adultos con tarjeta', en: 'Adults with a card' },
      single: { es: 'Adultos con billete sencillo', en: 'Adults with a single ticket' },
      youth: { es: 'De 13 a 18 años', en: 'Aged 13 to 18' },
      child: { es: 'De 6 a 12 años', en: 'Aged 6 to 12' },
      infant: { es: 'Menores de 6 años', en: 'Under 6' },
      distance: { es: 'Por la distancia', en: 'By distance' },
    },
    busanDistance: {
      es: 'zona 2 a partir de {busan-subway-zone}',
      en: 'zone 2 beyond {busan-subway-zone}',
    },
    own: {
      es: 'Cobran aparte AREX entre Cheongna y el aeropuerto de Incheon, Shinbundang, GTX-A, Everline, U Line, el tren ligero Busan-Gimhae y la línea Donghae. El precio lo dice la máquina de la estación.',
      en: 'AREX between Cheongna and Incheon Airport, Shinbundang, GTX-A, Everline, U Line, the Busan–Gimhae light rail and the Donghae Line charge a separate fare. The machine at the station shows it.',
    },
  },
  limits: {
    es: 'Contamos con trenes que paran en todas las estaciones y 3 minutos de espera en cada transbordo. Un exprés tarda menos. Con tu hora de salida, el buscador avisa si puede no haber trenes.',
    en: 'The minutes assume trains that stop everywhere and a 3-minute wait at each change. An express is faster. With the hour you leave, the planner says when there may be no trains.',
  },
  network: {
    heading: { es: 'El plano de la red', en: 'The network on a map' },
    lead: {
      es: 'Cada línea con su número y su color; los círculos grandes son transbordos. En negrita, las estaciones de los lugares de la guía.',
      en: 'Each line with its number and colour; the large circles are changes. In bold, the stations of the places in the guide.',
    },
    seoul: {
      heading: { es: 'Región de Seúl', en: 'Seoul region' },
      label: {
        es: 'Plano de las líneas de metro y cercanías de la región de Seúl; la lista de abajo las dice en orden.',
        en: 'Map of the subway and suburban lines of the Seoul region; the list below has them in order.',
      },
      slides: {
        es: 'Plano de la región de Seúl; en el teléfono se desliza hacia los lados',
        en: 'Map of the Seoul region; on a phone it slides sideways',
      },
    },
    busan: {
      heading: { es: 'Busan', en: 'Busan' },
      label: {
        es: 'Plano de las líneas de metro y tren ligero de Busan; la lista de abajo las dice en orden.',
        en: 'Map of the subway and light rail lines of Busan; the list below has them in order.',
      },
      slides: {
        es: 'Plano de Busan; en el teléfono se desliza hacia los lados',
        en: 'Map of Busan; on a phone it slides sideways',
      },
    },
    slide: {
      es: '← Desliza el plano hacia los lados →',
      en: '← Slide the map sideways →',
    },
    list: { es: 'Las estaciones, línea por línea', en: 'The stations, line by line' },
    note: {
      es: 'El centro está ampliado y las afueras, encogidas. Las direcciones son las reales; las distancias, no.',
      en: 'The centre is enlarged and the outskirts are shrunk. Directions are true; distances are not.',
    },
    map: {
      es: 'Las mismas líneas en el mapa grande, con los lugares de la guía',
      en: 'The same lines on the big map, with the places in the guide',
    },
  },
  lines: {
    heading: { es: 'Líneas y estaciones', en: 'Lines and stations' },
    lead: {
      es: 'En el orden de la línea. Así se llaman en los carteles.',
      en: 'In the order of the line, with the names on the signs.',
    },
    stations: { es: '{count} estaciones', en: '{count} stations' },
    patterns: {
      trunk: { es: 'Línea', en: 'Line' },
      loop: { es: 'Circular', en: 'Circle' },
      branch: { es: 'Ramal', en: 'Branch' },
      oneWayLoop: { es: 'Bucle de un solo sentido', en: 'One-way loop' },
    },
  },
  minutes: {
    heading: { es: 'Cuánto tardas en metro', en: 'How long the subway takes' },
    lead: {
      es: 'Minutos desde una estación de cada barrio, la que se nombra, sin la primera espera. Toca uno para ver el viaje.',
      en: 'Minutes from one station of each area, the one named, without the first wait. Choose one to see the ride.',
    },
    area: { es: 'Desde', en: 'From' },
    station: { es: 'estación {name}', en: '{name} station' },
    here: { es: 'aquí', en: 'here' },
  },
  data: {
    es: 'Datos: Agencia Ferroviaria Nacional de Corea (국가철도공단), Ministerio de Territorio (국토교통부), Seoul Metro (서울교통공사), Incheon Transit (인천교통공사) y Busan Transportation (부산교통공사), portal de datos públicos data.go.kr, KOGL tipo 1; adaptados, agosto de 2024 a julio de 2026.',
    en: 'Data: Korea National Railway (국가철도공단), Ministry of Land (국토교통부), Seoul Metro (서울교통공사), Incheon Transit (인천교통공사) and Busan Transportation (부산교통공사), public data portal data.go.kr, KOGL type 1; adapted, August 2024 to July 2026.',
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Autobús, taxi y KTX](transport): las demás maneras de moverse y la tarjeta T-money',
        en: '[Bus, taxi and KTX](transport): the other ways to get around, and the T-money card',
      },
      {
        es: '[El mapa](tourism#map): los lugares de la guía, con su estación',
        en: '[The map](tourism#map): the places in the guide, with their stations',
      },
      {
        es: '[Itinerarios](itineraries): días hechos, con los trayectos contados',
        en: '[Itineraries](itineraries): ready-made days with the rides counted',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
