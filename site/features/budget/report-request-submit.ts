import { ResponseError, send } from '#site/lib/api.ts';
import { startedAt } from '#site/lib/draft.ts';
import { idempotencyKey } from '#site/lib/idempotency-key.ts';
import type { Locale } from '#content/locale.ts';
import { budgetRequest } from '#domain/budget/budget-request.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { draftName } from './requested-plans.ts';

export type ReportFailure = 'unavailable' | 'address' | 'limited' | 'offline';

export type ReportOutcome = 'sent' | ReportFailure;

interface ReportOrder {
  readonly email: string;
  readonly inputs: BudgetInputs;
  readonly language: Locale;
  /** The hidden field that only robots fill in. */
  readonly website: string;
}

/** Requests the report on a plan; sending the same request again has no further effect. */
export async function requestReport(order: ReportOrder): Promise<ReportOutcome> {
  const { inputs, language, website } = order;
  const email = order.email.trim();
  const body = {
    ...budgetRequest(inputs, language),
    email,
    privacyAccepted: true,
    language,
    budget: inputs,
    website,
    startedAt: startedAt(draftName),
  };
  const key = idempotencyKey(draftName, JSON.stringify([email, inputs, language]));
  try {
    await send('POST', '/api/contact', body, { 'Idempotency-Key': key });
  } catch (error) {
    console.error('the report was not requested', error);
    return reasonOf(error);
  }
  return 'sent';
}

function reasonOf(error: unknown): ReportFailure {
  if (!(error instanceof ResponseError)) return navigator.onLine ? 'unavailable' : 'offline';
  // The e-mail address is the only field that can be wrong.
  if (error.status === 422) return 'address';
  return error.status === 429 ? 'limited' : 'unavailable';
}
