import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Los datos de la guía de Corea, en archivos | Rumbo Corea',
    en: 'The data of the Korea guide, as files | Rumbo Corea',
  },
  description: {
    es: 'Los lugares, precios, platos, frases y festivos de la guía de Corea como archivos: GeoJSON, JSON, CSV y calendarios a los que suscribirte.',
    en: 'The places, prices, dishes, phrases and holidays of the Korea guide as files: GeoJSON, JSON, CSV and calendars to subscribe to.',
  },
  keywords: {
    es: 'datos abiertos Corea, GeoJSON Seúl, festivos Corea calendario, precios Corea CSV, alérgenos comida coreana',
    en: 'Korea open data, Seoul GeoJSON, Korean holidays calendar, Korea prices CSV, Korean food allergens',
  },
  menu: {
    label: { es: 'Datos en archivos', en: 'Data files' },
    line: {
      es: 'Lo que sabe la guía, en archivos y calendarios',
      en: 'What the guide knows, as files and calendars',
    },
  },
  heading: { es: 'Los datos de la guía', en: 'The guide’s data' },
  lead: {
    es: 'Lugares, precios, platos, frases y calendarios, en archivos que lee cualquier programa.',
    en: 'Places, prices, dishes, phrases and calendars, as files that any software reads.',
  },
  hangul: '데이터',
  hangulMeaning: { es: 'Datos', en: 'Data' },

  licence: {
    heading: { es: 'Qué puedes hacer con ellos', en: 'What you may do with them' },
    /** At the end of the page's lead, by the owner's licence or without one. */
    lead: {
      open: { es: 'Reutilízalos con la licencia {licence}.', en: 'Reuse them under {licence}.' },
      reserved: {
        es: 'Léelos cuanto quieras; para reutilizarlos, pídenos permiso.',
        en: 'Read them freely; to reuse them, ask us first.',
      },
    },
    guide: {
      open: {
        es: 'Los datos de la guía llevan la licencia {licence}.',
        en: 'The guide’s data are under {licence}.',
      },
      reserved: {
        es: 'Los datos de la guía puedes leerlos y citarlos. Para publicarlos o usarlos en otra parte, pídenos permiso.',
        en: 'You may read and cite the guide’s data. To publish them or use them elsewhere, ask us first.',
      },
    },
    metro: {
      es: 'La red de metro sale de listas oficiales coreanas. Cada lista conserva su licencia, que está en el archivo con el nombre que hay que citar.',
      en: 'The subway network comes from official Korean lists. Each keeps its licence; the file gives it with the name to credit.',
    },
    ask: { es: 'Pedir permiso', en: 'Ask for permission' },
    private: {
      es: 'Suscribirte a un calendario, abrir un itinerario para tu viaje o poner en tu web algo de aquí con su código no necesita permiso.',
      en: 'You need no permission to subscribe to a calendar, to open an itinerary for your own trip or to put something from here on your website with its code.',
    },
  },
  sets: {
    heading: { es: 'Qué hay', en: 'What there is' },
    /** What is counted, where the name of the set does not say it. */
    units: {
      closings: { es: 'días', en: 'days' },
      metro: { es: 'estaciones', en: 'stations' },
    },
    /** Why another page counts otherwise. */
    remarks: {
      phrases: { es: 'entre los dos idiomas', en: 'in both languages together' },
      schools: { es: 'sin las de ejemplo', en: 'without the samples' },
    },
    often: { es: 'Cambia', en: 'Changes' },
    files: { es: 'Archivos', en: 'Files' },
    subscribe: { es: 'Suscribirte', en: 'Subscribe' },
    fields: { es: 'Campos', en: 'Fields' },
    field: { es: 'Campo', en: 'Field' },
    what: { es: 'Qué es', en: 'What it is' },
    optional: { es: 'si se sabe', en: 'where known' },
    schema: { es: 'Esquema (JSON Schema)', en: 'Schema (JSON Schema)' },
    catalogue: {
      es: 'Para catálogos de datos: {link}.',
      en: 'For catalogues of data: {link}.',
    },
    catalogueLink: { es: 'descripción DCAT-AP', en: 'DCAT-AP description' },
  },
  examples: {
    heading: { es: 'Pruébalo', en: 'Try it' },
    curl: {
      heading: { es: 'Descargar la tabla de precios', en: 'Download the table of prices' },
      text: {
        es: 'Si guardas el ETag y lo envías en If-None-Match, lo que no ha cambiado no se descarga otra vez.',
        en: 'Keep the ETag and send it in If-None-Match, and what has not changed is not downloaded again.',
      },
    },
    map: {
      heading: { es: 'Dibujar los lugares', en: 'Draw the places' },
      text: {
        es: 'Se puede leer desde cualquier sitio web. Con Leaflet y el mapa que tengas en la variable map:',
        en: 'Any website may read the files. With Leaflet, and your map in the variable map:',
      },
    },
    calendar: {
      heading: { es: 'Suscribirte a un calendario', en: 'Subscribe to a calendar' },
      text: {
        es: 'Pulsa «Suscribirte» junto a uno, o pega su dirección: en Google Calendar, «Desde una URL»; en Apple, «Nueva suscripción a calendario»; en Outlook, «Suscribirse desde web». La de los festivos:',
        en: 'Press “Subscribe” beside one, or paste its address: in Google Calendar, “From URL”; in Apple, “New Calendar Subscription”; in Outlook, “Subscribe from web”. That of the holidays:',
      },
    },
    cite: {
      heading: { es: 'Citar un dato', en: 'Cite a figure' },
      text: {
        es: 'Cada precio o dato tiene una página con su valor de hoy, el de antes, quién lo dice y cómo citarlo. Llegas a ella desde la tabla de fuentes que cierra cada página, o por la columna url de la tabla de precios. Por ejemplo:',
        en: 'Each price or fact has a page with its value today, its value before, who says it and how to cite it. You reach it from the table of sources at the end of every page, or by the url column of the table of prices. For example:',
      },
    },
  },
  api: {
    heading: { es: 'Para programas y asistentes', en: 'For software and assistants' },
    text: {
      es: 'El buscador responde también en JSON: respuestas breves con sus fuentes y enlaces a la página que lo cuenta entero. Admite {count} preguntas por minuto.',
      en: 'The search also answers in JSON: short answers with their sources, and links to the page with the whole story. It takes {count} questions a minute.',
    },
    question: { es: 'cuánto cuesta el metro', en: 'how much is the subway' },
    description: { es: 'Descripción de la API (OpenAPI)', en: 'Description of the API (OpenAPI)' },
    index: { es: 'Índice para asistentes (llms.txt)', en: 'Index for assistants (llms.txt)' },
    full: {
      es: 'La guía entera en un archivo de Markdown',
      en: 'The whole guide in one Markdown file',
    },
  },
  rules: {
    heading: { es: 'Con qué puedes contar', en: 'What you can count on' },
    items: [
      {
        es: 'Los identificadores no cambian ni se reutilizan.',
        en: 'Ids do not change, and are never given to anything else.',
      },
      {
        es: 'Se pueden añadir campos. Si un cambio rompe programas, hay carpeta nueva (v2) y la anterior se queda al menos un año.',
        en: 'Fields may be added. A change that would break your software gets a new folder (v2), and the old one stays for at least a year.',
      },
      {
        es: 'Lo que no dice ninguna fuente no está: un campo que falta es algo que no sabemos.',
        en: 'What no source says is not there: a missing field is something that we do not know.',
      },
      {
        es: 'Los precios son en wones y las horas, las de Corea.',
        en: 'Prices are in won, and times are Korean.',
      },
    ],
  },
  changes: {
    heading: { es: 'Cambios del formato', en: 'Changes of the format' },
    version: { es: 'Versión {version}', en: 'Version {version}' },
  },
  figure: {
    title: { es: '{what}: {value} | Rumbo Corea', en: '{what}: {value} | Rumbo Corea' },
    description: {
      es: '{what} en Corea: {value}. Desde cuándo vale, cuánto era antes y de dónde sale.',
      en: '{what} in Korea: {value}. Since when it is valid, what it was before and where it comes from.',
    },
    now: { es: 'Hoy', en: 'Today' },
    before: { es: 'Marzo de 2025', en: 'March 2025' },
    formerly: { es: 'Nuestro valor anterior', en: 'Our former value' },
    since: { es: 'Vale desde', en: 'Valid since' },
    holdsUntil: { es: 'Último día', en: 'Last day' },
    status: { es: 'Cuánto fiarse', en: 'How far to rely on it' },
    checked: {
      es: 'Lo dice una fuente oficial de hace menos de un año',
      en: 'An official source less than a year old says so',
    },
    about: {
      es: 'Aproximado: la fuente no es oficial, tiene más de un año o hay otras que no coinciden',
      en: 'Approximate: the source is not official, is more than a year old, or others disagree',
    },
    ask: {
      es: 'Pregunta antes de contar con ello: no hay una fuente que lo confirme',
      en: 'Ask before you count on it: no source confirms it',
    },
    ended: {
      es: 'Ha terminado: antes de contar con ello, pregunta si se ha prorrogado o cambiado',
      en: 'It has ended: ask whether it was extended or changed before you count on it',
    },
    source: { es: 'Fuente', en: 'Source' },
    looked: { es: 'Revisado el', en: 'Checked on' },
    note: { es: 'Nota', en: 'Note' },
    pages: { es: 'Dónde lo usa la guía', en: 'Where the guide uses it' },
    cite: { es: 'Para citarlo', en: 'To cite it' },
    citation: {
      es: 'Rumbo Corea, «{what}», {value}, comprobado el {day}. {url}',
      en: 'Rumbo Corea, “{what}”, {value}, checked on {day}. {url}',
    },
    wrong: { es: 'Corregir este dato', en: 'Correct this figure' },
  },
} as const satisfies PageText & Record<string, unknown>;

