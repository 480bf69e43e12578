import type { Text } from '../locale.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Carta coreana: {count:menu} platos y bebidas, y qué llevan | Rumbo Corea',
    en: 'Korean menu: {count:menu} dishes and drinks, explained | Rumbo Corea',
  },
  description: {
    es: 'De gopchang y gimbap a soju y bingsu: {count:menu} platos y bebidas con su nombre en hangul, cómo se leen, alérgenos, precio y cómo pedirlos.',
    en: 'From gopchang and gimbap to soju and bingsu: {count:menu} Korean dishes and drinks with their Hangul, how to say them, allergens, prices and how to order.',
  },
  keywords: {
    es: 'carta coreana, menú coreano, leer menú en coreano, platos coreanos, bebidas coreanas, gopchang, makgeolli, soju, gimbap, jajangmyeon, bingsu',
    en: 'Korean menu, how to read a Korean menu, Korean dishes, Korean drinks, gopchang, makgeolli, soju, gimbap, jajangmyeon, bingsu',
  },
  menu: {
    label: { es: 'La carta coreana', en: 'The Korean menu' },
    line: {
      es: '{count:menu} platos y bebidas, y cómo pedirlos',
      en: '{count:menu} dishes and drinks, and how to order them',
    },
  },
  heading: { es: 'La carta coreana, para leer y pedir', en: 'The Korean menu, to read and order' },
  lead: {
    es: 'Busca el plato, marca lo que no comes y enseña la pantalla al pedir. Funciona sin conexión y se puede imprimir.',
    en: 'Look a dish up, say what you do not eat and show the screen to order. It works offline, and you can print it.',
  },
  hangul: '메뉴',
  hangulMeaning: { es: 'Carta', en: 'Menu' },

  controls: {
    label: { es: 'Buscar en la carta', en: 'Search the menu' },
    search: { es: 'Busca un plato o una bebida', en: 'Look up a dish or a drink' },
    diets: { es: '¿Sigues una dieta?', en: 'Do you follow a diet?' },
    count: {
      one: { es: '1 plato o bebida', en: '1 dish or drink' },
      other: { es: '{count} platos y bebidas', en: '{count} dishes and drinks' },
    },
    print: { es: 'Imprimir la carta', en: 'Print the menu' },
    none: {
      title: { es: 'No hay nada así en la carta', en: 'Nothing like that on the menu' },
      text: {
        es: 'Prueba con menos letras, o vuelve a mostrar lo que has ocultado.',
        en: 'Try fewer letters, or show again what you have hidden.',
      },
    },
  },
  /** The one doubt, with the card that answers it. */
  caveat: {
    es: 'Son las recetas habituales; cada cocina tiene la suya. Con una alergia, enseña [tu tarjeta en coreano](gastronomy#allergy-card) antes de pedir. Los precios llevan el año en que se publicaron.',
    en: 'These are the usual recipes; every kitchen has its own. With an allergy, show [your card in Korean](gastronomy#allergy-card) before you order. Prices come with the year in which they were published.',
  },
  key: {
    es: 'Cada chile es un grado de picante. V: sin carne ni pescado.',
    en: 'Each chilli is a level of spice. V: neither meat nor fish.',
  },
  row: {
    alcohol: { es: 'Con alcohol', en: 'Alcoholic' },
    nothing: {
      es: 'Nada de la lista en la receta habitual',
      en: 'Nothing on the list in the usual recipe',
    },
    note: { es: 'Lo que no se ve', en: 'What you do not see' },
    where: { es: 'Dónde es típico', en: 'Where it is typical' },
    price: { es: 'Precio', en: 'Price' },
    order: { es: 'Cómo pedirlo', en: 'How to order it' },
    show: { es: 'Enseñar al pedir', en: 'Show it to order' },
    card: { es: 'Ver su ficha', en: 'See its card' },
  },
  next: {
    heading: { es: 'Sigue por aquí', en: 'Read next' },
    links: [
      {
        es: '[Qué comer en Corea](gastronomy): los {words:dishes} primeros, con foto, y tu tarjeta de alergias',
        en: '[What to eat in Korea](gastronomy): the first {words:dishes}, with pictures, and your allergy card',
      },
      {
        es: '[Frases para comer fuera](phrases-eating): pedir, preguntar si pica y pagar',
        en: '[Phrases for eating out](phrases-eating): order, ask whether it is spicy and pay',
      },
      {
        es: '[Leer hangul](hangul): reconoce los nombres de la carta en ocho pasos',
        en: '[Read Hangul](hangul): recognise the names on the menu in eight steps',
      },
    ] satisfies readonly Text[],
  },
} as const satisfies PageText & Record<string, unknown>;
