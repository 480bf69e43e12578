import { lastUpdated } from '../legal/legal.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Condiciones de uso | Rumbo Corea',
    en: 'Terms of use | Rumbo Corea',
  },
  description: {
    es: 'Qué puedes esperar de Rumbo Corea, qué te pedimos, cómo trabajamos con las academias asociadas y qué ley se aplica.',
    en: 'What you can expect from Rumbo Corea, what we ask of you, how we work with partner academies and which law applies.',
  },
  keywords: {
    es: 'condiciones de uso, términos y condiciones, propiedad intelectual, Rumbo Corea',
    en: 'terms of use, terms and conditions, intellectual property, Rumbo Corea',
  },
  menu: {
    label: { es: 'Condiciones de uso', en: 'Terms of use' },
    line: {
      es: 'Qué puedes esperar de la guía y qué ley se aplica',
      en: 'What to expect from the guide and which law applies',
    },
  },
  heading: { es: 'Condiciones de uso', en: 'Terms of use' },
  lead: {
    es: 'Qué te ofrecemos y qué te pedimos cuando usas la guía.',
    en: 'What we offer and what we ask of you when you use the guide.',
  },
  hangul: '이용약관',
  hangulMeaning: { es: 'Condiciones de uso', en: 'Terms of use' },
  updated: lastUpdated,
  whole: { es: 'El texto completo', en: 'The whole text' },
} as const satisfies PageText & Record<string, unknown>;
