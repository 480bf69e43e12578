import lists from './published-ids.json' with { type: 'json' };

interface Ids {
  /** Those that were given out; none is ever taken out. */
  readonly published: readonly string[];
  /** Those of them that are gone; none is ever given to anything else. */
  readonly retired: readonly string[];
}

/** The ids of the open data by what they name; `npm run data-ids` adds the new ones. */
export const publishedIds: Readonly<
  Record<'places' | 'figures' | 'dishes' | 'phrases' | 'schools', Ids>
> = lists;
