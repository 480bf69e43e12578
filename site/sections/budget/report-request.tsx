import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { startedAt } from '#site/lib/draft.ts';
import { later } from '#site/lib/later.ts';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { prepareToast, useToast } from '#site/ui/toast.tsx';
import type { ReportRequestCopy } from '#content/copy/budget-report.ts';
import type { Locale } from '#content/locale.ts';
import type { Ui } from '#content/ui/es.ts';
import { budgetQuery } from '#domain/budget-inputs.ts';
import type { BudgetInputs } from '#domain/budget.ts';
import styles from './report-request.module.css';
import { PlainReportRequest } from './report-request-plain.tsx';
import type { ReportDialogProps } from './report-request-dialog.tsx';
import type { ReportOutcome } from './report-request-submit.ts';

export interface ReportRequestProps {
  /** What the result in view was worked out from. */
  readonly inputs: BudgetInputs;
  readonly locale: Locale;
  readonly copy: ReportRequestCopy;
  readonly form: Ui['form'];
  /** Who answers for the data. */
  readonly controller: string;
  readonly privacyHref: string;
}

/** Few visitors ask for a report: the window loads after the results. */
const loadDialog = () => later(() => import('./report-request-dialog.tsx'));

/** The plans that a report was requested for, as long as the site is open; only written in the browser. */
let requestedPlans: readonly string[] = [];

/** The button that asks for a detailed report, its window, and what became of the request. */
export function ReportRequest(props: ReportRequestProps) {
  const { inputs, copy } = props;
  const plan = budgetQuery(inputs).toString();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  const [plans, setPlans] = useState(requestedPlans);
  const [params] = useSearchParams();
  const requested = plans.includes(plan) || params.get('sent') === '1';
  const success = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  const toast = useToast();

  useEffect(() => {
    startedAt('budget-report');
    loadDialog().then(
      (module) => setDialog(() => module.ReportDialog),
      () => undefined,
    );
  }, []);

  // The button that was pressed is disabled by now: the focus goes on to what it has led to.
  useEffect(() => {
    if (requested && arrived.current) success.current?.focus();
    arrived.current = false;
  }, [requested]);

  function show() {
    prepareToast();
    setOpen(true);
    if (Dialog) return;
    loadDialog().then(
      (module) => setDialog(() => module.ReportDialog),
      () => {
        setOpen(false);
        const { title, text } = copy.failure;
        toast({ title, text, variant: 'destructive' });
      },
    );
  }

  function onOutcome(outcome: ReportOutcome, visible: boolean) {
    if (outcome !== 'sent') {
      const { title, text } = copy.failure;
      if (!visible) toast({ title, text, variant: 'destructive' });
      return;
    }
    const { title, text } = copy.success;
    toast({ title, text, seal: '감사' });
    arrived.current = visible;
    requestedPlans = [...requestedPlans, plan];
    setPlans(requestedPlans);
  }

  return (
    <div className={styles.request}>
      <p>{copy.lead}</p>
      <Button className={styles.open} disabled={requested} onClick={show}>
        {requested ? copy.requested : copy.open}
      </Button>
      {requested ? (
        <div className={styles.notice}>
          <Notice
            tone="good"
            heading={copy.success.title}
            role="status"
            tabIndex={-1}
            ref={success}
          >
            <p>{copy.success.text}</p>
            <p>{copy.success.now}</p>
          </Notice>
        </div>
      ) : (
        <noscript>
          <PlainReportRequest {...props} plan={plan} />
        </noscript>
      )}
      {open && Dialog && <Dialog {...props} onOutcome={onOutcome} onClose={() => setOpen(false)} />}
    </div>
  );
}
