import { rideFare, taxiFare, type RideTariff, type TaxiTariff } from '../fares.ts';

/** A ride of a trip; rides between cities state their own fare in KRW, if known. */
export type PaidLeg =
  | { readonly mode: 'subway'; readonly city: 'seoul' | 'busan'; readonly km?: number }
  | { readonly mode: 'bus'; readonly city: string }
  | { readonly mode: 'taxi'; readonly km: number }
  | { readonly mode: 'train' | 'express-bus' | 'flight' | 'ferry'; readonly fare?: number };

/** KRW. */
export interface TripTariffs {
  readonly subway: Readonly<Record<'seoul' | 'busan', RideTariff>>;
  readonly bus: { readonly seoul: number; readonly elsewhere: number };
  /** Of Busan, by which the rest of the country counts. */
  readonly taxi: TaxiTariff;
  readonly seoulTaxi: TaxiTariff;
}

/** An hour at which taxis take no surcharge. */
const midday = 12;

/** KRW of a ride per person, of a taxi per car; undefined when the fare is not known. */
export function legFare(
  leg: PaidLeg,
  { subway, bus, taxi }: Pick<TripTariffs, 'subway' | 'bus' | 'taxi'>,
): number | undefined {
  switch (leg.mode) {
    case 'subway':
      return rideFare(subway[leg.city], leg.km ?? 0);
    case 'bus':
      return leg.city === 'seoul' ? bus.seoul : bus.elsewhere;
    case 'taxi':
      return taxiFare(taxi, leg.km, midday).fare;
    default:
      return leg.fare;
  }
}
