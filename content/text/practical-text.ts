import { showName } from './show-card.ts';

/** The labels of the pages of practical answers. */
export const practicalText = {
  showName,
  rest: { es: 'Lo demás, en una línea', en: 'The rest, in a line each' },
  text: { es: 'Palabras que ayudan', en: 'Words that help' },
  more: { es: 'Con más detalle', en: 'In more detail' },
  table: { es: 'Ver la tabla', en: 'See the table' },
  sources: { es: 'Fuentes ({count})', en: 'Sources ({count})' },
} as const;
