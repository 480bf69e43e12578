import { showName } from './show-card.ts';
import type { Text } from '../locale.ts';
import type { FigureId } from '../register/register.ts';
import type { GuideText } from './guide-text.ts';

/** One of the boxes at the top: prose, and optionally figures. */
interface InfoBox {
  readonly id: string;
  readonly title: Text;
  readonly text: Text;
  readonly figures?: readonly { readonly label: Text; readonly value: Text }[];
}

export const text = {
  title: {
    es: 'Compras en Corea: zonas, horarios y tax free | Rumbo Corea',
    en: 'Shopping in South Korea: areas, hours and tax free | Rumbo Corea',
  },
  description: {
    es: '{Words:shopping-areas} zonas de compras en Seúl y Busan con horario, metro y consejos, cómo pagar y cuánto IVA recuperas: de Myeongdong a Shinsegae Centum City.',
    en: '{Words:shopping-areas} shopping areas in Seoul and Busan with hours, subway and tips, how to pay and how much VAT you get back: from Myeongdong to Shinsegae Centum City.',
  },
  keywords: {
    es: 'compras en Corea del Sur, tax free Corea, devolución IVA Corea, Myeongdong, Dongdaemun, Namdaemun, Shinsegae Centum City, cosmética coreana',
    en: 'shopping in South Korea, tax free Korea, VAT refund Korea, Myeongdong, Dongdaemun, Namdaemun, Shinsegae Centum City, Korean cosmetics',
  },
  menu: {
    label: { es: 'Compras', en: 'Shopping' },
    line: { es: 'Mercados, calles y tax free', en: 'Markets, streets and tax refunds' },
  },
  heading: { es: 'Compras en Corea del Sur', en: 'Shopping in South Korea' },
  lead: {
    es: 'Mercados de siempre, calles de cosmética y grandes almacenes (tiendas por departamentos): dónde comprar qué, a qué hora y cómo recuperar el IVA.',
    en: 'Old markets, cosmetics streets and department stores: where to buy what, at what time, and how to get the VAT back.',
  },
  dated: {
    es: 'Precios y horarios de noviembre de 2026',
    en: 'Prices and hours from November 2026',
  },
  hangul: '쇼핑',
  hangulMeaning: { es: 'Compras', en: 'Shopping' },
  pictureAlt: {
    es: 'Una tienda de regalos con estantes hasta el techo: tazas, abanicos, calcetines; una vendedora, y una madre y su hija que eligen',
    en: 'A gift shop with shelves up to the ceiling: cups, fans, socks; a seller, and a mother and daughter choosing',
  },
  figure: {
    number: { es: '{count:shopping-areas}', en: '{count:shopping-areas}' },
    label: { es: 'zonas en Seúl y Busan', en: 'areas in Seoul and Busan' },
  },
  intro: [
    {
      es: 'Elige primero qué buscas y después la zona: cosmética en Myeongdong, ropa en Dongdaemun, regalos en Namdaemun, un día de lluvia en Centum City. Casi todas tienen el metro en la puerta; mira [cómo moverte](transport).',
      en: 'First decide what you want, then choose the area. Go to Myeongdong for cosmetics, to Dongdaemun for clothes, to Namdaemun for gifts and to Centum City on a rainy day. Nearly all have the subway at the door; see [how to get around](transport).',
    },
    {
      es: 'Lleva siempre el pasaporte, porque sin él no hay devolución de impuestos. Y aparta una cantidad al hacer [tu presupuesto](budget): aquí se gasta más de lo previsto.',
      en: 'Always carry your passport, because there is no tax refund without it. And set an amount aside when you plan [your budget](budget), as people spend more here than they expect.',
    },
  ],

  street: {
    heading: { es: 'La calle, de noche', en: 'The street at night' },
    lead: {
      es: 'De Seúl a Busan en una sola acera. Elige un escaparate.',
      en: 'From Seoul to Busan along one pavement. Pick a shop window.',
    },
    slide: {
      es: '← Desliza la calle hacia los lados →',
      en: '← Slide the street sideways →',
    },
  },

  info: {
    heading: { es: 'Antes de salir de tiendas', en: 'Before you hit the shops' },
    boxes: [
      {
        id: 'payments',
        title: { es: 'Pagos y tarjetas', en: 'Payments and cards' },
        text: {
          es: 'Casi todas las tiendas aceptan tarjetas extranjeras. Pide que te cobren en wones, no en tu moneda. Para los puestos de los mercados y la comida callejera, lleva efectivo. Con la T-money también se paga en las tiendas de conveniencia.',
          en: 'Almost every shop takes foreign cards. Ask to be charged in won, not in your own currency. For market stalls and street food, carry cash. You can also pay with T-money at convenience stores.',
        },
      },
      {
        id: 'tax-free',
        title: { es: 'Tax free y devoluciones', en: 'Tax free and refunds' },
        text: {
          es: 'Las tiendas con el cartel «Tax Free» devuelven el IVA si gastas **{tax-refund-minimum}**. Descontada la comisión del operador, te suele llegar **{tax-refund-rate}**. Muestra el pasaporte en caja y guarda el recibo. Si no te lo descuentan allí, pídelo en el aeropuerto antes de volar.',
          en: 'Shops with a “Tax Free” sign refund the VAT if you spend **{tax-refund-minimum}**. After the operator’s fee, you usually get back **{tax-refund-rate}**. Show your passport at the till and keep the receipt. If they do not take the refund off there, claim it at the airport before you fly.',
        },
      },
      {
        id: 'hours',
        title: { es: 'Horario de las tiendas', en: 'Shopping hours' },
        text: {
          es: 'El día de Seollal y el de Chuseok cierran muchas tiendas pequeñas y los mercados, y los grandes almacenes cierran dos días; los barrios turísticos, los centros comerciales y las tiendas de conveniencia siguen casi todos abiertos. Los grandes almacenes cierran también {department-store-closing}.',
          en: 'On the day of Seollal and of Chuseok many small shops and the markets close, and department stores close for two days; most shops in tourist districts, malls and convenience stores stay open. Department stores also close {department-store-closing}.',
        },
        figures: [
          {
            label: { es: 'Grandes almacenes', en: 'Department stores' },
            value: { es: '{department-store-hours}', en: '{department-store-hours}' },
          },
          {
            label: { es: 'Centros comerciales', en: 'Malls' },
            value: { es: '{mall-hours}', en: '{mall-hours}' },
          },
          {
            label: { es: 'Mercados tradicionales', en: 'Traditional markets' },
            value: { es: '{market-hours}', en: '{market-hours}' },
          },
          {
            label: { es: 'Dongdaemun', en: 'Dongdaemun' },
            value: { es: '{dongdaemun-hours}', en: '{dongdaemun-hours}' },
          },
        ],
      },
      {
        id: 'best-buys',
        title: { es: 'Qué merece la pena', en: 'Best buys' },
        text: {
          es: 'Cosmética y mascarillas, papelería, discos y artículos de K-pop, ropa de marcas locales, té y ginseng, alga tostada en paquetes que pesan poco y gafas (lentes) graduadas, a menudo listas el mismo día.',
          en: 'Cosmetics and face masks, stationery, K-pop records and merchandise, clothes by local brands, tea and ginseng, roasted seaweed in packs that weigh little, and prescription glasses, often ready the same day.',
        },
      },
    ] satisfies readonly InfoBox[],
  },

  areas: {
    showName,
    heading: {
      es: '{Words:shopping-areas} zonas de compras',
      en: '{Words:shopping-areas} shopping areas',
    },
    city: { es: 'Ciudad', en: 'City' },
    cities: {
      all: { es: 'Todas las ciudades', en: 'All cities' },
      seoul: { es: 'Seúl', en: 'Seoul' },
      busan: { es: 'Busan', en: 'Busan' },
    },
    both: { es: 'Seúl y Busan', en: 'Seoul and Busan' },
    type: { es: 'Tipo', en: 'Type' },
    types: {
      all: { es: 'Todos los tipos', en: 'All types' },
      mall: { es: 'Centro comercial', en: 'Mall' },
      market: { es: 'Mercado', en: 'Market' },
      street: { es: 'Calle comercial', en: 'Shopping street' },
      department: { es: 'Grandes almacenes', en: 'Department store' },
    },
    count: { es: 'Se muestran {count} de {total}', en: 'Showing {count} of {total}' },
    empty: {
      es: 'No se encontraron resultados para los filtros seleccionados',
      en: 'No results found for selected filters',
    },
    emptyHint: {
      es: 'Los centros comerciales de esta página están en Seúl: COEX, en la zona de Gangnam, y las torres de moda de Dongdaemun.',
      en: 'The malls on this page are in Seoul: COEX in the Gangnam area and the fashion towers of Dongdaemun.',
    },
    reset: { es: 'Ver todas las zonas', en: 'Show all areas' },
    open: { es: 'Abre', en: 'Open' },
    station: { es: 'Metro', en: 'Subway' },
    location: { es: 'Dónde', en: 'Where' },
    hours: { es: 'Horario', en: 'Hours' },
    bestFor: { es: 'Ideal para', en: 'Best for' },
    tips: { es: 'Consejos', en: 'Tips' },
  },

  refund: {
    heading: { es: '¿Cuánto IVA recuperas?', en: 'How much VAT do you get back?' },
    lead: {
      es: 'El precio de la etiqueta ya lleva el IVA, que es 1/11 de lo que pagas. De ahí sale la comisión del operador. Cuenta cada recibo por separado. Si no es {tax-refund-immediate}, o ya llevas {tax-refund-trip-limit} en el viaje, la tienda no lo descuenta: pídelo en el aeropuerto.',
      en: 'The shelf price already includes the VAT, which is 1/11 of what you pay. The operator’s fee comes out of that. Each receipt counts on its own. If it is not {tax-refund-immediate}, or you have spent {tax-refund-trip-limit} on the trip, the shop cannot refund it, so claim it at the airport.',
    },
    figures: ['tax-refund-minimum', 'tax-refund-rate'] satisfies readonly FigureId[],
    price: { es: 'Precio de la compra, en wones', en: 'Purchase price, in won' },
    priceHint: { es: 'Por ejemplo, 120.000', en: 'For example, 120,000' },
    problems: {
      missing: { es: 'Escribe el precio de la compra', en: 'Enter the purchase price' },
      notANumber: {
        es: 'Escribe el precio con cifras y sin decimales, por ejemplo 45.000',
        en: 'Enter the price in figures without decimals, for example 45,000',
      },
      tooSmall: { es: 'Escribe un precio de 1 won o más', en: 'Enter a price of 1 won or more' },
      tooLarge: {
        es: 'Escribe un precio de 100 millones de wones como mucho',
        en: 'Enter a price of 100 million won at most',
      },
    },
    fix: {
      es: 'Corrige el precio y verás aquí la devolución.',
      en: 'Correct the price and the refund will show here.',
    },
    usual: { es: 'Lo que suele llegarte', en: 'What usually reaches you' },
    none: {
      es: 'Sin devolución: la compra no llega al mínimo',
      en: 'No refund, because the purchase is below the minimum',
    },
    most: {
      es: 'Como máximo, {amount}: el IVA que va dentro de {price}.',
      en: 'At most {amount}, the VAT included in {price}.',
    },
    missing: {
      es: 'Junta lo que quieras en una sola compra: te faltan {missing} para llegar a {from}.',
      en: 'Buy everything in one go: {missing} more and you reach {from}.',
    },
    places: {
      shop: {
        es: 'La compra es de {tax-refund-immediate}: muestra el pasaporte y pregunta si te lo descuentan en la misma caja.',
        en: 'You are spending {tax-refund-immediate}, so show your passport and ask whether they take it off right at the till.',
      },
      airport: {
        es: 'Supera el límite para descontarlo en la tienda ({tax-refund-immediate}): pide el recibo de devolución y reclámalo en el aeropuerto.',
        en: 'It is over the limit for a refund in the shop ({tax-refund-immediate}), so ask for the refund slip and claim it at the airport.',
      },
    },
    fee: {
      es: 'Cada operador tiene su tabla: pregunta en la tienda.',
      en: 'Each operator has its own table, so ask in the shop.',
    },
  },

  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Contacto](contact): dinos qué buscas y te decimos en qué barrio está',
        en: '[Contact](contact): tell us what you are looking for and we’ll tell you which district has it',
      },
      {
        es: '[Preguntas frecuentes](faq): cuánto cuesta un mes, dónde vivir, cuándo ir',
        en: '[FAQ](faq): what a month costs, where to live, when to go',
      },
      {
        es: '[Gastronomía](gastronomy): qué comer entre tienda y tienda',
        en: '[Food](gastronomy): what to eat between shops',
      },
      {
        es: '[Aduana](requirements#aduana): qué puedes llevar y cuánto',
        en: '[Customs](requirements#aduana): what you may bring, and how much',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies GuideText & Record<string, unknown>;
