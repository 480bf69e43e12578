import type { PageText } from './page-text.ts';
import { share } from './share.ts';

export const text = {
  title: {
    es: 'Blog de viaje y estudios en Corea | Rumbo Corea',
    en: 'Korea travel and study blog | Rumbo Corea',
  },
  description: {
    es: 'Artículos prácticos sobre Corea del Sur: Seúl con niños, comer vegetariano o sin gluten, y un curso de coreano desde cero, contados de principio a fin.',
    en: 'Practical articles on South Korea: Seoul with children, eating vegetarian or gluten-free, and a Korean course from scratch, told from start to finish.',
  },
  keywords: {
    es: 'blog Corea del Sur, consejos de viaje Corea, Seúl con niños, vegetariano en Corea, sin gluten, aprender coreano',
    en: 'South Korea blog, Korea travel advice, Seoul with children, vegetarian in Korea, gluten-free, learn Korean',
  },
  menu: {
    label: { es: 'Blog', en: 'Blog' },
    line: { es: 'Artículos largos, paso a paso', en: 'Longer reads, step by step' },
  },
  heading: { es: 'Corea, con más detalle', en: 'Korea in more detail' },
  lead: {
    es: 'Lo que no cabe en una ficha: un asunto cada vez, contado de principio a fin.',
    en: 'What does not fit on a card: one topic at a time, from start to finish.',
  },
  hangul: '글',
  hangulMeaning: { es: 'Texto escrito', en: 'A piece of writing' },
  pictureAlt: {
    es: 'Un pincel escribe 한국 이야기, «historias de Corea», en papel cuadriculado; al lado, un tintero de piedra y una taza de té',
    en: 'A brush writes 한국 이야기, “stories of Korea”, on squared paper, beside an inkstone and a cup of tea',
  },
  articles: { es: 'Artículos', en: 'Articles' },
  published: { es: 'Publicado el {date}', en: 'Published on {date}' },
  updated: { es: 'revisado el {date}', en: 'updated on {date}' },
  minutes: { es: '{minutes}\u00a0min de\u00a0lectura', en: '{minutes}\u00a0min\u00a0read' },
  figure: { number: '{minutes} min', label: { es: 'de lectura', en: 'to read' } },
  contents: { es: 'En este artículo', en: 'In this article' },
  /** Above the parts of an article that are a choice. */
  packet: {
    heading: { es: 'Lo que dice el paquete', en: 'What the packet says' },
    inside: { es: 'En el recuadro', en: 'In the box' },
    outside: { es: 'Fuera del recuadro', en: 'Outside the box' },
  },
  day: { es: 'De la mañana a la noche', en: 'From morning to night' },
  goesWith: { es: 'Va con', en: 'Goes with' },
  ways: { es: 'Tres caminos', en: 'Three ways' },
  related: { es: 'Sigue por aquí', en: 'Read next' },
  share: {
    ...share,
    text: {
      es: 'He leído esto y me he acordado de ti: {name}',
      en: 'I read this and thought of you: {name}',
    },
  },
  feed: {
    title: { es: 'Blog de Rumbo Corea', en: 'Rumbo Corea blog' },
    text: {
      es: '¿Usas un lector de noticias? Los artículos nuevos te llegan solos.',
      en: 'Do you use a feed reader? New articles come to you.',
    },
    link: { es: 'Suscribirse por RSS', en: 'Subscribe by RSS' },
  },
} as const satisfies PageText & Record<string, unknown>;
