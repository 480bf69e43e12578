import type { Recipe } from './recipe.ts';

/** A key in the file of each language. */
export const text: Recipe = {
  name: 'a text of the interface',
  files: 2,
  begin: ({ replace }) =>
    replace(
      'content/ui/es.ts',
      "  language: 'Idioma',\n",
      "  language: 'Idioma',\n  back: 'Volver',\n",
    ),
  asked: ['content/ui/en.ts', 'back'],
  finish: ({ replace }) =>
    replace(
      'content/ui/en.ts',
      "  language: 'Language',\n",
      "  language: 'Language',\n  back: 'Back',\n",
    ),
  tests: ['content/', 'layout/', 'tools/fonts.test'],
};
