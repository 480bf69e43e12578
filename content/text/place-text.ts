import type { BusanCategory, SeoulCategory } from '../data/attraction.ts';
import type { DestinationCategory } from '../data/destinations.ts';
import type { Localized, Text } from '../locale.ts';
import { phraseOf } from '../phrases/phrases.ts';
import { addToTrip } from './add-to-trip.ts';
import { selected, share } from './share.ts';
import { showCard, showName } from './show-card.ts';

/** A kind of place, and the Korean word on its badge. */
export interface Kind {
  readonly label: Text;
  readonly hangul: string;
}

/** The kinds of places. */
export const placeKinds = {
  historic: { label: { es: 'Historia', en: 'History' }, hangul: '역사' },
  landmark: { label: { es: 'Emblema', en: 'Landmark' }, hangul: '명소' },
  market: { label: { es: 'Mercado', en: 'Market' }, hangul: '시장' },
  entertainment: { label: { es: 'Ocio', en: 'Entertainment' }, hangul: '놀이' },
  temple: { label: { es: 'Templo', en: 'Temple' }, hangul: '사찰' },
  modern: { label: { es: 'Moderno', en: 'Modern' }, hangul: '현대' },
  culture: { label: { es: 'Cultura', en: 'Culture' }, hangul: '문화' },
  cultural: { label: { es: 'Cultura', en: 'Culture' }, hangul: '문화' },
  beach: { label: { es: 'Playa', en: 'Beach' }, hangul: '해변' },
  nature: { label: { es: 'Naturaleza', en: 'Nature' }, hangul: '자연' },
  island: { label: { es: 'Isla', en: 'Island' }, hangul: '섬' },
  coastal: { label: { es: 'Costa', en: 'Coast' }, hangul: '바다' },
} satisfies Record<SeoulCategory | BusanCategory | DestinationCategory, Kind>;

/** The labels that all pages of places share. */
export const placeText = {
  showName,
  /** In the page header. */
  dated: {
    es: 'Precios y horarios de noviembre de 2026',
    en: 'Prices and hours from November 2026',
  },

  /** Opens the panel of a card. */
  about: { es: 'Todo sobre el lugar', en: 'All about this place' },
  story: { es: 'La historia', en: 'The story' },
  details: { es: 'Horario y precio', en: 'Hours and price' },

  hours: { es: 'Horario', en: 'Hours' },
  /** The hours in a word or two, before the browser knows those of today. */
  open: { es: 'Abre', en: 'Open' },
  openAlways: { es: 'Siempre abierto', en: 'Always open' },
  openBySeason: { es: 'según la época', en: 'hours vary by season' },
  openByDay: { es: 'según el día', en: 'hours vary by day' },
  openOtherwise: { es: 'mira el horario', en: 'see the hours' },
  admission: { es: 'Entrada', en: 'Admission' },
  free: { es: 'Gratis', en: 'Free' },
  visit: { es: 'Visita', en: 'Visit' },
  tip: { es: 'Consejo', en: 'Tip' },

  /** What was filmed or played there: on the card, and before the names. */
  scenes: {
    tag: { es: 'En pantalla', en: 'On screen' },
    here: { es: 'Sale en', en: 'Featured in' },
  },

  where: { es: 'Dónde', en: 'Where' },
  sources: { es: 'Fuentes', en: 'Sources' },

  /** Whether a place is open now. */
  now: {
    always: { es: 'Abierto a cualquier hora', en: 'Open at any hour' },
    open: { es: 'Abierto ahora, hasta las {time}', en: 'Open now, until {time}' },
    lastEntry: {
      es: 'Abierto ahora; última entrada, {time}',
      en: 'Open now; last entry {time}',
    },
    lastEntryPassed: { es: 'Hoy ya no se puede entrar', en: 'Too late to enter today' },
    opens: { es: 'Hoy abre a las {time}', en: 'Opens today at {time}' },
    closed: { es: 'Cerrado por hoy', en: 'Closed for the day' },
    closedToday: { es: 'Hoy está cerrado', en: 'Closed today' },
    clock: { es: 'hora de Corea', en: 'Korean time' },
    today: { es: 'Hoy', en: 'Today' },
    closes: { es: 'Cierra', en: 'Closed' },
    tomorrow: { es: 'mañana {time}', en: 'tomorrow {time}' },
    later: { es: '{day} {time}', en: '{day} {time}' },
  },

  add: addToTrip.place,

  gettingThere: { es: 'Cómo llegar', en: 'Getting there' },
  journey: { es: 'El viaje', en: 'The trip' },
  station: { es: 'En metro', en: 'By subway' },
  /** Of a trip out of the city, as the planner counts it. */
  rideFromCity: {
    es: 'Desde Seoul Station, unos {minutes} min en metro',
    en: 'About {minutes} min by subway from Seoul Station',
  },
  rideFrom: { es: 'Ver el viaje en metro desde…', en: 'See the subway ride from…' },
  exit: { es: 'salida {exit}', en: 'exit {exit}' },
  walk: {
    one: { es: '{minutes}\u00a0minuto a pie', en: '{minutes}\u00a0minute on foot' },
    other: { es: '{minutes}\u00a0minutos a pie', en: '{minutes}\u00a0minutes on foot' },
  },
  straight: { es: 'a unos {metres} m', en: 'about {metres} m away' },
  site: { es: 'Web oficial', en: 'Official site' },
  address: { es: 'En taxi', en: 'By taxi' },
  maps: { es: 'En el mapa', en: 'On the map' },

  driver: {
    show: { es: 'Enseñar al taxista', en: 'Show to the driver' },
    title: { es: 'Tarjeta para el taxista', en: 'Card for the driver' },
    request: { es: '«Por favor, lléveme a este lugar.»', en: '“Please take me to this place.”' },
    korean: phraseOf('taxiTo').source,
    phrase: {
      es: '[Frases para el taxi](phrases-taxi#taxiTo)',
      en: '[Phrases for the taxi](phrases-taxi#taxiTo)',
    },
    card: showCard,
  },

  text: {
    address: { es: 'Copiar', en: 'Copy' },
    done: { es: 'Copiado', en: 'Copied' },
    selected,
  },

  share: {
    ...share,
    text: { es: 'Para nuestra lista de Corea: {name}', en: 'One for our Korea list: {name}' },
  },
} as const;

/** The labels in one language. */
export type PlaceText = Localized<typeof placeText>;
