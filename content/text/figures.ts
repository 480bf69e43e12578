/** The words around a figure of the register. */
export const figureWords = {
  /** What the signs `≈` and `?` beside a value say. */
  marks: {
    about: { es: 'Aproximado', en: 'Approximate' },
    ask: { es: 'Pregunta antes de contar con ello', en: 'Ask before you count on it' },
  },
  edition: { es: 'En marzo de 2025: {value}', en: 'In March 2025: {value}' },
  /** Of the source, for screen readers: what the mark opens. */
  open: { es: 'de dónde sale', en: 'where it comes from' },
  page: {
    heading: { es: 'Fuentes', en: 'Sources' },
    open: {
      es: 'Revisado en {month} · Fuentes y precios anteriores',
      en: 'Checked in {month} · Sources and earlier prices',
    },
    marks: {
      es: '≈ quiere decir aproximado, o de hace más de un año; ?, que preguntes antes de contar con ello.',
      en: '≈ means approximate, or more than a year old; ? means ask before you count on it.',
    },
    columns: {
      what: { es: 'Qué', en: 'What' },
      now: { es: 'Hoy', en: 'Today' },
      before: { es: 'Marzo de 2025', en: 'March 2025' },
      source: { es: 'Fuente', en: 'Source' },
    },
    changes: { es: 'Qué ha cambiado desde marzo de 2025', en: 'What has changed since March 2025' },
  },
} as const;
