import type { PageCopy } from './page-copy.ts';

export const copy = {
  title: {
    es: 'Cambios y correcciones de la guía | Rumbo Corea',
    en: 'Changes and corrections to this guide | Rumbo Corea',
  },
  description: {
    es: 'Qué precios, horarios y normas de Corea han cambiado desde marzo de 2025, desde cuándo y según qué fuente, y cuáles no hemos podido confirmar.',
    en: 'Which Korean prices, opening hours and rules have changed since March 2025, since when and according to which source, and which ones we could not confirm.',
  },
  keywords: {
    es: 'cambios de precios en Corea, tarifas actualizadas, correcciones, fuentes, Rumbo Corea',
    en: 'price changes in Korea, updated fares, corrections, sources, Rumbo Corea',
  },
  menu: {
    label: { es: 'Cambios y correcciones', en: 'Changes and corrections' },
    line: {
      es: 'Qué cifras han cambiado y cuáles faltan por confirmar',
      en: 'Which figures changed, and which are not confirmed',
    },
  },
  heading: { es: 'Cambios y correcciones', en: 'Changes and corrections' },
  lead: {
    es: 'Escribimos esta guía en marzo de 2025, y desde entonces Corea ha cambiado. Aquí está cada cifra nueva, lo que decíamos antes y la fuente.',
    en: 'We wrote this guide in March 2025, and Korea has changed since. Here is every new figure, what we said before and the source.',
  },
  dated: {
    es: '{count} cifras, revisadas entre el {first} y el {last}',
    en: '{count} figures, reviewed between {first} and {last}',
  },
  hangul: '바뀐 것',
  hangulMeaning: { es: 'Lo que cambió', en: 'What changed' },

  tally: {
    heading: { es: 'Cuántas cifras están confirmadas', en: 'How many figures are confirmed' },
    confirmed: { es: 'confirmadas', en: 'confirmed' },
    'price-changed': { es: 'con precio nuevo', en: 'with a new price' },
    'rule-changed': { es: 'con norma u horario nuevos', en: 'with a new rule or new hours' },
    contested: { es: 'con fuentes que no coinciden', en: 'where sources disagree' },
    unconfirmed: { es: 'sin confirmar', en: 'not confirmed' },
  },
  changed: {
    heading: { es: 'Lo que ha cambiado', en: 'What has changed' },
    undated: { es: 'Sin fecha en la fuente', en: 'No date in the source' },
    columns: {
      since: { es: 'Desde', en: 'Since' },
      what: { es: 'Qué', en: 'What' },
      now: { es: 'Ahora', en: 'Now' },
      before: { es: 'Antes', en: 'Before' },
      source: { es: 'Fuente', en: 'Source' },
    },
    undatedShort: { es: 'sin fecha', en: 'undated' },
  },
  contested: {
    heading: { es: 'Donde las fuentes no coinciden', en: 'Where sources disagree' },
    lead: {
      es: 'Damos las dos versiones. En visados (visas), salud y dinero va primero la más estricta. Decide quien aplica la norma, así que pregúntale antes.',
      en: 'We give both versions. For visas, health and money the stricter one comes first. Whoever applies the rule decides, so ask them first.',
    },
  },
  unconfirmed: {
    heading: { es: 'Lo que falta por confirmar', en: 'What we have not confirmed' },
    lead: {
      es: 'Buscamos una fuente actual y no la encontramos. Cuenta con que pueden haber cambiado.',
      en: 'We looked for a current source and found none. Assume that these may have changed.',
    },
  },
  subjects: {
    transport: { es: 'Transporte', en: 'Transport' },
    seoul: { es: 'Seúl', en: 'Seoul' },
    busan: { es: 'Busan', en: 'Busan' },
    destinations: { es: 'Otros destinos', en: 'Other destinations' },
    food: { es: 'Comer', en: 'Eating' },
    shopping: { es: 'Compras', en: 'Shopping' },
    entry: { es: 'Entrada y visados', en: 'Entry and visas' },
    study: { es: 'Estudiar', en: 'Study' },
    living: { es: 'Vivir', en: 'Living' },
    help: { es: 'Ayuda', en: 'Help' },
  },
  ask: {
    heading: { es: '¿Has visto otra cifra?', en: 'Have you seen a different figure?' },
    text: {
      es: 'Dinos dónde y en qué fecha, y la comprobamos.',
      en: 'Tell us where and when, and we will check it.',
    },
    link: { es: 'Corregir una cifra', en: 'Correct a figure' },
  },
} as const satisfies PageCopy & Record<string, unknown>;
