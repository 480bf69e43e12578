import { budgetReport } from '#content/copy/budget-report.ts';
import { copy } from '#content/copy/budget.ts';
import { schoolNamed } from '#content/data/schools.ts';
import { formats } from '#content/formats.ts';
import { type Locale, type Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { formatDuration, requestWords } from '#domain/budget/budget-request.ts';
import { won } from '#domain/text/amounts.ts';
import { budgetCategories, type BudgetInputs, type BudgetResult } from '#domain/budget/budget.ts';

/** The texts of the report, with the labels of the calculator's page. */
const texts = {
  ...budgetReport,
  accommodations: copy.accommodations,
  categories: copy.categories,
  today: copy.results.today,
} as const;

export type ReportWords = Localized<typeof texts>;

/** A plan with its result and its texts. */
export interface Plan {
  readonly inputs: BudgetInputs;
  readonly result: BudgetResult;
  readonly locale: Locale;
  readonly words: ReportWords;
}

export const reportWords = (locale: Locale): ReportWords => localize(texts, locale);

/** The choices of a plan, each as a label and a value. */
export function choiceRows({ inputs, locale, words }: Plan): (readonly [string, string])[] {
  const request = requestWords[locale];
  const flags = [
    [words.categories.food.name, inputs.includeFood],
    [words.categories.transport.name, inputs.includeTransport],
    [words.categories.entertainment.name, inputs.includeEntertainment],
  ] as const;
  const names = (wanted: boolean) =>
    flags
      .filter(([, included]) => included === wanted)
      .map(([name]) => name.toLowerCase())
      .join(', ') || words.choices.none;
  const school = schoolNamed(inputs.school);
  return [
    [request.city, request.cities[inputs.city]],
    ...(school ? [[words.choices.school, school.centre[locale]] as const] : []),
    ...(inputs.term ? [[words.choices.term, formats[locale].month(inputs.term)] as const] : []),
    [request.duration, formatDuration(inputs, locale)],
    [request.purpose, request.purposes[inputs.purpose]],
    [request.level, request.levels[inputs.budgetLevel]],
    [words.choices.accommodation, words.accommodations[inputs.accommodation].name],
    [words.choices.included, names(true)],
    [words.choices.leftOut, names(false)],
  ];
}

/** The parts above 0, with the total as the last row. */
export function amountRows({ result, locale, words }: Plan): (readonly [string, string])[] {
  const shown = budgetCategories.filter((category) => result[category] > 0);
  return [
    ...shown.map(
      (category) => [words.categories[category].name, won(result[category], locale)] as const,
    ),
    [words.total.label, won(result.total, locale)],
  ];
}
