import { lastUpdated } from '../legal/legal.ts';
import type { PageCopy } from './page-copy.ts';

export const copy = {
  title: {
    es: 'Aviso legal y condiciones de uso | Rumbo Corea',
    en: 'Legal notice and terms of use | Rumbo Corea',
  },
  description: {
    es: 'Quién está detrás de Rumbo Corea, qué puedes esperar de la guía, cómo trabajamos con las academias asociadas y qué ley se aplica a su uso.',
    en: 'Who is behind Rumbo Corea, what you can expect from the guide, how we work with partner academies and which law applies when you use it.',
  },
  keywords: {
    es: 'aviso legal, condiciones de uso, LSSI, propiedad intelectual, Rumbo Corea',
    en: 'legal notice, terms of use, LSSI, intellectual property, Rumbo Corea',
  },
  menu: {
    label: { es: 'Términos', en: 'Terms' },
    line: { es: 'Aviso legal y condiciones de uso', en: 'Legal notice and terms of use' },
  },
  heading: { es: 'Aviso legal y condiciones de uso', en: 'Legal notice and terms of use' },
  lead: {
    es: 'Quiénes somos, qué te ofrecemos y qué te pedimos cuando usas la guía.',
    en: 'Who we are, what we offer and what we ask of you when you use the guide.',
  },
  hangul: '이용약관',
  hangulMeaning: { es: 'Condiciones de uso', en: 'Terms of use' },
  updated: lastUpdated,
  contents: { es: 'En esta página', en: 'On this page' },
} as const satisfies PageCopy & Record<string, unknown>;
