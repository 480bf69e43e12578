import { monthlyFigures } from './budget.ts';

/** KRW a person. */
export interface TripCost {
  readonly food: number;
  readonly transport: number;
  readonly tickets: number;
  readonly total: number;
}

/** What counts of a day of a trip. */
export interface PaidDay {
  /** Where the day is spent; every place other than Seoul counts as Busan. */
  readonly city: string;
  /** KRW a person for each entrance or ticket. */
  readonly tickets: readonly number[];
}

/** A thirtieth of a month, to the nearest 100 KRW: an estimate promises no more. */
const daily = (monthly: number) => Math.round(monthly / 30 / 100) * 100;

/**
 * What a day costs a person, in KRW: food and city transport at the middle level of the calculator
 * (specification 1, section 9), and the day's tickets.
 */
export function dayCost({ city, tickets }: PaidDay): TripCost {
  const figures = city === 'seoul' ? 'seoul' : 'busan';
  const food = daily(monthlyFigures.food[figures].mid);
  const transport = daily(monthlyFigures.transport[figures]);
  const entrances = tickets.reduce((sum, ticket) => sum + ticket, 0);
  return { food, transport, tickets: entrances, total: food + transport + entrances };
}

/** The days of a trip together, in KRW a person: the sum of what each day shows. */
export function tripCost(days: readonly TripCost[]): TripCost {
  const sum = (part: keyof TripCost) => days.reduce((total, day) => total + day[part], 0);
  return {
    food: sum('food'),
    transport: sum('transport'),
    tickets: sum('tickets'),
    total: sum('total'),
  };
}