/** Words within the files. */
export const dataWords = {
  free: { es: 'gratis', en: 'free' },
  licence: {
    reserved: {
      es: 'Todos los derechos reservados. Para usarlos, escríbenos desde la página de contacto.',
      en: 'All rights reserved. To use them, write to us from the contact page.',
    },
    publishers: {
      es: 'La de cada lista oficial, que está en sources; nombra a quien la publica.',
      en: 'That of each official list, as stated in sources; name its publisher.',
    },
  },
  attribution: {
    es: 'Red de metro: {publishers} (data.go.kr), reunida por Rumbo Corea',
    en: 'Subway network: {publishers} (data.go.kr), put together by Rumbo Corea',
  },
  allergens: {
    es: 'No te fíes solo de este archivo si tienes alergia. Dice lo que suele llevar cada plato; cada cocina es distinta, y lo que falta en la lista no está descartado. Enseña la tarjeta de alergias y pregunta.',
    en: 'Do not rely on this file alone if you have an allergy. It says what each dish usually contains; every kitchen differs, and what is missing from the list is not ruled out. Show the allergy card and ask.',
  },
  calendars: {
    doubtful: { es: 'por confirmar', en: 'to be confirmed' },
    perhaps: { es: 'según los festivos', en: 'depending on the holidays' },
    closed: { es: 'Cierra: {places}', en: 'Closed: {places}' },
    closedNote: {
      es: 'Un lugar puede cerrar sin avisar. Si vas solo por él, míralo en su web.',
      en: 'A place can close without notice. If you go for it alone, check its website.',
    },
    blossomNote: {
      es: 'Son las semanas habituales y cambian cada año: mira el pronóstico antes de viajar.',
      en: 'These are the usual weeks, and they change every year: look at the forecast before you travel.',
    },
    step: { es: 'D-4 ({term}): {step}', en: 'D-4 ({term}): {step}' },
    stepNote: {
      es: 'Fechas orientativas: manda el calendario de tu centro.',
      en: 'These dates are a guide: your school’s calendar decides.',
    },
    apply: { es: '{school}: plazo de solicitud', en: '{school}: application period' },
    applyBy: { es: '{school}: último día de solicitud', en: '{school}: last day to apply' },
    starts: { es: '{school}: empieza el curso', en: '{school}: the term starts' },
  },
} as const;
