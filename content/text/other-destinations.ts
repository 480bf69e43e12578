import type { GuideText } from './guide-text.ts';

export const text = {
  title: {
    es: 'Corea más allá de Seúl: Jeju, Gyeongju y más | Rumbo Corea',
    en: 'Korea beyond Seoul: Jeju, Gyeongju and more | Rumbo Corea',
  },
  description: {
    es: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong y Sokcho: cuánto se tarda desde Seúl, cuántos días dedicarles y cómo llegar en tren, autobús o avión.',
    en: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong and Sokcho: travel time from Seoul, how many days to stay and how to get there by train, bus or plane.',
  },
  keywords: {
    es: 'isla de Jeju, Gyeongju, Jeonju, Seoraksan, Andong, Sokcho, escapadas desde Seúl, DMZ, qué ver en Corea',
    en: 'Jeju Island, Gyeongju, Jeonju, Seoraksan, Andong, Sokcho, trips from Seoul, DMZ, places to visit in Korea',
  },
  menu: {
    label: { es: 'Otros destinos', en: 'Other destinations' },
    line: { es: 'Jeju, Gyeongju y cuatro más', en: 'Jeju, Gyeongju and four more' },
  },
  heading: { es: 'Corea más allá de Seúl y Busan', en: 'Korea beyond Seoul and Busan' },
  lead: {
    es: 'Si solo puedes con uno, elige Gyeongju: una capital de casi mil años, a un tren de las dos ciudades. Aquí tienes {words:destinations} viajes, con lo que dura el trayecto y cuántos días dedicarles.',
    en: 'If you can only fit in one, choose Gyeongju: a capital of almost a thousand years, one train from either city. Here are {words:destinations} trips, with travel times and how many days to stay.',
  },
  hangul: '팔도',
  hangulMeaning: {
    es: 'Las ocho provincias: toda Corea',
    en: 'The eight provinces: all of Korea',
  },
  picture: 'destinations/seoraksan',
  pictureAlt: {
    es: 'Las agujas de granito de Seoraksan sobre un bosque de otoño, con caminantes en un puente colgante',
    en: 'The granite spires of Seoraksan above an autumn forest, with hikers on a suspension bridge',
  },
  figure: {
    number: { es: '1-5', en: '1–5' },
    label: { es: 'días en cada destino', en: 'days in each place' },
  },
  intro: [
    {
      es: 'Dedica entre 1 y 5 días a cada destino. Si tienes poco tiempo, combínalos: Gyeongju queda de camino entre Seúl y [Busan](busan), y Seoraksan y Sokcho se ven en un mismo viaje.',
      en: 'Allow 1 to 5 days for each place. If time is short, combine them: Gyeongju is on the way from Seoul to [Busan](busan), and Seoraksan and Sokcho make a single trip.',
    },
    {
      es: 'A Jeju se va en avión y a Sokcho, en autobús; a Gyeongju, Jeonju y Andong llega el tren. Las tarifas y las tarjetas están en la guía de [transporte](transport); los planes ya hechos, en los [itinerarios](itineraries).',
      en: 'You fly to Jeju and take the bus to Sokcho; trains reach Gyeongju, Jeonju and Andong. Fares and cards are in the [transport](transport) guide, and ready-made plans in the [itineraries](itineraries).',
    },
  ],
  destinations: {
    heading: { es: '{Words:destinations} destinos', en: '{Words:destinations} destinations' },
    lead: {
      es: 'Cada ficha dice cómo llegar y lleva el nombre en coreano que puedes enseñar al taxista.',
      en: 'Each card says how to get there and gives the Korean name to show a taxi driver.',
    },
    text: {
      location: { es: 'Dónde está', en: 'Where it is' },
      days: { es: 'Días recomendados', en: 'Recommended stay' },
      tips: { es: 'Consejos', en: 'Tips' },
      landmark: { es: 'Por dónde empezar', en: 'Where to start' },
      fromSeoul: { es: 'Desde Seúl', en: 'From Seoul' },
      stay: { es: 'Estancia', en: 'Stay' },
      stayDays: { es: '{range}\u00a0días', en: '{range}\u00a0days' },
      start: { es: 'Inicio', en: 'Start' },
    },
  },
  tips: {
    heading: { es: 'Consejos para recorrer Corea', en: 'Tips for exploring Korea' },
    points: [
      {
        title: { es: 'El tren, un mes antes', en: 'Trains, a month ahead' },
        text: {
          es: 'Los billetes (boletos) de KTX salen a la venta {ktx-sale-window}, en la web y la app de Korail. Los viernes, los domingos y los días de Seollal y Chuseok se agotan.',
          en: 'KTX tickets go on sale {ktx-sale-window}, on Korail’s website and app. Fridays, Sundays and the days of Seollal and Chuseok sell out.',
        },
      },
      {
        title: { es: 'La DMZ no se improvisa', en: 'Plan the DMZ ahead' },
        text: {
          es: 'A la zona desmilitarizada se va en una visita organizada, normalmente desde Seúl ({dmz-price} por persona). Resérvala {dmz-booking}. Lleva el {dmz-passport}, que lo piden en el control. Si vas por libre, el billete se compra en [Imjingak](more-seoul#imjingak-dmz).',
          en: 'You visit the demilitarised zone on an organised tour, usually from Seoul ({dmz-price} a person). Book it {dmz-booking}. Bring your {dmz-passport}, which is checked at the control post. To go on your own, buy a ticket at [Imjingak](more-seoul#imjingak-dmz).',
        },
      },
      {
        title: { es: 'Una sola tarjeta', en: 'One card for every city' },
        text: {
          es: 'La T-money que usas en Seúl también paga los autobuses urbanos de estos destinos. Recárgala en efectivo en cualquier tienda de conveniencia.',
          en: 'The T-money card you use in Seoul also pays for the city buses in these places. Top it up with cash at any convenience store.',
        },
      },
      {
        title: { es: 'Enseña el nombre en coreano', en: 'Show the name in Korean' },
        text: {
          es: 'Fuera de las grandes ciudades se habla poco inglés. Busca las rutas en Naver Map o KakaoMap y enseña al taxista el nombre y la dirección en hangul de cada ficha.',
          en: 'Little English is spoken outside the big cities. Look up routes on Naver Map or KakaoMap and show the driver the name and address in Hangul on each card.',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): palacios, mercados y barrios de la capital',
        en: '[What to see in Seoul](seoul): palaces, markets and districts of the capital',
      },
      {
        es: '[Qué ver en Busan](busan): un templo sobre el mar, playas y mercados de pescado',
        en: '[What to see in Busan](busan): a temple above the sea, beaches and fish markets',
      },
      {
        es: '[Series y música](series-and-music): lo que se rodó en Jeju, Jeonju o Sokcho',
        en: '[Series and music](series-and-music): what was filmed in Jeju, Jeonju or Sokcho',
      },
      {
        es: '[Itinerarios](itineraries): viajes de 2 a 10 días, paso a paso',
        en: '[Itineraries](itineraries): trips of 2 to 10 days, step by step',
      },
      {
        es: '[Estudiar coreano](study): academias y programas desde dos semanas',
        en: '[Study Korean](study): academies and programmes from two weeks',
      },
    ],
  },
} as const satisfies GuideText & Record<string, unknown>;
