import type { attractions } from '../data/attractions.ts';
import { destinations, type DestinationId } from '../data/destinations.ts';
import type { City } from '../data/place-facts.ts';
import type { GuideText } from './guide-text.ts';

/** The attractions of one city, so that a card cannot name those of the other. */
type AttractionOf<Of extends City> = (typeof attractions)[Of][number]['id'];

const seoulFeatured: readonly AttractionOf<'seoul'>[] = [
  'gyeongbokgung',
  'bukchon',
  'n-seoul-tower',
  'myeongdong',
  'gwangjang-market',
  'hongdae',
];

const busanFeatured: readonly AttractionOf<'busan'>[] = [
  'haeundae',
  'gamcheon',
  'haedong-yonggungsa',
  'jagalchi',
  'gwangan-bridge',
  'taejongdae',
];

const otherFeatured: readonly DestinationId[] = destinations.map(({ id }) => id);

export const text = {
  title: {
    es: 'Turismo en Corea: Seúl, Busan y otros viajes | Rumbo Corea',
    en: 'Visit South Korea: Seoul, Busan and beyond | Rumbo Corea',
  },
  description: {
    es: 'Adónde ir en Corea del Sur: {count:city-attractions} lugares de Seúl y Busan con horario y consejo, {words:destinations} destinos más y un mapa con {count:places} sitios que puedes filtrar.',
    en: 'Where to go in South Korea: {count:city-attractions} places in Seoul and Busan with opening hours and tips, {words:destinations} more destinations and a map of {count:places} places to filter.',
  },
  keywords: {
    es: 'turismo en Corea del Sur, qué ver en Corea, viajar a Seúl, viajar a Busan, isla de Jeju, mapa de Corea',
    en: 'South Korea tourism, what to see in Korea, visit Seoul, visit Busan, Jeju Island, map of Korea',
  },
  menu: {
    label: { es: 'Turismo', en: 'Tourism' },
    line: { es: 'Adónde ir y por qué, con un mapa', en: 'Where to go and why, with a map' },
  },
  heading: { es: 'Adónde ir en Corea del Sur', en: 'Where to go in South Korea' },
  lead: {
    es: 'Empieza por una de las dos grandes ciudades y añade la isla, la montaña o la antigua capital. Aquí tienes qué ver, a qué hora y cómo llegar.',
    en: 'Start with one of the two big cities and add the island, the mountains or the ancient capital. Here is what to see, when it opens and how to get there.',
  },
  hangul: '여행',
  hangulMeaning: { es: 'Viaje', en: 'Travel' },
  picture: 'pages/tourism',
  pictureAlt: {
    es: 'Un mapa de Corea del Sur con sus lugares de pie, como un libro desplegable: palacio y torre de Seúl, Seorak, una pagoda, el puente de Busan y el volcán de Jeju',
    en: 'A map of South Korea with its sights standing up as in a pop-up book: palace and tower of Seoul, Seorak, a pagoda, the bridge of Busan and the volcano of Jeju',
  },
  figure: {
    number: { es: '{count:city-attractions}', en: '{count:city-attractions}' },
    label: { es: 'lugares en Seúl y Busan', en: 'places in Seoul and Busan' },
  },
  intro: [
    {
      es: 'Para un primer viaje, reserva cinco días para [Seúl](seoul) y tres para [Busan](busan). Si tienes diez y quieres también Gyeongju y Jeju, repártelos así: tres en Seúl, dos en Gyeongju, dos en Busan y tres en Jeju, como en el [plan completo](korea-10days).',
      en: 'For a first trip, allow five days in [Seoul](seoul) and three in [Busan](busan). If you have ten and want Gyeongju and Jeju too, give three to Seoul, two to Gyeongju, two to Busan and three to Jeju, as in the [full plan](korea-10days).',
    },
    {
      es: 'Si vienes por una serie o por BTS, mira los [lugares de series y música](series-and-music). Antes de comprar el vuelo, comprueba los [requisitos de entrada](requirements) y [calcula tu presupuesto](budget).',
      en: 'If a series or BTS brings you here, see the [places of series and music](series-and-music). Before you buy the flight, check the [entry requirements](requirements) and [work out your budget](budget).',
    },
  ],
  reasons: {
    heading: { es: 'Cuatro razones para ir', en: 'Four reasons to go' },
    points: [
      {
        title: { es: 'Seis siglos a pie de metro', en: 'Palaces at the subway exit' },
        text: {
          es: 'Seúl es capital desde 1394 y conserva cinco palacios entre rascacielos. Entrar en Gyeongbokgung, el mayor, cuesta {gyeongbokgung-admission}, y hay una estación de metro en la puerta.',
          en: 'Seoul became the capital in 1394, and five palaces survive among its skyscrapers. Gyeongbokgung, the largest, costs {gyeongbokgung-admission} to enter and has a subway station at its gate.',
        },
      },
      {
        title: { es: 'De Seúl a Busan en una mañana', en: 'Seoul to Busan in a morning' },
        text: {
          es: 'El KTX une Seúl y Busan en unas {ktx-seoul-busan-time.typicalMinutes}, y una sola tarjeta paga el metro y el autobús en las dos. Los precios están en [transporte](transport).',
          en: 'The KTX links Seoul and Busan in about {ktx-seoul-busan-time.typicalMinutes}, and a single card pays for the subway and the bus in both. Prices are in [transport](transport).',
        },
      },
      {
        title: { es: 'La mesa se comparte', en: 'Meals are shared' },
        text: {
          es: 'La carne se asa delante de ti y los platitos de verduras llegan sin pedirlos. En [gastronomía](gastronomy) te contamos qué lleva cada plato y cuánto pica.',
          en: 'Meat is grilled in front of you, and small dishes of vegetables come without your asking. The [food](gastronomy) guide explains what is in each dish and how spicy it is.',
        },
      },
      {
        title: { es: 'Cuatro estaciones distintas', en: 'Four different seasons' },
        text: {
          es: 'Los cerezos florecen {cherry-blossom}, y los arces enrojecen entre octubre y noviembre. En julio llueve mucho y en enero hiela: [elige bien el mes](seasons).',
          en: 'Cherry trees bloom {cherry-blossom}, and maples turn red between October and November. July is very wet and January freezing, so [choose your month well](seasons).',
        },
      },
    ],
  },
  destinations: {
    heading: { es: 'Elige destino', en: 'Choose a destination' },
    cards: [
      {
        id: 'seoul',
        page: 'seoul',
        title: { es: 'Seúl', en: 'Seoul' },
        description: {
          es: '{Words:seoul-attractions} lugares de la capital: palacios y callejones de hanok, un mercado con más de un siglo y barrios donde se cena tarde.',
          en: '{Words:seoul-attractions} places in the capital: palaces and hanok lanes, a market over a century old and districts where people eat late.',
        },
        hangul: '서울',
        drawing: 'seoul/gyeongbokgung',
        alt: {
          es: 'El salón del trono de Gyeongbokgung ante una montaña, con dos visitantes en hanbok',
          en: 'The throne hall of Gyeongbokgung before a mountain, with two visitors in hanbok',
        },
        explore: { es: 'Explorar Seúl', en: 'Explore Seoul' },
        featured: seoulFeatured,
      },
      {
        id: 'busan',
        page: 'busan',
        title: { es: 'Busan', en: 'Busan' },
        description: {
          es: '{Words:busan-attractions} lugares junto al mar: playas a un paso del metro, un templo sobre las rocas, el mercado de pescado y una ladera de casas de colores.',
          en: '{Words:busan-attractions} places by the sea: beaches close to the subway, a temple on the rocks, the fish market and a hillside of painted houses.',
        },
        hangul: '부산',
        trip: {
          es: 'KTX, unas {ktx-seoul-busan-time.typicalMinutes}',
          en: 'KTX, about {ktx-seoul-busan-time.typicalMinutes}',
        },
        drawing: 'busan/haeundae',
        alt: {
          es: 'La playa de Haeundae en verano, con sombrillas, bañistas y tres rascacielos al fondo',
          en: 'Haeundae Beach in summer, with parasols, bathers and three skyscrapers behind',
        },
        explore: { es: 'Explorar Busan', en: 'Explore Busan' },
        featured: busanFeatured,
      },
      {
        id: 'others',
        page: 'other-destinations',
        title: { es: 'Otros destinos', en: 'Other destinations' },
        description: {
          es: '{Words:destinations} viajes de 1 a 5 días: una isla volcánica, la capital del antiguo reino de Silla, casas hanok, montañas, máscaras y un puerto.',
          en: '{Words:destinations} trips of 1 to 5 days: a volcanic island, the capital of the ancient kingdom of Silla, hanok houses, mountains, masks and a port.',
        },
        hangul: '팔도',
        drawing: 'destinations/gyeongju',
        alt: {
          es: 'El observatorio Cheomseongdae de Gyeongju entre túmulos de hierba, en otoño',
          en: 'Cheomseongdae observatory in Gyeongju among grassy mounds, in autumn',
        },
        explore: {
          es: 'Explorar los {words:destinations} destinos',
          en: 'Explore all {words:destinations}',
        },
        featured: otherFeatured,
      },
    ],
    featured: { es: 'Empieza por aquí', en: 'Start here' },
    /** The cards beside the three. */
    more: [
      {
        page: 'more-seoul',
        title: { es: 'Seúl, segunda visita', en: 'Seoul again' },
        text: {
          es: 'Museos, parques y excursiones, de Suwon a la frontera con el Norte.',
          en: 'Museums, parks and day trips, from Suwon to the border with the North.',
        },
      },
      {
        page: 'more-busan',
        title: { es: 'Busan y la costa sur', en: 'Busan and the south coast' },
        text: {
          es: 'Un tren de playa, un mercado nocturno y la marisma de Suncheon.',
          en: 'A beach train, a night market and the wetland of Suncheon.',
        },
      },
      {
        page: 'itineraries',
        title: { es: 'Itinerarios', en: 'Itineraries' },
        text: {
          es: '{Words:itineraries} planes de 2 a 10 días, con horas, mapa y coste.',
          en: '{Words:itineraries} plans of 2 to 10 days, with times, maps and costs.',
        },
      },
    ],
  },
  map: {
    heading: { es: '{count:places} lugares en el mapa', en: '{count:places} places on the map' },
    lead: {
      es: 'Qué ver y dónde comer, dormir y estudiar en las dos ciudades, más las excursiones. Los centros asociados tienen un marcador rojo.',
      en: 'What to see and where to eat, stay and study in the two cities, plus day trips. Partner schools have a red marker.',
    },
    streetMap: {
      es: 'El mapa de calles viene de un servicio externo, como OpenStreetMap, y solo se carga si lo aceptas o lo pides. La lista y los filtros funcionan igual sin él.',
      en: 'The street map comes from an external service, such as OpenStreetMap, and loads only if you accept it or ask for it. The list and the filters work just as well without it.',
    },
  },
  action: {
    heading: { es: '¿Y si te quedas más tiempo?', en: 'What if you stayed longer?' },
    text: {
      es: 'Hay cursos de coreano desde dos semanas. Para un mes, una habitación de goshiwon sale mucho más barata que un hotel. Nosotros gestionamos la matrícula sin cobrarte nada.',
      en: 'Korean courses start at two weeks. For a month, a goshiwon room costs far less than a hotel. We handle the enrolment at no cost to you.',
    },
    links: [
      { page: 'study', label: { es: 'Estudiar en Corea', en: 'Study in Korea' } },
      { page: 'accommodation', label: { es: 'Dónde alojarse', en: 'Where to stay' } },
    ],
  },
} as const satisfies GuideText & Record<string, unknown>;
