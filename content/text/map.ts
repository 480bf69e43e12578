import type { Localized } from '../locale.ts';

/** The texts of the interactive map. */
export const text = {
  filters: {
    city: { es: 'Ciudad', en: 'City' },
    cities: {
      all: { es: 'Todas', en: 'All' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    type: { es: 'Tipo', en: 'Type' },
    types: {
      all: { es: 'Todos', en: 'All' },
      school: { es: 'Escuelas', en: 'Schools' },
      attraction: { es: 'Lugares de interés', en: 'Sights' },
      further: { es: 'Más que ver', en: 'More to see' },
      cafe: { es: 'Cafés', en: 'Cafés' },
      accommodation: { es: 'Alojamiento', en: 'Places to stay' },
    },
    scene: { es: 'En pantalla', en: 'On screen' },
    scenes: {
      all: { es: 'Todo', en: 'Any' },
      series: { es: 'Series', en: 'TV series' },
      film: { es: 'Cine', en: 'Films' },
      music: { es: 'Música', en: 'Music' },
    },
  },
  kinds: {
    school: { es: 'Escuela', en: 'School' },
    attraction: { es: 'Lugar de interés', en: 'Sight' },
    further: { es: 'Más que ver', en: 'More to see' },
    cafe: { es: 'Café', en: 'Café' },
    accommodation: { es: 'Alojamiento', en: 'Place to stay' },
    restaurant: { es: 'Restaurante', en: 'Restaurant' },
  },
  /** Beside the kind that has no filter of its own. */
  unfiltered: { es: 'con «Todos»', en: 'under “All”' },
  partner: { es: 'Centro asociado', en: 'Partner school' },
  partnerMark: { es: 'Asociado', en: 'Partner' },

  list: {
    label: { es: 'Lugares del mapa', en: 'Places on the map' },
    found: {
      one: { es: '{count} lugar', en: '{count} place' },
      other: { es: '{count} lugares', en: '{count} places' },
    },
    where: {
      seoul: { es: 'en Seúl', en: 'in Seoul' },
      busan: { es: 'en Busan', en: 'in Busan' },
    },
    none: {
      es: 'Aquí no tenemos ningún lugar de ese tipo. Prueba con otro filtro.',
      en: 'We have no places of that type here. Try another filter.',
    },
    see: { es: 'Ver la lista', en: 'See the list' },
    nearest: { es: 'Del más cercano al más lejano', en: 'Nearest first' },
  },
  more: {
    attraction: { es: 'Ver la ficha completa', en: 'See the full card' },
    school: { es: 'Ver precio, fechas y visado', en: 'See price, dates and visa' },
    partner: { es: 'Ver los centros asociados', en: 'See the partner schools' },
  },
  gettingThere: { es: 'Cómo llegar', en: 'Getting there' },
  legend: { es: 'Leyenda del mapa', en: 'Map legend' },
  metro: {
    toggle: { es: 'Líneas de metro', en: 'Subway lines' },
    seoul: { es: 'Metro de Seúl', en: 'Seoul subway' },
    busan: { es: 'Metro de Busan', en: 'Busan subway' },
  },

  label: {
    es: 'Mapa de Corea. Las flechas lo mueven; las teclas más y menos lo acercan y lo alejan.',
    en: 'Map of Korea. The arrow keys move it; plus and minus zoom in and out.',
  },
  skip: { es: 'Saltar el mapa e ir a la lista', en: 'Skip the map and go to the list' },
  loading: { es: 'Cargando el mapa…', en: 'Loading the map…' },
  failed: {
    es: 'El mapa no se ha podido cargar. La lista tiene los mismos lugares.',
    en: 'The map could not be loaded. The list has the same places.',
  },
  retry: { es: 'Reintentar', en: 'Try again' },
  close: { es: 'Cerrar', en: 'Close' },
  cluster: { es: '{count} lugares juntos; acercar', en: '{count} places together; zoom in' },
  /** Announced after a cluster is opened: how its places are now shown. */
  opened: {
    all: {
      es: 'Mapa acercado: los {count} lugares se ven por separado.',
      en: 'Zoomed in. All {count} places now show separately.',
    },
    some: {
      es: 'Mapa acercado. Lugares que ya se ven por separado: {alone} de {count}.',
      en: 'Zoomed in. Places that now show separately: {alone} of {count}.',
    },
    none: {
      es: 'Mapa acercado: los {count} lugares siguen en grupos, más pequeños.',
      en: 'Zoomed in. The {count} places are still grouped, in smaller groups.',
    },
  },
  zoomIn: { es: 'Acercar', en: 'Zoom in' },
  zoomOut: { es: 'Alejar', en: 'Zoom out' },
  reset: { es: 'Volver a la vista inicial', en: 'Reset view' },
  pan: {
    label: { es: 'Mover el mapa', en: 'Move the map' },
    up: { es: 'Mover hacia arriba', en: 'Move up' },
    down: { es: 'Mover hacia abajo', en: 'Move down' },
    left: { es: 'Mover a la izquierda', en: 'Move left' },
    right: { es: 'Mover a la derecha', en: 'Move right' },
  },

  streetNote: {
    es: 'El mapa de calles es de OpenStreetMap. Al cargarlo, ese servicio recibe tu dirección IP.',
    en: 'The street map comes from OpenStreetMap. When it loads, that service receives your IP address.',
  },
  street: {
    load: { es: 'Cargar mapa de calles', en: 'Load street map' },
    remove: { es: 'Quitar mapa de calles', en: 'Remove street map' },
    failed: {
      es: 'El mapa de calles no se carga. Te dejamos el nuestro, con todos los lugares.',
      en: 'The street map is not loading. Here is our own, with every place.',
    },
  },
  credit: {
    own: {
      es: 'Mapa propio; costas de Natural Earth, metro de data.go.kr',
      en: 'Our own map; coastlines by Natural Earth, subway by data.go.kr',
    },
    street: { es: '© colaboradores de OpenStreetMap', en: '© OpenStreetMap contributors' },
  },

  near: {
    button: { es: 'Cerca de mí', en: 'Near me' },
    you: { es: 'Estás aquí', en: 'You are here' },
    searching: { es: 'Buscando dónde estás…', en: 'Finding where you are…' },
    found: {
      es: 'Lo más cercano es {name}, a {distance}. Tu posición no sale del navegador.',
      en: 'The nearest is {name}, {distance} away. Your position stays in your browser.',
    },
    none: {
      es: 'Te hemos encontrado, pero ningún lugar cumple el filtro.',
      en: 'We have found you, but no places match your filter.',
    },
    refused: {
      es: 'Tu ubicación está bloqueada. Permítela desde el icono que hay junto a la dirección web.',
      en: 'Your location is blocked. Allow it from the icon beside the web address.',
    },
    unavailable: {
      es: 'Tu dispositivo no ha podido averiguar dónde estás. Activa la ubicación o el wifi y vuelve a probar.',
      en: 'Your device could not work out where you are. Turn on location or wifi and try again.',
    },
    outside: {
      es: 'Estás fuera de Corea, a unos {distance} de Seúl. Pulsa de nuevo cuando llegues y verás lo que tienes cerca.',
      en: 'You are outside Korea, about {distance} from Seoul. Press again when you get there to see what is close.',
    },
  },

  /** Names on the map that differ between languages. */
  names: {
    yellowSea: { es: 'Mar Amarillo', en: 'Yellow Sea' },
    eastSea: { es: 'Mar del Este', en: 'East Sea' },
    northKorea: { es: 'Corea del Norte', en: 'North Korea' },
    japan: { es: 'Japón', en: 'Japan' },
    seoul: { es: 'Seúl', en: 'Seoul' },
    busan: { es: 'Busan', en: 'Busan' },
    han: { es: 'Río Han', en: 'Han River' },
    nakdong: { es: 'Río Nakdong', en: 'Nakdong River' },
  },
} as const;

/** The texts of the map in one language. */
export type MapText = Localized<typeof text>;
