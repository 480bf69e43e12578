import { officeHours } from '../data/owner.ts';
import type { PageText } from './page-text.ts';

export const text = {
  title: {
    es: 'Contacto: pregúntanos sobre Corea del Sur | Rumbo Corea',
    en: 'Contact: ask us about South Korea | Rumbo Corea',
  },
  description: {
    es: 'Escríbenos en español o inglés sobre estudios, viajes o visados en Corea del Sur. Atendemos de lunes a viernes, de 9:00 a 18:00, hora española.',
    en: 'Write to us in Spanish or English about study, travel or visas in South Korea. We answer Monday to Friday, 9:00 to 18:00 Spanish time.',
  },
  keywords: {
    es: 'contacto, estudiar en Corea, viajar a Corea, ayuda en español, visado Corea',
    en: 'contact, study in Korea, travel to Korea, help in English, Korea visa',
  },
  menu: {
    label: { es: 'Contacto', en: 'Contact' },
    line: { es: 'Te respondemos en español o en inglés', en: 'We answer in English or Spanish' },
  },
  heading: { es: 'Escríbenos', en: 'Write to us' },
  lead: {
    es: 'Cuéntanos qué tienes en mente. Te contesta una persona, en español o en inglés, {reply-time}, y no cuesta nada.',
    en: 'Tell us what you have in mind. A person answers {reply-time}, in English or Spanish, and it costs nothing.',
  },
  hangul: '문의',
  hangulMeaning: { es: 'Consultas', en: 'Enquiries' },
  pictureAlt: {
    es: 'Un buzón rojo de correos junto a un muro bajo de tejas, y en la mesa una carta a medio escribir con pluma',
    en: 'A red Korean postbox by a low tiled wall, and on the table a letter half written with a fountain pen',
  },
  form: { es: 'Formulario de contacto', en: 'Contact form' },
  officeHours,
  after: {
    heading: { es: 'Qué pasa después', en: 'What happens next' },
    steps: [
      {
        es: 'Leemos tu mensaje y te contestamos al correo que nos dejes.',
        en: 'We read your message and reply to the email address you leave.',
      },
      {
        es: 'Si quieres estudiar, te proponemos un curso con su precio y su visado (visa).',
        en: 'If you want to study, we suggest a course, with its price and the visa it takes.',
      },
      {
        es: 'Si te decides, tramitamos la matrícula gratis. Si no, no tienes que hacer nada.',
        en: 'If you decide to go, we enrol you for free. If not, you need do nothing.',
      },
    ],
  },
  info: {
    label: { es: 'Datos de contacto', en: 'Contact details' },
    email: { es: 'Correo electrónico', en: 'Email' },
    hours: { es: 'Horario', en: 'Opening hours' },
    days: { es: 'Lunes a viernes', en: 'Monday to Friday' },
    times: {
      es: 'De 9:00 a 18:00, hora española (en invierno, de 2:00 a 11:00 en Ciudad de México, de 3:00 a 12:00 en Bogotá y Lima, y de 5:00 a 14:00 en Buenos Aires). Corea va ocho horas por delante de España en invierno y siete en verano.',
      en: '9:00 to 18:00 Spanish time, an hour ahead of the UK and Ireland. Korea is eight hours ahead of Spain in winter and seven in summer.',
    },
    open: {
      es: 'Ahora mismo estamos en la oficina',
      en: 'We are in the office right now',
    },
    closed: {
      es: 'Ahora la oficina está cerrada: te contestamos el próximo día laborable',
      en: 'The office is closed now: we reply on the next working day',
    },
    location: { es: 'Dónde estamos', en: 'Where we are' },
    locationLine: {
      es: 'Para viajeros y estudiantes de España y Latinoamérica.',
      en: 'For travellers and students from Spain, Latin America and elsewhere.',
    },
    social: { es: 'Redes', en: 'Social' },
  },
} as const satisfies PageText & Record<string, unknown>;
