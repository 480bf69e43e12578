import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Preguntas frecuentes: viajar y estudiar en Corea | Rumbo Corea',
    en: 'FAQ on travel and study in Korea | Rumbo Corea',
  },
  description: {
    es: 'K-ETA y visado de estudiante, coste de la vida, alojamiento, barrios, escuelas de coreano, trabajo y mejor época: {words:questions} respuestas con cifras.',
    en: 'K-ETA and student visa, cost of living, housing, districts, Korean schools, work and the best season: {words:questions} answers with figures.',
  },
  keywords: {
    es: 'preguntas frecuentes Corea, K-ETA, visado D-4, coste de vida en Seúl, alojamiento en Corea, trabajar y estudiar en Corea, mejor época para viajar a Corea',
    en: 'Korea FAQ, K-ETA, D-4 visa, cost of living in Seoul, housing in Korea, work and study in Korea, best time to visit Korea',
  },
  menu: {
    label: { es: 'Preguntas frecuentes', en: 'FAQ' },
    line: { es: 'Visados, costes y mejor época', en: 'Visas, costs and the best season' },
  },
  heading: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  lead: {
    es: 'Respuestas cortas, y dónde seguir leyendo. Si no encuentras tu pregunta, escríbenos.',
    en: 'Short answers, and where to read on. If your question is not here, write to us.',
  },
  hangul: '질문',
  hangulMeaning: { es: 'Preguntas', en: 'Questions' },

  questions: {
    heading: { es: 'Elige un tema', en: 'Choose a topic' },
    categories: {
      all: { es: 'Todas', en: 'All' },
      visas: { es: 'Visados', en: 'Visas' },
      study: { es: 'Estudios', en: 'Study' },
      accommodation: { es: 'Alojamiento', en: 'Accommodation' },
      travel: { es: 'Viaje', en: 'Travel' },
      general: { es: 'General', en: 'General' },
    },
    count: { es: 'Preguntas: {count} de {total}', en: 'Questions: {count} of {total}' },
    more: {
      es: 'Para el vuelo, la escala o los enchufes, mira las [preguntas antes de volar](requirements#preguntas).',
      en: 'For flights, stopovers and plugs, see the [common questions before you fly](requirements#preguntas).',
    },
  },

  ask: {
    heading: { es: '¿Te queda alguna duda?', en: 'Still have a question?' },
    text: {
      es: 'Escríbenos en español o en inglés y te responde una persona.',
      en: 'Write to us in Spanish or English and a person will answer.',
    },
    link: { es: 'Contactar', en: 'Contact us' },
  },
} as const satisfies PageText & Record<string, unknown>;
