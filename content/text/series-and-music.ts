import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Lugares de series, cine y BTS en Corea | Rumbo Corea',
    en: 'K-drama, film and BTS locations in Korea | Rumbo Corea',
  },
  description: {
    es: 'Dónde se rodaron El juego del calamar, Goblin, Parásitos o Itaewon Class y dónde cantó BTS: qué se ve hoy en cada sitio, con su fuente y su nombre en coreano.',
    en: 'Where Squid Game, Goblin, Parasite and Itaewon Class were filmed and where BTS sang: what you see there today, each with its source and Korean name.',
  },
  keywords: {
    es: 'lugares de rodaje k-drama, dónde se grabó Goblin, lugares de BTS en Corea, El juego del calamar, Parásitos, Itaewon Class, Las guerreras k-pop',
    en: 'K-drama filming locations, where was Goblin filmed, BTS places in Korea, Squid Game, Parasite, Itaewon Class, KPop Demon Hunters',
  },
  menu: {
    label: { es: 'Series y música', en: 'Series and music' },
    line: { es: 'De la pantalla al mapa', en: 'From the screen to the map' },
  },
  heading: { es: 'Lugares de series, cine y música', en: 'Places from series, films and music' },
  lead: {
    es: 'Busca tu serie, tu película o tu grupo y ve adonde se rodó. Te contamos qué queda y qué era decorado.',
    en: 'Find your series, film or band, and go where it was shot. We tell you what is left and what was a set.',
  },
  hangul: '촬영지',
  hangulMeaning: { es: 'Lugar de rodaje', en: 'Filming location' },
  intro: [
    {
      es: 'Son {count:scenes} escenas en sitios que puedes visitar, cada una con su fuente. En el [mapa](tourism?scene=series#map) hay un filtro para verlas.',
      en: 'These are {count:scenes} scenes in places that you can visit, each with its source. The [map](tourism?scene=series#map) has a filter for them.',
    },
    {
      es: 'En muchos vive gente: habla bajo, no fotografíes ventanas ni a vecinos y no entres donde no hay entrada.',
      en: 'People live in many of them. Keep your voice down, photograph neither windows nor residents, and stay out of private homes.',
    },
  ],
  spread: {
    heading: { es: 'Elige lo que has visto u oído', en: 'Choose what you have seen or heard' },
    lead: {
      es: 'Cada tarjeta te lleva a su primer lugar.',
      en: 'Each card takes you to its first place.',
    },
    one: { es: '{count} lugar', en: '{count} place' },
    other: { es: '{count} lugares', en: '{count} places' },
  },
  kinds: {
    series: { es: 'Series', en: 'TV series' },
    film: { es: 'Cine', en: 'Films' },
    music: { es: 'Música', en: 'Music' },
  },
  list: {
    heading: { es: 'Lugar por lugar', en: 'Place by place' },
    lead: {
      es: 'Qué se rodó, qué se ve hoy y cómo enseñar el nombre al taxista. A Jeju, Jeonju y Gyeongju se llega como dice [Otros destinos](other-destinations).',
      en: 'What was filmed, what you see today, and the name to show a taxi driver. [Other destinations](other-destinations) says how to reach Jeju, Jeonju and Gyeongju.',
    },
  },
  areas: {
    seoul: { es: 'Seúl y excursiones', en: 'Seoul and day trips' },
    busan: { es: 'Busan y la costa', en: 'Busan and the coast' },
    elsewhere: { es: 'Jeju, Jeonju y otros destinos', en: 'Jeju, Jeonju and elsewhere' },
  },
  row: {
    today: { es: 'Hoy', en: 'Today' },
    onMap: { es: 'Ver en el mapa', en: 'See on the map' },
    sources: { es: 'Fuente', en: 'Source' },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Mi viaje](trip): junta tus lugares en un plan, con horas y metro',
        en: '[My trip](trip): put your places into a plan, with times and subway',
      },
      {
        es: '[Qué ver en Seúl](seoul): palacios, mercados y barrios de la capital',
        en: '[What to see in Seoul](seoul): palaces, markets and districts of the capital',
      },
      {
        es: '[Qué ver en Busan](busan): playas, un templo sobre el mar y mercados',
        en: '[What to see in Busan](busan): beaches, a temple above the sea and markets',
      },
    ],
  },
} as const satisfies PageText & Record<string, unknown>;
