import { checker } from './entry-checker.ts';

/** The texts of the tools about answers that are stored on the device. */
export const savedAnswers = {
  keep: {
    es: 'Recordar mis respuestas en este dispositivo',
    en: 'Remember my answers on this device',
  },
  keepNote: {
    es: 'Pasaporte, motivo, fechas, ciudad y presupuesto, para que no te los vuelva a preguntar cada herramienta. Se guardan solo en este navegador.',
    en: 'Passport, purpose, dates, city and budget, so that each tool does not have to ask again. They are kept only in this browser.',
  },
  /** The beginning of the line that lists the stored answers; `{country}` is the country's name. */
  passport: { es: 'Con tu pasaporte de {country}', en: 'With your passport ({country})' },
  purposes: checker.purposes,
  dayCount: checker.dayCount,
  arrival: { es: 'llegada el {date}', en: 'arriving on {date}' },
  term: { es: 'curso de {month}', en: '{month} course' },
  cities: { seoul: { es: 'Seúl', en: 'Seoul' }, busan: { es: 'Busan', en: 'Busan' } },
  nothing: {
    es: 'Desde ahora se guarda lo que respondas.',
    en: 'Your answers will be kept from now on.',
  },
  change: { es: 'Cambiar', en: 'Change' },
  forget: { es: 'Olvidar mis respuestas', en: 'Forget my answers' },
  forgotten: {
    es: 'Olvidadas: este navegador ya no guarda tus respuestas.',
    en: 'Forgotten: this browser no longer keeps your answers.',
  },
  notKept: {
    es: 'Este navegador no permite guardar nada. Tus respuestas siguen pasando de una herramienta a otra en los enlaces.',
    en: 'This browser does not allow us to keep anything. Your answers still pass from one tool to the next in the links.',
  },
} as const;

/** Links from one tool to the next, which pass on the answers. */
export const toolLinks = {
  heading: { es: 'Sigue con tus respuestas', en: 'Continue with your answers' },
  d4: { es: 'Tu plan para el D-4, con fechas', en: 'Your D-4 plan, with dates' },
  budget: { es: 'Calcula lo que cuesta tu estancia', en: 'Work out what your stay costs' },
  /** `{count}` is a number of months above one. */
  studyBudget: {
    es: 'Calcula {count} meses de curso y vida en Corea',
    en: 'Work out {count} months of study and life in Korea',
  },
  studyBudgetMonth: {
    es: 'Calcula un mes de curso y vida en Corea',
    en: 'Work out a month of study and life in Korea',
  },
  /** The embassy of Korea in the visitor's country. */
  embassy: { es: 'La embajada de Corea en tu país', en: 'Korea’s embassy in your country' },
  study: { es: 'Dónde y cómo estudiar coreano', en: 'Where and how to study Korean' },
  schools: {
    es: 'Qué escuela: precio, fechas y visado',
    en: 'Which school: price, dates and visa',
  },
  costs: { es: 'Cuánto cuesta, partida por partida', en: 'What it costs, item by item' },
  checker: {
    es: '¿Visado o K-ETA? Comprueba qué necesitas',
    en: 'Visa or K-ETA? Check what you need',
  },
} as const;
