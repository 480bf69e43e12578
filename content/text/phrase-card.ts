import type { PageText } from './page-text.ts';
import { share } from './share.ts';
import { showCard } from './show-card.ts';

/** What both pages of one's own say about keeping. */
export const keepText = {
  keep: { es: 'Guardar en este dispositivo', en: 'Keep on this device' },
  kept: { es: 'Guardada en este dispositivo.', en: 'Kept on this device.' },
  removed: { es: 'Ya no está guardada.', en: 'No longer kept.' },
  refused: {
    es: 'Este navegador no permite guardar nada.',
    en: 'This browser does not allow us to keep anything.',
  },
} as const;

export const text = {
  title: {
    es: 'Tu tarjeta en coreano: taxi, sitio y hora | Rumbo Corea',
    en: 'Your own Korean card: taxi, place, time | Rumbo Corea',
  },
  description: {
    es: 'Haz una tarjeta en coreano con tu sitio, tu hora o lo que buscas: las partículas y la lectura cambian solas. Se enseña, se imprime y se comparte.',
    en: 'Make a card in Korean with your place, time or thing: particles and readings change by themselves. Show it, print it or share it as a link.',
  },
  keywords: {
    es: 'tarjeta en coreano, tarjeta para taxi, dirección en coreano, frase en coreano, partículas coreanas',
    en: 'card in Korean, taxi card, address in Korean, phrase in Korean, Korean particles',
  },
  menu: {
    label: { es: 'Tu tarjeta', en: 'Your card' },
    line: { es: 'Con tu sitio y tu hora', en: 'With your place and time' },
  },
  heading: { es: 'Haz tu tarjeta', en: 'Make your card' },
  lead: {
    es: 'Elige las frases, rellena los huecos y el coreano se arma solo: la partícula cambia con la palabra.',
    en: 'Choose the phrases, fill the blanks and the Korean follows: the particle changes with the word.',
  },
  hangul: '카드',
  hangulMeaning: { es: 'Tarjeta', en: 'Card' },
  withoutScript: {
    es: 'La tarjeta se arma con JavaScript. Sin él tienes todas las frases, con un ejemplo en cada hueco, en [Frases en coreano](phrases).',
    en: 'The card is made with JavaScript. Without it all phrases, with an example in each blank, are under [Korean phrases](phrases).',
  },
  tool: {
    ...keepText,
    want: { es: 'Quiero', en: 'I want to' },
    starts: {
      taxiTo: { es: 'Ir en taxi', en: 'Take a taxi' },
      whereIs: { es: 'Preguntar dónde está', en: 'Ask where it is' },
      cannotEat: { es: 'Decir qué no como', en: 'Say what I do not eat' },
      lostItem: { es: 'Buscar algo perdido', en: 'Find something lost' },
    },
    hint: {
      es: 'Elige de la lista o escríbelo en coreano.',
      en: 'Choose from the list or write it in Korean.',
    },
    invalid: {
      es: 'Así no cabe en la frase: se queda el ejemplo.',
      en: 'That does not fit the phrase: the example stays.',
    },
    add: { es: 'Añadir otra frase', en: 'Add another phrase' },
    choose: { es: 'Elige una frase', en: 'Choose a phrase' },
    up: { es: 'Subir', en: 'Move up' },
    down: { es: 'Bajar', en: 'Move down' },
    remove: { es: 'Quitar', en: 'Remove' },
    show: { es: 'Enseñar', en: 'Show' },
    print: { es: 'Imprimir', en: 'Print' },
    favourites: { es: 'Tus favoritas', en: 'Your favourites' },
    card: showCard,
    share: {
      ...share,
      text: { es: '{name}: una tarjeta en coreano', en: '{name}: a card in Korean' },
    },
  },
} as const satisfies PageText & Record<string, unknown>;
