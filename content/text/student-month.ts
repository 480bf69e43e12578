import type { Text } from '../locale.ts';

interface Kind {
  readonly amount: Text;
  readonly what: Text;
}

/**
 * What a month costs as a student: one explanation for every page that answers the question.
 * `short` is for a card or a sentence, `kinds` for a list.
 */
export const studentMonth = {
  heading: { es: 'Un mes de estudiante', en: 'A student’s month' },
  figure: 'student-month',
  short: {
    es: 'Cuenta con {student-month} al mes, sin el curso. Con menos solo llegas si tienes plaza en una residencia y cocinas casi siempre. La [calculadora](budget) añade ocio, suministros (servicios) e imprevistos.',
    en: 'Plan on {student-month} a month, without the course. You get by on less only with a place in a university dormitory and nearly every meal cooked at home. The [calculator](budget) adds leisure, utilities and unexpected costs.',
  },
  kinds: [
    {
      amount: { es: '{student-month}', en: '{student-month}' },
      what: {
        es: 'Cuenta con esta cifra. Incluye habitación, comida, transporte, teléfono y seguro, con alguna salida; no incluye el curso ni la fianza (depósito).',
        en: 'Plan on this figure. It includes room, food, transport, phone and insurance, with the odd night out, but no course and no deposit.',
      },
    },
    {
      amount: { es: '{student-month-lean}', en: '{student-month-lean}' },
      what: {
        es: 'Lo mínimo, con plaza en una residencia y cocinando casi siempre.',
        en: 'The minimum, with a place in a university dormitory and nearly every meal cooked at home.',
      },
    },
    {
      amount: { es: '{calc-month}', en: '{calc-month}' },
      what: {
        es: 'Lo que suma la [calculadora](budget) en un goshiwon de Seúl, del nivel económico al medio, sin el curso. Añade ocio, suministros e imprevistos.',
        en: 'What the [calculator](budget) adds up for a goshiwon in Seoul, from the budget to the mid-range level, without the course. It adds leisure, utilities and unexpected costs.',
      },
    },
  ] satisfies readonly Kind[],
} as const;
