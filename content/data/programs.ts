import { studyFigures } from '../register/study.ts';
import type { Text } from '../locale.ts';
import { coursePrices } from './course-prices.ts';

/** A kind of Korean course with its length and price. */
export interface Program {
  readonly id: 'intensive' | 'regular' | 'vacation';
  readonly name: Text;
  readonly description: Text;
  readonly weeks: Text;
  /** Its shortest and its longest, in weeks. */
  readonly length: { readonly from: number; readonly to: number };
  readonly cost: Text;
  /** The lowest of these prices, in won; without one that is of a course as long as this one, it has to be asked. */
  readonly least?: number;
  /** Whether the course fits into the 90 days without a student visa. */
  readonly visa: Text;
}

const { short: shortTerm, usual: usualTerm } = studyFigures['course-intensive-weeks'].current.value;
const semester = { from: 16, to: 20 };
const vacation = { from: 3, to: 8 };

export const programs: readonly Program[] = [
  {
    id: 'intensive',
    name: { es: 'Intensivo', en: 'Intensive' },
    description: {
      es: 'Clase casi todos los días y un nivel entero de una vez. Es para quien va a Corea sobre todo a aprender coreano.',
      en: 'Class nearly every day and a whole level in one go. It suits people who go to Korea mainly to learn Korean.',
    },
    weeks: { es: '{course-intensive-weeks}', en: '{course-intensive-weeks}' },
    length: { from: shortTerm, to: usualTerm },
    least: coursePrices.term.busan.from,
    cost: {
      es: 'Al trimestre, {course-intensive-cost}. Algunos son de hace años: cuenta con pagar algo más.',
      en: 'Per term, {course-intensive-cost}. Some are years old: expect to pay somewhat more.',
    },
    visa: {
      es: 'Diez semanas caben en 90 días; a partir de trece semanas necesitas el D-4.',
      en: 'Ten weeks fit into 90 days; from thirteen weeks you need the D-4.',
    },
  },
  {
    id: 'regular',
    name: { es: 'Regular', en: 'Regular' },
    description: {
      es: 'Menos horas a la semana durante un semestre, con tiempo para vivir la ciudad y asentar lo aprendido.',
      en: 'Fewer hours a week over a semester, with time for the city and for what you learn to sink in.',
    },
    weeks: {
      es: `${semester.from} a ${semester.to} semanas por semestre`,
      en: `${semester.from} to ${semester.to} weeks per semester`,
    },
    length: semester,
    cost: {
      es: 'Pregúntalo al centro. Como referencia, {course-regular-cost}',
      en: 'Ask the school. For reference, {course-regular-cost}',
    },
    visa: {
      es: 'Un semestre pasa de 90 días y necesitas el visado D-4. Pregunta antes de pagar si el centro lo patrocina para ese curso. El precio de referencia es de un curso más corto, de trece semanas y para quien ya vive en Corea con otro visado: por un semestre, cuenta con más.',
      en: 'A semester lasts more than 90 days, so you need a D-4 visa. Ask before you pay whether the school sponsors one for that very course. The reference price is of a shorter course, thirteen weeks for people already living in Korea on another visa: expect more for a semester.',
    },
  },
  {
    id: 'vacation',
    name: { es: 'De verano o invierno', en: 'Summer or winter' },
    description: {
      es: 'Un curso corto en las vacaciones, a menudo con salidas y talleres. Sirve para decidir si volver por más tiempo.',
      en: 'A short course in the holidays, often with outings and workshops. A good way to decide whether to come back for longer.',
    },
    weeks: {
      es: `${vacation.from} a ${vacation.to} semanas en total`,
      en: `${vacation.from} to ${vacation.to} weeks in all`,
    },
    length: vacation,
    least: coursePrices.short.weeks4,
    cost: { es: '{course-vacation-cost}', en: '{course-vacation-cost}' },
    visa: {
      es: 'Sin visado de estudios. Basta con lo que tu pasaporte exija para entrar.',
      en: 'No student visa. You only need what your passport requires to enter.',
    },
  },
];
