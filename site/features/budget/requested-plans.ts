import { keepDraft, readDraft } from '#site/lib/draft.ts';

/** The id of the draft with the e-mail address and the requested plans. */
export const draftName = 'budget-report';

/** The plans whose report was requested in this tab, as queries of their inputs. */
export function requestedPlans(): readonly string[] {
  return readDraft(draftName)?.['requested']?.split('\n') ?? [];
}

export function addRequestedPlan(plan: string): void {
  const requested = [...requestedPlans(), plan].join('\n');
  keepDraft(draftName, { ...readDraft(draftName), requested });
}
