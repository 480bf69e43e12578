/** Costs in KRW per person. */
export interface TripCost {
  readonly food: number;
  readonly transport: number;
  readonly tickets: number;
  readonly total: number;
}

/** The payments of a day, in KRW per person. */
export interface PaidDay {
  readonly meals: number;
  readonly rides: readonly number[];
  readonly tickets: readonly number[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a day costs in meals, rides and tickets. */
export function dayCost({ meals, rides, tickets }: PaidDay): TripCost {
  const [transport, entrances] = [sum(rides), sum(tickets)];
  return { food: meals, transport, tickets: entrances, total: meals + transport + entrances };
}

/** The sum of the days. */
export function tripCost(days: readonly TripCost[]): TripCost {
  const of = (part: keyof TripCost) => sum(days.map((day) => day[part]));
  return {
    food: of('food'),
    transport: of('transport'),
    tickets: of('tickets'),
    total: of('total'),
  };
}

/** The same costs with another amount for food. */
export function withMeals({ transport, tickets }: TripCost, food: number): TripCost {
  return { food, transport, tickets, total: food + transport + tickets };
}
