/** What a fare adds beyond a distance. */
export interface DistanceStep {
  readonly beyondKm: number;
  /** The KRW are added for each started distance of this length; without it, once. */
  readonly everyKm?: number;
  /** KRW. */
  readonly add: number;
}

/** A fare by distance, in KRW. */
export interface RideTariff {
  readonly from: number;
  /** In order of distance; each applies until the next begins. */
  readonly steps: readonly DistanceStep[];
}

/** Hours of the day, `from` included and `to` not; a `to` at or before `from` is on the next day. */
export interface Surcharge {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

/** A taxi's tariff, in KRW. */
export interface TaxiTariff {
  readonly base: number;
  /** The distance that the base fare includes. */
  readonly baseMetres: number;
  readonly step: number;
  readonly stepMetres: number;
  readonly surcharges: readonly Surcharge[];
}

/** KRW of a ride over a distance; a started step is charged in full. */
export function rideFare({ from, steps }: RideTariff, km: number): number {
  const added = steps.map(({ beyondKm, everyKm, add }, index) => {
    const end = Math.min(km, steps[index + 1]?.beyondKm ?? Infinity);
    if (end <= beyondKm) return 0;
    return everyKm === undefined ? add : Math.ceil((end - beyondKm) / everyKm) * add;
  });
  return added.reduce((sum, part) => sum + part, from);
}

/** Per cent that a taxi adds at an hour of the day, 0 to 23. */
export function surchargeAt(surcharges: readonly Surcharge[], hour: number): number {
  const holds = ({ from, to }: Surcharge) =>
    from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return surcharges.find(holds)?.percent ?? 0;
}

/**
 * KRW of a taxi ride without stops: base fare, started steps and the surcharge of the hour of departure,
 * rounded to the nearest hundred as meters do. Traffic and tolls are not included.
 */
export function taxiFare(tariff: TaxiTariff, km: number, hour: number) {
  const { base, baseMetres, step, stepMetres, surcharges } = tariff;
  // Rounded because 7.3 * 1000 is 7300.000000000001 in floating point.
  const beyond = Math.max(0, Math.round(km * 1000) - baseMetres);
  const day = base + Math.ceil(beyond / stepMetres) * step;
  const percent = surchargeAt(surcharges, hour);
  const fare = Math.round((day * (100 + percent)) / 10_000) * 100;
  return { fare, day, percent };
}

/** Longest trip (km) that is calculated; beyond it other fares apply. */
export const longestTrip = 100;

export type DistanceError = 'missing' | 'notANumber' | 'tooShort' | 'tooLong';

/** Reads a distance in kilometres as it was typed: `7.5`, `7,5`, `12 km`. */
export function readDistance(
  text: string,
): { readonly km: number } | { readonly error: DistanceError } {
  const typed = text.trim();
  if (typed === '') return { error: 'missing' };
  const [, digits] = /^(-?\d{1,9}(?:[.,]\d{1,9})?)\s*(?:km)?$/i.exec(typed) ?? [];
  if (digits === undefined) return { error: 'notANumber' };
  const km = Number(digits.replace(',', '.'));
  if (km < 0.1) return { error: 'tooShort' };
  return km > longestTrip ? { error: 'tooLong' } : { km };
}

/** Reads the hour of a clock time `HH:MM`; undefined when it is none. */
export function readHour(text: string): number | undefined {
  const [, hours = ''] = /^(\d{2}):[0-5]\d(?::[0-5]\d)?$/.exec(text) ?? [];
  const hour = Number.parseInt(hours, 10);
  return hour < 24 ? hour : undefined;
}
