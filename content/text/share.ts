/** Shown when a browser refuses to copy. */
export const selected = {
  es: 'El navegador no deja copiar. El texto está seleccionado para que lo copies tú.',
  en: 'Your browser blocked copying. The text is selected, so you can copy it yourself.',
} as const;

/** The texts of every share button; each page adds the text that is shared with its URL. */
export const share = {
  button: { es: 'Compartir', en: 'Share' },
  /** The button in browsers without a share dialog. */
  copy: { es: 'Copiar el enlace', en: 'Copy the link' },
  copied: { es: 'Enlace copiado', en: 'Link copied' },
  selected,
} as const;
