import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';

/** The offline page, shown without a connection instead of a page that is not saved on the device. */
export const text = {
  title: { es: 'Sin conexión | Rumbo Corea', en: 'No connection | Rumbo Corea' },
  description: {
    es: 'Qué páginas de la guía puedes leer sin internet en este dispositivo y a qué teléfonos llamar en Corea del Sur en una urgencia.',
    en: 'Which pages of the guide you can read without internet on this device, and who to call in South Korea in an emergency.',
  },
  keywords: {
    es: 'sin conexión, leer sin internet, teléfonos de urgencia, Rumbo Corea',
    en: 'offline, read without internet, emergency numbers, Rumbo Corea',
  },
  menu: {
    label: { es: 'Sin conexión', en: 'No connection' },
    line: { es: 'Lo que puedes leer sin internet', en: 'What you can read without internet' },
  },
  heading: { es: 'Aquí no llega internet', en: 'No internet here' },
  lead: {
    es: 'Puedes leer sin conexión lo que ya has abierto o guardado. Esto es lo que hay en este dispositivo.',
    en: 'You can read what you have already opened or saved without a connection. This is what is on this device.',
  },
  hangul: '밤',
  hangulMeaning: { es: 'Noche', en: 'Night' },
  picture: {
    es: 'Un gato duerme bajo un farol en el porche de una casa coreana, de noche, frente a un lago con luna',
    en: 'A cat asleep under a lantern on the porch of a Korean house at night, by a moonlit lake',
  },
  missing: {
    /** `{page}` is the requested page. */
    named: {
      es: '«{page}» no está guardada en este dispositivo.',
      en: '“{page}” is not saved on this device.',
    },
    unnamed: {
      es: 'La página que buscabas no está guardada en este dispositivo.',
      en: 'The page you were looking for is not saved on this device.',
    },
    back: {
      es: 'En cuanto vuelva la conexión, la abriremos por ti.',
      en: 'As soon as you are back online, we will open it for you.',
    },
    retry: { es: 'Volver a intentarlo', en: 'Try again' },
  },
  kept: {
    heading: { es: 'Lo que puedes leer ahora', en: 'What you can read now' },
    /** Once the page of the card is kept. */
    card: {
      es: 'Para la mesa: [tu tarjeta de alergias](gastronomy#allergy-card) en coreano.',
      en: 'At the table: [your allergy card](gastronomy#allergy-card) in Korean.',
    },
    none: {
      es: 'Todavía no hay ninguna página guardada.',
      en: 'No pages have been saved yet.',
    },
  },
  emergency: {
    heading: { es: 'Teléfonos para una urgencia en Corea', en: 'Emergency numbers in Korea' },
    lead: {
      es: 'Para llamar no hace falta internet, pero sí una línea con llamadas. Si tu eSIM es solo de datos, no cuentes con ella.',
      en: 'You do not need internet to call, but you do need a line with calls. If your eSIM is data only, do not count on it.',
    },
    call: { es: 'Llamar al', en: 'Call' },
    more: {
      es: 'Qué decir en coreano, tu embajada y la tarjeta para el taxi: [Emergencias](emergencies), que está en este dispositivo.',
      en: 'What to say in Korean, your embassy and the taxi card: [Emergencies](emergencies), which is on this device.',
    },
  },
} as const satisfies PageText & Record<string, unknown>;

/** The card that offers to save the guide. */
export const card = {
  heading: { es: 'Guardar la guía en este dispositivo', en: 'Save the guide on this device' },
  lead: {
    es: 'Todas las páginas en español, con sus dibujos, el buscador y el mapa, para leerlas en el avión o donde no haya cobertura.',
    en: 'Every page in English with its drawings, the search and the map, to read on the plane or where there is no signal.',
  },
} as const satisfies Record<string, Text>;

