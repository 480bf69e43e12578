import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
import type { City } from './place-facts.ts';

/** A means of transport. */
export interface TransportMode {
  readonly id: string;
  readonly name: Text;
  readonly hangul: string;
  /** What counts most, in a line. */
  readonly fact: Text;
  readonly description: Text;
  /** A symbol of the transport icons. */
  readonly icon: 'subway' | 'bus' | 'taxi' | 'train';
  /** The background colour of the icon. */
  readonly iconColor: 'jade' | 'indigo' | 'celadon' | 'mugung' | 'hwang' | 'giwa';
  readonly cities: City | 'both';
  /** The prices and other changeable figures that its card lists. */
  readonly figures: readonly FigureId[];
  readonly hours: Text;
  readonly paymentMethods: readonly Text[];
  readonly tips: readonly Text[];
}

const tMoney = { es: 'T-money', en: 'T-money' } as const;

const hanaro = { es: 'Tarjeta Hanaro, de Busan', en: 'Hanaro, Busan’s own card' } as const;

export const transportModes = [
  {
    id: 'seoul-subway',
    name: { es: 'Metro de Seúl', en: 'Seoul subway' },
    hangul: '서울 지하철',
    fact: {
      es: '**{seoul-subway-lines} líneas**, con rótulos en alfabeto latino',
      en: '**{seoul-subway-lines} lines**, with signs in the Latin alphabet',
    },
    description: {
      es: 'Sus {seoul-subway-lines} líneas cubren la capital y su región, con rótulos en alfabeto latino y avisos en inglés. Es lo más rápido y lo más fácil de entender.',
      en: 'Its {seoul-subway-lines} lines cover the capital and its region, with signs in the Latin alphabet and announcements in English. It is the quickest way around and the easiest to follow.',
    },
    icon: 'subway',
    iconColor: 'jade',
    cities: 'seoul',
    figures: [
      'seoul-subway-base-fare',
      'seoul-subway-single-ticket',
      'seoul-subway-distance-steps',
    ],
    hours: {
      es: 'Cada día, {seoul-subway-hours}. El último tren cambia según la línea y la estación. Horas punta: {seoul-subway-rush}',
      en: 'Daily {seoul-subway-hours}; last trains differ by line and station. Rush hours: {seoul-subway-rush}',
    },
    paymentMethods: [
      tMoney,
      {
        es: 'Billete sencillo, con depósito que se devuelve',
        en: 'Single ticket, with a refundable deposit',
      },
      { es: 'Climate Card', en: 'Climate Card' },
    ],
    tips: [
      {
        es: 'Mira el número de salida antes de subir por la escalera, porque las estaciones grandes tienen más de diez.',
        en: 'Check the exit number before you take the stairs, because big stations have more than ten.',
      },
      {
        es: '¿Varios días en Seúl? La Climate Card de 1, 2, 3 y 5 días cuesta {climate-card-1-2-3-5-days}; la de 7, {climate-card-7-days}.',
        en: 'Several days in Seoul? The Climate Card for 1, 2, 3 and 5 days costs {climate-card-1-2-3-5-days}; the one for 7, {climate-card-7-days}.',
      },
      {
        es: 'Con maleta, evita las horas punta y busca el ascensor en el plano del andén.',
        en: 'With a suitcase, avoid the rush hours and find the lift on the platform map.',
      },
      {
        es: 'Los asientos de los extremos del vagón son para personas mayores, embarazadas o con discapacidad. Se dejan libres aunque nadie los necesite.',
        en: 'The seats at the ends of each carriage are for older, pregnant or disabled passengers. People leave them empty even when nobody needs them.',
      },
    ],
  },
  {
    id: 'busan-subway',
    name: { es: 'Metro de Busan', en: 'Busan subway' },
    hangul: '부산 지하철',
    fact: {
      es: '**De la estación a las playas**, en cuatro líneas',
      en: '**From the station to the beaches** on four lines',
    },
    description: {
      es: 'Cuatro líneas unen la estación de tren con Seomyeon, los mercados del puerto y las playas de Gwangalli y Haeundae.',
      en: 'Four lines link the railway station with Seomyeon, the harbour markets and the beaches of Gwangalli and Haeundae.',
    },
    icon: 'subway',
    iconColor: 'indigo',
    cities: 'busan',
    figures: ['busan-subway-fare', 'busan-subway-single-ticket', 'busan-subway-lines'],
    hours: {
      es: 'Cada día, {busan-subway-hours}',
      en: 'Daily, {busan-subway-hours}',
    },
    paymentMethods: [tMoney, hanaro, { es: 'Billete sencillo', en: 'Single ticket' }],
    tips: [
      {
        es: 'La T-money que compraste en Seúl vale aquí.',
        en: 'The T-money card you bought in Seoul works here.',
      },
      {
        es: 'La línea 1 lleva de Busan Station (Estación de Busan) a Nampo y Jagalchi; la 2, a Gwangalli y Haeundae. Se cruzan en Seomyeon.',
        en: 'Line 1 runs from Busan Station to Nampo and Jagalchi, and Line 2 to Gwangalli and Haeundae. They cross at Seomyeon.',
      },
    ],
  },
  {
    id: 'seoul-buses',
    name: { es: 'Autobuses de Seúl', en: 'Seoul buses' },
    hangul: '서울 버스',
    fact: {
      es: '**Azul, verde, amarillo, rojo**: el color dice adónde va',
      en: '**Blue, green, yellow, red**: the colour says where it goes',
    },
    description: {
      es: 'El color dice adónde van. Los azules cruzan la ciudad, los verdes unen los barrios con el metro, los amarillos dan vueltas por el centro y los rojos salen a los alrededores.',
      en: 'The colour tells you where a bus goes. Blue buses cross the city, green ones link districts with the subway, yellow ones circle the centre and red ones go out to the suburbs.',
    },
    icon: 'bus',
    iconColor: 'celadon',
    cities: 'seoul',
    figures: ['seoul-bus-fare', 'seoul-express-bus-fare'],
    hours: {
      es: 'Según la línea; {seoul-bus-hours}. De madrugada circulan los nocturnos, con una N delante del número ({seoul-night-bus-fare})',
      en: 'Depending on the route: {seoul-bus-hours}. Night buses, with an N before the number, run in the small hours ({seoul-night-bus-fare})',
    },
    paymentMethods: [
      tMoney,
      { es: 'Climate Card', en: 'Climate Card' },
      { es: 'Efectivo, solo en algunas líneas', en: 'Cash, on some routes only' },
    ],
    tips: [
      {
        es: 'Se sube por delante y se baja por detrás. Pasa la tarjeta las dos veces o perderás el transbordo.',
        en: 'Board at the front and get off at the back. Tap your card both times, or you lose the transfer.',
      },
      {
        es: 'No dejan subir con bebidas abiertas ni comida para llevar sin cerrar.',
        en: 'You cannot board with open drinks or unwrapped takeaway food.',
      },
    ],
  },
  {
    id: 'busan-buses',
    name: { es: 'Autobuses de Busan', en: 'Busan buses' },
    hangul: '부산 버스',
    fact: {
      es: '**Adonde no llega el metro**: Gamcheon, Taejongdae',
      en: '**Where no subway goes**: Gamcheon, Taejongdae',
    },
    description: {
      es: 'Van adonde no llega el metro, como las cuestas de Gamcheon, el parque de Taejongdae o el templo Haedong Yonggungsa.',
      en: 'They go where the subway does not, such as up to Gamcheon, out to Taejongdae Park or to Haedong Yonggungsa Temple.',
    },
    icon: 'bus',
    iconColor: 'mugung',
    cities: 'busan',
    figures: ['busan-bus-fare', 'busan-express-bus', 'busan-bus-cash'],
    hours: {
      es: 'Según la línea; {busan-bus-hours}',
      en: 'Depending on the route: {busan-bus-hours}',
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
        en: 'The city is all slopes and bends, so sit down or hold on before the bus pulls away.',
      },
    ],
  },
  {
    id: 'taxi',
    name: { es: 'Taxi', en: 'Taxi' },
    hangul: '택시',
    fact: {
      es: '**Siempre con taxímetro** y sin propina',
      en: '**Always by the meter**, and no tip',
    },
    description: {
      es: 'Hay muchos y todos llevan taxímetro. Los normales bastan para casi todo; los negros son más amplios y más caros.',
      en: 'There are plenty, and all have meters. A standard taxi is enough for nearly everything; black taxis are roomier and more expensive.',
    },
    icon: 'taxi',
    iconColor: 'hwang',
    cities: 'both',
    figures: [
      'taxi-seoul-base',
      'taxi-seoul-distance',
      'taxi-black-base',
      'taxi-black-distance',
      'taxi-busan-base',
      'taxi-busan-distance',
      'taxi-busan-black',
    ],
    hours: {
      es: 'Las 24 horas. El recargo de noche está más abajo, en las tarifas de taxi',
      en: '24 hours. Night surcharges are below, under taxi fares',
    },
    paymentMethods: [
      { es: 'Tarjeta bancaria', en: 'Bank card' },
      tMoney,
      { es: 'Efectivo', en: 'Cash' },
      { es: 'App k.ride o Kakao T', en: 'k.ride or Kakao T app' },
    ],
    tips: [
      {
        es: 'Muestra la dirección en coreano. Cada lugar de [Seúl](seoul) y [Busan](busan) trae una tarjeta para el taxista.',
        en: 'Show the address in Korean. Every place in [Seoul](seoul) and [Busan](busan) has a card for the driver.',
      },
      {
        es: 'Los peajes se suman a lo que marca el taxímetro.',
        en: 'Tolls are added to what the meter shows.',
      },
    ],
  },
  {
    id: 'ktx-srt',
    name: { es: 'KTX y SRT', en: 'KTX and SRT' },
    hangul: '고속열차',
    fact: {
      es: '**De Seúl a Busan**, desde Seoul Station o desde Suseo',
      en: '**Seoul to Busan**, from Seoul Station or from Suseo',
    },
    description: {
      es: 'Los trenes de alta velocidad unen Seúl y Busan en {ktx-seoul-busan-time}. El KTX sale de Seoul Station (Estación de Seúl); el SRT, de Suseo, al sur de la ciudad, y cuesta un {srt-discount} menos.',
      en: 'High-speed trains link Seoul and Busan in {ktx-seoul-busan-time}. The KTX leaves from Seoul Station; the SRT from Suseo, in the south of the city, and costs {srt-discount} less.',
    },
    icon: 'train',
    iconColor: 'giwa',
    cities: 'both',
    figures: ['ktx-seoul-busan-weekday', 'ktx-srt-crossing'],
    hours: {
      es: 'El KTX de Seúl a Busan, {ktx-hours}',
      en: 'KTX from Seoul to Busan, {ktx-hours}',
    },
    paymentMethods: [
      {
        es: 'Tarjeta bancaria, en línea o en la estación',
        en: 'Bank card, online or at the station',
      },
      { es: 'Efectivo, en la ventanilla', en: 'Cash, at the ticket office' },
    ],
    tips: [
      {
        es: 'Los billetes de KTX salen a la venta {ktx-sale-window}. Para un viernes, un domingo o un festivo, cómpralos cuanto antes.',
        en: 'KTX tickets go on sale {ktx-sale-window}. For a Friday, a Sunday or a holiday, buy early.',
      },
      {
        es: 'No hay torniquetes: busca tu vagón y tu asiento, y ten el billete a mano en el móvil (celular).',
        en: 'There are no ticket gates. Find your carriage and seat, and keep the ticket at hand on your phone.',
      },
    ],
  },
] as const satisfies readonly TransportMode[];
