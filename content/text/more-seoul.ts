import type { MorePlacesText } from './more-places.ts';

export const text = {
  title: {
    es: 'Más que ver en Seúl y excursiones de un día | Rumbo Corea',
    en: 'More to see in Seoul, and day trips | Rumbo Corea',
  },
  description: {
    es: 'Deoksugung, museos, parques y mercados de Seúl, y excursiones a Suwon, la DMZ, Everland o la isla Nami, con mapa, estación, horario y precio.',
    en: 'Deoksugung, museums, parks and markets in Seoul, and trips to Suwon, the DMZ, Everland or Nami Island, with a map, the station, hours and prices.',
  },
  keywords: {
    es: 'excursiones desde Seúl, Suwon, DMZ, Imjingak, Everland, isla Nami, Deoksugung, Bukhansan, Noryangjin, museos de Seúl',
    en: 'day trips from Seoul, Suwon, DMZ, Imjingak, Everland, Nami Island, Deoksugung, Bukhansan, Noryangjin, Seoul museums',
  },
  menu: {
    label: { es: 'Más lugares de Seúl', en: 'More places in Seoul' },
    line: { es: 'Museos, parques y excursiones', en: 'Museums, parks and trips' },
  },
  heading: { es: 'Seúl, segunda visita y excursiones', en: 'Seoul again, and day trips' },
  lead: {
    es: '{Words:seoul-further} sitios para el segundo viaje, o para el día que quieras salirte del mapa.',
    en: '{Words:seoul-further} places for a second trip, or for the day you want to leave the beaten track.',
  },
  hangul: '더',
  hangulMeaning: { es: 'Más', en: 'More' },
  intro: [
    {
      es: 'Si es tu primer viaje, empieza por los {words:seoul-attractions} lugares de [Seúl](seoul). De estos, los más fáciles de sumar son Deoksugung, que abre {deoksugung-hours.hours}, y el Museo Nacional, que es gratis. Si solo haces una excursión, que sea [Suwon](more-seoul#suwon-hwaseong): una hora de metro y una muralla entera por la que andar.',
      en: 'On a first trip, start with the {words:seoul-attractions} places of [Seoul](seoul). The easiest of these to add are Deoksugung, open {deoksugung-hours.hours}, and the National Museum, which is free. If you make only one day trip, make it [Suwon](more-seoul#suwon-hwaseong): an hour by subway and a whole city wall to walk.',
    },
    {
      es: 'A Suwon, Imjingak, Everland y la isla Nami llega el metro o el tren de cercanías; a Gongju se va en autobús. Para Buyeo, mira el viaje en Naver Map o KakaoMap. Los precios con año son antiguos: cuenta con algo más.',
      en: 'The subway or a commuter train goes to Suwon, Imjingak, Everland and Nami Island; you take a bus to Gongju. For Buyeo, look up the journey on Naver Map or KakaoMap. Prices with a year are old, so expect to pay a little more.',
    },
  ],
  list: {
    heading: { es: 'Los lugares, uno por uno', en: 'The places, one by one' },
    lead: {
      es: 'Abre uno para leer su historia y enseñar su nombre al taxista.',
      en: 'Open one for its story and its name to show a taxi driver.',
    },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): los principales, con su plano',
        en: '[What to see in Seoul](seoul): the main places, on a drawn map',
      },
      {
        es: '[Más lugares de Busan](more-busan): mercados, un tren de playa y la costa sur',
        en: '[More places in Busan](more-busan): markets, a beach train and the south coast',
      },
      {
        es: '[Otros destinos](other-destinations): para más de un día, de Jeju a Sokcho',
        en: '[Other destinations](other-destinations): for more than a day, from Jeju to Sokcho',
      },
    ],
  },
} as const satisfies MorePlacesText & Record<string, unknown>;
