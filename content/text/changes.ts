import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Qué ha cambiado en Corea desde marzo de 2025 | Rumbo Corea',
    en: 'What has changed in Korea since March 2025 | Rumbo Corea',
  },
  description: {
    es: 'Los precios, las normas y los horarios de Corea que ya no son como en marzo de 2025: qué cuesta más, qué regla es nueva y desde cuándo.',
    en: 'Korean prices, rules and opening hours that are no longer what they were in March 2025: what costs more, which rule is new and since when.',
  },
  keywords: {
    es: 'cambios de precios en Corea, tarifas actualizadas, correcciones, fuentes, Rumbo Corea',
    en: 'price changes in Korea, updated fares, corrections, sources, Rumbo Corea',
  },
  menu: {
    label: { es: 'Cambios y correcciones', en: 'Changes and corrections' },
    line: {
      es: 'Lo que ya no es como en marzo de 2025',
      en: 'What is no longer as it was in March 2025',
    },
  },
  heading: { es: 'Qué ha cambiado en Corea', en: 'What has changed in Korea' },
  lead: {
    es: '¿Hiciste tus cuentas con precios antiguos? Unos han cambiado y otros los teníamos mal. Cada puntada es un dato de la guía, y las rojas ya no son como eran.',
    en: 'Did you plan with older prices? Some have changed and others we had wrong. Each stitch is a figure in the guide, and the red ones are no longer what they were.',
  },
  hangul: '바뀐 것',
  hangulMeaning: { es: 'Lo que cambió', en: 'What changed' },

  cloth: {
    label: {
      es: 'Una puntada por cada dato de la guía, con el color de lo que le ha pasado',
      en: 'One stitch for each figure in the guide, coloured by what has happened to it',
    },
    needle: {
      es: 'Mueve la aguja: primero lo que ha cambiado, lo más nuevo delante; luego lo que teníamos mal',
      en: 'Move the needle: first what has changed, newest first, then what we had wrong',
    },
    before: { es: 'Antes', en: 'Before' },
    same: { es: 'siguen igual', en: 'unchanged' },
    changed: { es: 'han cambiado en Corea', en: 'have changed in Korea' },
    corrected: { es: 'los teníamos mal', en: 'we had wrong' },
    disputed: {
      es: 'con fuentes distintas: damos la prudente',
      en: 'disputed: we give the safer one',
    },
    ask: { es: 'por preguntar allí', en: 'to ask on the spot' },
  },
  changed: {
    heading: { es: 'Todos, por temas', en: 'All of them, by subject' },
    corrected: { es: 'Lo que teníamos mal', en: 'What we had wrong' },
    before: { es: 'Antes', en: 'Before' },
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
    data: { es: 'Los datos, en archivos', en: 'The data, as files' },
  },
} as const satisfies PageText & Record<string, unknown>;
