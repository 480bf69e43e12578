import type { Locale } from '#content/locale.ts';
import { type PageId, pathTo } from '#content/pages.ts';
import { compareBudgets, otherCity } from '#domain/budget/budget-compare.ts';
import { perDay, perMonth } from '#domain/budget/budget-shares.ts';
import { formatDuration, requestText } from '#domain/budget/budget-request.ts';
import { pricesToday } from '#content/data/prices-today.ts';
import { budgetToday } from '#domain/budget/budget-today.ts';
import { fill } from '#domain/text/fill.ts';
import { stayPermit } from '#domain/budget/stay-permit.ts';
import { isVisit } from '#domain/budget/visit.ts';
import { won } from '#domain/text/amounts.ts';
import { budgetCities, type BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { convert, RATES } from '#domain/budget/rates.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { resultPath } from '../budget-path.ts';
import type { Block, Content, MailLink } from './blocks.ts';
import { adviceOf } from './budget-advice.ts';
import { meaningsOf } from './budget-meanings.ts';
import { paperBlocks } from './budget-papers.ts';
import { visitBlocks } from './budget-visit.ts';
import { amountRows, choiceRows, reportTextIn, type Plan, type ReportText } from './budget-text.ts';

/**
 * The detailed report on a plan, made only from its inputs: it contains no text of the visitor.
 * @param origin of the website.
 */
export function budgetReportContent(inputs: BudgetInputs, locale: Locale, origin: string): Content {
  const reportText = reportTextIn(locale);
  const plan: Plan = { inputs, locale, reportText, result: calculateBudget(inputs) };
  const subject = fill(reportText.subject, {
    city: requestText[locale].cities[inputs.city],
    duration: formatDuration(inputs, locale),
  });
  const visits = isVisit(inputs);
  const links = furtherLinks(inputs, reportText, locale, origin);
  return {
    subject,
    blocks: [
      { kind: 'title', text: subject },
      { kind: 'text', text: reportText.greeting },
      { kind: 'text', text: visits ? reportText.visit.intro : reportText.intro },
      { kind: 'heading', text: reportText.plan },
      { kind: 'table', rows: choiceRows(plan) },
      ...(visits ? visitBlocks(plan, origin) : []),
      ...totalBlocks(plan),
      { kind: 'heading', text: reportText.breakdown },
      { kind: 'table', rows: amountRows(plan), hasTotal: true },
      { kind: 'heading', text: reportText.meanings },
      { kind: 'list', items: meaningsOf(plan) },
      { kind: 'text', text: visits ? reportText.visit.notIncluded : reportText.notIncluded },
      ...paperBlocks(plan),
      ...comparisonBlocks(plan),
      { kind: 'heading', text: reportText.advice.heading },
      { kind: 'list', items: adviceOf(plan) },
      { kind: 'heading', text: reportText.more },
      {
        kind: 'links',
        links: [{ label: reportText.result, url: origin + resultPath(inputs, locale) }],
      },
      ...(links.length > 0 ? [{ kind: 'links', links } as const] : []),
      { kind: 'text', text: reportText.dated },
      { kind: 'text', text: reportText.promise },
      { kind: 'text', text: `${reportText.farewell}\n${reportText.signature}` },
      { kind: 'small', text: reportText.ignore },
    ],
  };
}

function totalBlocks({ inputs, result, locale, reportText }: Plan): Block[] {
  const inCurrency = (currency: 'EUR' | 'USD') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }).format(convert(result.total, RATES[currency]));
  const pace = {
    month: won(perMonth(result.total, inputs), locale),
    day: won(perDay(result.total, inputs), locale),
  };
  const today = won(budgetToday(inputs, pricesToday), locale);
  const rates = { euros: inCurrency('EUR'), dollars: inCurrency('USD') };
  return [
    { kind: 'figure', label: reportText.total.label, figure: won(result.total, locale) },
    { kind: 'text', text: `${fill(reportText.today, { amount: today })}.` },
    {
      kind: 'text',
      text: `${fill(reportText.total.rates, rates)} ${fill(reportText.total.pace, pace)}`,
    },
  ];
}

/** A table of both cities at the three levels, and a sentence about the other city. */
function comparisonBlocks({ inputs, result, locale, reportText }: Plan): Block[] {
  const { heading, intro, yours, cheaper, dearer, same } = reportText.comparison;
  const { cities, levels, level } = requestText[locale];
  const compared = compareBudgets(inputs);
  const rows = compared.map((row) => {
    const mine = row.level === inputs.budgetLevel ? ` (${yours})` : '';
    const totals = row.cities.map((each) => won(each.result.total, locale));
    return [levels[row.level] + mine].concat(totals);
  });
  const other = calculateBudget({ ...inputs, city: otherCity(inputs.city) });
  const difference = result.total - other.total;
  const sentence = difference > 0 ? cheaper : difference < 0 ? dearer : same;
  const values = {
    city: cities[otherCity(inputs.city)],
    total: won(other.total, locale),
    saving: won(Math.abs(difference), locale),
  };
  return [
    { kind: 'heading', text: heading },
    { kind: 'text', text: intro },
    { kind: 'table', columns: [level, ...budgetCities.map((city) => cities[city])], rows },
    { kind: 'text', text: fill(sentence, values) },
  ];
}

interface Entry {
  readonly page: PageId;
  readonly anchor?: string;
  readonly label: string;
}

function furtherLinks(
  inputs: BudgetInputs,
  text: ReportText,
  locale: Locale,
  origin: string,
): MailLink[] {
  const purpose = stayPermit(inputs) === 'd4' ? 'd4' : inputs.purpose;
  const entries: readonly Entry[] = [
    ...text.furtherByPurpose[purpose],
    ...text.further,
    text.contact,
  ];
  return entries.map(({ page, anchor, label }) => ({
    label,
    url: origin + pathTo(page, locale) + (anchor ? `#${anchor}` : ''),
  }));
}
