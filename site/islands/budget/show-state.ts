import type { MouseEvent } from 'react';
import { pushQuery, replaceQuery } from '#site/lib/change-query.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { searchOf, type BudgetState } from './url-state.ts';

/** Shows another state in the place of this one: back does not return here. */
export function replaceState(state: BudgetState): void {
  replaceQuery(into(searchOf(state)));
}

/** Goes to another state as a link does: back returns here, and it is read from the top. */
export function goTo(state: BudgetState): void {
  const search = searchOf(state);
  // The second of two presses leads to where the first has gone: the history keeps one of them.
  if (search === location.search) return;
  pushQuery(into(search), '');
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The properties of a link to another state, which needs no other document. */
export function linkTo(state: BudgetState) {
  return {
    href: searchOf(state),
    'data-astro-prefetch': 'false',
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      goTo(state);
    },
  };
}

function into(search: string) {
  return (query: URLSearchParams) => {
    for (const name of Array.from(query.keys())) query.delete(name);
    for (const [name, value] of new URLSearchParams(search)) query.append(name, value);
  };
}
