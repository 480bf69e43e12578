import type { PageText } from './page-text.ts';

export const text = {
  title: { es: 'Mapa del sitio | Rumbo Corea', en: 'Site map | Rumbo Corea' },
  description: {
    es: 'Todas las páginas de Rumbo Corea en una sola lista, agrupadas por tema, para que encuentres enseguida lo que buscas sobre Corea del Sur.',
    en: 'Every page of Rumbo Corea in a single list, grouped by topic, so that you can quickly find what you are looking for about South Korea.',
  },
  keywords: {
    es: 'mapa del sitio, índice, páginas, guía de Corea del Sur, Rumbo Corea',
    en: 'site map, index, pages, South Korea guide, Rumbo Corea',
  },
  menu: {
    label: { es: 'Mapa del sitio', en: 'Site map' },
    line: { es: 'Todas las páginas de la guía', en: 'Every page of the guide' },
  },
  heading: { es: 'Mapa del sitio', en: 'Site map' },
  lead: {
    es: 'Todas las páginas de la guía, agrupadas por tema.',
    en: 'Every page of the guide, grouped by topic.',
  },
  hangul: '지도',
  hangulMeaning: { es: 'Mapa', en: 'Map' },
  groups: {
    main: { es: 'Páginas principales', en: 'Main pages' },
    tourism: { es: 'Turismo', en: 'Tourism' },
    study: { es: 'Estudiar', en: 'Study' },
    resources: { es: 'Recursos', en: 'Resources' },
    blog: { es: 'Blog', en: 'Blog' },
    contact: { es: 'Contacto', en: 'Contact' },
    legal: { es: 'Información legal', en: 'Legal information' },
  },
} as const satisfies PageText & Record<string, unknown>;
