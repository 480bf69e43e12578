import type { MorePlacesCopy } from './more-places.ts';

export const copy = {
  title: {
    es: 'Más que ver en Seúl y excursiones de un día | Rumbo Corea',
    en: 'More to see in Seoul, and day trips | Rumbo Corea',
  },
  description: {
    es: 'Deoksugung, museos, parques y mercados de Seúl, y excursiones a Suwon, la DMZ, Everland o la isla Nami, con estación, horario y de dónde sale cada dato.',
    en: 'Deoksugung, museums, parks and markets in Seoul, and trips to Suwon, the DMZ, Everland or Nami Island, with the station, the hours and every source.',
  },
  keywords: {
    es: 'excursiones desde Seúl, Suwon, DMZ, Imjingak, Everland, isla Nami, Deoksugung, Bukhansan, Noryangjin, museos de Seúl',
    en: 'day trips from Seoul, Suwon, DMZ, Imjingak, Everland, Nami Island, Deoksugung, Bukhansan, Noryangjin, Seoul museums',
  },
  menu: {
    label: { es: 'Más lugares de Seúl', en: 'More places in Seoul' },
    line: { es: 'Museos, parques y excursiones', en: 'Museums, parks and trips' },
  },
  heading: { es: 'Más lugares de Seúl y excursiones', en: 'More of Seoul, and trips from it' },
  lead: {
    es: '{Words:seoul-further} sitios para cuando ya conoces los principales, dentro y fuera de la ciudad. De cada uno decimos lo que hemos visto escrito, con su fecha.',
    en: '{Words:seoul-further} places for when you know the main ones, in and out of the city. For each we say what we have seen in writing, with its date.',
  },
  hangul: '더',
  hangulMeaning: { es: 'Más', en: 'More' },
  intro: [
    {
      es: 'Si es tu primer viaje, empieza por los {words:seoul-attractions} lugares de [Seúl](seoul). De estos, los más fáciles de sumar son Deoksugung, que abre de noche, y el Museo Nacional, que es gratis.',
      en: 'On a first trip, start with the {words:seoul-attractions} places of [Seoul](seoul). The easiest of these to add are Deoksugung, which opens in the evening, and the National Museum, which is free.',
    },
    {
      es: 'A Suwon, Imjingak, Everland y la isla Nami llega el metro o el tren de cercanías; a Gongju se va en autobús. Muchos precios son antiguos y llevan su año al lado, así que confírmalos. La duración de la visita es cálculo nuestro.',
      en: 'The subway or a commuter train goes to Suwon, Imjingak, Everland and Nami Island; you take a bus to Gongju. Many prices are old and have their year beside them, so check. The length of a visit is our own estimate.',
    },
  ],
  list: {
    heading: { es: 'Los lugares, uno por uno', en: 'The places, one by one' },
    lead: {
      es: 'Ábrelos para ver cómo llegar, el nombre en coreano para el taxi y las fuentes.',
      en: 'Open one for the way there, the Korean name for a taxi and the sources.',
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): los principales, con su plano.',
        en: '[What to see in Seoul](seoul): the main places, on a drawn map.',
      },
      {
        es: '[Más lugares de Busan](more-busan): mercados, un tren de playa y la costa sur.',
        en: '[More places in Busan](more-busan): markets, a beach train and the south coast.',
      },
      {
        es: '[Otros destinos](other-destinations): para más de un día, de Jeju a Sokcho.',
        en: '[Other destinations](other-destinations): for more than a day, from Jeju to Sokcho.',
      },
    ],
  },
} as const satisfies MorePlacesCopy & Record<string, unknown>;
