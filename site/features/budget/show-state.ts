import type { MouseEvent } from 'react';
import { pushQuery, replaceQuery } from '#site/lib/change-query.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import { searchOf, type BudgetState } from './url-state.ts';

/** Shows another state without a history entry. */
export function replaceState(state: BudgetState): void {
  replaceQuery(into(searchOf(state)));
}

/** Shows another state as a link does: with a history entry, and scrolled to the top. */
export function goTo(state: BudgetState): void {
  const search = searchOf(state);
  // A double click must not add two history entries.
  if (search === location.search) return;
  pushQuery(into(search), '');
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The props of a link to another state, which is handled without loading a document. */
export function linkTo(state: BudgetState) {
  return {
    href: searchOf(state),
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
