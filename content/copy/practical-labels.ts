/** The labels of the pages of practical answers. */
export const practicalLabels = {
  contents: { es: 'En esta página', en: 'On this page' },
  words: { es: 'Palabras que ayudan', en: 'Words that help' },
  unknown: { es: 'No lo hemos visto', en: 'We have not seen it' },
  sources: { es: 'Fuentes ({count})', en: 'Sources ({count})' },
  official: { es: 'oficial', en: 'official' },
  undated: { es: 'sin fecha', en: 'undated' },
  checked: { es: 'Leídas el {date}.', en: 'Read on {date}.' },
} as const;
