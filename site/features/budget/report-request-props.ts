import type { ToastText } from '#site/ui/toast-card.tsx';
import type { ReportRequestText } from '#content/text/budget-report.ts';
import type { BudgetPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';

export interface ReportRequestProps {
  /** What the result in view was worked out from. */
  readonly inputs: BudgetInputs;
  /** KRW for the whole stay. */
  readonly total: number;
  readonly locale: Locale;
  readonly text: ReportRequestText;
  readonly form: BudgetPage['form'];
  /** Who answers for the data. */
  readonly controller: string;
  readonly privacyHref: string;
  readonly toastText: ToastText;
  /** A report on this plan has just been requested without JavaScript. */
  readonly sent: boolean;
}
