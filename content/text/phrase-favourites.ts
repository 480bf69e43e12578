import type { PageText } from './page-text.ts';
import { keepText } from './phrase-card.ts';
import { share } from './share.ts';
import { showCard } from './show-card.ts';

export const text = {
  title: {
    es: 'Tus frases favoritas en coreano | Rumbo Corea',
    en: 'Your favourite Korean phrases | Rumbo Corea',
  },
  description: {
    es: 'Las frases y tarjetas en coreano que has guardado en este dispositivo, en tu orden: se enseñan a pantalla completa y se imprimen ocho por hoja.',
    en: 'The Korean phrases and cards that you have kept on this device, in your order: show them full screen or print them, eight to a sheet.',
  },
  keywords: {
    es: 'frases favoritas, frases en coreano guardadas, tarjetas en coreano, imprimir frases',
    en: 'favourite phrases, saved Korean phrases, cards in Korean, print phrases',
  },
  menu: {
    label: { es: 'Favoritas', en: 'Favourites' },
    line: { es: 'Las que has guardado', en: 'Those you have kept' },
  },
  heading: { es: 'Tus favoritas', en: 'Your favourites' },
  lead: {
    es: 'Se guardan solo en este dispositivo.',
    en: 'They stay on this device alone.',
  },
  hangul: '즐겨찾기',
  hangulMeaning: { es: 'Favoritas', en: 'Favourites' },
  withoutScript: {
    es: 'Para guardar frases hace falta JavaScript. Sin él están todas en [Frases en coreano](phrases), y cada página se imprime en tarjetas.',
    en: 'Keeping phrases needs JavaScript. Without it all are under [Korean phrases](phrases), and each page prints as cards.',
  },
  tool: {
    ...keepText,
    empty: {
      es: 'Aún no has guardado ninguna. La estrella de cada frase la guarda aquí.',
      en: 'You have kept none yet. The star of each phrase keeps it here.',
    },
    /** Ids of the phrases to begin with. */
    suggested: ['thisPlease', 'thanks', 'restroom'],
    keepSuggested: { es: 'Guardar estas tres', en: 'Keep these three' },
    keptSuggested: {
      es: 'Guardadas en este dispositivo.',
      en: 'Kept on this device.',
    },
    order: {
      es: 'Ponlas en el orden en que las vas a usar.',
      en: 'Put them in the order in which you will need them.',
    },
    list: { es: 'Todas las frases', en: 'All phrases' },
    make: { es: 'Hacer una tarjeta', en: 'Make a card' },
    change: { es: 'Cambiar', en: 'Change' },
    up: { es: 'Subir', en: 'Move up' },
    down: { es: 'Bajar', en: 'Move down' },
    remove: { es: 'Quitar', en: 'Remove' },
    moved: { es: 'Ahora en el lugar {number} de {count}.', en: 'Now number {number} of {count}.' },
    show: { es: 'Enseñar', en: 'Show' },
    print: { es: 'Imprimir', en: 'Print' },
    sheet: { es: 'Ocho tarjetas por hoja A4.', en: 'Eight cards to a sheet of A4.' },
    forget: { es: 'Olvidarlas todas', en: 'Forget them all' },
    forgotten: {
      es: 'Este dispositivo ya no guarda ninguna.',
      en: 'This device no longer keeps any.',
    },
    /** A list that came by a link. */
    received: {
      es: 'Estas frases han llegado con un enlace. Las tuyas siguen en este dispositivo, como estaban.',
      en: 'These phrases came with a link. Your own are still on this device, as they were.',
    },
    add: { es: 'Guardarlas con las mías', en: 'Keep them with mine' },
    added: { es: 'Guardadas con las tuyas.', en: 'Kept with yours.' },
    mine: { es: 'Ver las mías', en: 'See mine' },
    link: {
      ...share,
      button: { es: 'Llevar a otro teléfono', en: 'Take to another phone' },
      text: { es: '{name}: frases en coreano', en: '{name}: phrases in Korean' },
    },
    card: showCard,
  },
} as const satisfies PageText & Record<string, unknown>;
