import type { Localized } from '../locale.ts';
import { keepText } from './phrase-card.ts';
import { showCard, showName } from './show-card.ts';

/** What can be done with a phrase. */
export const phraseTools = {
  ...keepText,
  show: showName,
  noVoice: {
    es: 'Este navegador no tiene voz coreana, por eso no hay botón de sonido. Se descarga en los ajustes del teléfono, en los de texto a voz.',
    en: 'This browser has no Korean voice, so there is no sound button. You can download one in the settings of the phone, under text-to-speech.',
  },
  card: showCard,
  favourites: { es: 'Tus favoritas', en: 'Your favourites' },
  make: { es: 'Haz tu tarjeta', en: 'Make your card' },
} as const;

export type PhraseToolsText = Localized<typeof phraseTools>;
