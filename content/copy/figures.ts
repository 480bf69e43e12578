/** The labels around a figure of the register. */
export const figureWords = {
  status: {
    confirmed: { es: 'Comprobado', en: 'Checked' },
    'price-changed': { es: 'Actualizado', en: 'Updated' },
    'rule-changed': { es: 'Norma nueva', en: 'New rule' },
    contested: { es: 'Las fuentes no coinciden', en: 'Sources disagree' },
    unconfirmed: { es: 'Sin confirmar', en: 'Not confirmed' },
  },
  /** In place of `price-changed` where the value of the edition was out of date already then. */
  corrected: { es: 'Corregido', en: 'Corrected' },
  edition: {
    es: 'Nuestra edición de marzo de 2025 decía {value}.',
    en: 'Our March 2025 edition said {value}.',
  },
  outdated: { es: 'Ya no era válido entonces.', en: 'It was already out of date then.' },
  previous: { es: 'Antes decíamos «{value}».', en: 'We used to say “{value}”.' },
  same: {
    es: 'Igual que en nuestra edición de marzo de 2025.',
    en: 'The same as in our March 2025 edition.',
  },
  undated: { es: 'sin fecha', en: 'undated' },
  unsourced: {
    es: 'No hemos visto una fuente actual, así que confírmalo antes de contar con ello.',
    en: 'We have seen no current source, so confirm it before you count on it.',
  },
  page: {
    heading: { es: 'Las cifras de esta página', en: 'The figures on this page' },
    checked: {
      es: 'Cifras de esta página que hemos comprobado desde {month}: {checked} de {all}.',
      en: 'Figures on this page that we have checked since {month}: {checked} of {all}.',
    },
    noneChecked: {
      es: 'No hemos visto ninguna fuente actual para las cifras de esta página.',
      en: 'We have seen no current source for the figures on this page.',
    },
    rest: {
      es: 'De lo demás no hemos encontrado una fuente actual, así que confírmalo.',
      en: 'For the rest we have found no current source, so confirm it.',
    },
    open: {
      es: 'Ver cada cifra con su fuente ({all})',
      en: 'See each figure with its source ({all})',
    },
    changes: { es: 'Cambios y correcciones', en: 'Changes and corrections' },
  },
} as const;
