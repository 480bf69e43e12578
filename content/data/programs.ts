import { formats } from '../formats.ts';
import type { Text } from '../locale.ts';
import type { Range } from '../register/figure.ts';
import { studyFigures } from '../register/study.ts';

/** A kind of Korean course with its length and price, now and in the edition of March 2025. */
export interface Program {
  readonly id: 'intensive' | 'regular' | 'vacation';
  readonly name: Text;
  readonly description: Text;
  readonly weeks: Text;
  /** What the edition gave, where it is not the same. */
  readonly weeksBefore?: Text;
  readonly cost: Text;
  readonly costBefore: Text;
  /** Whether the course fits into the 90 days without a student visa. */
  readonly visa: Text;
}

/** A price of the edition, with the period that it pays for. */
function before({ from, to }: Range, of: Text): Text {
  return {
    es: `En marzo de 2025: ${formats.es.wonRange(from, to)} ${of.es}`,
    en: `In March 2025: ${formats.en.wonRange(from, to)} ${of.en}`,
  };
}

const edition = {
  weeks: studyFigures['course-intensive-weeks'].edition.value,
  intensive: studyFigures['course-intensive-cost'].edition.value,
  regular: studyFigures['course-regular-cost'].edition.value,
  vacation: studyFigures['course-vacation-cost'].edition.value,
};

export const programs: readonly Program[] = [
  {
    id: 'intensive',
    name: { es: 'Intensivo', en: 'Intensive' },
    description: {
      es: 'Clase casi todos los días y un nivel entero de una vez. Es para quien va a Corea sobre todo a aprender coreano.',
      en: 'Class nearly every day and a whole level in one go. It suits people who go to Korea mainly to learn Korean.',
    },
    weeks: { es: '{course-intensive-weeks}', en: '{course-intensive-weeks}' },
    weeksBefore: {
      es: `En marzo de 2025: ${edition.weeks.from} a ${edition.weeks.to} semanas por nivel`,
      en: `In March 2025: ${edition.weeks.from} to ${edition.weeks.to} weeks per level`,
    },
    cost: {
      es: 'Al trimestre, {course-intensive-cost}',
      en: 'Per term, {course-intensive-cost}',
    },
    costBefore: before(edition.intensive, { es: 'al trimestre', en: 'per term' }),
    visa: {
      es: 'Diez semanas caben en 90 días; a partir de trece necesitas el D-4.',
      en: 'Ten weeks fit into 90 days; from thirteen on you need the D-4.',
    },
  },
  {
    id: 'regular',
    name: { es: 'Regular', en: 'Regular' },
    description: {
      es: 'Menos horas a la semana durante un semestre, con tiempo para vivir la ciudad y asentar lo aprendido.',
      en: 'Fewer hours a week over a semester, with time for the city and for what you learn to sink in.',
    },
    weeks: { es: '16 a 20 semanas por semestre', en: '16 to 20 weeks per semester' },
    cost: { es: '{course-regular-cost}', en: '{course-regular-cost}' },
    costBefore: before(edition.regular, { es: 'al semestre', en: 'per semester' }),
    visa: {
      es: 'Pasa de 90 días y necesitas el visado D-4, que el centro tiene que patrocinar para ese curso. Pregúntalo antes de pagar, porque el del precio no lo da: es para quien ya vive en Corea con otro visado.',
      en: 'It is longer than 90 days, so you need a D-4 visa, and the school has to sponsor it for that very course. Ask before you pay: the course priced here does not count for one, and is for people who already live in Korea on another visa.',
    },
  },
  {
    id: 'vacation',
    name: { es: 'De verano o invierno', en: 'Summer or winter' },
    description: {
      es: 'Un curso corto en las vacaciones, a menudo con salidas y talleres. Sirve para decidir si volver por más tiempo.',
      en: 'A short course in the holidays, often with outings and workshops. A good way to decide whether to come back for longer.',
    },
    weeks: { es: '3 a 8 semanas en total', en: '3 to 8 weeks in all' },
    cost: { es: '{course-vacation-cost}', en: '{course-vacation-cost}' },
    costBefore: before(edition.vacation, { es: 'el curso', en: 'for the course' }),
    visa: {
      es: 'Sin visado de estudios. Basta con lo que tu pasaporte exija para entrar.',
      en: 'No student visa. You only need what your passport requires to enter.',
    },
  },
];
