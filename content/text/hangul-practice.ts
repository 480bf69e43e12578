/** The texts of the exercises: building a block and reading signs. */
export const practice = {
  heading: { es: 'Ahora, a leer', en: 'Now read' },
  noScript: {
    es: 'Los ejercicios necesitan JavaScript. Todo lo demás de esta página se lee sin él: tapa la columna de las lecturas y prueba con los carteles de cada paso.',
    en: 'The exercises need JavaScript. All else on this page can be read without it: cover the column of readings and try the signs of each step.',
  },
  build: {
    heading: { es: 'Arma un bloque', en: 'Build a block' },
    initial: { es: 'Empieza con', en: 'Begins with' },
    vowel: { es: 'Vocal', en: 'Vowel' },
    vowelNote: {
      es: 'Vertical, a la derecha; horizontal, debajo.',
      en: 'An upright one goes to the right, a flat one below.',
    },
    final: { es: 'Debajo', en: 'Below' },
    none: { es: 'Nada', en: 'Nothing' },
    challenge: {
      es: 'Reto: arma «{meaning}» ({reading})',
      en: 'Try: build “{meaning}” ({reading})',
    },
    now: { es: 'Ahora tienes {block}, {reading}.', en: 'You now have {block}, {reading}.' },
    done: {
      es: '¡Eso es! {block} se lee {reading}.',
      en: 'That is it! {block} is read {reading}.',
    },
    another: { es: 'Otro reto', en: 'Another one' },
  },
  read: {
    heading: { es: '¿Qué pone?', en: 'What does it say?' },
    deck: { es: 'Qué leer', en: 'What to read' },
    decks: {
      all: { es: 'De todo', en: 'Everything' },
      letters: { es: 'Letras', en: 'Letters' },
      words: { es: 'Carteles', en: 'Signs' },
      stations: { es: 'Estaciones', en: 'Stations' },
      dishes: { es: 'Platos', en: 'Dishes' },
      places: { es: 'Lugares', en: 'Places' },
      trip: { es: 'De mi viaje', en: 'Of my trip' },
    },
    emptyTrip: {
      es: 'En tu viaje no hay aún ningún nombre corto en hangul.',
      en: 'Your trip has no short name in Hangul yet.',
    },
    noTrip: {
      es: 'Los nombres de tu viaje no han llegado. Prueba con conexión.',
      en: 'The names of your trip did not come. Try with a connection.',
    },
    step: { es: 'Hasta el paso', en: 'Up to step' },
    start: { es: 'Empezar', en: 'Start' },
    due: {
      es: '{count} por leer hoy; salen de diez en diez.',
      en: '{count} to read today, ten at a time.',
    },
    nothing: {
      es: 'De esto ya no toca nada hoy. Sube un paso, cambia de mazo o vuelve el {date}.',
      en: 'Nothing of this is left for today. Go up a step, change what to read or come back on {date}.',
    },
    keys: {
      es: 'Con el teclado: flechas para elegir, Intro para comprobar y del 1 al 4 para responder de una vez.',
      en: 'With a keyboard: arrows to choose, Enter to check, and 1 to 4 to answer at once.',
    },
    empty: {
      es: 'Hasta este paso no hay ninguno: sube un paso.',
      en: 'There are none up to this step: go up a step.',
    },
    progress: { es: '{number} de {all}', en: '{number} of {all}' },
    question: { es: '¿Cómo se lee?', en: 'How is it read?' },
    letterQuestion: {
      es: '¿Cómo suena {letter} en {block}?',
      en: 'How does {letter} sound in {block}?',
    },
    check: { es: 'Comprobar', en: 'Check' },
    choose: { es: 'Elige una respuesta.', en: 'Choose an answer.' },
    good: { es: 'bien', en: 'right' },
    yours: { es: 'tu respuesta', en: 'your answer' },
    right: { es: '¡Bien! Vuelve a salir el {date}.', en: 'Right! It comes back on {date}.' },
    not: { es: '{right}, no {wrong}', en: '{right}, not {wrong}' },
    wouldBe: {
      es: 'Con {wrong} sería «{reading}». Vuelve a salir mañana.',
      en: 'With {wrong} it would be “{reading}”. It comes back tomorrow.',
    },
    next: { es: 'Siguiente', en: 'Next' },
    finish: { es: 'Ver el resultado', en: 'See the result' },
    stop: { es: 'Dejarlo aquí', en: 'Stop here' },
  },
  result: {
    round: { es: '{right} de {all} carteles', en: '{right} of {all} signs' },
    roundOne: { es: '{right} de 1 cartel', en: '{right} of 1 sign' },
    perfect: {
      es: 'Ni un fallo: cada vez salen más tarde.',
      en: 'Not one mistake: they come back later and later.',
    },
    some: {
      es: 'Lo que falla vuelve mañana; lo que aciertas, cada vez más tarde.',
      en: 'What you miss comes back tomorrow; what you get right, later and later.',
    },
    tomorrow: { es: 'Vuelven mañana', en: 'Back tomorrow' },
    again: { es: 'Repasar {count} ahora', en: 'Review {count} now' },
    more: { es: 'Otra ronda', en: 'Another round' },
    letters: { es: 'Lees {count} de {all} letras', en: 'You read {count} of {all} letters' },
    signs: { es: 'Puedes leer', en: 'You can read' },
    andMore: { es: 'y {count} más', en: 'and {count} more' },
    boxes: { es: 'Tus cinco cajas', en: 'Your five boxes' },
    boxesNote: {
      es: 'Cada acierto sube una caja; un fallo vuelve a la primera.',
      en: 'Each right answer moves up a box; a miss goes back to the first.',
    },
    box: [
      { es: '1 día', en: '1 day' },
      { es: '3 días', en: '3 days' },
      { es: '7 días', en: '7 days' },
      { es: '14 días', en: '14 days' },
      { es: '30 días', en: '30 days' },
    ],
  },
  keep: {
    label: {
      es: 'Recordar en este dispositivo lo que voy leyendo',
      en: 'Remember on this device what I can read',
    },
    note: {
      es: 'Sin racha y sin avisos. Si no, se olvida al cerrar la página.',
      en: 'No streaks and no reminders. Otherwise it is forgotten when you close the page.',
    },
    kept: {
      es: 'Se guarda en este dispositivo y no se envía a nadie.',
      en: 'It is kept on this device and sent to no one.',
    },
    refused: {
      es: 'Tu navegador no deja guardarlo. Puedes seguir: dura hasta que cierres la página.',
      en: 'Your browser does not let it be kept. You can go on: it lasts until you close the page.',
    },
    forget: { es: 'Olvidar lo leído', en: 'Forget what I read' },
    forgotten: { es: 'Olvidado.', en: 'Forgotten.' },
  },
} as const;
