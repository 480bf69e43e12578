import { lastUpdated } from '../legal/legal.ts';
import { savedAnswers } from './saved-answers.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: { es: 'Política de cookies | Rumbo Corea', en: 'Cookie policy | Rumbo Corea' },
  description: {
    es: 'Qué guarda la guía en tu navegador, para qué y durante cuánto tiempo. Sin cookies de analítica ni de publicidad, y cómo cambiar tu elección.',
    en: 'What the guide keeps in your browser, why and for how long. No analytics or advertising cookies, and how to change your choice at any time.',
  },
  keywords: {
    es: 'política de cookies, localStorage, consentimiento, privacidad, Rumbo Corea',
    en: 'cookie policy, localStorage, consent, privacy, Rumbo Corea',
  },
  menu: {
    label: { es: 'Cookies', en: 'Cookies' },
    line: { es: 'Qué se guarda en tu navegador', en: 'What is kept in your browser' },
  },
  heading: { es: 'Política de cookies', en: 'Cookie policy' },
  lead: {
    es: 'Todo lo que la guía guarda en tu navegador, y cómo cambiar tu elección.',
    en: 'Everything the guide stores in your browser, and how to change your choice.',
  },
  hangul: '쿠키',
  hangulMeaning: { es: 'Cookies', en: 'Cookies' },
  updated: lastUpdated,
  whole: { es: 'El texto completo', en: 'The whole text' },
  storage: {
    columns: {
      name: { es: 'Nombre', en: 'Name' },
      holds: { es: 'Qué guarda', en: 'What it stores' },
      lasts: { es: 'Hasta cuándo', en: 'For how long' },
    },
    where: {
      cookie: { es: 'Cookie', en: 'Cookie' },
      local: { es: 'Almacenamiento local', en: 'Local storage' },
      tab: {
        es: 'Almacenamiento de la pestaña («sessionStorage»)',
        en: 'Tab storage (“sessionStorage”)',
      },
      cache: { es: 'Caché («Cache Storage»)', en: 'Cache (“Cache Storage”)' },
    },
    forget: savedAnswers.forget,
    forgotten: savedAnswers.forgotten,
    none: {
      es: 'Ahora mismo este navegador no guarda respuestas tuyas.',
      en: 'This browser has none of your answers saved at the moment.',
    },
    some: {
      es: 'Este navegador guarda respuestas tuyas.',
      en: 'This browser has some of your answers saved.',
    },
  },
} as const satisfies PageText & Record<string, unknown>;
