export const cityChoices = ['all', 'seoul', 'busan'] as const;

/** The value of a page's city filter. */
export type CityChoice = (typeof cityChoices)[number];

type City = Exclude<CityChoice, 'all'>;

/** Means of transport under a choice: those of the city and those of both. */
export function modesOf<Mode extends { readonly cities: City | 'both' }>(
  choice: CityChoice,
  modes: readonly Mode[],
): readonly Mode[] {
  return modes.filter(({ cities }) => choice === 'all' || cities === 'both' || cities === choice);
}

/**
 * Places to live under a choice: those whose list names the city. An option marked `both` is shown only
 * under `all`.
 */
export function optionsOf<Option extends { readonly cities: readonly City[] | 'both' }>(
  choice: CityChoice,
  options: readonly Option[],
): readonly Option[] {
  return options.filter(
    ({ cities }) => choice === 'all' || (cities !== 'both' && cities.includes(choice)),
  );
}
