import type { copy } from '#content/copy/search.ts';
import type { Localized } from '#content/locale.ts';

/** What the search says by itself; the page has the rest. */
export type SearchWords = Pick<
  Localized<typeof copy>,
  | 'failed'
  | 'field'
  | 'found'
  | 'help'
  | 'hint'
  | 'kinds'
  | 'loading'
  | 'more'
  | 'none'
  | 'noneText'
  | 'results'
  | 'slash'
  | 'submit'
>;
