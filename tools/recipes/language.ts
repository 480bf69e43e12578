import type { Recipe } from './recipe.ts';

/** A third language ends with the compiler's list: what the guide says in it is a translator's work. */
export const language: Recipe = {
  name: 'a language',
  files: 1,
  begin: ({ replace }) =>
    replace(
      'content/locale.ts',
      "locales = ['es', 'en'] as const",
      "locales = ['es', 'en', 'pt'] as const",
    ),
  asked: [
    'content/locale.ts',
    'content/formats.ts',
    'content/pages.ts',
    'site/lib/read-page.ts',
    'content/text/home.ts',
    'content/data/dishes.ts',
    'content/register/',
    'domain/budget/budget-request.ts',
    'server/mail/',
  ],
  tests: [],
};
