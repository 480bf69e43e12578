/** The labels of the pages of practical answers. */
export const practicalLabels = {
  contents: { es: 'En esta página', en: 'On this page' },
  words: { es: 'Palabras que ayudan', en: 'Words that help' },
  sources: { es: 'Fuentes ({count})', en: 'Sources ({count})' },
} as const;
