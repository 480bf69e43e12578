import type { copy } from '#content/copy/search.ts';
import type { Localized } from '#content/locale.ts';

/** The texts of the search; others are in the page. */
export type SearchWords = Pick<
  Localized<typeof copy>,
  | 'answers'
  | 'answerSource'
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
  | 'partial'
  | 'results'
  | 'slash'
  | 'submit'
>;
