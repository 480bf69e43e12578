/** What happens after somebody writes about a course. */
export const studyProcess = {
  heading: { es: 'Qué pasa cuando nos escribes', en: 'What happens when you write to us' },
  short: {
    es: 'Te contesta una persona, **{reply-time}**',
    en: 'A person writes back, **{reply-time}**',
  },
  points: [
    {
      title: { es: 'Nos cuentas tu plan', en: 'You tell us your plan' },
      text: {
        es: 'Tu nivel, tus fechas y lo que puedes gastar, aunque sea aproximado.',
        en: 'Your level, your dates and what you can spend, roughly.',
      },
    },
    {
      title: { es: 'Te contestamos', en: 'We reply' },
      text: {
        es: 'Te escribe una persona, {reply-time}, con el curso que te encaja, lo que cuesta y el visado que pide.',
        en: 'A person writes back, {reply-time}, with the course that suits you, its price and the visa you need.',
      },
    },
    {
      title: { es: 'Tramitamos la matrícula', en: 'We enrol you' },
      text: {
        es: 'Tú eliges y pagas a la academia su precio de siempre; el resto lo hacemos nosotros.',
        en: 'You choose, and pay the academy its usual price; we do the rest.',
      },
    },
    {
      title: { es: 'Preparas el viaje', en: 'You get ready' },
      text: {
        es: 'Te decimos qué documentos reunir y en qué orden. Para la llegada, [tu primer mes](first-month).',
        en: 'We tell you which documents to gather and in what order. For your arrival, see [your first month](first-month).',
      },
    },
  ],
} as const;
