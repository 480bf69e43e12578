import type { PageCopy } from './page-copy.ts';
import { share } from './share.ts';

export const copy = {
  title: {
    es: 'Blog de viaje y estudios en Corea | Rumbo Corea',
    en: 'Korea travel and study blog | Rumbo Corea',
  },
  description: {
    es: 'Artículos prácticos sobre Corea del Sur: cuándo ir, la llegada, la K-ETA, teléfono y dinero, Seúl con niños, comer sin gluten y empezar con el coreano.',
    en: 'Practical articles on South Korea: when to go, arriving, the K-ETA, phone and money, Seoul with children, eating gluten-free and starting Korean.',
  },
  keywords: {
    es: 'blog Corea del Sur, consejos de viaje Corea, llegar a Incheon, K-ETA, vegetariano en Corea, aprender coreano',
    en: 'South Korea blog, Korea travel advice, arriving at Incheon, K-ETA, vegetarian in Korea, learn Korean',
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
  articles: { es: 'Artículos', en: 'Articles' },
  published: { es: 'Publicado el {date}', en: 'Published on {date}' },
  updated: { es: 'revisado el {date}', en: 'checked on {date}' },
  minutes: { es: '{minutes} min de lectura', en: '{minutes} min read' },
  figure: { number: '{minutes} min', label: { es: 'de lectura', en: 'to read' } },
  contents: { es: 'En este artículo', en: 'In this article' },
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
} as const satisfies PageCopy & Record<string, unknown>;
