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
    es: 'Cuenta con {student-month} al mes, sin el curso. Con {student-month-lean.edition}, la cifra que dábamos aquí en marzo de 2025, solo llegas con plaza en una residencia y cocinando casi siempre. La [calculadora](budget) suma además ocio, suministros e imprevistos: de {calc-month.from} a {calc-month.to} en un goshiwon de Seúl.',
    en: 'Reckon with {student-month} a month, course not included. {student-month-lean.edition}, the figure we gave here in March 2025, is enough only with a place in a dormitory and nearly every meal cooked at home. The [calculator](budget) also adds leisure, utilities and a margin: {calc-month.from} to {calc-month.to} in a goshiwon in Seoul.',
  },
  kinds: [
    {
      amount: { es: '{student-month}', en: '{student-month}' },
      what: {
        es: 'La cifra con la que contar: habitación, comida, transporte, teléfono y seguro, con alguna salida. Sin curso ni fianza.',
        en: 'The figure to reckon with: room, food, transport, phone and insurance, with the odd night out. No course, no deposit.',
      },
    },
    {
      amount: { es: '{student-month-lean}', en: '{student-month-lean}' },
      what: {
        es: 'Lo mínimo: con plaza en una residencia y cocinando casi siempre. Era la cifra de inicio y de estudiar en marzo de 2025.',
        en: 'The least: with a place in a dormitory and nearly every meal cooked at home. The home and study pages gave it in March 2025.',
      },
    },
    {
      amount: { es: '{calc-month}', en: '{calc-month}' },
      what: {
        es: 'Lo que suma la [calculadora](budget) en un goshiwon de Seúl, del nivel económico al medio: añade ocio, suministros y un margen para imprevistos.',
        en: 'What the [calculator](budget) adds up for a goshiwon in Seoul, from the budget to the mid-range level: with leisure, utilities and a margin for the unexpected.',
      },
    },
  ] satisfies readonly Kind[],
} as const;
