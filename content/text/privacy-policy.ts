import { lastUpdated } from '../legal/legal.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: { es: 'Política de privacidad | Rumbo Corea', en: 'Privacy policy | Rumbo Corea' },
  description: {
    es: 'Qué datos tratamos cuando nos escribes, para qué los usamos, cuánto tiempo los guardamos y cómo ejercer tus derechos. Explicado con claridad.',
    en: 'What data we process when you write to us, what we use it for, how long we keep it and how to exercise your rights. Explained in plain language.',
  },
  keywords: {
    es: 'política de privacidad, protección de datos, RGPD, LOPDGDD, derechos, Rumbo Corea',
    en: 'privacy policy, data protection, GDPR, LOPDGDD, your rights, Rumbo Corea',
  },
  menu: {
    label: { es: 'Privacidad', en: 'Privacy' },
    line: { es: 'Tus datos y tus derechos', en: 'Your data and your rights' },
  },
  heading: { es: 'Política de privacidad', en: 'Privacy policy' },
  lead: {
    es: 'Qué datos tuyos tratamos, para qué y durante cuánto tiempo, y cómo pedirnos que los corrijamos o los borremos.',
    en: 'Which of your data we process, why and for how long, and how to ask us to correct or delete it.',
  },
  hangul: '개인정보',
  hangulMeaning: { es: 'Datos personales', en: 'Personal data' },
  updated: lastUpdated,
  whole: { es: 'El texto completo', en: 'The whole text' },
} as const satisfies PageText & Record<string, unknown>;
