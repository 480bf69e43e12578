import type { text } from '#content/text/search.ts';
import type { Localized } from '#content/locale.ts';

/** The texts of the search; others are in the page. */
export type SearchText = Pick<
  Localized<typeof text>,
  | 'add'
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
  | 'showName'
  | 'slash'
  | 'submit'
>;
