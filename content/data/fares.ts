import type { Text } from '../locale.ts';
import type { UpdateId } from './updates.ts';

/** Two amounts in KRW, lowest and highest. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** KRW of one ride with a single ticket, shortest to longest (specification 2, section 9). */
export const rideFares = {
  'seoul-subway': { from: 1_350, to: 2_350 },
  'busan-subway': { from: 1_300, to: 1_800 },
  bus: { from: 1_300, to: 2_500 },
} as const satisfies Record<string, PriceRange>;

/** KRW that a ride costs less with T-money (specification 2, section 9). */
export const cardDiscount = 100;

/** KRW of a taxi; the surcharges by hour in per cent (specification 2, section 9). */
export const taxiFares = {
  standard: {
    base: 4_800,
    step: 100,
    stepMetres: 131,
    surcharges: [
      { from: 22, to: 23, percent: 20 },
      { from: 23, to: 2, percent: 40 },
      { from: 2, to: 4, percent: 20 },
    ],
  },
  black: {
    base: 7_000,
    step: 200,
    stepMetres: 151,
    surcharges: [{ from: 22, to: 4, percent: 20 }],
  },
} as const;

/** KRW of the KTX between Seoul and Busan (specification 2, section 9). */
export const trainFares = {
  weekdays: { from: 43_000, to: 53_700 },
  weekend: { from: 46_500, to: 57_700 },
} as const satisfies Record<string, PriceRange>;

/** How a fare grows beyond a distance: so much more for each started stretch, or once. */
interface DistanceStep {
  readonly beyondKm: number;
  readonly everyKm?: number;
  readonly add: number;
}

/** A fare by distance, in KRW. */
interface RideTariff {
  readonly from: number;
  readonly to?: number;
  readonly steps: readonly DistanceStep[];
}

interface TaxiTariff {
  readonly base: number;
  readonly baseMetres: number;
  readonly step: number;
  readonly stepMetres: number;
  readonly surcharges: readonly {
    readonly from: number;
    readonly to: number;
    readonly percent: number;
  }[];
}

/** What the fare helper can work out. */
export type FareOption = {
  readonly id: string;
  readonly name: Text;
  /** What the guide's figures do not say and the helper takes from elsewhere. */
  readonly basis: Text;
} & (
  | {
      readonly kind: 'ride';
      /** The guide's fare with a single ticket. */
      readonly ticket: RideTariff;
      /** The newer fare with a card, and the note that reports it. */
      readonly card: RideTariff & { readonly update: UpdateId };
    }
  | { readonly kind: 'taxi'; readonly tariff: TaxiTariff; readonly newer?: true }
);

const metropolitanSteps = [
  { beyondKm: 10, everyKm: 5, add: 100 },
  { beyondKm: 50, everyKm: 8, add: 100 },
] as const;

const seoulBasis = {
  es: 'La guía no dice a partir de qué distancia sube la tarifa. Contamos como el [metro de Seúl](https://www.metro9.co.kr/site/homepage/menu/viewMenu?menuid=002001004001): los primeros 10 km, la tarifa básica; después, 100\u00a0₩ por cada 5 km empezados y, pasados los 50 km, por cada 8.',
  en: 'The guide does not say at what distance the fare rises. We count as the [Seoul subway](https://www.metro9.co.kr/site/homepage/menu/viewMenu?menuid=002001004001) does: the basic fare for the first 10 km; then ₩100 for each started 5 km and, past 50 km, for each 8.',
} as const;

const busBasis = {
  es: 'El autobús urbano cobra lo mismo sea cual sea la distancia: tomamos la cifra más baja de la guía. Los exprés y los que salen de la ciudad llegan a 2.500\u00a0₩.',
  en: 'A city bus charges the same whatever the distance: we take the guide’s lowest figure. Express buses and those that leave the city go up to ₩2,500.',
} as const;

const seoulTaxiBasis = {
  es: 'La guía no dice cuánta distancia cubre la bajada de bandera: contamos 1,6 km, como [anunció la ciudad de Seúl en 2023](https://en.yna.co.kr/view/AEN20230201003800315?section=national/national).',
  en: 'The guide does not say what distance the base fare covers: we count 1.6 km, as [the city of Seoul announced in 2023](https://en.yna.co.kr/view/AEN20230201003800315?section=national/national).',
} as const;

