import type { DrawingId } from '#art/index.ts';
import type { Text } from '../locale.ts';
import type { Opening } from '../opening/opening.ts';
import { attractionOf } from './attractions.ts';
import type { City } from './place-facts.ts';
import type { PlaceId } from './places.ts';
import type { SpotId } from './spots/spots.ts';

/** A place to shop. */
export interface ShoppingArea {
  /** Also the anchor of its card. */
  readonly id: string;
  readonly name: Text;
  readonly hangul: string;
  readonly city: City | 'both';
  readonly type: 'street' | 'market' | 'department';
  /** Another type under which the filter finds the area. */
  readonly alsoType?: 'mall';
  /** What its card says of it: at most 14 words. */
  readonly sentence: Text;
  /** The place of the map or the spot that it is; without one it lies at its station. */
  readonly at?: PlaceId | SpotId;
  /** The nearest station with the numbers of its lines. */
  readonly station: { readonly name: string; readonly lines: string; readonly exit?: string };
  readonly description: Text;
  readonly bestFor: readonly Text[];
  readonly opening: Opening;
  readonly tips: readonly Text[];
  /** District and station. */
  readonly location: Text;
  readonly drawing: DrawingId;
  /** The alternative text of the drawing. */
  readonly alt: Text;
}

const myeongdong = attractionOf('myeongdong');
const hongdae = attractionOf('hongdae');
const jagalchi = attractionOf('jagalchi');

