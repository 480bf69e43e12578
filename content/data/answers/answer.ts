import type { Text } from '../../locale.ts';
import type { PageId } from '../../pages.ts';
import type { Source } from '../../register/figure.ts';

/** A page of the guide, or a place on it: `transport#taxi`. */
export type Target = PageId | `${PageId}#${string}`;

/** A place on a page that is no section of its own, with its own words: the filter of a list, an entry of it. */
export interface NamedTarget {
  readonly to: `${PageId}${'#' | '?'}${string}`;
  readonly label: Text;
}

/** A question that the search answers itself, above its results. */
export interface Answer {
  readonly id: string;
  readonly question: Text;
  /** Two or three short sentences, with figures of the register, whose sources are shown. */
  readonly text: Text;
  /** Sources of what the register does not hold. */
  readonly sources?: readonly Source[];
  /** The pages that say more, the best first. */
  readonly more: readonly (Target | NamedTarget)[];
  /** Words with which it is asked, in any language; all words of one of them have to be in the query, and no others after a `=`. */
  readonly asked: readonly string[];
  /** Whether its words are meant as they are: another food is another allergy. */
  readonly exact?: boolean;
}

/** Ways to ask, separated by commas. */
export function ways(list: string): readonly string[] {
  return [...new Set(list.split(',').map((each) => each.trim()))];
}
