/** What the contact form says when someone comes from a school or from the plan for the visa. */
export const contactTopic = {
  /** In the select, and as the subject of the message. */
  subject: { es: 'Estudiar coreano en {school}', en: 'Studying Korean at {school}' },
  subjectInTerm: {
    es: 'Estudiar coreano en {school}, {month}',
    en: 'Studying Korean at {school}, {month}',
  },
  message: {
    es: 'Quiero estudiar coreano en {school}.',
    en: 'I would like to study Korean at {school}.',
  },
  term: { es: 'Quiero empezar en {month}.', en: 'I would like to begin in {month}.' },
  passport: { es: 'Mi pasaporte: {country}.', en: 'My passport: {country}.' },
  question: { es: 'Mi pregunta:', en: 'My question:' },
} as const;