export const shoppingAreas = [
  {
    id: 'myeongdong',
    at: 'myeongdong',
    name: myeongdong.name,
    hangul: myeongdong.hangul,
    city: 'seoul',
    type: 'street',
    sentence: {
      es: 'Cosmética coreana, tienda tras tienda, y carritos de comida al caer la tarde.',
      en: 'Korean cosmetics, shop after shop, and food carts as evening falls.',
    },
    station: { name: 'Myeongdong', lines: '4', exit: '6' },
    description: {
      es: 'Es la calle de la cosmética coreana, con mascarillas y muestras en la puerta y personal que suele hablar varios idiomas. Al caer la tarde llegan los carritos de comida.',
      en: 'This is the street of Korean cosmetics, with face masks and samples at the door and staff who often speak several languages. Food carts arrive as evening falls.',
    },
    bestFor: [
      { es: 'Cosmética', en: 'Cosmetics' },
      { es: 'Ropa y calzado', en: 'Clothes and shoes' },
      { es: 'Recuerdos', en: 'Souvenirs' },
      { es: 'Comida callejera', en: 'Street food' },
    ],
    opening: myeongdong.opening,
    tips: [
      {
        es: 'Compara antes de llenar la bolsa. La misma marca tiene varias tiendas y no siempre las mismas ofertas.',
        en: 'Compare before you fill your bag. One brand has several shops, and not always the same offers.',
      },
      {
        es: 'Pide el descuento «Tax Free» en caja, con el pasaporte en la mano.',
        en: 'Ask for the tax-free discount at the till, passport in hand.',
      },
    ],
    location: {
      es: 'Jung-gu, Seúl. Metro Myeongdong (línea 4)',
      en: 'Jung-gu, Seoul. Myeongdong station (Line 4)',
    },
    drawing: 'seoul/myeongdong',
    alt: myeongdong.alt,
  },
  {
    id: 'dongdaemun',
    name: { es: 'Dongdaemun', en: 'Dongdaemun' },
    hangul: '동대문',
    city: 'seoul',
    type: 'market',
    alsoType: 'mall',
    sentence: {
      es: 'Torres de moda y mercados mayoristas que despiertan de noche.',
      en: 'Fashion towers and wholesale markets that wake up at night.',
    },
    station: { name: 'Dongdaemun', lines: '1, 4' },
    description: {
      es: 'El barrio de la moda que no duerme tiene torres de tiendas, mercados mayoristas que despiertan de noche y, junto al arroyo, un mercado entero de telas y botones. Al lado, la nave plateada del Dongdaemun Design Plaza.',
      en: 'The fashion district that never sleeps has towers of shops, wholesale markets that wake up at night and, by the stream, a whole market of fabrics and buttons. Next door is the silver shell of Dongdaemun Design Plaza.',
    },
    bestFor: [
      { es: 'Moda', en: 'Fashion' },
      { es: 'Telas y mercería', en: 'Fabrics and sewing supplies' },
      { es: 'Bolsos y accesorios', en: 'Bags and accessories' },
      { es: 'Compras de noche', en: 'Late-night shopping' },
    ],
    opening: ['dongdaemun-hours'],
    tips: [
      {
        es: 'Los edificios mayoristas venden sobre todo a tiendas. Para una sola prenda, ve a las torres de venta al público.',
        en: 'The wholesale buildings sell mainly to shops. For a single garment, go to the retail towers.',
      },
      {
        es: 'Pregunta si te puedes probar la ropa. En muchos puestos no se puede, ni se cambia después.',
        en: 'Ask whether you can try clothes on. At many stalls you cannot, nor can you exchange them later.',
      },
    ],
    location: {
      es: 'Jung-gu y Jongno-gu, Seúl. Metro Dongdaemun History & Culture Park (Parque de la Historia y la Cultura; líneas 2, 4 y 5) o Dongdaemun (líneas 1 y 4)',
      en: 'Jung-gu and Jongno-gu, Seoul. Dongdaemun History & Culture Park station (Lines 2, 4 and 5) or Dongdaemun (Lines 1 and 4)',
    },
    drawing: 'shopping/dongdaemun-fashion',
    alt: {
      es: 'La puerta Heunginjimun iluminada de noche entre torres de moda y, a sus pies, un mozo con fardos, percheros y rollos de tela',
      en: 'Heunginjimun gate lit up at night among fashion towers and, at its foot, a porter with bales, rails of clothes and rolls of cloth',
    },
  },
  {
    id: 'namdaemun',
    at: 'namdaemun-market',
    name: { es: 'Mercado de Namdaemun', en: 'Namdaemun Market' },
    hangul: '남대문시장',
    city: 'seoul',
    type: 'market',
    sentence: {
      es: 'El gran mercado tradicional, con miles de puestos por gremios.',
      en: 'The great traditional market, with thousands of stalls grouped by trade.',
    },
    station: { name: 'Hoehyeon', lines: '4', exit: '5' },
    description: {
      es: 'Es el gran mercado tradicional junto a la puerta sur de la muralla, con miles de puestos por gremios, de la ropa infantil a las ollas, el ginseng y las gafas (lentes). Entre compra y compra, come en sus callejones de fideos y de pescado guisado.',
      en: 'This is the great traditional market by the southern gate of the city wall, with thousands of stalls grouped by trade, from children’s clothes to pots, ginseng and glasses. Between purchases, eat in its alleys of noodles and braised fish.',
    },
    bestFor: [
      { es: 'Ropa infantil', en: 'Children’s clothes' },
      { es: 'Artículos de cocina', en: 'Kitchenware' },
      { es: 'Ginseng y algas', en: 'Ginseng and seaweed' },
      { es: 'Gafas', en: 'Glasses' },
      { es: 'Recuerdos', en: 'Souvenirs' },
    ],
    opening: ['namdaemun-hours'],
    tips: [
      {
        es: 'Lleva efectivo y compra varias cosas en un mismo puesto. Con dos o tres piezas es más fácil que redondeen a la baja.',
        en: 'Carry cash and buy several things at one stall. With two or three items, they are more likely to round the price down.',
      },
      {
        es: 'Ven entre semana y por la mañana, porque los pasillos son estrechos.',
        en: 'Come on a weekday morning, because the aisles are narrow.',
      },
    ],
    location: {
      es: 'Jung-gu, Seúl. Metro Hoehyeon (línea 4), salida 5',
      en: 'Jung-gu, Seoul. Hoehyeon station (Line 4), exit 5',
    },
    drawing: 'shopping/namdaemun-market',
    alt: {
      es: 'Puestos de sombreros, telas y fruta bajo banderines, con la puerta de Namdaemun al fondo',
      en: 'Stalls of hats, fabrics and fruit under bunting, with Namdaemun gate behind them',
    },
  },
  {
    id: 'gangnam',
    at: 'gangnam-station',
    name: { es: 'Zona comercial de Gangnam', en: 'Gangnam Shopping District' },
    hangul: '강남',
    city: 'seoul',
    type: 'street',
    alsoType: 'mall',
    sentence: {
      es: 'Marcas en la avenida, ropa a buen precio bajo la estación.',
      en: 'Brands along the avenue, well-priced clothes under the station.',
    },
    station: { name: 'Gangnam', lines: '2' },
    description: {
      es: 'El sur elegante de la ciudad tiene marcas y cosmética en la avenida de Gangnam, ropa a buen precio en la galería subterránea de la estación, diseño en Garosu-gil y lujo en Cheongdam. Si llueve, ve al centro comercial COEX y a su biblioteca.',
      en: 'The smart south of the city has brands and cosmetics along Gangnam’s avenue, well-priced clothes in the arcade under the station, design in Garosu-gil and luxury in Cheongdam. If it rains, go to the COEX mall and its library.',
    },
    bestFor: [
      { es: 'Marcas coreanas', en: 'Korean brands' },
      { es: 'Cosmética', en: 'Cosmetics' },
      { es: 'Lujo', en: 'Luxury' },
      { es: 'Ropa a buen precio', en: 'Well-priced clothes' },
    ],
    opening: ['shopping-street-hours'],
    tips: [
      {
        es: 'Empieza por la galería de la estación, que es donde compran los estudiantes.',
        en: 'Start in the arcade under the station, where students shop.',
      },
      {
        es: 'Las zonas están lejos entre sí. Para Garosu-gil, bájate en Sinsa, y para COEX, en Samseong.',
        en: 'The areas are far apart. Get off at Sinsa for Garosu-gil and at Samseong for COEX.',
      },
    ],
    location: {
      es: 'Gangnam-gu, Seúl. Metro Gangnam (línea 2 y Shinbundang)',
      en: 'Gangnam-gu, Seoul. Gangnam station (Line 2 and Shinbundang)',
    },
    drawing: 'shopping/gangnam',
    alt: {
      es: 'De noche, una ola rompe en la pantalla gigante de una esquina de COEX, entre ginkgos dorados, y la gente se para a grabarla',
      en: 'At night a wave breaks on the giant corner screen at COEX, between golden ginkgo trees, and people stop to film it',
    },
  },
  {
    id: 'hongdae',
    at: 'hongdae',
    name: { es: 'Calle comercial de Hongdae', en: 'Hongdae Shopping Street' },
    hangul: '홍대거리',
    city: 'seoul',
    type: 'street',
    sentence: {
      es: 'Ropa joven, segunda mano, papelería y K-pop entre músicos callejeros.',
      en: 'Young fashion, second-hand, stationery and K-pop among street musicians.',
    },
    station: { name: 'Hongik Univ.', lines: '2', exit: '9' },
    description: {
      es: 'Hay ropa joven y de segunda mano, papelería y todo lo que lleva la cara de un grupo de K-pop, en calles donde también se toca y se baila. Las tiendas pequeñas de las calles de atrás son las que no encontrarás en otro sitio.',
      en: 'Come for young fashion, second-hand clothes, stationery and anything with the face of a K-pop group on it, in streets where people also play and dance. The small shops in the back streets are the ones you will not find elsewhere.',
    },
    bestFor: [
      { es: 'Moda joven', en: 'Young fashion' },
      { es: 'K-pop', en: 'K-pop' },
      { es: 'Papelería', en: 'Stationery' },
      { es: 'Segunda mano', en: 'Second-hand' },
    ],
    opening: hongdae.opening,
    tips: [
      {
        es: 'Por la tarde hay más ambiente; si quieres mirar con calma, ve antes de las 14:00.',
        en: 'Afternoons are livelier. To browse in peace, go before 14:00.',
      },
      {
        es: 'Sigue hasta Yeonnam-dong por el parque de la antigua vía: hay más talleres y cafés y menos cadenas.',
        en: 'Carry on to Yeonnam-dong along the old railway park for more studios and cafés and fewer chains.',
      },
    ],
    location: {
      es: 'Mapo-gu, Seúl. Metro Hongik Univ. (Universidad Hongik; línea 2, AREX y Gyeongui-Jungang), salida 9',
      en: 'Mapo-gu, Seoul. Hongik Univ. station (Line 2, AREX and Gyeongui–Jungang), exit 9',
    },
    drawing: 'seoul/hongdae',
    alt: hongdae.alt,
  },
  {
    id: 'lotte',
    name: { es: 'Grandes almacenes Lotte', en: 'Lotte Department Store' },
    hangul: '롯데백화점',
    city: 'both',
    type: 'department',
    sentence: {
      es: 'Marcas, regalos bien envueltos y un sótano de comida.',
      en: 'Brands, nicely wrapped gifts and a basement food hall.',
    },
    station: { name: 'Euljiro 1-ga', lines: '2' },
    description: {
      es: 'Verás esta cadena de grandes almacenes en las dos ciudades. En Seúl, la tienda principal, abierta en 1979, está junto a Myeongdong; en Busan hay tiendas en Seomyeon y Gwangbok. Tienen marcas, regalos bien envueltos y un sótano de comida que merece la visita.',
      en: 'You will see this department-store chain in both cities. In Seoul the main store, opened in 1979, is next to Myeongdong; in Busan there are stores in Seomyeon and Gwangbok. Expect brands, nicely wrapped gifts and a basement food hall that is worth a visit.',
    },
    bestFor: [
      { es: 'Marcas y lujo', en: 'Brands and luxury' },
      { es: 'Cosmética', en: 'Cosmetics' },
      { es: 'Regalos', en: 'Gifts' },
      { es: 'Comida preparada', en: 'Food hall' },
    ],
    opening: ['department-store-hours'],
    tips: [
      {
        es: 'Baja al sótano poco antes del cierre, cuando suelen rebajar la comida preparada del día.',
        en: 'Go down to the basement shortly before closing, when the day’s prepared food is often reduced.',
      },
      {
        es: 'Pregunta en información por el mostrador de devolución de impuestos, para no dejarlo todo para el aeropuerto.',
        en: 'Ask at the information desk for the tax refund counter, so that you don’t leave everything for the airport.',
      },
    ],
    location: {
      es: 'Seúl: metro Euljiro 1-ga (línea 2). Busan: metro Seomyeon (líneas 1 y 2) y Nampo (línea 1)',
      en: 'Seoul: Euljiro 1-ga station (Line 2). Busan: Seomyeon (Lines 1 and 2) and Nampo (Line 1)',
    },
    drawing: 'shopping/lotte-department-store',
    alt: {
      es: 'Los grandes almacenes Lotte una noche de nieve, con la fachada cubierta de luces, escaparates bajo los arcos y un puesto de castañas asadas',
      en: 'Lotte Department Store on a snowy night, its front hung with lights, shop windows under the arches and a stall of roast chestnuts',
    },
  },
  {
    // The specification spells this id without its first g.
    id: 'jalgachi',
    at: 'jagalchi',
    name: jagalchi.name,
    hangul: jagalchi.hangul,
    city: 'busan',
    type: 'market',
    sentence: {
      es: 'Pescado para comer allí, y seco para llevarlo en la maleta.',
      en: 'Fish to eat on the spot, and dried fish for the suitcase.',
    },
    station: { name: 'Jagalchi', lines: '1', exit: '10' },
    description: {
      es: 'Es el mercado de pescado de Busan, al pie del puerto. Además del fresco, para comer allí mismo, vende lo que sí cabe en la maleta: anchoas secas, algas y pescado curado al aire.',
      en: 'This is Busan’s fish market, right by the harbour. Besides the fresh catch to eat on the spot, it sells things that do fit in a suitcase: dried anchovies, seaweed and air-dried fish.',
    },
    bestFor: [
      { es: 'Pescado y marisco', en: 'Fish and seafood' },
      { es: 'Algas y anchoas secas', en: 'Seaweed and dried anchovies' },
      { es: 'Comer en el mercado', en: 'Eating at the market' },
    ],
    opening: jagalchi.opening,
    tips: [
      {
        es: 'Para llevarlo en avión, compra solo producto seco y envasado, y mira qué deja entrar tu país.',
        en: 'To take it on a plane, buy only dried, packed goods, and check what your country lets in.',
      },
      {
        es: 'Pregunta el precio antes de que pesen, y si es por pieza o por kilo.',
        en: 'Ask the price before anything is weighed, and whether it is per piece or per kilo.',
      },
    ],
    location: {
      es: 'Jung-gu, Busan. Metro Jagalchi (línea 1), salida 10',
      en: 'Jung-gu, Busan. Jagalchi station (Line 1), exit 10',
    },
    drawing: 'busan/jagalchi',
    alt: jagalchi.alt,
  },
  {
    id: 'gwangbokdong',
    name: { es: 'Gwangbok-dong', en: 'Gwangbok-dong' },
    hangul: '광복동',
    city: 'busan',
    type: 'street',
    sentence: {
      es: 'La calle de la moda del viejo centro, de tienda en tienda.',
      en: 'The fashion street of the old centre, from shop to shop.',
    },
    station: { name: 'Nampo', lines: '1', exit: '1' },
    description: {
      es: 'Es la calle de la moda del viejo centro de Busan, para ir a pie de tienda en tienda. A unos pasos están la plaza BIFF, el mercado Gukje y las escaleras mecánicas que suben al parque Yongdusan y su torre.',
      en: 'This is the fashion street of Busan’s old centre, made for walking from shop to shop. BIFF Square, Gukje Market and the escalators up to Yongdusan Park and its tower are a few steps away.',
    },
    bestFor: [
      { es: 'Moda', en: 'Fashion' },
      { es: 'Calzado', en: 'Shoes' },
      { es: 'Cosmética', en: 'Cosmetics' },
      { es: 'Gafas', en: 'Glasses' },
    ],
    opening: ['shopping-street-hours'],
    tips: [
      {
        es: 'Combínala con Jagalchi en una tarde: pescado primero, tiendas después.',
        en: 'Combine it with Jagalchi in one afternoon: fish first, shops later.',
      },
      {
        es: 'En invierno, ven al anochecer, cuando las calles suelen llenarse de luces.',
        en: 'Come at nightfall in winter, when the streets are usually strung with lights.',
      },
    ],
    location: {
      es: 'Jung-gu, Busan. Metro Nampo (línea 1), salida 1',
      en: 'Jung-gu, Busan. Nampo station (Line 1), exit 1',
    },
    drawing: 'shopping/gwangbokdong',
    alt: {
      es: 'Arcos de luces sobre la calle comercial Gwangbok-ro y, al fondo, las escaleras que suben a la Torre de Busan',
      en: 'Arches of lights over the Gwangbok-ro shopping street and, at the far end, the stairs up to Busan Tower',
    },
  },
  {
    id: 'shinsegae-centum',
    at: 'centum-city',
    name: { es: 'Shinsegae Centum City', en: 'Shinsegae Centum City' },
    hangul: '신세계 센텀시티',
    city: 'busan',
    type: 'department',
    sentence: {
      es: 'Grandes almacenes con librería, comida y unos baños coreanos.',
      en: 'A department store with a bookshop, food and a Korean bathhouse.',
    },
    station: { name: 'Centum City', lines: '2' },
    description: {
      es: 'En 2009 el Guinness los registró como los mayores grandes almacenes del mundo. Dentro están las marcas de siempre, una librería, una planta de comida y Spa Land, unos baños coreanos.',
      en: 'In 2009 Guinness World Records listed it as the largest department store in the world. Inside are all the usual brands, a bookshop, a floor of food and Spa Land, a Korean bathhouse.',
    },
    bestFor: [
      { es: 'Marcas y lujo', en: 'Brands and luxury' },
      { es: 'Un día de lluvia', en: 'A rainy day' },
      { es: 'Comida', en: 'Food' },
      { es: 'Baños coreanos', en: 'Korean baths' },
    ],
    opening: ['department-store-hours'],
    tips: [
      {
        es: 'El metro te deja dentro. Sigue los carteles desde el vestíbulo y no pisas la calle.',
        en: 'The subway takes you inside. Follow the signs from the concourse and you never step outdoors.',
      },
      {
        es: 'Toma un plano en la entrada, porque es fácil pasar la tarde buscando una tienda.',
        en: 'Pick up a floor plan at the door, because it is easy to spend the afternoon looking for one shop.',
      },
    ],
    location: {
      es: 'Haeundae-gu, Busan. Metro Centum City (línea 2)',
      en: 'Haeundae-gu, Busan. Centum City station (Line 2)',
    },
    drawing: 'shopping/shinsegae-centum-city',
    alt: {
      es: 'El patio de Shinsegae un día de lluvia: galerías de tiendas, una escalera mecánica y, tras la gran ventana, un puente sobre el mar',
      en: 'The court of Shinsegae on a rainy day: galleries of shops, an escalator and, behind the great window, a bridge over the sea',
    },
  },
  {
    id: 'seomyeon',
    name: { es: 'Seomyeon', en: 'Seomyeon' },
    hangul: '서면',
    city: 'busan',
    type: 'street',
    sentence: {
      es: 'Ropa a buen precio bajo tierra; cafés y talleres en Jeonpo.',
      en: 'Well-priced clothes underground; cafés and studios in Jeonpo.',
    },
    station: { name: 'Seomyeon', lines: '1, 2' },
    description: {
      es: 'Es el centro de Busan, donde se cruzan las líneas 1 y 2. Bajo el cruce hay una galería de ropa y accesorios a buen precio; arriba, cosmética, neones y restaurantes; a un paseo, los cafés y talleres de Jeonpo.',
      en: 'This is the centre of Busan, where Lines 1 and 2 cross. Beneath the junction is an arcade of well-priced clothes and accessories; above it, cosmetics, neon and restaurants; a short walk away, the cafés and studios of Jeonpo.',
    },
    bestFor: [
      { es: 'Ropa a buen precio', en: 'Well-priced clothes' },
      { es: 'Accesorios', en: 'Accessories' },
      { es: 'Cosmética', en: 'Cosmetics' },
      { es: 'Cafés', en: 'Cafés' },
    ],
    opening: [
      'shopping-street-hours',
      {
        note: {
          es: 'Los bares y restaurantes siguen hasta tarde.',
          en: 'Bars and restaurants go on until late.',
        },
      },
    ],
    tips: [
      {
        es: 'La galería sigue bajo varias calles. Apunta el número de tu salida antes de entrar.',
        en: 'The arcade runs under several streets, so note the number of your exit before you go in.',
      },
      {
        es: 'Ven con hambre. El dwaeji gukbap, arroz en sopa de cerdo, es el plato del barrio.',
        en: 'Come hungry, because dwaeji gukbap, rice in pork soup, is the dish of the district.',
      },
    ],
    location: {
      es: 'Busanjin-gu, Busan. Metro Seomyeon (líneas 1 y 2)',
      en: 'Busanjin-gu, Busan. Seomyeon station (Lines 1 and 2)',
    },
    drawing: 'shopping/seomyeon',
    alt: {
      es: 'Seomyeon en corte, una noche de lluvia: arriba humea la sopa de cerdo, debajo está la galería de ropa y, más abajo, pasa el metro',
      en: 'Seomyeon cut open on a rainy night: pork soup steams in the street, the clothes arcade lies below and a subway train runs beneath it',
    },
  },
] as const satisfies readonly ShoppingArea[];
