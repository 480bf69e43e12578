/** What leads to the visitor’s own trip from every page. */
export const tripLink = {
  name: { es: 'Mi viaje', en: 'My trip' },
  count: {
    one: { es: 'Mi viaje, 1 parada', en: 'My trip, 1 stop' },
    other: { es: 'Mi viaje, {number} paradas', en: 'My trip, {number} stops' },
  },
} as const;

/**
 * The button beside a place. Where there is little room only the word in the middle shows: `Añadir`, `Día 3`.
 */
export const addToTrip = {
  place: [
    { es: '', en: '' },
    { es: 'Añadir', en: 'Add' },
    { es: ' a mi viaje', en: ' to my trip' },
  ],
  day: [
    { es: '', en: '' },
    { es: 'Copiar el día', en: 'Copy the day' },
    { es: ' a mi viaje', en: ' to my trip' },
  ],
} as const;

/** What the button says of a place that is in the trip, which browsers fill in. */
export const inTrip = {
  day: [
    { es: 'En tu viaje, ', en: 'In your trip, ' },
    { es: 'día {day}', en: 'day {day}' },
    { es: '', en: '' },
  ],
  tray: [
    { es: 'En tu viaje, ', en: 'In your trip, ' },
    { es: 'sin día', en: 'unscheduled' },
    { es: '', en: '' },
  ],
  failed: [
    { es: '', en: '' },
    { es: 'No se ha abierto', en: 'It did not open' },
    { es: '. Prueba otra vez', en: '. Try again' },
  ],
} as const;

/** The window with the days of the trip, which comes when the button is pressed. */
export const addWindow = {
  lead: { es: '¿Qué día?', en: 'Which day?' },
  first: { es: 'Tu primer día', en: 'Your first day' },
  firstSays: { es: 'El viaje empieza aquí', en: 'The trip starts here' },
  another: { es: 'Un día más', en: 'One more day' },
  anotherSays: { es: 'Se suma al final', en: 'Added at the end' },
  /** Of a day that is copied. */
  copy: {
    free: { es: 'Día libre', en: 'Free day' },
    after: {
      one: { es: 'Detrás de 1 parada', en: 'After 1 stop' },
      other: { es: 'Detrás de {number} paradas', en: 'After {number} stops' },
    },
    findings: { es: '{where}. {findings}', en: '{where}. {findings}' },
    /** At the end of what is said of a copied day: `Hay dos avisos`. */
    done: { es: '{said} {findings}.', en: '{said} {findings}.' },
  },
  remove: { es: 'Quitar del viaje', en: 'Remove from the trip' },
  removed: { es: '{name} ya no está en tu viaje.', en: '{name} is no longer in your trip.' },
  /** `Deoksugung, viernes 9, 18:15.` */
  added: { es: '{name}, {day}, {time}.', en: '{name}, {day}, {time}.' },
  addedTray: { es: '{name}, sin día.', en: '{name}, unscheduled.' },
  copied: { es: '{name}, {day}: {stops}.', en: '{name}, {day}: {stops}.' },
  full: { es: 'El viaje está lleno.', en: 'The trip is full.' },
  undone: { es: 'Deshecho: {name}.', en: 'Undone: {name}.' },
  see: { es: 'Ver mi viaje', en: 'See my trip' },
} as const;
