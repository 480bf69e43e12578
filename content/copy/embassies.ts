import type { Text } from '../locale.ts';
import type { PageCopy } from './page-copy.ts';

/** The embassies of the readers' countries in Seoul, and those of Korea there. */
export const copy = {
  title: {
    es: 'Embajadas en Seúl y de Corea en tu país | Rumbo Corea',
    en: 'Embassies in Seoul, and Korea’s in your country | Rumbo Corea',
  },
  description: {
    es: 'La embajada de tu país en Seúl y la de Corea en el tuyo: teléfono, guardia, dirección y página oficial de {count:embassies} países, con fuente y fecha.',
    en: 'Your country’s embassy in Seoul and Korea’s embassy at home: telephone, duty line, address and official page for {count:embassies} countries, with source and date.',
  },
  keywords: {
    es: 'embajada en Seúl, consulado en Corea, embajada de Corea, teléfono de guardia, pasaporte perdido en Corea, visado de Corea',
    en: 'embassy in Seoul, consulate in Korea, Korean embassy, duty telephone, lost passport in Korea, Korean visa',
  },
  menu: {
    label: { es: 'Embajadas', en: 'Embassies' },
    line: {
      es: 'Guardia, teléfono, dirección y fuentes',
      en: 'Duty line, telephone, address and sources',
    },
  },
  heading: {
    es: 'Tu embajada en Seúl y la de Corea en tu país',
    en: 'Your embassy in Seoul and Korea’s in your country',
  },
  lead: {
    es: 'La primera es para un pasaporte perdido o una urgencia, y la segunda da los visados (visas).',
    en: 'The first is for a lost passport or an emergency, and the second issues visas.',
  },
  dated: {
    es: 'Comprobado el 24 de noviembre de 2026, en copias guardadas de páginas públicas',
    en: 'Checked on 24 November 2026, in stored copies of public pages',
  },
  hangul: '대사관',
  hangulMeaning: { es: 'Embajada', en: 'Embassy' },
  pictureAlt: {
    es: 'Un edificio de ladrillo con banderas de España y de América Latina; una visitante enseña sus papeles al guardia',
    en: 'A brick building with flags of Spain and Latin America; a visitor shows her papers to the guard',
  },

  before: {
    id: 'before-you-call',
    heading: { es: 'Antes de llamar', en: 'Before you call' },
    points: [
      {
        es: 'Si corres peligro, primero el [112 o el 119](emergencies). La embajada viene después.',
        en: 'If you are in danger, [112 or 119](emergencies) come first. The embassy comes after.',
      },
      {
        es: 'Muchos teléfonos y direcciones vienen de listas públicas y no de la embajada: llama antes de ir. Si no contestan, mira el directorio del [Ministerio de Asuntos Exteriores de Corea](https://www.mofa.go.kr/eng/pgm/m_5789/uss/cnsrshp/inKoEmblgbdAdres.do), en inglés.',
        en: 'Many telephones and addresses come from public lists, not from the embassy, so call before you go. If nobody answers, look in the directory of the [Korean Ministry of Foreign Affairs](https://www.mofa.go.kr/eng/pgm/m_5789/uss/cnsrshp/inKoEmblgbdAdres.do), in English.',
      },
      {
        es: 'Los teléfonos de guardia de México, Argentina, Colombia y Perú se publicaron en una crisis, en la fecha que llevan al lado. Confírmalos en la página oficial antes del viaje.',
        en: 'The duty numbers of Mexico, Argentina, Colombia and Peru were published during a crisis, on the date beside them. Confirm them on the official page before you travel.',
      },
      {
        es: 'El +82 2 3210 0404 es la línea de Corea para coreanos en el extranjero, así que no es para ti.',
        en: '+82 2 3210 0404 is Korea’s line for Koreans abroad, so it is not for you.',
      },
      {
        es: 'Con pasaporte de la Unión Europea y sin embajada en Seúl puedes pedir ayuda en la de otro Estado miembro. Es la regla general de la Unión; no la hemos leído en una página de Corea.',
        en: 'With a passport of the European Union and no embassy in Seoul you may ask another member state’s for help. That is the Union’s general rule; we have not read it on a Korean page.',
      },
    ] satisfies readonly Text[],
  },

  list: {
    id: 'embassies',
    heading: { es: 'País por país', en: 'Country by country' },
    filter: { es: 'Tu país', en: 'Your country' },
    all: { es: 'Todos los países', en: 'All countries' },
    count: { es: 'Países: {count} de {total}', en: 'Countries: {count} of {total}' },
    inSeoul: { es: 'En Seúl', en: 'In Seoul' },
    koreaThere: { es: 'La de Corea', en: 'Korea’s embassy' },
    koreanOffice: { es: 'La oficina de Corea', en: 'Korea’s office' },
    closed: { es: 'Sin embajada en Seúl', en: 'No embassy in Seoul' },
    telephone: { es: 'Teléfono', en: 'Telephone' },
    unofficial: {
      es: 'Teléfono (listas no oficiales)',
      en: 'Telephone (unofficial lists)',
    },
    duty: { es: 'Guardia', en: 'Duty line' },
    /** `{date}` is when the number was published. */
    dutyDated: { es: 'publicada: {date}', en: 'published: {date}' },
    dutyEmail: { es: 'Correo de urgencias', en: 'Emergency email' },
    address: { es: 'Dirección', en: 'Address' },
    city: { es: 'Ciudad', en: 'City' },
    cityUnread: {
      es: 'la capital; no lo hemos leído en una fuente',
      en: 'the capital; we have not read it in a source',
    },
    hours: { es: 'Horario', en: 'Hours' },
    page: { es: 'Página', en: 'Page' },
    official: { es: 'Página oficial', en: 'Official page' },
    directory: { es: 'Directorio oficial', en: 'Official directory' },
    languages: {
      ko: { es: 'en coreano', en: 'in Korean' },
      es: { es: 'en español', en: 'in Spanish' },
      en: { es: 'en inglés', en: 'in English' },
    },
    /** Said once for all that no source gives. */
    missing: { es: 'Sin fuente para {facts}.', en: 'No source seen for {facts}.' },
    missingFacts: {
      duty: { es: 'la guardia', en: 'the duty line' },
      telephone: { es: 'el teléfono', en: 'the telephone' },
      address: { es: 'la dirección', en: 'the address' },
      pages: { es: 'la página', en: 'the page' },
    },
    call: { es: 'Llamar al {number}', en: 'Call {number}' },
    sources: { es: 'Fuentes', en: 'Sources' },
    undated: { es: 'sin fecha', en: 'no date' },
    hangulNote: {
      es: 'Compara la dirección en coreano con un mapa antes de enseñarla.',
      en: 'Compare the Korean address with a map before you show it.',
    },
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Emergencias](emergencies): a quién llamar y qué decir en coreano',
        en: '[Emergencies](emergencies): who to call and what to say in Korean',
      },
      {
        es: '[Requisitos](requirements): si tu pasaporte necesita visado',
        en: '[Requirements](requirements): whether your passport needs a visa',
      },
      {
        es: '[Estudiar](study#d4): el plan para pedir el visado D-4',
        en: '[Study](study#d4): the plan for applying for the D-4 visa',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies PageCopy & Record<string, unknown>;
