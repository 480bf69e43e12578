import { cardTexts } from '../phrases/card-texts.ts';
import type { Localized } from '../locale.ts';

/** The words of a card that is shown to somebody. */
export const showCard = {
  close: { es: 'Cerrar', en: 'Close' },
  fullScreen: { es: 'Pantalla completa', en: 'Full screen' },
  /** Above the meaning of a long one. */
  meaning: { es: 'Lo que dice', en: 'What it says' },
  listen: { es: 'Oírlo en coreano', en: 'Hear it in Korean' },
  /** When a voice that the device lists does not speak. */
  voiceFailed: {
    es: 'La voz coreana no responde. Descárgala en los ajustes del teléfono, en los de texto a voz.',
    en: 'The Korean voice does not answer. Download it in the settings of the phone, under text-to-speech.',
  },
  own: {
    again: cardTexts.again.meaning,
    done: cardTexts.done.meaning,
    other: cardTexts.otherAnswer.meaning,
    remove: { es: 'Borrar', en: 'Delete' },
    write: { es: 'Escribirlo', en: 'Write it' },
  },
  /** To the person opposite. */
  korean: {
    speakNot: cardTexts.speakNot.source,
    pick: cardTexts.pick.source,
    writeNumber: cardTexts.writeNumber.source,
    writeText: '여기에 써 주세요.',
    /** An answer that is written. */
    write: '직접 쓰기',
    again: cardTexts.again.source,
    other: cardTexts.otherAnswer.source,
    done: cardTexts.done.source,
  },
} as const;

/** What shows a name. */
export const showName = { es: 'Enseñar', en: 'Show' } as const;

/** The card on which a name of the guide is shown. */
export const nameCard = {
  /** To the phrase that is said with it. */
  phrase: { es: 'Ver la frase y sus respuestas', en: 'See the phrase and its answers' },
  /** To where the guide tells of it. */
  more: { es: 'Abrirlo en la guía', en: 'Open it in the guide' },
  /** What stands on it before a name is pressed. */
  example: { korean: '한국', name: { es: 'Corea', en: 'Korea' } },
} as const;

/** They in one language. */
export type ShowCardText = Localized<typeof showCard>;
