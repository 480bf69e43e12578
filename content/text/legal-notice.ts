import { lastUpdated } from '../legal/legal.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: { es: 'Aviso legal | Rumbo Corea', en: 'Legal notice | Rumbo Corea' },
  description: {
    es: 'Quién es el titular de Rumbo Corea, cómo contactar con él y qué relación tiene la guía con academias, webs oficiales y otras empresas.',
    en: 'Who owns Rumbo Corea, how to get in touch, and how the guide relates to academies, official websites and other companies.',
  },
  keywords: {
    es: 'aviso legal, titular, LSSI, datos de contacto, Rumbo Corea',
    en: 'legal notice, owner, LSSI, contact details, Rumbo Corea',
  },
  menu: {
    label: { es: 'Aviso legal', en: 'Legal notice' },
    line: { es: 'Quién está detrás de la guía', en: 'Who is behind the guide' },
  },
  heading: { es: 'Aviso legal', en: 'Legal notice' },
  lead: {
    es: 'Quién es responsable de esta guía, cómo contactar y qué puedes esperar de ella.',
    en: 'Who is responsible for this guide, how to contact them and what you can expect from it.',
  },
  hangul: '알림',
  hangulMeaning: { es: 'Aviso', en: 'Notice' },
  updated: lastUpdated,
  whole: { es: 'El texto completo', en: 'The whole text' },
} as const satisfies PageText & Record<string, unknown>;
