/** The labels of the pages of practical answers. */
export const practicalText = {
  contents: { es: 'En esta página', en: 'On this page' },
  text: { es: 'Palabras que ayudan', en: 'Words that help' },
  sources: { es: 'Fuentes ({count})', en: 'Sources ({count})' },
} as const;
