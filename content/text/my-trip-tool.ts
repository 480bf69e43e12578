import { showName } from './show-card.ts';

/** The words of the tool on the page of one’s own trip. */
export const text = {
  count: {
    days: {
      one: { es: 'un día', en: 'one day' },
      other: { es: '{number} días', en: '{number} days' },
    },
    stops: {
      one: { es: '1 parada', en: '1 stop' },
      other: { es: '{number} paradas', en: '{number} stops' },
    },
    findings: {
      one: { es: '1 aviso', en: '1 warning' },
      other: { es: '{number} avisos', en: '{number} warnings' },
    },
    people: {
      one: { es: 'Una persona', en: 'One person' },
      other: { es: '{number} personas', en: '{number} people' },
    },
  },
  head: {
    unnamed: { es: 'Mi viaje', en: 'My trip' },
    rename: { es: 'Cambiar el nombre', en: 'Rename' },
    name: { es: 'Nombre del viaje', en: 'Trip name' },
    start: { es: 'Empieza el', en: 'Starts on' },
    days: { es: 'Días', en: 'Days' },
    people: { es: 'Personas', en: 'People' },
    meals: { es: 'Comidas', en: 'Meals' },
    fewer: { es: 'Uno menos', en: 'One fewer' },
    more: { es: 'Uno más', en: 'One more' },
    /** `Seis días, hasta el dom 11`. */
    until: { es: '{days}, hasta el {date}', en: '{days}, until {date}' },
    noDate: {
      es: 'Pon la fecha para ver qué cierra y qué es festivo.',
      en: 'Set the date to see what is closed and which days are holidays.',
    },
    undo: { es: 'Deshacer: {what}', en: 'Undo: {what}' },
    undoNone: { es: 'Deshacer', en: 'Undo' },
    redo: { es: 'Rehacer: {what}', en: 'Redo: {what}' },
    redoNone: { es: 'Rehacer', en: 'Redo' },
    share: { es: 'Compartir', en: 'Share' },
    countdown: { es: 'Cuenta atrás', en: 'Countdown' },
    menu: { es: 'Más opciones del viaje', en: 'More trip options' },
    print: { es: 'Imprimir', en: 'Print' },
    file: { es: 'Guardar en un archivo', en: 'Save to a file' },
    open: { es: 'Abrir un archivo o un enlace', en: 'Open a file or a link' },
    empty: { es: 'Vaciar el viaje', en: 'Clear the trip' },
    forget: { es: 'Olvidar el viaje en este dispositivo', en: 'Delete the trip from this device' },
    kept: { es: 'Guardado solo en este dispositivo', en: 'Saved on this device only' },
    notKept: {
      es: 'Se pierde al cerrar la pestaña.',
      en: 'It will be lost when you close the tab.',
    },
    keep: { es: 'Guardar aquí', en: 'Save here' },
    change: { es: 'Cambiar', en: 'Change' },
    closeChange: { es: 'Listo', en: 'Done' },
  },
  found: {
    heading: { es: 'Avisos', en: 'Warnings' },
    none: {
      es: 'Todo encaja: nada cierra y da tiempo a llegar.',
      en: 'Everything fits: nothing is closed and there is time to get there.',
    },
    noneUndated: {
      es: 'Nada se pisa. Falta la fecha para saber qué cierra.',
      en: 'Nothing overlaps. Set the date to find out what is closed.',
    },
    askDate: { es: 'Poner la fecha', en: 'Set the date' },
    /** `día 4, parada 5`. */
    where: { es: 'día {day}, parada {stop}', en: 'day {day}, stop {stop}' },
    day: { es: 'día {day}', en: 'day {day}' },
    trip: { es: 'todo el viaje', en: 'whole trip' },
    more: { es: 'Ver {number} más', en: 'See {number} more' },
    fewer: { es: 'Ver menos', en: 'See fewer' },
    unknown: {
      es: 'No tenemos su horario, así que no sabemos si abren.',
      en: 'We do not have their hours, so we cannot say whether they are open.',
    },
    nights: {
      one: {
        es: 'Falta dónde duermes una noche. Con su estación, los trayectos salen de ahí y vuelven.',
        en: 'One night has no place to stay. Choose its station, and routes start and end there.',
      },
      other: {
        es: 'Falta dónde duermes {number} noches. Con su estación, los trayectos salen de ahí y vuelven.',
        en: '{number} nights have no place to stay. Choose a station, and routes start and end there.',
      },
    },
    choose: { es: 'Elegir estación', en: 'Choose a station' },
    mended: { es: 'Hecho: {what}', en: 'Done: {what}' },
  },
  /** Findings in a word or two, under the name of a stop. */
  short: {
    closed: { es: 'Cierra', en: 'Closed' },
    'before-opening': { es: 'Aún no abre', en: 'Not open yet' },
    'after-last-entry': { es: 'Sin entrada', en: 'Too late to enter' },
    'after-closing': { es: 'Ya cerrado', en: 'Closed by then' },
    'part-closed': { es: 'Abre en parte', en: 'Partly open' },
    late: { es: 'No da tiempo', en: 'Not enough time' },
    cities: { es: 'Otra ciudad', en: 'Another city' },
    gone: { es: 'Ya no está', en: 'No longer listed' },
  },
  board: {
    label: { es: 'Los días del viaje', en: 'Days of the trip' },
    day: { es: 'Día {day}', en: 'Day {day}' },
    tray: { es: 'Sin día', en: 'Unscheduled' },
    saved: { es: 'Guardados', en: 'Saved' },
    empty: { es: 'Aún sin paradas', en: 'No stops yet' },
    trayEmpty: {
      es: 'Lo que quieras dejar para luego.',
      en: 'Anything you would rather decide later.',
    },
    add: { es: 'Añadir', en: 'Add' },
    addTo: { es: 'Añadir a {day}', en: 'Add to {day}' },
  },
  day: {
    free: { es: 'Día libre', en: 'Free day' },
    order: { es: 'Ordenar por cercanía', en: 'Shorten the route' },
    ordered: {
      es: 'Día ordenado: {minutes} min menos de camino.',
      en: 'Route shortened: {minutes} min less travel.',
    },
    inOrder: { es: 'Ya está en el mejor orden.', en: 'This is already the shortest order.' },
    inOrderTimed: {
      es: 'Con las horas que has puesto, ya está en el mejor orden.',
      en: 'With the times you set, this is already the shortest order.',
    },
    /** Where the times that stand in the way can go. */
    orderLoose: {
      es: 'Con estas horas no hay mejor orden. Sin ellas ahorras {minutes} min de camino.',
      en: 'With these times no order is shorter. Without them you save {minutes} min of travel.',
    },
    dropTimes: { es: 'Ordenar sin horas', en: 'Reorder without times' },
    removed: {
      one: {
        es: 'Día {day} fuera: su parada está en «Sin día».',
        en: 'Day {day} removed: its stop is now in “Unscheduled”.',
      },
      other: {
        es: 'Día {day} fuera: sus {number} paradas están en «Sin día».',
        en: 'Day {day} removed: its {number} stops are now in “Unscheduled”.',
      },
      none: { es: 'Día {day} fuera.', en: 'Day {day} removed.' },
      /** Added where other days come after it. */
      earlier: {
        es: 'Los días siguientes pasan a la fecha anterior.',
        en: 'The days after it come one day earlier.',
      },
    },
    move: { es: 'Mover el día', en: 'Move the day' },
    earlier: { es: 'Un día antes', en: 'One day earlier' },
    later: { es: 'Un día después', en: 'One day later' },
    rename: { es: 'Título del día', en: 'Day title' },
    remove: { es: 'Quitar el día', en: 'Remove the day' },
    sleep: { es: 'Duermes en', en: 'Staying near' },
    sleepHint: { es: 'Escribe una estación', en: 'Type a station' },
    /** What was chosen for one night, or for those after it as well. */
    sleepSet: {
      one: { es: '{name}: la noche del {from}.', en: '{name}: the night of {from}.' },
      other: {
        es: '{name}: {number} noches, hasta la del {to}.',
        en: '{name}: {number} nights, until the night of {to}.',
      },
    },
    sleepUnknown: { es: 'Elige una estación de la lista.', en: 'Choose a station from the list.' },
    add: { es: 'Añadir una parada', en: 'Add a stop' },
    map: { es: 'Mapa del día', en: 'Day map' },
    empty: {
      es: 'Nada todavía. Añade un lugar, o trae una parada de otro día.',
      en: 'Nothing yet. Add a place, or move a stop here from another day.',
    },
  },
  weather: {
    usual: {
      es: 'En {month}, lo típico en {city}: máx. {high} y mín. {low}.',
      en: '{city} in {month} usually has highs of {high} and lows of {low}.',
    },
    rain: {
      es: 'Mes de lluvia: {rain} mm de media.',
      en: 'A rainy month: {rain} mm on average.',
    },
    sunset: { es: 'Anochece a las {time}.', en: 'It gets dark at {time}.' },
    holiday: { es: 'Festivo: {name}.', en: 'Public holiday: {name}.' },
  },
  stop: {
    showName,
    more: { es: 'Más acciones: {name}', en: 'More actions: {name}' },
    up: { es: 'Subir', en: 'Move up' },
    down: { es: 'Bajar', en: 'Move down' },
    move: { es: 'Mover a…', en: 'Move to…' },
    time: { es: 'Hora y duración', en: 'Time and duration' },
    note: { es: 'Nota', en: 'Note' },
    nameAndNote: { es: 'Nombre y nota', en: 'Name and note' },
    remove: { es: 'Quitar', en: 'Remove' },
    grip: { es: 'Mover {name}', en: 'Move {name}' },
    own: { es: 'Parada propia', en: 'Your own stop' },
    gone: { es: 'Ya no está en la guía', en: 'No longer in the guide' },
    opens: { es: 'Abre {hours}', en: 'Open {hours}' },
    always: { es: 'Siempre abierto', en: 'Always open' },
    outside: { es: 'Al aire libre', en: 'Outdoors' },
    closedThat: { es: 'Cerrado ese día', en: 'Closed that day' },
    noHours: { es: 'Sin horario en la guía', en: 'No hours in the guide' },
    visit: { es: 'Visita: {time}', en: 'Visit: {time}' },
    free: { es: 'Entrada gratis', en: 'Free entry' },
    guessed: { es: 'hora calculada', en: 'estimated time' },
  },
  minutes: {
    short: { es: '{minutes} min', en: '{minutes} min' },
    range: { es: '{minutes}-{most} min', en: '{minutes}–{most} min' },
    hours: { es: '{hours} h', en: '{hours} h' },
    both: { es: '{hours} h {minutes} min', en: '{hours} h {minutes} min' },
  },
  legs: {
    walk: { es: '{time} a pie', en: '{time} on foot' },
    metro: { es: '{time} en metro', en: '{time} by subway' },
    bus: { es: '{time} en autobús', en: '{time} by bus' },
    taxi: { es: '{time} en taxi', en: '{time} by taxi' },
    journey: { es: 'Viaje de {time}', en: '{time} journey' },
    plain: {
      metro: { es: 'Metro', en: 'Subway' },
      bus: { es: 'Autobús', en: 'Bus' },
      taxi: { es: 'Taxi', en: 'Taxi' },
    },
    ride: {
      train: {
        es: '{time} de puerta a puerta; el tren de {from} a {to}, {ride}',
        en: '{time} door to door; the train from {from} to {to}, {ride}',
      },
      flight: {
        es: '{time} de puerta a puerta; el vuelo de {from} a {to}, {ride}',
        en: '{time} door to door; the flight from {from} to {to}, {ride}',
      },
      'express-bus': {
        es: '{time} de puerta a puerta; el autobús de {from} a {to}, {ride}',
        en: '{time} door to door; the coach from {from} to {to}, {ride}',
      },
    },
    journeyUnknown: { es: 'Viaje entre ciudades', en: 'Journey between cities' },
    unseen: { es: 'el precio se ve al comprarlo', en: 'price shown when you book' },
    car: { es: '{won} el coche', en: '{won} per car' },
    home: { es: 'Vuelta a {station}', en: 'Back to {station}' },
    from: { es: 'Desde {station}', en: 'From {station}' },
  },
  edit: {
    timeHeading: { es: 'Hora y duración de {name}', en: 'Time and duration: {name}' },
    noteHeading: { es: 'Nota para {name}', en: 'Note for {name}' },
    name: { es: 'Nombre', en: 'Name' },
    at: { es: 'Hora', en: 'Time' },
    atHint: {
      es: 'Vacía, sigue a la parada anterior.',
      en: 'Leave it empty to follow straight on from the previous stop.',
    },
    stay: { es: 'Minutos de visita', en: 'Minutes there' },
    note: { es: 'Nota', en: 'Note' },
    save: { es: 'Guardar', en: 'Save' },
    clear: { es: 'Quitar la hora', en: 'Remove the time' },
  },
  move: {
    heading: { es: 'Mover {name}', en: 'Move {name}' },
    to: { es: 'Mover a {day}', en: 'Move to {day}' },
    here: { es: 'Está aquí ahora', en: 'Already here' },
    fits: { es: 'Cabe a las {time}', en: 'Fits at {time}' },
    closed: { es: 'Cierra ese día', en: 'Closed that day' },
    elsewhere: { es: 'Estás en {city}', en: 'You are in {city}' },
    elsewhereNone: { es: 'Ese día estás en otra ciudad', en: 'You are in another city that day' },
    part: { es: 'Abre, pero no cuentes con {what}', en: 'Open, but without {what}' },
    full: { es: 'Abre, pero no queda hueco', en: 'Open, but there is no room' },
    tray: { es: 'Decidir luego', en: 'Decide later' },
  },
  add: {
    heading: { es: 'Añadir una parada', en: 'Add a stop' },
    search: {
      es: 'Busca un lugar o un barrio',
      en: 'Search for a place or an area',
    },
    searchHint: {
      es: 'Si no está en la guía, escribe su nombre y añádelo igual.',
      en: 'Not in the guide? Type its name and add it anyway.',
    },
    kinds: {
      place: { es: 'Lugar', en: 'Place' },
      activity: { es: 'De un itinerario', en: 'From an itinerary' },
    },
    near: { es: 'Cerca de lo que ya tienes', en: 'Near what you already have' },
    results: {
      one: { es: '1 resultado', en: '1 result' },
      other: { es: '{number} resultados', en: '{number} results' },
    },
    nothing: { es: 'Nada con esas palabras.', en: 'Nothing matches those words.' },
    choose: { es: '¿Qué día?', en: 'Which day?' },
    own: { es: 'Añadir «{name}» como parada propia', en: 'Add “{name}” as your own stop' },
    ownHint: {
      es: 'Sin horario ni mapa, para lo que no está en la guía.',
      en: 'No opening hours and no place on the map, for anything not in the guide.',
    },
    back: { es: 'Elegir otro lugar', en: 'Choose another place' },
    twice: { es: 'Ya está en el viaje', en: 'Already in your trip' },
  },
  order: {
    button: { es: 'Ordenar', en: 'Reorder' },
    heading: { es: 'Ordenar {day}', en: 'Reorder {day}' },
    summary: { es: '{stops}. {time} de camino.', en: '{stops}. {time} of travel.' },
    hint: {
      es: 'Usa las flechas, o mantén pulsada una parada y arrástrala.',
      en: 'Use the arrows, or press and hold a stop and drag it.',
    },
    done: { es: 'Listo', en: 'Done' },
    up: { es: 'Subir {name}', en: 'Move {name} up' },
    down: { es: 'Bajar {name}', en: 'Move {name} down' },
  },
  cost: {
    person: { es: 'Por persona, {days}', en: 'Per person, {days}' },
    group: { es: 'Las {people} personas: {won}', en: 'The {people} of you: {won}' },
    food: { es: 'Comida', en: 'Food' },
    foodHint: { es: 'tres comidas al día', en: 'three meals a day' },
    transport: { es: 'Trayectos', en: 'Getting around' },
    transportHint: { es: 'metro, autobús, taxi y trenes', en: 'subway, bus, taxi and trains' },
    tickets: { es: 'Entradas', en: 'Admissions' },
    ticketsHint: { es: 'precio de una persona adulta', en: 'adult prices' },
    beds: { es: 'Cama', en: 'Beds' },
    bedsHint: { es: 'según lo que has elegido', en: 'as you chose' },
    flight: { es: 'Vuelos de ida y vuelta', en: 'Return flights' },
    insurance: { es: 'Seguro', en: 'Insurance' },
    ownHint: { es: 'la cifra que has puesto', en: 'the amount you entered' },
    nights: {
      one: { es: '1 noche', en: '1 night' },
      other: { es: '{number} noches', en: '{number} nights' },
    },
    leftBold: { es: 'No contamos', en: 'Not counted:' },
    leftBeds: { es: 'cama en {city} ({nights})', en: 'a bed in {city} ({nights})' },
    leftAirport: {
      both: { es: 'los trayectos del aeropuerto', en: 'the rides to and from the airport' },
      in: { es: 'el trayecto del aeropuerto', en: 'the ride from the airport' },
      out: { es: 'el trayecto al aeropuerto', en: 'the ride to the airport' },
    },
    leftHome: { es: 'la vuelta de {city}', en: 'the journey back from {city}' },
    leftFlight: { es: 'vuelos', en: 'flights' },
    leftInsurance: { es: 'seguro', en: 'insurance' },
    leftShopping: { es: 'compras', en: 'shopping' },
    /** Before the last of them. */
    leftJoin: { es: ' ni ', en: ' and ' },
    unseen: {
      one: {
        es: 'Tampoco un trayecto cuyo precio se ve al comprarlo.',
        en: 'Nor is one journey whose price is only shown when you book.',
      },
      other: {
        es: 'Tampoco {number} trayectos cuyo precio se ve al comprarlos.',
        en: 'Nor are {number} journeys whose prices are only shown when you book.',
      },
    },
    unknown: { es: 'Sin precio en la guía: {names}.', en: 'No price in the guide: {names}.' },
    unknownCount: {
      one: { es: '1 parada sin precio', en: '1 stop without a price' },
      other: { es: '{number} paradas sin precio', en: '{number} stops without a price' },
    },
    budget: {
      es: '¿Te quedas meses? Calcula tu presupuesto',
      en: 'Staying for months? Work out your budget',
    },
  },
  /** What the visitor says of beds, flights and insurance. */
  figures: {
    heading: { es: 'Poner cama, vuelos y seguro', en: 'Add beds, flights and insurance' },
    lead: {
      es: 'Elige un precio de la guía o pon el que hayas encontrado. Va con el viaje, también en el enlace.',
      en: 'Pick one of the guide’s prices or enter one you have found. It is saved with the trip, and in its link.',
    },
    bed: { es: 'Cama en {city}, {nights}', en: 'Bed in {city}, {nights}' },
    elsewhere: { es: 'otro lugar', en: 'another place' },
    none: { es: 'Sin decidir', en: 'Not decided yet' },
    own: { es: 'Mi cifra', en: 'My own amount' },
    /** `Hotel: 296.000 ₩`, and what is to be known of it: `296.000 ₩ por habitación, septiembre de 2025`. */
    option: { es: '{name}: {won}', en: '{name}: {won}' },
    priced: { es: '{won} {per}, {when}', en: '{won} {per}, {when}' },
    per: {
      room: { es: 'por habitación', en: 'per room' },
      person: { es: 'por persona', en: 'per person' },
    },
    night: { es: 'Una noche, entre todos', en: 'One night, for all of you' },
    flight: { es: 'Vuelos de ida y vuelta, por persona', en: 'Return flights, per person' },
    inland: {
      es: 'Viajes por Corea sin precio, por persona',
      en: 'Journeys within Korea that we have no price for, per person',
    },
    insurance: { es: 'Seguro, por persona', en: 'Insurance, per person' },
    in: { es: '{what} ({currency})', en: '{what} ({currency})' },
    wrong: { es: 'Escribe una cifra sin decimales.', en: 'Enter a whole number.' },
    currency: { es: 'Cambiar de moneda', en: 'Change currency' },
  },
  beds: {
    hotel: { es: 'Hotel (media, lujo incluido)', en: 'Hotel (average, luxury included)' },
    room: { es: 'Hotel, motel u hostel (media)', en: 'Hotel, motel or hostel (average)' },
    'country-room': {
      es: 'Hotel, motel u hostel (media de Corea)',
      en: 'Hotel, motel or hostel (average for Korea)',
    },
    temple: { es: 'Templo, con comidas', en: 'Temple, with meals' },
    jjimjilbang: { es: 'Jjimjilbang', en: 'Jjimjilbang' },
    /** Of a source without a date. */
    seen: { es: 'visto en {month}', en: 'seen in {month}' },
  },
  bar: { label: { es: 'Acciones del viaje', en: 'Trip actions' } },
  keep: {
    heading: { es: '¿Lo guardamos en este dispositivo?', en: 'Save it on this device?' },
    text: {
      es: 'Si no, se pierde al cerrar la página. Solo se queda aquí, y lo borras cuando quieras.',
      en: 'Otherwise it is lost when you close the page. It is saved only here, and you can delete it whenever you like.',
    },
    yes: { es: 'Guardar aquí', en: 'Save it here' },
    no: { es: 'No, gracias', en: 'No, thanks' },
  },
  blocked: {
    heading: {
      es: 'Este navegador no deja guardar nada',
      en: 'This browser will not let us save anything',
    },
    text: {
      es: 'Antes de cerrar esta página o de abrir otra, llévate el viaje en un enlace o en un archivo.',
      en: 'Before you close this page or open another, save the trip as a link or a file.',
    },
    /** Where one adds from another page; the link to the trip then holds it. */
    added: {
      es: 'Este navegador no deja guardar nada: si abres otra página sin pasar por tu viaje, se pierde.',
      en: 'This browser will not let us save anything: open your trip next, or it is lost with this page.',
    },
    link: { es: 'Copiar el enlace', en: 'Copy the link' },
    file: { es: 'Guardar en un archivo', en: 'Save to a file' },
  },
  elsewhere: {
    heading: {
      es: 'Has cambiado el viaje en otra pestaña',
      en: 'You changed the trip in another tab',
    },
    text: {
      es: 'Aquí ves ya la última versión. Lo que hiciste en esta está en «Deshacer».',
      en: 'This is the latest version. What you did in this tab is under “Undo”.',
    },
    ok: { es: 'Entendido', en: 'Got it' },
    back: { es: 'Volver a lo de esta pestaña', en: 'Go back to this tab’s version' },
    label: { es: 'lo de la otra pestaña', en: 'the other tab’s changes' },
  },
  looking: {
    heading: { es: 'Estás mirando {name}', en: 'You are looking at {name}' },
    quoted: { es: '«{name}»', en: '“{name}”' },
    unnamed: { es: 'un viaje', en: 'a trip' },
    text: {
      es: 'No se guarda y no cambia el tuyo. Si mueves algo, te preguntamos antes de cambiar el tuyo por este.',
      en: 'It is not saved and does not change yours. If you change something, we ask before it replaces yours.',
    },
    textAlone: {
      es: 'De momento solo lo miras. Si te quedas una copia o cambias algo, pasa a ser tuyo, y tú decides si se guarda en este dispositivo.',
      en: 'Nothing is saved yet. Keep a copy or change something and it becomes yours, and you decide whether this device saves it.',
    },
    copy: { es: 'Quedarme una copia', en: 'Keep a copy' },
    replace: { es: 'Cambiar el mío por este', en: 'Replace mine with this one' },
    add: { es: 'Sumar sus paradas a «Sin día»', en: 'Add its stops to “Unscheduled”' },
    kept: { es: 'La copia ya es tuya.', en: 'The copy is yours now.' },
    added: {
      es: 'Tu viaje sigue igual, y sus paradas están en «Sin día».',
      en: 'Your own trip is unchanged. The stops are in “Unscheduled”.',
    },
    own: { es: 'Volver a mi viaje', en: 'Back to my trip' },
    start: { es: 'Empezar otro', en: 'Start another' },
  },
  /** Asked before a trip from elsewhere takes the place of one’s own. */
  replace: {
    heading: { es: '¿Cambiar tu viaje por este?', en: 'Replace your trip with this one?' },
    text: {
      es: 'Aquí solo cabe un viaje. El tuyo sigue igual mientras no elijas.',
      en: 'There is room for only one trip here. Yours stays as it is until you choose.',
    },
    comes: { es: 'El que llega', en: 'The new one' },
    own: { es: 'El tuyo', en: 'Yours' },
    /** `6 días, 22 paradas`. */
    size: { es: '{days}, {stops}', en: '{days}, {stops}' },
    save: { es: 'Guardar antes el mío en un archivo', en: 'Save mine to a file first' },
    keep: { es: 'Dejar el mío como está', en: 'Keep mine as it is' },
    done: {
      es: 'Ahora tu viaje es {name}. «Deshacer» trae el de antes.',
      en: 'Your trip is now {name}. “Undo” brings back the one before.',
    },
  },
  forget: {
    heading: { es: '¿Olvidar el viaje?', en: 'Delete the trip?' },
    text: {
      es: 'Se borra de este dispositivo con su cuenta atrás, y no se puede deshacer.',
      en: 'The trip and its countdown are deleted from this device. This cannot be undone.',
    },
    yes: { es: 'Sí, olvidarlo', en: 'Yes, delete it' },
    no: { es: 'No, dejarlo', en: 'No, keep it' },
  },
  links: {
    broken: {
      heading: { es: 'A este enlace le falta un trozo', en: 'Part of this link is missing' },
      text: {
        es: 'Suele pasar cuando un mensaje lo corta. Pide que te lo manden otra vez, o el archivo. No abrimos un viaje a medias.',
        en: 'That happens when a message cuts it off. Ask for it again, or for the file. We do not open half a trip.',
      },
    },
    newer: {
      heading: {
        es: 'Este enlace es de una versión más nueva',
        en: 'This link is from a newer version',
      },
      text: {
        es: 'Tu copia de la guía no sabe leerlo. Con conexión se actualiza en un momento. No se ha perdido nada.',
        en: 'Your copy of the guide cannot read it. With a connection it updates in a moment. Nothing is lost.',
      },
      update: { es: 'Actualizar la guía', en: 'Update the guide' },
    },
    paste: { es: 'Pegar otro enlace', en: 'Paste another link' },
    own: { es: 'Abrir mi viaje', en: 'Open my trip' },
    start: { es: 'Empezar un viaje', en: 'Start a trip' },
  },
  shortened: {
    text: {
      es: 'El viaje queda en {days}. No se ha borrado nada: {stops} en «Sin día».',
      en: 'The trip now has {days}. Nothing was deleted: {stops} moved to “Unscheduled”.',
    },
  },
  share: {
    heading: { es: 'Compartir el viaje', en: 'Share the trip' },
    text: {
      es: 'El viaje entero va dentro del enlace, con tus notas y lo que has puesto de cama, vuelos y seguro. Quien lo tenga lo ve. No pasa por nuestro servidor.',
      en: 'The link holds the whole trip, including your notes and what you entered for beds, flights and insurance. Anyone who has it can see it. It does not go through our server.',
    },
    textPlain: {
      es: 'El viaje va dentro del enlace, sin tus notas ni lo que has puesto de cama, vuelos y seguro. Quien lo tenga lo ve. No pasa por nuestro servidor.',
      en: 'The link holds the trip without your notes or what you entered for beds, flights and insurance. Anyone who has it can see it. It does not go through our server.',
    },
    link: { es: 'Enlace del viaje', en: 'Link to the trip' },
    letters: {
      es: '{number} letras: cabe en un mensaje.',
      en: '{number} characters: it fits in a message.',
    },
    long: {
      es: '{number} letras: algún mensaje puede cortarlo. Mejor el archivo.',
      en: '{number} characters: some apps may cut it off. Send the file instead.',
    },
    copy: { es: 'Copiar el enlace', en: 'Copy the link' },
    copied: { es: 'Enlace copiado.', en: 'Link copied.' },
    notCopied: { es: 'Selecciona el enlace y cópialo.', en: 'Select the link and copy it.' },
    send: { es: 'Enviar…', en: 'Send…' },
    notes: { es: 'Con mis notas y mis precios', en: 'Include my notes and prices' },
    take: { es: 'Llevártelo', en: 'Take it with you' },
    print: { es: 'Imprimir', en: 'Print' },
    printHint: {
      es: 'Una hoja por día, con los nombres en hangul y el QR',
      en: 'One sheet per day, with names in Hangul and the QR code',
    },
    pocket: { es: 'Imprimir para el bolsillo', en: 'Print a pocket booklet' },
    pocketHint: {
      es: 'Un A4 que se dobla en ocho páginas',
      en: 'One sheet of A4, folded into eight pages',
    },
    qr: { es: 'Código QR del viaje', en: 'QR code of the trip' },
    qrHeading: { es: 'Al otro teléfono', en: 'Onto another phone' },
    qrText: {
      es: 'Apunta con la cámara. Se abre el mismo viaje, sin cuenta y sin instalar nada.',
      en: 'Point the camera at it. The same trip opens, with no account and nothing to install.',
    },
    qrLong: {
      es: 'El viaje es demasiado largo para un QR. Manda el enlace o el archivo.',
      en: 'The trip is too long for a QR code. Send the link or the file.',
    },
    calendar: { es: 'Calendario (.ics)', en: 'Calendar (.ics)' },
    calendarHint: { es: 'Cada parada a su hora de Corea', en: 'Each stop at its time in Korea' },
    calendarNone: {
      es: 'Antes, pon la fecha en la que empieza.',
      en: 'Set the start date first.',
    },
    route: { es: 'Ruta (GPX)', en: 'Route (GPX)' },
    routeHint: {
      es: 'Para Organic Maps, OsmAnd o Garmin',
      en: 'For Organic Maps, OsmAnd or Garmin',
    },
    keep: { es: 'Bajar para el viaje', en: 'Save for offline' },
    keepHint: {
      es: 'Las páginas de tus paradas, para leerlas sin conexión',
      en: 'The pages about your stops, to read without a connection',
    },
    keeping: { es: 'Bajando…', en: 'Saving…' },
    kept: {
      one: {
        es: 'Bajada: la página se lee ya sin conexión.',
        en: 'Saved: you can read the page without a connection.',
      },
      other: {
        es: 'Bajadas: {number} páginas se leen ya sin conexión.',
        en: 'Saved: you can read {number} pages without a connection.',
      },
    },
    notKept: {
      es: 'No se ha podido bajar todo. Prueba otra vez con conexión.',
      en: 'Some pages could not be saved. Try again when you are online.',
    },
    file: { es: 'Archivo del viaje', en: 'Trip file' },
    fileHint: {
      es: 'Guárdalo y ábrelo aquí cuando quieras',
      en: 'Save it, and open it here whenever you like',
    },
  },
  open: {
    heading: { es: 'Abrir un viaje', en: 'Open a trip' },
    link: { es: 'Pega el enlace', en: 'Paste the link' },
    file: { es: 'O elige el archivo', en: 'Or choose the file' },
    button: { es: 'Abrir', en: 'Open' },
    notTrip: {
      es: 'Ese archivo no es un viaje de Rumbo Corea.',
      en: 'That file is not a Rumbo Corea trip.',
    },
    newer: {
      es: 'Ese archivo es de una versión más nueva. Con conexión, la guía se actualiza en un momento.',
      en: 'That file is from a newer version. With a connection, the guide updates in a moment.',
    },
    notLink: { es: 'En ese texto no hay ningún viaje.', en: 'There is no trip in that text.' },
  },
  say: {
    picked: {
      es: '{name} en la mano. Parada {stop} de {count}, {day}.',
      en: 'Picked up {name}. Stop {stop} of {count}, {day}.',
    },
    pickedDay: { es: '{title} en la mano, {day}.', en: 'Picked up {title}, {day}.' },
    at: { es: 'Parada {stop} de {count}, {day}.', en: 'Stop {stop} of {count}, {day}.' },
    /** `23 min a pie desde Tongin.` */
    from: { es: '{way} desde {place}.', en: '{way} from {place}.' },
    dropped: { es: '{name}, {day}, {time}. {findings}.', en: '{name}, {day}, {time}. {findings}.' },
    droppedTray: { es: '{name}, sin día. {findings}.', en: '{name}, unscheduled. {findings}.' },
    droppedDay: { es: '{title}, {day}. {findings}.', en: '{title}, {day}. {findings}.' },
    back: { es: 'Se queda donde estaba.', en: 'It stays where it was.' },
    undone: { es: 'Deshecho: {what}.', en: 'Undone: {what}.' },
    redone: { es: 'Rehecho: {what}.', en: 'Redone: {what}.' },
    removed: { es: '{name}, fuera del viaje.', en: '{name} is out of the trip.' },
    /** `Personas: 3.` */
    set: { es: '{what}: {value}.', en: '{what}: {value}.' },
    starts: { es: 'Empieza el {date}.', en: 'Starts on {date}.' },
    noted: { es: 'Nota de {name}, guardada.', en: 'Note for {name} saved.' },
    noteGone: { es: 'Nota de {name}, quitada.', en: 'Note for {name} removed.' },
    noFindings: { es: 'Sin avisos', en: 'No warnings' },
    findings: {
      one: { es: 'Hay un aviso', en: 'One warning' },
      other: { es: 'Hay {number} avisos', en: '{number} warnings' },
    },
    keys: {
      es: 'Espacio para tomarla, flechas para moverla, Espacio para dejarla, Escape para volver.',
      en: 'Space to pick it up, arrows to move it, Space to drop it, Escape to go back.',
    },
  },
  /** What was done, after `Deshacer:`. */
  did: {
    create: { es: 'crear el viaje', en: 'create the trip' },
    open: { es: 'abrir otro viaje', en: 'open another trip' },
    replace: { es: 'cambiar tu viaje por {name}', en: 'replace your trip with {name}' },
    addAll: { es: 'sumar las paradas de {name}', en: 'add the stops from {name}' },
    copy: { es: 'copiar el viaje', en: 'copy the trip' },
    name: { es: 'cambiar el nombre', en: 'change the name' },
    start: { es: 'cambiar la fecha', en: 'change the date' },
    days: { es: 'cambiar los días', en: 'change the days' },
    people: { es: 'cambiar las personas', en: 'change the people' },
    meals: { es: 'cambiar las comidas', en: 'change the meals' },
    sleep: { es: 'cambiar dónde duermes', en: 'change where you stay' },
    add: { es: 'añadir {name}', en: 'add {name}' },
    remove: { es: 'quitar {name}', en: 'remove {name}' },
    move: { es: 'mover {name}', en: 'move {name}' },
    time: { es: 'la hora de {name}', en: 'the time of {name}' },
    note: { es: 'la nota de {name}', en: 'the note for {name}' },
    figures: { es: 'cambiar las cifras', en: 'change the amounts' },
    order: { es: 'ordenar el día {day}', en: 'reorder day {day}' },
    moveDay: { es: 'mover el día {day}', en: 'move day {day}' },
    removeDay: { es: 'quitar el día {day}', en: 'remove day {day}' },
    title: { es: 'el título del día {day}', en: 'the title of day {day}' },
    empty: { es: 'vaciar el viaje', en: 'clear the trip' },
  },
  toast: {
    region: { es: 'Mensajes', en: 'Messages' },
    close: { es: 'Cerrar', en: 'Close' },
    undo: { es: 'Deshacer', en: 'Undo' },
  },
  paper: {
    dayOf: { es: '{name} · día {day} de {count}', en: '{name} · day {day} of {count}' },
    person: { es: 'Hoy, por persona', en: 'Today, per person' },
    police: { es: 'Policía 112 · Emergencias 119', en: 'Police 112 · Emergencies 119' },
    tourism: { es: 'Turismo, en español: 1330', en: 'Tourism, in English: 1330' },
    trouble: { es: 'Si algo falla', en: 'If something goes wrong' },
    notes: { es: 'Notas', en: 'Notes' },
    more: { es: 'Y {stops} más.', en: 'And {stops} more.' },
    fold: {
      es: 'Dobla la hoja en ocho, corta por la línea gruesa del centro y pliégala como un librito.',
      en: 'Fold the sheet into eight, cut along the thick line in the middle and fold it into a booklet.',
    },
    qr: {
      es: 'El QR abre el viaje entero en un teléfono; no lleva nada a nuestro servidor.',
      en: 'The QR code opens the whole trip on a phone; nothing goes to our server.',
    },
    qrPlain: {
      es: 'El QR abre el viaje en un teléfono, sin tus notas ni tus precios: con ellos no se podría leer.',
      en: 'The QR code opens the trip on a phone, without your notes and prices: they would make it too dense to scan.',
    },
    foot: {
      es: 'Los minutos son aproximados. Comprueba horarios y precios antes de ir.',
      en: 'Minutes are approximate. Check hours and prices before you go.',
    },
  },
  close: { es: 'Cerrar', en: 'Close' },
  loading: { es: 'Preparando tu viaje…', en: 'Getting your trip ready…' },
  failed: {
    es: 'No se ha podido cargar el viaje. Comprueba la conexión y prueba otra vez.',
    en: 'The trip could not be loaded. Check your connection and try again.',
  },
  retry: { es: 'Volver a intentarlo', en: 'Try again' },
} as const;
