import type { Text } from '../locale.ts';
import { register, type FigureId } from '../register/register.ts';

/** Two amounts in KRW, lowest and highest. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** What a fare adds beyond a distance: for each started step, or once. */
interface DistanceStep {
  readonly beyondKm: number;
  readonly everyKm?: number;
  readonly add: number;
}

/** A fare by distance, in KRW. */
interface RideTariff {
  readonly from: number;
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

/** A ride that the fare calculator offers. */
export type FareOption = {
  readonly id: string;
  readonly name: Text;
  /** The source of the tariff in words. */
  readonly basis: Text;
} & (
  | {
      readonly kind: 'ride';
      readonly card: RideTariff;
      /** The tariff with a single ticket, if there is one. */
      readonly single?: RideTariff;
      /** The figure of the fare with a card. */
      readonly figure: FigureId;
    }
  | { readonly kind: 'taxi'; readonly tariff: TaxiTariff; readonly figure: FigureId }
);

const seoul = register['seoul-subway-distance-steps'].current.value;

const seoulSteps = [
  { beyondKm: seoul.freeKm, everyKm: seoul.everyKm, add: seoul.add },
  { beyondKm: 50, everyKm: seoul.beyond50EveryKm, add: seoul.add },
] as const;

/** Busan has two zones; the second begins beyond this distance. */
function busanTariff({ zone1, zone2 }: { zone1: number; zone2: number }): RideTariff {
  const beyondKm = register['busan-subway-zone'].current.value;
  return { from: zone1, steps: [{ beyondKm, add: zone2 - zone1 }] };
}

const busBasis = {
  es: 'El autobús urbano cuesta lo mismo sea cual sea la distancia. Los que salen de Seúl cuestan más: {seoul-express-bus-fare}.',
  en: 'A city bus costs the same whatever the distance. Buses that leave Seoul cost more: {seoul-express-bus-fare}.',
} as const;

/** The rides of the fare calculator, in its order. */
export const fareOptions: readonly FareOption[] = [
  {
    id: 'seoul-subway',
    kind: 'ride',
    name: { es: 'Metro de Seúl', en: 'Seoul subway' },
    card: { from: register['seoul-subway-base-fare'].current.value, steps: seoulSteps },
    single: { from: register['seoul-subway-single-ticket'].current.value, steps: seoulSteps },
    figure: 'seoul-subway-base-fare',
    basis: {
      es: 'La tarifa sube con la distancia: {seoul-subway-distance-steps}.',
      en: 'The fare rises with distance: {seoul-subway-distance-steps}.',
    },
  },
  {
    id: 'busan-subway',
    kind: 'ride',
    name: { es: 'Metro de Busan', en: 'Busan subway' },
    card: busanTariff(register['busan-subway-fare'].current.value),
    single: busanTariff(register['busan-subway-single-ticket'].current.value),
    figure: 'busan-subway-fare',
    basis: {
      es: 'Contamos la zona 1 hasta {busan-subway-zone} y la 2 a partir de ahí, como [informó el Korea Times en 2023](https://www.koreatimes.co.kr/www/nation/2023/10/281_360347.html).',
      en: 'We count zone 1 up to {busan-subway-zone} and zone 2 beyond, as [the Korea Times reported in 2023](https://www.koreatimes.co.kr/www/nation/2023/10/281_360347.html).',
    },
  },
  {
    id: 'seoul-bus',
    kind: 'ride',
    name: { es: 'Autobús urbano de Seúl', en: 'Seoul city bus' },
    card: { from: register['seoul-bus-fare'].current.value, steps: [] },
    figure: 'seoul-bus-fare',
    basis: busBasis,
  },
  {
    id: 'busan-bus',
    kind: 'ride',
    name: { es: 'Autobús urbano de Busan', en: 'Busan city bus' },
    card: { from: register['busan-bus-fare'].current.value, steps: [] },
    figure: 'busan-bus-fare',
    basis: {
      es: 'El autobús urbano cuesta lo mismo sea cual sea la distancia; los exprés, {busan-express-bus}. En efectivo, {busan-bus-cash}.',
      en: 'A city bus costs the same whatever the distance; express buses, {busan-express-bus}. In cash, {busan-bus-cash}.',
    },
  },
  {
    id: 'seoul-taxi',
    kind: 'taxi',
    name: { es: 'Taxi normal (Seúl)', en: 'Standard taxi (Seoul)' },
    tariff: {
      base: register['taxi-seoul-base'].current.value,
      baseMetres: 1_600,
      step: 100,
      stepMetres: register['taxi-seoul-distance'].current.value,
      surcharges: register['taxi-seoul-night'].current.value,
    },
    figure: 'taxi-seoul-base',
    basis: {
      es: 'La bajada de bandera cubre 1,6 km, como [anunció la ciudad de Seúl en 2023](https://en.yna.co.kr/view/AEN20230201003800315?section=national/national).',
      en: 'The base fare covers 1.6 km, as [the city of Seoul announced in 2023](https://en.yna.co.kr/view/AEN20230201003800315?section=national/national).',
    },
  },
  {
    id: 'black-taxi',
    kind: 'taxi',
    name: { es: 'Taxi negro (Seúl)', en: 'Black taxi (Seoul)' },
    tariff: {
      base: register['taxi-black-base'].current.value,
      baseMetres: 3_000,
      step: 200,
      stepMetres: register['taxi-black-distance'].current.value,
      surcharges: register['taxi-black-night'].current.value,
    },
    figure: 'taxi-black-base',
    basis: {
      es: 'El mínimo cubre 3 km, como [informó KBS en 2023 (en alemán)](https://world.kbs.co.kr/service/news_view.htm?lang=g&Seq_Code=94843).',
      en: 'The minimum covers 3 km, as [KBS reported in 2023 (in German)](https://world.kbs.co.kr/service/news_view.htm?lang=g&Seq_Code=94843).',
    },
  },
  {
    id: 'busan-taxi',
    kind: 'taxi',
    name: { es: 'Taxi normal (Busan)', en: 'Standard taxi (Busan)' },
    tariff: {
      base: register['taxi-busan-base'].current.value,
      baseMetres: 2_000,
      step: 100,
      stepMetres: register['taxi-busan-distance'].current.value,
      surcharges: register['taxi-busan-night'].current.value,
    },
    figure: 'taxi-busan-base',
    basis: {
      es: 'Tarifa de Busan desde {taxi-busan-base.since}, según [Dong-A Ilbo](https://donga.com/news/amp/all/20230514/119289171/1). La bajada de bandera cubre 2 km.',
      en: 'Busan’s fare since {taxi-busan-base.since}, according to [Dong-A Ilbo](https://donga.com/news/amp/all/20230514/119289171/1). The base fare covers 2 km.',
    },
  },
];
