import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Declaración de accesibilidad | Rumbo Corea',
    en: 'Accessibility statement | Rumbo Corea',
  },
  description: {
    es: 'Qué nivel de accesibilidad tiene Rumbo Corea, cómo lo comprobamos, qué no cumple y cómo avisarnos si algo no te deja usar la guía.',
    en: 'How accessible Rumbo Corea is, how we check it, what does not meet the standard and how to tell us if something stops you using the guide.',
  },
  keywords: {
    es: 'accesibilidad, WCAG 2.2 AA, EN 301 549, lector de pantalla, teclado, Rumbo Corea',
    en: 'accessibility, WCAG 2.2 AA, EN 301 549, screen reader, keyboard, Rumbo Corea',
  },
  menu: {
    label: { es: 'Accesibilidad', en: 'Accessibility' },
    line: { es: 'Nivel, excepciones y contacto', en: 'Level, exceptions and contact' },
  },
  heading: { es: 'Declaración de accesibilidad', en: 'Accessibility statement' },
  lead: {
    es: 'Hasta dónde llega la accesibilidad de la guía, qué falta y cómo pedirnos ayuda.',
    en: 'How accessible the guide is, what is missing and how to ask us for help.',
  },
  hangul: '모두',
  hangulMeaning: { es: 'Todas las personas', en: 'Everyone' },
  updated: {
    es: 'Declaración preparada el 21 de noviembre de 2026',
    en: 'Statement prepared on 21 November 2026',
  },
  whole: { es: 'La declaración completa', en: 'The whole statement' },
} as const satisfies PageText & Record<string, unknown>;
