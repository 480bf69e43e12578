/** The fields of a currency and its rate, also in the calculator. */
export const currencyFields = {
  label: { es: 'Moneda', en: 'Currency' },
  rate: { es: '1.000\u00a0₩ son', en: '₩1,000 is' },
  invalid: { es: 'Escribe un número mayor que 0', en: 'Type a number above 0' },
};

/** Below the field of a rate in the calculator. */
export const rateHint = {
  es: 'Déjalo vacío para usar nuestro cambio del {date}: {rate}',
  en: 'Leave empty to use our rate of {date}: {rate}',
};

/** The panel in which a visitor chooses a currency for all amounts of the guide. */
export const ownCurrency = {
  open: { es: 'Precios en mi moneda', en: 'Prices in my currency' },
  heading: { es: 'Los precios, en tu moneda', en: 'Prices in your currency' },
  text: {
    es: 'Junto a cada precio en wones verás cuánto es, redondeado. Tu elección se queda en este dispositivo.',
    en: 'Beside each price in won you will see what it comes to, rounded. Your choice stays on this device.',
  },
  ...currencyFields,
  /** Below a rate: what it is of. */
  rates: {
    guide: {
      es: 'Es el cambio del {date} ({source}). Si sabes el de hoy, escríbelo.',
      en: 'This is the rate of {date} ({source}). If you know today’s, type it.',
    },
    /** Once it is over two months old. */
    old: {
      es: 'Es el cambio del {date}, de hace más de dos meses. Mejor, escribe el de hoy: lo dice cualquier banco o buscador.',
      en: 'This is the rate of {date}, over two months ago. Better, type today’s: any bank or search engine will tell you.',
    },
    own: { es: 'Lo escribiste el {date}.', en: 'You typed it on {date}.' },
  },
  /** Where the browser stores nothing. */
  unsaved: {
    es: 'Tu navegador no deja guardarla: se verá solo en esta página.',
    en: 'Your browser will not keep it: it shows on this page only.',
  },
  show: { es: 'Mostrar mi moneda', en: 'Show my currency' },
  remove: { es: 'Quitarla', en: 'Remove it' },
  close: { es: 'Cerrar', en: 'Close' },
};
