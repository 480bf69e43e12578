import type { GuideCopy } from './guide-copy.ts';

export const copy = {
  title: {
    es: 'Corea más allá de Seúl: Jeju, Gyeongju y más | Rumbo Corea',
    en: 'Korea beyond Seoul: Jeju, Gyeongju and more | Rumbo Corea',
  },
  description: {
    es: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong y Sokcho: cuánto se tarda desde Seúl, cuántos días dedicarles y cómo llegar en tren, bus o avión.',
    en: 'Jeju, Gyeongju, Jeonju, Seoraksan, Andong and Sokcho: how long the trip from Seoul takes, how many days to stay and how to get there.',
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
    es: 'Una isla volcánica, una antigua capital, casas hanok, montañas de granito y un puerto: {words:destinations} viajes, con lo que se tarda y los días que piden.',
    en: 'A volcanic island, an ancient capital, hanok houses, granite mountains and a port: {words:destinations} trips, with how long they take and the days they need.',
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
  figure: { number: '1–5', label: { es: 'días en cada destino', en: 'days in each place' } },
  intro: [
    {
      es: 'Cada destino pide entre 1 y 5 días. Con poco tiempo, combínalos: Gyeongju queda de camino entre Seúl y [Busan](busan), y Seoraksan y Sokcho se ven en un mismo viaje.',
      en: 'Each place asks for 1 to 5 days. If time is short, combine them: Gyeongju lies between Seoul and [Busan](busan), and Seoraksan and Sokcho make a single trip.',
    },
    {
      es: 'A Jeju se va en avión y a Sokcho, en autobús; a Gyeongju, Jeonju y Andong llega el tren. Las tarifas y las tarjetas están en la guía de [transporte](transport); si prefieres un plan hecho, mira los [itinerarios](itineraries).',
      en: 'You fly to Jeju and take the bus to Sokcho; trains reach Gyeongju, Jeonju and Andong. Fares and cards are in the [transport](transport) guide; if you would rather have a plan made for you, see the [itineraries](itineraries).',
    },
  ],
  destinations: {
    heading: { es: '{Words:destinations} destinos', en: '{Words:destinations} destinations' },
    lead: {
      es: 'Cada ficha dice cómo llegar y lleva el nombre en coreano que puedes enseñar al taxista. Un viaje dura lo que dice el horario de ese día: confírmalo al comprar el billete.',
      en: 'Each card says how to get there and gives the Korean name to show a taxi driver. Journey times vary by departure: check when you buy the ticket.',
    },
    labels: {
      location: { es: 'Dónde está', en: 'Where it is' },
      days: { es: 'Días recomendados', en: 'Recommended stay' },
      tips: { es: 'Consejos', en: 'Tips' },
      landmark: { es: 'Por dónde empezar', en: 'Where to start' },
    },
  },
  tips: {
    heading: { es: 'Consejos para recorrer Corea', en: 'Tips for exploring Korea' },
    points: [
      {
        title: { es: 'El tren, un mes antes', en: 'Trains, a month ahead' },
        text: {
          es: 'Los billetes de KTX salen a la venta {ktx-sale-window}, en la web y la app de Korail. Los viernes, los domingos y los días de Seollal y Chuseok se agotan.',
          en: 'KTX tickets go on sale {ktx-sale-window}, on Korail’s website and app. Fridays, Sundays and the days of Seollal and Chuseok sell out.',
        },
      },
      {
        title: { es: 'La DMZ no se improvisa', en: 'The DMZ takes planning' },
        text: {
          es: 'A la zona desmilitarizada se va en una visita organizada, normalmente desde Seúl. Resérvala {dmz-booking.edition}, y antes si puedes: no hay un plazo fijo, y las agencias venden hasta llenar ({dmz-price} por persona en {dmz-price.since}). Lleva el {dmz-passport}: lo piden en el control.',
          en: 'You visit the demilitarised zone on an organised tour, usually from Seoul. Book it {dmz-booking.edition}, and earlier if you can: there is no fixed period, and agencies sell until they are full ({dmz-price} a person in {dmz-price.since}). Bring your {dmz-passport}: it is checked at the control post.',
        },
      },
      {
        title: { es: 'Una sola tarjeta', en: 'One card for all' },
        text: {
          es: 'La T-money que usas en Seúl también paga los autobuses urbanos de estos destinos. Recárgala en efectivo en cualquier tienda de conveniencia.',
          en: 'The T-money card you use in Seoul also pays for the city buses in these places. Top it up with cash at any convenience store.',
        },
      },
      {
        title: { es: 'El nombre, en coreano', en: 'Have the name in Korean' },
        text: {
          es: 'Fuera de las grandes ciudades se habla poco inglés. Busca las rutas en Naver Map o KakaoMap y enseña al taxista el nombre y la dirección en hangul de cada ficha.',
          en: 'Little English is spoken outside the big cities. Look up routes on Naver Map or KakaoMap and show the driver the name and address in Hangul on each card.',
        },
      },
    ],
  },
  next: {
    heading: { es: 'Para seguir', en: 'Where next' },
    links: [
      {
        es: '[Qué ver en Seúl](seoul): palacios, mercados y barrios de la capital',
        en: '[What to see in Seoul](seoul): palaces, markets and districts of the capital',
      },
      {
        es: '[Qué ver en Busan](busan): templos sobre el mar, playas y lonjas',
        en: '[What to see in Busan](busan): temples above the sea, beaches and fish markets',
      },
      {
        es: '[Itinerarios](itineraries): viajes de 2 a 10 días, paso a paso',
        en: '[Itineraries](itineraries): trips of 2 to 10 days, step by step',
      },
      {
        es: '[Estudiar coreano](study): academias y programas desde dos semanas',
        en: '[Study Korean](study): academies and programs from two weeks',
      },
    ],
  },
} as const satisfies GuideCopy & Record<string, unknown>;
