import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Data depends on the path and, on shared paths, on the language: a filter or a tab that changes the
 * rest of the address asks for nothing. Pages with such choices export this.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const sameQuery = currentUrl.search === nextUrl.search;
  const sameLanguage = currentUrl.searchParams.get('lang') === nextUrl.searchParams.get('lang');
  // An anchor that is left or chosen asks for nothing either: offline it could not be answered.
  const sameHash = currentUrl.hash === nextUrl.hash;
  return currentUrl.pathname !== nextUrl.pathname || !sameLanguage || (sameQuery && sameHash);
}