/** Notices in every document, which scripts show when needed. */
export const frameText = {
  connection: {
    lost: {
      es: 'Estás sin conexión. Puedes leer lo que tengas guardado. No podrás enviar formularios hasta que vuelva internet, y nada se enviará de forma automática.',
      en: 'You are offline. You can read what is saved on this device. You cannot send forms until you are back online, and nothing will be sent automatically.',
    },
    back: { es: 'Vuelves a tener conexión.', en: 'You are back online.' },
    close: { es: 'Cerrar', en: 'Close' },
  },
  update: {
    text: { es: 'Hay una versión nueva de la guía.', en: 'There is a new version of the guide.' },
    kept: {
      es: 'La página se cargará de nuevo; lo que hayas escrito se conserva.',
      en: 'The page will load again; what you have typed will be kept.',
    },
    now: { es: 'Actualizar', en: 'Update' },
    later: { es: 'Luego', en: 'Later' },
  },
  save: {
    /** `{size}` is the size of the download, in megabytes. */
    size: {
      es: 'La descarga ocupa {size}. Puedes borrarla cuando quieras.',
      en: 'The download is {size}. You can remove it at any time.',
    },
    start: { es: 'Guardar la guía', en: 'Save the guide' },
    saving: {
      es: 'Guardando la guía: {done} de {total}',
      en: 'Saving the guide: {done} of {total}',
    },
    progress: { es: 'Guía guardada hasta ahora', en: 'Guide saved so far' },
    /** Announced now and then to screen readers. */
    percent: { es: 'Guardado el {percent}', en: '{percent} saved' },
    cancel: { es: 'Cancelar', en: 'Cancel' },
    resume: { es: 'Seguir guardando', en: 'Continue saving' },
    remove: { es: 'Borrar lo guardado', en: 'Remove the saved guide' },
    removed: { es: 'Lo guardado se ha borrado.', en: 'The saved guide has been removed.' },
    saved: {
      es: 'La guía está guardada en este dispositivo.',
      en: 'The guide is saved on this device.',
    },
    /** What is saved, and since when. */
    contents: {
      es: '{pages} páginas, los dibujos, el buscador y el mapa, guardados el {date}.',
      en: '{pages} pages, the drawings, the search and the map, saved on {date}.',
    },
    outdated: {
      es: 'La guía ha cambiado desde entonces.',
      en: 'The guide has changed since then.',
    },
    refresh: { es: 'Actualizar ({size})', en: 'Update ({size})' },
    cancelled: {
      es: 'Hay {done} de {total} en este dispositivo, y ahí se quedan.',
      en: '{done} of {total} are on this device and stay there.',
    },
    stopped: {
      lost: { es: 'Se ha perdido la conexión.', en: 'The connection was lost.' },
      full: {
        es: 'En este dispositivo no queda sitio. Libera espacio y vuelve a intentarlo.',
        en: 'There is no room left on this device. Free some space and try again.',
      },
    },
    /** Shown after saving was interrupted. */
    kept: {
      es: 'Lo que ya se había guardado, {done} de {total}, sigue aquí.',
      en: 'What had been saved, {done} of {total}, is still here.',
    },
    unreachable: {
      es: 'Para guardar la guía hace falta conexión. Vuelve a intentarlo cuando la tengas.',
      en: 'You need a connection to save the guide. Try again once you have one.',
    },
    retry: { es: 'Volver a intentarlo', en: 'Try again' },
  },
} as const;

/** Name and description of the installed guide. */
export const app = {
  name: {
    es: 'Rumbo Corea: guía de Corea del Sur',
    en: 'Rumbo Corea: guide to South Korea',
  },
  shortName: 'Rumbo Corea',
  description: {
    es: 'Guía en español e inglés para viajar, estudiar y vivir en Corea del Sur.',
    en: 'A guide in English and Spanish for travelling, studying and living in South Korea.',
  },
  emergencies: { es: 'Urgencias', en: 'Emergencies' },
  map: { es: 'Mapa', en: 'Map' },
} as const;
