import type { Text } from '../locale.ts';

/** What does not fit in a trip, a sentence a code; in braces what it names. */
export const findings = {
  'closed-weekday': {
    es: 'El {date} cierra {place}.',
    en: '{place} is closed on {date}.',
  },
  'closed-moved': {
    es: 'El {date} cierra {place}, porque su día de cierre cayó en festivo.',
    en: '{place} is closed on {date}, because its usual closing day was a holiday.',
  },
  'closed-nth': {
    es: 'El {date} cierra {place}: es su día de cierre del mes.',
    en: '{place} is closed on {date}, its monthly closing day.',
  },
  'closed-holiday': {
    es: 'El {date} es festivo y cierra {place}.',
    en: '{date} is a holiday, and {place} is closed.',
  },
  'closed-new-year': {
    es: '{place} cierra por Año Nuevo.',
    en: '{place} is closed on New Year’s Day.',
  },
  'closed-seollal': { es: '{place} cierra por Seollal.', en: '{place} is closed for Seollal.' },
  'closed-chuseok': { es: '{place} cierra por Chuseok.', en: '{place} is closed for Chuseok.' },
  'closed-season': {
    es: 'El {date} {place} está fuera de temporada.',
    en: '{place} is out of season on {date}.',
  },
  'perhaps-closed': {
    es: 'El día de cierre de {place} suele ser el {weekday}; de {year} no conocemos todos los festivos.',
    en: '{place} usually closes on {weekday}; we do not know all the holidays of {year}.',
  },
  'part-closed': {
    es: 'El {date} no cuentes con {what}.',
    en: 'Do not count on {what} on {date}.',
  },
  'before-opening': {
    es: 'Llegas a {place} a las {at}. Abre a las {opens}.',
    en: 'You reach {place} at {at}. It opens at {opens}.',
  },
  'after-last-entry': {
    es: 'Llegas a {place} a las {at}. La última entrada es a las {last}.',
    en: 'You reach {place} at {at}. Last entry is at {last}.',
  },
  'after-closing': {
    es: 'Llegas a {place} a las {at}, ya cerrado.',
    en: 'You reach {place} at {at}, after it has closed.',
  },
  'past-closing': {
    es: '{place} cierra a las {closes}, y la visita acaba a las {until}.',
    en: '{place} closes at {closes}, and the visit ends at {until}.',
  },
  overlap: {
    es: '{place} empieza antes de que acabe {before}.',
    en: '{place} starts before {before} ends.',
  },
  'leg-too-long': {
    es: 'De {before} a {place} hay {minutes} min {mode}, y {gap}.',
    en: '{before} to {place} takes {minutes} min {mode}, and you have {gap}.',
  },
  'out-of-order': {
    es: 'La hora de {place} es anterior a la de {before}.',
    en: '{place} is set for an earlier time than {before}.',
  },
  'early-start': {
    es: 'Para estar en {place} a las {at} hay que salir a las {leaves}.',
    en: 'To be at {place} at {at} you have to leave at {leaves}.',
  },
  'past-midnight': {
    es: 'Ese día no llega para {place}: sería a las {at}, pasada la medianoche.',
    en: 'The day is too short for {place}: it would be {at}, past midnight.',
  },
  'two-cities': {
    es: '{one} y {other} están en ciudades distintas, y no hay viaje entre ellas.',
    en: '{one} and {other} are in different cities, with no journey between them.',
  },
  gone: { es: '{name} ya no está en la guía.', en: '{name} is no longer in the guide.' },
  'no-way-back': { es: 'No hay dónde dormir el {date}.', en: 'Nowhere to stay on {date}.' },
  'long-day': {
    es: 'Un día de {hours}, de {from} a {to}. ¿Demasiado?',
    en: 'This day takes {hours}, from {from} to {to}. Too much?',
  },
  'hours-unknown': {
    es: 'No tenemos su horario, así que no sabemos si abren.',
    en: 'We do not have their hours, so we cannot say whether they are open.',
  },
  'holidays-unknown': {
    es: 'De {year} no conocemos los festivos.',
    en: 'We do not know the holidays of {year}.',
  },
  'public-holiday': { es: 'El {date} es {holiday}.', en: '{date} is {holiday}.' },
  'late-metro': {
    es: 'A las {at} puede que ya no haya metro.',
    en: 'The subway may have stopped by {at}.',
  },
  dark: {
    es: '{place}: anochece a las {sets}, antes de que te vayas.',
    en: '{place}: it gets dark at {sets}, before you leave.',
  },
  twice: { es: '{place} está dos veces.', en: '{place} is in the trip twice.' },
  past: { es: 'Estas fechas ya han pasado.', en: 'These dates have passed.' },
} as const satisfies Readonly<Record<string, Text>>;

/** The minutes that are left for a way. */
export const gaps = {
  none: { es: 'no queda tiempo', en: 'no time left' },
  one: { es: 'queda 1', en: '1 min' },
  other: { es: 'quedan {number}', en: '{number} min' },
} as const satisfies Readonly<Record<string, Text>>;

/** For a stop that has no name: the guide no longer has it. */
export const unnamed = {
  before: { es: 'la parada anterior', en: 'the stop before' },
  place: { es: 'esa parada', en: 'that stop' },
  name: { es: 'una parada', en: 'a stop' },
} as const satisfies Readonly<Record<string, Text>>;

/** The press that mends it. */
export const fixes = {
  'swap-days': { es: 'Cambiar los días {one} y {other}', en: 'Swap days {one} and {other}' },
  move: { es: 'Mover al día {day}, a las {at}', en: 'Move to day {day} at {at}' },
  'other-time': { es: 'Ir a las {at}', en: 'Go at {at}' },
  push: { es: 'Retrasar a las {at}', en: 'Push back to {at}' },
  'by-time': { es: 'Poner en orden de hora', en: 'Sort by time' },
  order: { es: 'Ordenar el día {day}', en: 'Reorder day {day}' },
  'to-tray': { es: 'Dejar sin día', en: 'Move to “Unscheduled”' },
} as const satisfies Readonly<Record<string, Text>>;

/** How one gets there, after the minutes. */
export const modes = {
  same: { es: 'en el mismo sitio', en: 'at the same place' },
  walk: { es: 'a pie', en: 'on foot' },
  metro: { es: 'en metro', en: 'by subway' },
  bus: { es: 'en autobús', en: 'by bus' },
  taxi: { es: 'en taxi', en: 'by taxi' },
  journey: { es: 'de viaje', en: 'of travel' },
  unknown: { es: 'de camino', en: 'on the way' },
} as const satisfies Readonly<Record<string, Text>>;
