import { perMonth } from '#domain/budget/budget-shares.ts';
import { requestText } from '#domain/budget/budget-request.ts';
import { fill } from '#domain/text/fill.ts';
import { won } from '#domain/text/amounts.ts';
import { budgetCategories, monthlyFigures, type BudgetCategory } from '#domain/budget/budget.ts';
import type { Plan } from './budget-text.ts';

/** An explanation of the figure of each part of a budget. */
export function meaningsOf(plan: Plan): string[] {
  const { inputs, result, locale, reportText } = plan;
  const request = requestText[locale];
  return budgetCategories.flatMap((category) => {
    const text = meaningOf(category, plan);
    if (text === undefined) return [];
    const values = {
      month: won(perMonth(result[category], inputs), locale),
      stay: won(result[category], locale),
      course: won(monthlyFigures.course[inputs.budgetLevel], locale),
      city: request.cities[inputs.city],
      level: request.levels[inputs.budgetLevel].toLowerCase(),
    };
    return [`${reportText.categories[category].name}. ${fill(text, values)}`];
  });
}

function meaningOf(category: BudgetCategory, { inputs, reportText }: Plan): string | undefined {
  const { meaning } = reportText;
  const either = (texts: { included: string; leftOut: string }, included: boolean) =>
    included ? texts.included : texts.leftOut;
  switch (category) {
    case 'accommodation':
      return meaning.accommodation[inputs.accommodation];
    case 'food':
      return either(meaning.food, inputs.includeFood);
    case 'transport':
      return either(meaning.transport, inputs.includeTransport);
    case 'entertainment':
      return either(meaning.entertainment, inputs.includeEntertainment);
    case 'education':
      return inputs.purpose === 'study' ? meaning.education : undefined;
    default:
      return meaning[category];
  }
}
