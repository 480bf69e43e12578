import type { Text } from '../locale.ts';

/** A kind of Korean course with its length and price as of March 2025 (specification 1, section 9). */
export interface Program {
  readonly id: 'intensive' | 'regular' | 'vacation';
  readonly name: Text;
  readonly description: Text;
  /** Weeks, shortest and longest. */
  readonly weeks: { readonly from: number; readonly to: number };
  /** What those weeks are: a level, a semester. */
  readonly weeksOf: Text;
  /** KRW, lowest and highest. */
  readonly cost: { readonly from: number; readonly to: number };
  /** What is paid for at once. */
  readonly costOf: Text;
  /** Whether the course fits into the 90 days without a student visa. */
  readonly visa: Text;
}

export const programs: readonly Program[] = [
  {
    id: 'intensive',
    name: { es: 'Intensivo', en: 'Intensive' },
    description: {
      es: 'Clase casi todos los días y un nivel entero de una vez. Es el ritmo de quien va a Corea a aprender coreano y poco más.',
      en: 'Class nearly every day and a whole level in one go. The pace of those who go to Korea to learn Korean and little else.',
    },
    weeks: { from: 10, to: 15 },
    weeksOf: { es: 'por nivel', en: 'per level' },
    cost: { from: 1_500_000, to: 2_500_000 },
    costOf: { es: 'al trimestre', en: 'per quarter' },
    visa: {
      es: 'Diez semanas caben en 90 días; a partir de trece hace falta el D-4.',
      en: 'Ten weeks fit into 90 days; from thirteen on you need the D-4.',
    },
  },
  {
    id: 'regular',
    name: { es: 'Regular', en: 'Regular' },
    description: {
      es: 'Menos horas a la semana durante un semestre: queda tiempo para vivir la ciudad y asentar lo aprendido.',
      en: 'Fewer hours a week over a semester: there is time left for the city and for what you learn to settle.',
    },
    weeks: { from: 16, to: 20 },
    weeksOf: { es: 'por semestre', en: 'per semester' },
    cost: { from: 800_000, to: 1_200_000 },
    costOf: { es: 'al semestre', en: 'per semester' },
    visa: {
      es: 'Pasa de 90 días: necesitas el visado D-4.',
      en: 'Longer than 90 days: you need the D-4 visa.',
    },
  },
  {
    id: 'vacation',
    name: { es: 'De verano o invierno', en: 'Summer or winter' },
    description: {
      es: 'Un curso corto en las vacaciones, a menudo con salidas y talleres. Sirve para decidir si volver por más tiempo.',
      en: 'A short course in the holidays, often with outings and workshops. A way to decide whether to return for longer.',
    },
    weeks: { from: 3, to: 8 },
    weeksOf: { es: 'en total', en: 'in all' },
    cost: { from: 700_000, to: 1_500_000 },
    costOf: { es: 'el curso', en: 'for the course' },
    visa: {
      es: 'Sin visado de estudios: basta lo que pida tu pasaporte para entrar.',
      en: 'No student visa: what your passport needs to enter is enough.',
    },
  },
];
