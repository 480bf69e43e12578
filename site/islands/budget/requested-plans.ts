import { keepDraft, readDraft } from '#site/lib/draft.ts';

/** The draft that keeps the e-mail address while the dialog is closed, and which plans were requested. */
export const draftName = 'budget-report';

/** The plans that a report was requested for in this tab, as queries of their inputs. */
export function requestedPlans(): readonly string[] {
  return readDraft(draftName)?.['requested']?.split('\n') ?? [];
}

export function addRequestedPlan(plan: string): void {
  const requested = [...requestedPlans(), plan].join('\n');
  keepDraft(draftName, { ...readDraft(draftName), requested });
}
