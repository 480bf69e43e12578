import { budgetNotice } from '#content/text/budget-report.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { resultPath } from '../budget-path.ts';
import type { MessageRow } from '../storage/schema.ts';
import type { Content } from './blocks.ts';
import { amountRows, choiceRows, reportTextIn, type Plan } from './budget-text.ts';
import { languageNames, officeNotice } from './texts.ts';

/** The office's mail about a requested report, in the office's language; only the e-mail address is the visitor's text. */
export function budgetNoticeContent(
  message: MessageRow,
  inputs: BudgetInputs,
  locale: Locale,
  origin: string,
): Content {
  const text = localize(budgetNotice, locale);
  const budgetNoticeText = localize(officeNotice, locale);
  const written = isLocale(message.language) ? message.language : locale;
  const result = calculateBudget(inputs);
  const plan: Plan = { inputs, result, locale, reportText: reportTextIn(locale) };
  const { message: summary } = budgetRequest(inputs, locale);
  return {
    subject: `${text.subject}: ${summary.split('\n', 2).join(', ')}`,
    blocks: [
      { kind: 'title', text: text.heading },
      {
        kind: 'table',
        rows: [
          [budgetNoticeText.email, message.email],
          [budgetNoticeText.language, languageNames[written][locale]],
          [budgetNoticeText.received, new Date(message.created_at).toISOString()],
          [budgetNoticeText.reference, message.id],
        ],
      },
      { kind: 'heading', text: text.plan },
      { kind: 'table', rows: choiceRows(plan) },
      { kind: 'heading', text: text.breakdown },
      { kind: 'table', rows: amountRows(plan), hasTotal: true },
      { kind: 'links', links: [{ label: text.open, url: origin + resultPath(inputs, written) }] },
      { kind: 'small', text: text.reply },
    ],
  };
}
