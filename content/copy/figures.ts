/** The labels around a figure of the register. */
export const figureWords = {
  status: {
    confirmed: { es: 'Confirmado', en: 'Confirmed' },
    'price-changed': { es: 'Cambió el precio', en: 'Price changed' },
    'rule-changed': { es: 'Cambió la norma', en: 'Rule changed' },
    contested: { es: 'Las fuentes no coinciden', en: 'Sources disagree' },
    unconfirmed: { es: 'Sin confirmar', en: 'Not confirmed' },
  },
  edition: {
    es: 'En nuestra edición de marzo de 2025: {value}.',
    en: 'In our March 2025 edition: {value}.',
  },
  outdated: { es: 'Ya no valía entonces.', en: 'It was already out of date then.' },
  previous: { es: 'Antes decíamos: {value}.', en: 'We used to say: {value}.' },
  same: {
    es: 'Igual que en nuestra edición de marzo de 2025.',
    en: 'The same as in our March 2025 edition.',
  },
  undated: { es: 'sin fecha', en: 'undated' },
  unsourced: {
    es: 'No hemos visto una fuente actual: confírmalo antes de contar con ello.',
    en: 'We have seen no current source: confirm it before you count on it.',
  },
  page: {
    heading: { es: 'Las cifras de esta página', en: 'The figures on this page' },
    checked: {
      es: '{checked} de {all} cifras de esta página están comprobadas desde {month}.',
      en: '{checked} of {all} figures on this page were checked since {month}.',
    },
    noneChecked: {
      es: 'De las cifras de esta página no hemos visto ninguna fuente actual.',
      en: 'We have seen no current source for the figures on this page.',
    },
    rest: {
      es: 'De las demás buscamos una fuente actual y no la vimos: confírmalas.',
      en: 'For the others we looked for a current source and saw none, so confirm them.',
    },
    open: { es: 'Ver las {all} cifras con su fuente', en: 'See all {all} figures with sources' },
    changes: { es: 'Cambios y correcciones', en: 'Changes and corrections' },
  },
} as const;
