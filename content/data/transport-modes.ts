import type { Text } from '../locale.ts';
import type { City } from './place-facts.ts';
import type { UpdateId } from './updates.ts';

/** A means of transport (specification 2, section 3). */
export interface TransportMode {
  readonly id: string;
  readonly name: Text;
  readonly hangul: string;
  readonly description: Text;
  /** A symbol of the transport icons. */
  readonly icon: 'subway' | 'bus' | 'taxi' | 'train';
  /** The colour of the cloth under the icon. */
  readonly iconColor: 'jade' | 'indigo' | 'celadon' | 'mugung' | 'hwang' | 'giwa';
  readonly cities: City | 'both';
  readonly priceRange: Text;
  readonly hours: Text;
  readonly paymentMethods: readonly Text[];
  readonly tips: readonly Text[];
  /** What has changed since the guide's figures. */
  readonly updates: readonly UpdateId[];
}

const tMoney = { es: 'T-money', en: 'T-money' } as const;

const hanaro = { es: 'Tarjeta Hanaro, de Busan', en: 'Hanaro, Busan’s own card' } as const;

const busPrice = {
  es: '1.300–2.500\u00a0₩, según el tipo de autobús',
  en: '₩1,300–2,500, depending on the kind of bus',
} as const;

export const transportModes = [
  {
    id: 'seoul-subway',
    name: { es: 'Metro de Seúl', en: 'Seoul subway' },
    hangul: '서울 지하철',
    description: {
      es: 'Sus 23 líneas cubren la capital y su región, con rótulos en alfabeto latino y avisos en inglés. Es lo más rápido y lo más fácil de entender.',
      en: 'Its 23 lines cover the capital and its region, with signs in the Latin alphabet and announcements in English. It is the quickest way around and the easiest to follow.',
    },
    icon: 'subway',
    iconColor: 'jade',
    cities: 'seoul',
    priceRange: {
      es: '1.350–2.350\u00a0₩, según la distancia',
      en: '₩1,350–2,350, depending on the distance',
    },
    hours: {
      es: 'De 05:30 a 00:00. Horas punta: de 07:30 a 09:00 y de 18:00 a 19:30',
      en: '05:30–00:00. Rush hours: 07:30–09:00 and 18:00–19:30',
    },
    paymentMethods: [
      tMoney,
      {
        es: 'Billete sencillo, con fianza que se devuelve',
        en: 'Single ticket, with a refundable deposit',
      },
      { es: 'Climate Card', en: 'Climate Card' },
    ],
    tips: [
      {
        es: 'Mira el número de salida antes de subir por la escalera: las estaciones grandes tienen más de diez.',
        en: 'Check the exit number before you take the stairs: big stations have more than ten.',
      },
      {
        es: 'Con maleta, evita las horas punta y busca el ascensor en el plano del andén.',
        en: 'With a suitcase, avoid the rush hours and find the lift on the platform map.',
      },
      {
        es: 'Los asientos de los extremos del vagón son para personas mayores, embarazadas o con discapacidad: se dejan libres aunque no haya nadie.',
        en: 'The seats at the ends of each car are for older, pregnant or disabled passengers: people leave them empty even when nobody needs them.',
      },
    ],
    updates: ['seoul-subway-base'],
  },
  {
    id: 'busan-subway',
    name: { es: 'Metro de Busan', en: 'Busan subway' },
    hangul: '부산 지하철',
    description: {
      es: 'Cuatro líneas unen la estación de tren con Seomyeon, los mercados del puerto y las playas de Gwangalli y Haeundae.',
      en: 'Four lines join the railway station with Seomyeon, the harbour markets and the beaches of Gwangalli and Haeundae.',
    },
    icon: 'subway',
    iconColor: 'indigo',
    cities: 'busan',
    priceRange: {
      es: '1.300–1.800\u00a0₩, según la distancia',
      en: '₩1,300–1,800, depending on the distance',
    },
    hours: {
      es: 'De 05:00 a 00:00, aproximadamente',
      en: 'Roughly 05:00–00:00',
    },
    paymentMethods: [tMoney, hanaro, { es: 'Billete sencillo', en: 'Single ticket' }],
    tips: [
      {
        es: 'La T-money que compraste en Seúl vale aquí.',
        en: 'The T-money card you bought in Seoul works here.',
      },
      {
        es: 'La línea 1 lleva de la estación de Busan a Nampo y Jagalchi; la 2, a Gwangalli y Haeundae. Se cruzan en Seomyeon.',
        en: 'Line 1 runs from Busan Station to Nampo and Jagalchi; line 2 to Gwangalli and Haeundae. They cross at Seomyeon.',
      },
    ],
    updates: ['busan-subway'],
  },
  {
    id: 'seoul-buses',
    name: { es: 'Autobuses de Seúl', en: 'Seoul buses' },
    hangul: '서울 버스',
    description: {
      es: 'El color dice adónde van: los azules cruzan la ciudad, los verdes unen los barrios con el metro, los amarillos dan vueltas por el centro y los rojos salen a los alrededores.',
      en: 'The colour tells where they go: blue ones cross the city, green ones link districts with the subway, yellow ones circle the centre and red ones leave for the suburbs.',
    },
    icon: 'bus',
    iconColor: 'celadon',
    cities: 'seoul',
    priceRange: busPrice,
    hours: {
      es: 'De las 04:30 a medianoche, aproximadamente, según la línea. De madrugada circulan los autobuses nocturnos, con una N delante del número',
      en: 'Roughly 04:30–00:00, depending on the route. Night buses, with an N before the number, run in the small hours',
    },
    paymentMethods: [
      tMoney,
      { es: 'Climate Card', en: 'Climate Card' },
      { es: 'Efectivo, no en todas las líneas', en: 'Cash, not on every route' },
    ],
    tips: [
      {
        es: 'Se sube por delante y se baja por detrás. Pasa la tarjeta las dos veces o perderás el transbordo.',
        en: 'Board at the front and get off at the back. Tap your card both times or you lose the transfer.',
      },
      {
        es: 'No dejan subir con bebidas abiertas ni comida para llevar sin cerrar.',
        en: 'You cannot board with open drinks or unwrapped takeaway food.',
      },
    ],
    updates: ['city-bus-base'],
  },
  {
    id: 'busan-buses',
    name: { es: 'Autobuses de Busan', en: 'Busan buses' },
    hangul: '부산 버스',
    description: {
      es: 'Llegan adonde el metro no llega: las cuestas de Gamcheon, el parque de Taejongdae o el templo de Haedong Yonggungsa.',
      en: 'They go where the subway does not: up to Gamcheon, out to Taejongdae park or to the temple of Haedong Yonggungsa.',
    },
    icon: 'bus',
    iconColor: 'mugung',
    cities: 'busan',
    priceRange: busPrice,
    hours: {
      es: 'De las 05:00 a las 23:00, aproximadamente, según la línea',
      en: 'Roughly 05:00–23:00, depending on the route',
    },
    paymentMethods: [
      tMoney,
      hanaro,
      { es: 'Efectivo, con el importe justo', en: 'Cash, exact change' },
    ],
    tips: [
      {
        es: 'Los autobuses exprés cuestan más que los normales y paran menos.',
        en: 'Express buses cost more than ordinary ones and stop less often.',
      },
      {
        es: 'La ciudad está llena de cuestas y curvas: siéntate o agárrate antes de que arranque.',
        en: 'The city is all slopes and bends: sit down or hold on before it pulls away.',
      },
    ],
    updates: ['city-bus-base'],
  },
  {
    id: 'taxi',
    name: { es: 'Taxi', en: 'Taxi' },
    hangul: '택시',
    description: {
      es: 'Hay muchos y todos llevan taxímetro. Los normales bastan para casi todo; los negros son más amplios y más caros.',
      en: 'There are plenty, and all have meters. Standard ones do for nearly everything; black ones are roomier and dearer.',
    },
    icon: 'taxi',
    iconColor: 'hwang',
    cities: 'both',
    priceRange: {
      es: 'Normal: 4.800\u00a0₩ de bajada de bandera y 100\u00a0₩ cada 131 m. Negro: 7.000\u00a0₩ como mínimo y 200\u00a0₩ cada 151 m',
      en: 'Standard: ₩4,800 base fare and ₩100 per 131 m. Black: ₩7,000 minimum and ₩200 per 151 m',
    },
    hours: {
      es: 'Las 24 horas. Recargo del normal: 20 % de 22:00 a 23:00, 40 % de 23:00 a 02:00 y 20 % de 02:00 a 04:00. Del negro: 20 % de 22:00 a 04:00',
      en: '24 hours. Standard surcharge: 20% 22:00–23:00, 40% 23:00–02:00 and 20% 02:00–04:00. Black: 20% 22:00–04:00',
    },
    paymentMethods: [
      { es: 'Tarjeta bancaria', en: 'Bank card' },
      tMoney,
      { es: 'Efectivo', en: 'Cash' },
      { es: 'App Kakao T', en: 'Kakao T app' },
    ],
    tips: [
      {
        es: 'Enseña la dirección en coreano: cada lugar de [Seúl](seoul) y [Busan](busan) trae una tarjeta para el taxista.',
        en: 'Show the address in Korean: every place in [Seoul](seoul) and [Busan](busan) has a card for the driver.',
      },
      {
        es: 'No se deja propina. Los peajes se suman a lo que marca el taxímetro.',
        en: 'Nobody tips. Tolls are added to what the meter shows.',
      },
    ],
    updates: ['busan-taxi'],
  },
  {
    id: 'ktx-srt',
    name: { es: 'KTX y SRT', en: 'KTX and SRT' },
    hangul: '고속열차',
    description: {
      es: 'Los trenes de alta velocidad unen Seúl y Busan en 2\u00a0h\u00a010. El KTX sale de la estación de Seúl; el SRT, de Suseo, al sur de la ciudad.',
      en: 'High-speed trains join Seoul and Busan in 2\u00a0h\u00a010. The KTX leaves from Seoul Station; the SRT from Suseo, in the south of the city.',
    },
    icon: 'train',
    iconColor: 'giwa',
    cities: 'both',
    priceRange: {
      es: 'KTX Seúl–Busan: 43.000–53.700\u00a0₩ de lunes a jueves; 46.500–57.700\u00a0₩ de viernes a domingo y festivos. El SRT cuesta cerca de un 10 % menos',
      en: 'KTX Seoul–Busan: ₩43,000–53,700 Monday to Thursday; ₩46,500–57,700 Friday to Sunday and public holidays. The SRT is about 10% cheaper',
    },
    hours: { es: 'De 05:00 a 22:00', en: '05:00–22:00' },
    paymentMethods: [
      {
        es: 'Tarjeta bancaria, en línea o en la estación',
        en: 'Bank card, online or at the station',
      },
      { es: 'Efectivo, en la taquilla', en: 'Cash, at the ticket office' },
    ],
    tips: [
      {
        es: 'Los billetes de KTX salen a la venta un mes antes. Para un viernes, un domingo o un festivo, cómpralos cuanto antes.',
        en: 'KTX tickets go on sale one month ahead. For a Friday, a Sunday or a holiday, buy early.',
      },
      {
        es: 'No hay tornos: busca tu coche y tu asiento, y ten el billete a mano en el móvil.',
        en: 'There are no gates: find your car and seat, and keep the ticket at hand on your phone.',
      },
    ],
    updates: ['ktx-seoul-busan', 'ktx-srt-crossing'],
  },
] as const satisfies readonly TransportMode[];
