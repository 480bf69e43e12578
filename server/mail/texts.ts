import type { Text } from '#content/locale.ts';

/** The acknowledgement to the sender of a message; it repeats nothing of the message. */
export const acknowledgement = {
  subject: { es: 'Hemos recibido tu mensaje', en: 'We have received your message' },
  greeting: { es: 'Hola:', en: 'Hello,' },
  paragraphs: [
    {
      es: 'Gracias por escribir a Rumbo Corea. Tu mensaje nos ha llegado bien y te responderemos lo antes posible.',
      en: 'Thank you for writing to Rumbo Corea. Your message has reached us safely and we will reply as soon as possible.',
    },
    {
      es: 'Atendemos de lunes a viernes, de 9:00 a 18:00 (hora española).',
      en: 'Our office hours are Monday to Friday, 9:00 to 18:00 (Spanish time).',
    },
    {
      es: 'Este correo es automático. Si no nos has escrito tú, puedes ignorarlo; alguien habrá puesto tu dirección por error.',
      en: 'This is an automatic email. If you did not write to us, you can ignore it; someone probably entered your address by mistake.',
    },
  ],
  farewell: { es: 'Un saludo,', en: 'Kind regards,' },
  signature: { es: 'El equipo de Rumbo Corea', en: 'The Rumbo Corea team' },
} as const satisfies Record<string, Text | readonly Text[]>;

/** The texts around a message in the mail to the office. */
export const officeNotice = {
  subject: { es: 'Mensaje de', en: 'Message from' },
  heading: { es: 'Nuevo mensaje de contacto', en: 'New contact message' },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo electrónico', en: 'Email' },
  topic: { es: 'Asunto', en: 'Subject' },
  language: { es: 'Idioma', en: 'Language' },
  received: { es: 'Recibido', en: 'Received' },
  reference: { es: 'Referencia', en: 'Reference' },
  reply: {
    es: 'Al responder a este correo escribes directamente a quien lo envía.',
    en: 'Replying to this email writes straight to the sender.',
  },
} as const satisfies Record<string, Text>;

/** Names of the languages, for the office. */
export const languageNames = {
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
} as const satisfies Record<string, Text>;
