import type { CityChoice } from '#domain/city-filter.ts';

export const areaTypes = ['mall', 'market', 'street', 'department'] as const;

export type AreaType = (typeof areaTypes)[number];

export const typeChoices = ['all', ...areaTypes] as const;

/** The value of the type filter of the shopping page. */
export type TypeChoice = (typeof typeChoices)[number];

/**
 * Shopping areas of a city and a type. A city also matches the areas of both cities.
 */
export function areasOf<
  Area extends {
    readonly city: Exclude<CityChoice, 'all'> | 'both';
    readonly type: AreaType;
    /** A second kind of shop in the same area. */
    readonly alsoType?: AreaType;
  },
>(city: CityChoice, type: TypeChoice, areas: readonly Area[]): readonly Area[] {
  return areas.filter(
    (area) =>
      (city === 'all' || area.city === 'both' || area.city === city) &&
      (type === 'all' || area.type === type || area.alsoType === type),
  );
}
