import { copy as budgetCopy } from './copy/budget.ts';
import { coursePrices } from './data/course-prices.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { readPage } from './read.server.ts';
import { figuresIn, readPageFigures } from './register/figures.ts';
import { register } from './register/register.ts';

/** The calculator's page in one language: its words, what courses cost, and known one-off costs. */
export function readBudget(locale: Locale) {
  const { won } = formats[locale];
  return {
    ...readPage('budget', locale),
    coursePrices,
    /** One-off costs that the register knows, as the visitor would type them. */
    known: {
      visa: `${register['visa-fee-long'].current.value} US$`,
      card: won(register['arc-fee'].current.value),
      application: won(register['school-application-fee'].current.value),
      deposits: {
        goshiwon: won(register['goshiwon-deposit'].current.value),
        apartment: won(register['oneroom-deposit'].current.value.from),
      },
    },
    figures: readPageFigures(figuresIn(budgetCopy, { figure: 'course-vacation-cost' }), locale),
  };
}

export type BudgetPage = ReturnType<typeof readBudget>;
