import type { Text } from '../locale.ts';

/** What `/llms.txt` says of the files and routes that are no pages. */
export const llmsText = {
  search: {
    label: { es: 'Búsqueda en JSON', en: 'Search as JSON' },
    what: {
      es: 'respuestas breves con sus fuentes y enlaces; la pregunta va en q',
      en: 'short answers with their sources and links; the question goes in q',
    },
    example: { es: 'cuánto cuesta el metro', en: 'how much is the subway' },
  },
  full: {
    label: { es: 'La guía entera', en: 'The whole guide' },
    what: {
      es: 'todas las páginas en español en un archivo ({size} MB)',
      en: 'every page in English in one file ({size} MB)',
    },
  },
} satisfies Record<string, Readonly<Record<string, Text>>>;
