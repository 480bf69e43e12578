import type { Ui } from '#content/ui/es.ts';

type States = Ui['newsletter']['states'];

/** How sending goes. */
export type NewsletterState = keyof States;

/** What the form says in each state, which its line of status has. */
export function stateTexts(status: HTMLElement): States {
  return JSON.parse(status.dataset['props'] ?? '{}') as States;
}
