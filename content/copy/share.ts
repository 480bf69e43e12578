/** Said where a browser refuses to copy. */
export const selected = {
  es: 'El navegador no deja copiar. El texto está seleccionado: cópialo tú.',
  en: 'The browser will not copy. The text is selected: copy it yourself.',
} as const;

/** The words of every share button; each page adds the line that goes with its address. */
export const share = {
  button: { es: 'Compartir', en: 'Share' },
  /** The button of a browser that has no sheet to share with. */
  copy: { es: 'Copiar el enlace', en: 'Copy the link' },
  copied: { es: 'Enlace copiado', en: 'Link copied' },
  selected,
} as const;
