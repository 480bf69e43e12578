import { budgetNotice } from '#content/copy/budget-report.ts';
import { isLocale, type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import { calculateBudget, type BudgetInputs } from '#domain/budget/budget.ts';
import { resultPath } from '../budget-path.ts';
import type { MessageRow } from '../storage/schema.ts';
import type { Content } from './blocks.ts';
import { amountRows, choiceRows, reportWords, type Plan } from './budget-words.ts';
import { languageNames, officeNotice } from './texts.ts';

/** The office's mail about a requested report, in the office's language; only the e-mail address is the visitor's text. */
export function budgetNoticeContent(
  message: MessageRow,
  inputs: BudgetInputs,
  locale: Locale,
  origin: string,
): Content {
  const words = localize(budgetNotice, locale);
  const labels = localize(officeNotice, locale);
  const written = isLocale(message.language) ? message.language : locale;
  const result = calculateBudget(inputs);
  const plan: Plan = { inputs, result, locale, words: reportWords(locale) };
  const { message: summary } = budgetRequest(inputs, locale);
  return {
    subject: `${words.subject}: ${summary.split('\n', 2).join(', ')}`,
    blocks: [
      { kind: 'title', text: words.heading },
      {
        kind: 'table',
        rows: [
          [labels.email, message.email],
          [labels.language, languageNames[written][locale]],
          [labels.received, new Date(message.created_at).toISOString()],
          [labels.reference, message.id],
        ],
      },
      { kind: 'heading', text: words.plan },
      { kind: 'table', rows: choiceRows(plan) },
      { kind: 'heading', text: words.breakdown },
      { kind: 'table', rows: amountRows(plan), hasTotal: true },
      { kind: 'links', links: [{ label: words.open, url: origin + resultPath(inputs, written) }] },
      { kind: 'small', text: words.reply },
    ],
  };
}
