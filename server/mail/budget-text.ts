import { budgetReport } from '#content/text/budget-report.ts';
import { text } from '#content/text/budget.ts';
import { schoolNamed } from '#content/data/schools.ts';
import { formats } from '#content/formats.ts';
import { type Locale, type Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { formatDuration, requestText } from '#domain/budget/budget-request.ts';
import { won } from '#domain/text/amounts.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { budgetCategories, type BudgetResult } from '#domain/budget/budget.ts';

/** The texts of the report, with the labels of the calculator's page. */
const texts = {
  ...budgetReport,
  accommodations: text.accommodations,
  categories: text.categories,
  today: text.results.today,
} as const;

export type ReportText = Localized<typeof texts>;

/** A plan with its result and its texts. */
export interface Plan {
  readonly inputs: BudgetInputs;
  readonly result: BudgetResult;
  readonly locale: Locale;
  readonly reportText: ReportText;
}

export const reportTextIn = (locale: Locale): ReportText => localize(texts, locale);

/** The choices of a plan, each as a label and a value. */
export function choiceRows({ inputs, locale, reportText }: Plan): (readonly [string, string])[] {
  const request = requestText[locale];
  const flags = [
    [reportText.categories.food.name, inputs.includeFood],
    [reportText.categories.transport.name, inputs.includeTransport],
    [reportText.categories.entertainment.name, inputs.includeEntertainment],
  ] as const;
  const names = (wanted: boolean) =>
    flags
      .filter(([, included]) => included === wanted)
      .map(([name]) => name.toLowerCase())
      .join(', ') || reportText.choices.none;
  const school = schoolNamed(inputs.school);
  return [
    [request.city, request.cities[inputs.city]],
    ...(school ? [[reportText.choices.school, school.centre[locale]] as const] : []),
    ...(inputs.term
      ? [[reportText.choices.term, formats[locale].month(inputs.term)] as const]
      : []),
    [request.duration, formatDuration(inputs, locale)],
    [request.purpose, request.purposes[inputs.purpose]],
    [request.level, request.levels[inputs.budgetLevel]],
    [reportText.choices.accommodation, reportText.accommodations[inputs.accommodation].name],
    [reportText.choices.included, names(true)],
    [reportText.choices.leftOut, names(false)],
  ];
}

/** The parts above 0, with the total as the last row. */
export function amountRows({ result, locale, reportText }: Plan): (readonly [string, string])[] {
  const shown = budgetCategories.filter((category) => result[category] > 0);
  return [
    ...shown.map(
      (category) => [reportText.categories[category].name, won(result[category], locale)] as const,
    ),
    [reportText.total.label, won(result.total, locale)],
  ];
}
