import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';

/** The words of the choice of an embassy and of its card, here and among the emergencies. */
export const embassyText = {
  showName,
  choose: { es: 'Tu pasaporte', en: 'Your passport' },
  none: { es: 'Elige tu país', en: 'Choose your country' },
  forget: { es: 'Olvidar lo elegido', en: 'Forget my choice' },
  forgotten: { es: 'Olvidado.', en: 'Forgotten.' },
  all: { es: 'Todas las embajadas', en: 'All embassies' },
  missing: {
    es: 'Confirma la guardia en la página oficial antes del viaje, y llama antes de ir. Si la embajada no publica su teléfono, lo tomamos de listas públicas y su ficha enlaza el directorio del ministerio.',
    en: 'Confirm the duty line on the official page before you travel, and call before you go. Where an embassy publishes no telephone, ours comes from public lists and its card links the ministry’s directory.',
  },
  call: { es: 'Llamar al {number}', en: 'Call {number}' },
  /** On a card without a duty line; `{number}` is that of the travel helpline. */
  noDuty: {
    es: 'Sin guardia publicada: fuera de horario, pregunta en inglés al {number}',
    en: 'No duty line published: outside office hours, ask {number}',
  },
  duty: { es: 'Guardia, para urgencias', en: 'Duty line, for emergencies' },
  /** `{date}` is when the number was published. */
  dutyDated: {
    es: 'publicado: {date}',
    en: 'published {date}',
  },
  telephone: { es: 'Teléfono, en horario de oficina', en: 'Telephone, in office hours' },
  dutyEmail: { es: 'Correo de urgencias', en: 'Emergency email' },
  address: { es: 'Dirección', en: 'Address' },
  hours: { es: 'Horario', en: 'Hours' },
  official: { es: 'Página oficial', en: 'Official page' },
  /** On the card of an embassy whose page gives no telephone, to the directory of the ministry. */
  check: {
    es: 'Comprobar el teléfono en el directorio oficial',
    en: 'Check the number in the official directory',
  },
  /** The same where the guide has neither telephone nor address. */
  lookUp: { es: 'Buscarla en el directorio oficial', en: 'Look it up in the official directory' },
  noAnswer: {
    es: 'Si tu país no está en la lista, o su embajada no da teléfono, está cerrada o no contesta, pregunta en inglés al {number}, que busca el teléfono de hoy.',
    en: 'If your country is not on the list, or its embassy gives no telephone, is closed or does not answer, ask {number}, which looks up today’s number.',
  },
  directory: { es: 'Directorio oficial de embajadas', en: 'Official directory of embassies' },
  say: { es: 'Para que la llamen por ti', en: 'To have someone call it for you' },
  taxi: { es: 'Enseñar al taxista', en: 'Show the driver' },
  koreaThere: { es: 'Embajada de Corea en {city}', en: 'Korean embassy in {city}' },
  koreanOffice: { es: 'Oficina de Corea en {city}', en: 'Korean office in {city}' },
  /** Where the page of a Korean embassy has been seen in Korean only. */
  translate: {
    es: 'La página está en coreano: tradúcela con Papago.',
    en: 'The page is in Korean: translate it with Papago.',
  },
  /** Over the Korean embassies that other passports ask. */
  otherPassports: {
    es: 'Para el visado, con otro pasaporte',
    en: 'For a visa on another passport',
  },
  askKorea: {
    es: 'Pregunta a la embajada de Corea en:',
    en: 'Ask the Korean embassy in:',
  },
  /** One of them: a country and its city. */
  otherPassport: { es: '{country}: {city}', en: '{country}: {city}' },
  languages: {
    ko: { es: 'en coreano', en: 'in Korean' },
    es: { es: 'en español', en: 'in Spanish' },
    en: { es: 'en inglés', en: 'in English' },
  },
} as const satisfies Record<string, unknown>;

/** The embassies of the readers' countries in Seoul, and those of Korea there. */
export const text = {
  title: {
    es: 'Embajadas en Seúl y de Corea en tu país | Rumbo Corea',
    en: 'Embassies in Seoul, and Korea’s in your country | Rumbo Corea',
  },
  description: {
    es: 'La embajada de tu país en Seúl y la de Corea en el tuyo: teléfono, guardia, dirección en coreano y página oficial de {count:embassies} países.',
    en: 'Your country’s embassy in Seoul and Korea’s embassy at home: telephone, duty line, address in Korean and official page for {count:embassies} countries.',
  },
  keywords: {
    es: 'embajada en Seúl, consulado en Corea, embajada de Corea, teléfono de guardia, pasaporte perdido en Corea, visado de Corea',
    en: 'embassy in Seoul, consulate in Korea, Korean embassy, duty telephone, lost passport in Korea, Korean visa',
  },
  menu: {
    label: { es: 'Embajadas', en: 'Embassies' },
    line: {
      es: 'Teléfono y dirección',
      en: 'Telephone and address',
    },
  },
  heading: {
    es: 'Tu embajada en Seúl y la de Corea en tu país',
    en: 'Your embassy in Seoul and Korea’s in your country',
  },
  lead: {
    es: 'Tu embajada en Seúl te ayuda si pierdes el pasaporte o te detienen; la de Corea en tu país da los visados (visas).',
    en: 'Your embassy in Seoul helps if you lose your passport or are arrested; Korea’s in your country issues visas.',
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
        es: '¿Corres peligro? Primero el [112 o el 119](emergencies); la embajada, después.',
        en: 'In danger? Call [112 or 119](emergencies) first, the embassy after.',
      },
      {
        es: 'Apunta el teléfono de guardia antes de salir de casa. Los de México, Colombia y Perú se publicaron en una crisis y pueden haber cambiado.',
        en: 'Write down the duty number before you leave home. Those of Mexico, Colombia and Peru were published during a crisis and may have changed.',
      },
      {
        es: 'Con pasaporte de la Unión Europea y sin embajada en Seúl puedes pedir ayuda en la de otro Estado miembro.',
        en: 'With a European Union passport and no embassy of your own in Seoul, you may ask another member state’s for help.',
      },
      {
        es: 'El +82 2 3210 0404 es para coreanos en el extranjero: a ti no te sirve.',
        en: '+82 2 3210 0404 is for Koreans abroad: it cannot help you.',
      },
    ] satisfies readonly Text[],
  },

  list: {
    ...embassyText,
    id: 'embassies',
    heading: { es: 'Elige tu país', en: 'Choose your country' },
    lead: {
      es: 'Lo que eliges se queda en este dispositivo y no se envía.',
      en: 'Your choice stays on this device and is not sent.',
    },
  },
  sources: { es: 'Fuentes, noviembre de 2026', en: 'Sources, November 2026' },

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
} as const satisfies PageText & Record<string, unknown>;
