import { everyDay } from '../opening/opening-rule.ts';
import type { Figure } from './figure.ts';

/** Shopping hours and the tax refund. */
export const shoppingFigures = {
  'department-store-hours': {
    what: { es: 'Horario de los grandes almacenes', en: 'Department store hours' },
    unit: 'time',
    edition: { text: { es: 'de 10:30 a 20:00', en: '10:30 to 20:00' } },
    current: {
      opening: {
        of: { es: 'los grandes almacenes', en: 'the department stores', plural: true },
        periods: [
          { days: [1, 2, 3, 4, 5], opens: '10:30', closes: '20:00' },
          { days: [6, 7], opens: '10:30', closes: '20:30' },
        ],
        about: true,
        otherDaysOff: true,
        note: {
          es: 'Cierran {department-store-closing}: mira en su web cuáles antes de ir.',
          en: 'They close {department-store-closing}, so check which on their website before you go.',
        },
      },
    },
    source: {
      name: 'Hankyung',
      url: 'https://www.hankyung.com/economy/article/201802144353g',
      date: '2018-02-15',
    },
    checkedOn: '2026-11-22',
  },
  'department-store-closing': {
    what: { es: 'Día de cierre de los grandes almacenes', en: 'Department store closing day' },
    unit: 'weekday',
    disputed: true,
    current: {
      text: {
        es: 'un lunes al mes, o el segundo y el cuarto domingo, según la cadena, y dos días en Seollal y en Chuseok',
        en: 'one Monday a month, or on the second and fourth Sunday, depending on the chain, and for two days at Seollal and at Chuseok',
      },
    },
    source: {
      name: 'Asia Economy',
      url: 'https://www.asiae.co.kr/article/2026021309533520068',
      date: '2026-02-14',
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'Cierran un día al mes, decía Wow TV en diciembre de 2024. En Seollal de 2026 y en Chuseok de 2025, Shinsegae Centum City cerró la víspera y el día.',
      en: 'They close one day a month, Wow TV said in December 2024. At Seollal 2026 and Chuseok 2025, Shinsegae Centum City closed on the eve and on the day.',
    },
  },
  'mall-hours': {
    what: { es: 'Horario de los centros comerciales', en: 'Mall hours' },
    unit: 'time',
    edition: { text: { es: 'de 10:00 a 22:00', en: '10:00 to 22:00' } },
    current: { opening: { periods: [{ days: everyDay, opens: '10:00', closes: '22:00' }] } },
    checkedOn: '2026-11-22',
  },
  'market-hours': {
    what: { es: 'Horario de los mercados tradicionales', en: 'Traditional market hours' },
    unit: 'time',
    edition: {
      text: {
        es: 'de 9:00 a 18:00; algunos cierran los domingos',
        en: '9:00 to 18:00; some close on Sundays',
      },
    },
    current: {
      text: {
        es: 'de 9:00 a 18:00; muchos cierran los domingos',
        en: '9:00 to 18:00; many close on Sundays',
      },
    },
    checkedOn: '2026-11-22',
  },
  'dongdaemun-hours': {
    what: { es: 'Horario de Dongdaemun', en: 'Dongdaemun hours' },
    unit: 'time',
    edition: { text: { es: 'abierto 24 horas', en: 'open 24 hours' } },
    current: {
      opening: {
        always: true,
        note: {
          es: 'Es el horario del barrio: cada edificio tiene el suyo y los mayoristas abren de noche.',
          en: 'Those are the hours of the district: each building keeps its own, and the wholesalers open at night.',
        },
      },
    },
    checkedOn: '2026-11-22',
    note: {
      es: 'El barrio no duerme, pero cada edificio tiene su horario: míralo antes.',
      en: 'The district never sleeps, but each building keeps its own hours. Check them first.',
    },
  },
  'shopping-street-hours': {
    what: {
      es: 'Horario de Gangnam, Gwangbok y Seomyeon',
      en: 'Gangnam, Gwangbok and Seomyeon shop hours',
    },
    unit: 'time',
    current: {
      opening: {
        of: { es: 'casi todas las tiendas', en: 'most shops', plural: true },
        periods: [{ days: everyDay, opens: '11:00', closes: '22:00' }],
        about: true,
        note: { es: 'Cada una fija su horario.', en: 'Each sets its own hours.' },
      },
    },
    checkedOn: '2026-11-22',
  },
  'tax-refund-minimum': {
    what: {
      es: 'Compra mínima para pedir la devolución del IVA',
      en: 'Minimum purchase for the VAT refund',
    },
    unit: 'KRW',
    edition: { value: 30_000, text: { es: 'más de 30.000\u00a0₩', en: 'over ₩30,000' } },
    current: {
      value: 15_000,
      text: { es: '15.000\u00a0₩ o más por compra', en: '₩15,000 or more per purchase' },
    },
    outdatedInEdition: true,
    since: '2024-01-01',
    source: {
      name: {
        es: 'Global Tax Free, operador de devoluciones',
        en: 'Global Tax Free, a refund operator',
      },
      url: 'https://web.gtfetrs.com/bus_taxrefun?lang=en',
    },
    checkedOn: '2026-11-20',
    safety: true,
    note: {
      es: 'Bajó en enero de 2024. Algunas guías siguen diciendo 30.000.',
      en: 'It fell in January 2024. Some guides still say 30,000.',
    },
  },
  'tax-refund-rate': {
    what: { es: 'Parte del precio que se recupera', en: 'Share of the price that comes back' },
    unit: 'percent',
    edition: { value: 10 },
    current: {
      value: { maxPercent: 9.09, usualFrom: 5, usualTo: 8 },
      text: {
        es: 'entre el 5 y el 8\u00a0%; como máximo, 1/11 del precio',
        en: '5% to 8%; at most 1/11 of the price',
      },
    },
    outdatedInEdition: true,
    source: {
      name: 'Korea Smart Guide',
      url: 'https://koreasmartguide.yoonable.com/2025/10/korea-tax-refund-duty-free-shopping.html',
      date: '2025-10',
    },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'El precio ya incluye el 10\u00a0%, y el impuesto es 1/11 de lo que pagas. Por eso nunca recuperas el 10\u00a0%.',
      en: 'The price already includes the 10%, and the tax is 1/11 of what you pay. That is why you never get 10% back.',
    },
  },
  'tax-refund-table': {
    what: { es: 'Ejemplo de devolución por importe', en: 'Example of refund by amount' },
    unit: 'KRW',
    current: {
      value: [
        [15_000, 1_000],
        [30_000, 2_000],
        [50_000, 3_000],
        [75_000, 5_000],
        [100_000, 7_000],
        [125_000, 8_000],
        [150_000, 9_000],
        [175_000, 10_000],
        [200_000, 12_000],
        [225_000, 13_000],
      ],
      text: {
        es: 'de 1.000\u00a0₩ por 15.000 a 13.000\u00a0₩ por 225.000, según un operador',
        en: 'from ₩1,000 on ₩15,000 to ₩13,000 on ₩225,000, at one operator',
      },
    },
    source: { name: 'TV Aichi', url: 'https://wanjeon.tv-aichi.co.jp/?p=2731' },
    checkedOn: '2026-11-22',
    safety: true,
    note: {
      es: 'En esta tabla, la devolución va del 5,7 al 7\u00a0% del precio.',
      en: 'In this table the refund is 5.7% to 7% of the price.',
    },
  },
  'tax-refund-immediate': {
    what: {
      es: 'Compra máxima para la devolución en la tienda',
      en: 'Highest purchase refunded in the shop',
    },
    unit: 'KRW',
    current: {
      value: 1_000_000,
      text: { es: 'menos de 1.000.000\u00a0₩', en: 'under ₩1,000,000' },
    },
    since: '2024-01-01',
    source: {
      name: 'Reuters, The Straits Times',
      url: 'https://www.straitstimes.com/asia/east-asia/south-korea-to-double-tax-refund-benefit-for-foreign-tourists-from-january',
      date: '2023-11-27',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
  'tax-refund-trip-limit': {
    what: {
      es: 'Total por viaje para la devolución en la tienda',
      en: 'Total per trip refunded in the shop',
    },
    unit: 'KRW',
    current: { value: 5_000_000, text: { es: '5.000.000 de wones', en: '₩5,000,000' } },
    since: '2024-01-01',
    source: {
      name: 'Reuters, The Straits Times',
      url: 'https://www.straitstimes.com/asia/east-asia/south-korea-to-double-tax-refund-benefit-for-foreign-tourists-from-january',
      date: '2023-11-27',
    },
    checkedOn: '2026-11-20',
    safety: true,
  },
} as const satisfies Record<string, Figure>;
