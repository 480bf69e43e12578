import type { PageCopy } from './page-copy.ts';

export const copy = {
  title: {
    es: 'Declaración de accesibilidad | Rumbo Corea',
    en: 'Accessibility statement | Rumbo Corea',
  },
  description: {
    es: 'Qué nivel de accesibilidad tiene Rumbo Corea, cómo lo comprobamos, qué queda fuera y cómo avisarnos si algo no te deja usar la guía.',
    en: 'How accessible Rumbo Corea is, how we check it, what falls outside, and how to tell us if something keeps you from using the guide.',
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
    es: 'La guía es para todo el mundo. Aquí decimos hasta dónde llegamos, qué falta y cómo pedirnos ayuda.',
    en: 'The guide is for everyone. This page says how far we have got, what is missing and how to ask us for help.',
  },
  hangul: '모두',
  hangulMeaning: { es: 'Todas las personas', en: 'Everyone' },
  updated: {
    es: 'Declaración preparada el 21 de noviembre de 2026',
    en: 'Statement prepared on 21 November 2026',
  },
  contents: { es: 'En esta página', en: 'On this page' },
} as const satisfies PageCopy & Record<string, unknown>;