const blackTaxiBasis = {
  es: 'La guía no dice cuánta distancia cubre el mínimo: contamos 3 km, como [informó KBS en 2023 (en alemán)](https://world.kbs.co.kr/service/news_view.htm?lang=g&Seq_Code=94843).',
  en: 'The guide does not say what distance the minimum covers: we count 3 km, as [KBS reported in 2023 (in German)](https://world.kbs.co.kr/service/news_view.htm?lang=g&Seq_Code=94843).',
} as const;

export const fareOptions: readonly FareOption[] = [
  {
    id: 'seoul-subway',
    kind: 'ride',
    name: { es: 'Metro de Seúl', en: 'Seoul subway' },
    ticket: { ...rideFares['seoul-subway'], steps: metropolitanSteps },
    card: { from: 1_550, steps: metropolitanSteps, update: 'seoul-subway-base' },
    basis: seoulBasis,
  },
  {
    id: 'busan-subway',
    kind: 'ride',
    name: { es: 'Metro de Busan', en: 'Busan subway' },
    ticket: {
      ...rideFares['busan-subway'],
      steps: [{ beyondKm: 10, add: rideFares['busan-subway'].to - rideFares['busan-subway'].from }],
    },
    card: { from: 1_600, steps: [{ beyondKm: 10, add: 200 }], update: 'busan-subway' },
    basis: {
      es: 'La guía da la tarifa más baja y la más alta. Contamos la primera hasta 10 km y la segunda a partir de ahí, que es donde [Busan separa sus dos zonas](https://www.koreatimes.co.kr/www/nation/2023/10/281_360347.html).',
      en: 'The guide gives the lowest and the highest fare. We count the first up to 10 km and the second beyond, which is where [Busan parts its two zones](https://www.koreatimes.co.kr/www/nation/2023/10/281_360347.html).',
    },
  },
  {
    id: 'seoul-bus',
    kind: 'ride',
    name: { es: 'Autobús urbano de Seúl', en: 'Seoul city bus' },
    ticket: { ...rideFares.bus, steps: [] },
    card: { from: 1_500, steps: [], update: 'city-bus-base' },
    basis: busBasis,
  },
  {
    id: 'busan-bus',
    kind: 'ride',
    name: { es: 'Autobús urbano de Busan', en: 'Busan city bus' },
    ticket: { ...rideFares.bus, steps: [] },
    card: { from: 1_550, steps: [], update: 'city-bus-base' },
    basis: busBasis,
  },
  {
    id: 'seoul-taxi',
    kind: 'taxi',
    name: { es: 'Taxi normal (Seúl)', en: 'Standard taxi (Seoul)' },
    tariff: { ...taxiFares.standard, baseMetres: 1_600 },
    basis: seoulTaxiBasis,
  },
  {
    id: 'black-taxi',
    kind: 'taxi',
    name: { es: 'Taxi negro (Seúl)', en: 'Black taxi (Seoul)' },
    tariff: { ...taxiFares.black, baseMetres: 3_000 },
    basis: blackTaxiBasis,
  },
  {
    id: 'busan-taxi',
    kind: 'taxi',
    name: { es: 'Taxi normal (Busan)', en: 'Standard taxi (Busan)' },
    newer: true,
    tariff: {
      base: 4_800,
      baseMetres: 2_000,
      step: 100,
      stepMetres: 132,
      surcharges: [
        { from: 23, to: 0, percent: 20 },
        { from: 0, to: 2, percent: 30 },
        { from: 2, to: 4, percent: 20 },
      ],
    },
    basis: {
      es: 'Tarifa de Busan desde junio de 2023, según [Dong-A Ilbo](https://donga.com/news/amp/all/20230514/119289171/1): 4.800\u00a0₩ los primeros 2 km y 100\u00a0₩ cada 132 m.',
      en: 'Busan’s fare since June 2023, according to [Dong-A Ilbo](https://donga.com/news/amp/all/20230514/119289171/1): ₩4,800 for the first 2 km and ₩100 per 132 m.',
    },
  },
];
