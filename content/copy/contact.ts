import { officeHours } from '../data/owner.ts';
import type { PageCopy } from './page-copy.ts';

export const copy = {
  title: {
    es: 'Contacto: pregúntanos sobre Corea del Sur | Rumbo Corea',
    en: 'Contact: ask us about South Korea | Rumbo Corea',
  },
  description: {
    es: 'Escríbenos en español sobre estudios, viajes o visados en Corea del Sur. Atendemos de lunes a viernes, de 9:00 a 18:00, hora española.',
    en: 'Write to us about studying, travelling or visas in South Korea. We answer Monday to Friday, 9:00 to 18:00 Spanish time.',
  },
  keywords: {
    es: 'contacto, estudiar en Corea, viajar a Corea, ayuda en español, visado Corea',
    en: 'contact, study in Korea, travel to Korea, help in English, Korea visa',
  },
  menu: {
    label: { es: 'Contacto', en: 'Contact' },
    line: { es: 'Te respondemos en español o en inglés', en: 'We answer in English or Spanish' },
  },
  heading: { es: 'Cuéntanos qué tienes en mente', en: 'Tell us what you have in mind' },
  lead: {
    es: 'Respondemos en español y en inglés. Si ya tienes fechas, dínoslas: la respuesta será mucho más útil.',
    en: 'We answer in Spanish and in English. If you already have dates, tell us: the answer will be far more useful.',
  },
  hangul: '문의',
  hangulMeaning: { es: 'Consultas', en: 'Enquiries' },
  form: { es: 'Formulario de contacto', en: 'Contact form' },
  officeHours,
  info: {
    label: { es: 'Datos de contacto', en: 'Contact details' },
    email: { es: 'Correo', en: 'Email' },
    hours: { es: 'Horario', en: 'Opening hours' },
    days: { es: 'Lunes a viernes', en: 'Monday to Friday' },
    times: {
      es: 'De 9:00 a 18:00, hora española. En Corea son ocho horas más en invierno y siete en verano.',
      en: '9:00 to 18:00 Spanish time, an hour ahead of the UK and Ireland. Korea is eight hours ahead in winter and seven in summer.',
    },
    open: {
      es: 'Ahora mismo estamos atendiendo',
      en: 'We are at our desks right now',
    },
    closed: {
      es: 'Ahora estamos fuera de horario: te leeremos el próximo día laborable',
      en: 'We are outside office hours: we will read you on the next working day',
    },
    location: { es: 'Dónde estamos', en: 'Where we are' },
    locationLine: {
      es: 'Trabajamos en línea con viajeros y estudiantes de España y Latinoamérica.',
      en: 'We work online with travellers and students from Spain and Latin America.',
    },
    social: { es: 'Redes', en: 'Social' },
  },
} as const satisfies PageCopy & Record<string, unknown>;
