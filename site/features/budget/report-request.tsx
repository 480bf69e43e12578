import { useEffect, useRef, useState } from 'react';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { startedAt } from '#site/lib/draft.ts';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { prepareToast, useToast } from '#site/ui/toast.tsx';
import { budgetQuery } from '#domain/budget/budget-inputs.ts';
import dialogStyles from './report-request-dialog.css?url';
import { PlainReportRequest } from './report-request-plain.tsx';
import { ReportDialog } from './report-request-dialog.tsx';
import type { ReportRequestProps } from './report-request-props.ts';
import type { ReportOutcome } from './report-request-submit.ts';
import { addRequestedPlan, draftName, requestedPlans } from './requested-plans.ts';

/** Its styles come late, as few visitors request a report. */
const loadStyles = () => addStylesheet(dialogStyles);

/** The button that requests a detailed report, its dialog, and the result of the request. */
export function ReportRequest(props: ReportRequestProps) {
  const { inputs, text } = props;
  const plan = budgetQuery(inputs).toString();
  const [styled, setStyled] = useState(false);
  const [open, setOpen] = useState(false);
  const [plans, setPlans] = useState<readonly string[]>([]);
  const requested = props.sent || plans.includes(plan);
  const success = useRef<HTMLDivElement>(null);
  const arrived = useRef(false);
  const { toast, showToast } = useToast(props.toastText);

  useEffect(() => {
    startedAt(draftName);
    setPlans(requestedPlans());
    loadStyles().then(
      () => setStyled(true),
      () => undefined,
    );
  }, []);

  // The pressed button is now disabled, so the focus moves to the result.
  useEffect(() => {
    if (requested && arrived.current) success.current?.focus();
    arrived.current = false;
  }, [requested]);

  function show() {
    prepareToast();
    setOpen(true);
    if (styled) return;
    loadStyles().then(
      () => setStyled(true),
      () => {
        setOpen(false);
        const { title, text: line } = text.failure;
        showToast({ title, text: line, variant: 'destructive' });
      },
    );
  }

  function onOutcome(outcome: ReportOutcome, visible: boolean) {
    if (outcome !== 'sent') {
      const { title, text: line } = text.failure;
      if (!visible) showToast({ title, text: line, variant: 'destructive' });
      return;
    }
    const { title, text: line } = text.success;
    showToast({ title, text: line, seal: '감사' });
    arrived.current = visible;
    addRequestedPlan(plan);
    setPlans(requestedPlans());
  }

  return (
    <div className="not-printed budget-report">
      <p>{text.lead}</p>
      <Button className="budget-report-open" disabled={requested} onClick={show}>
        {requested ? text.requested : text.open}
      </Button>
      {requested ? (
        <div className="budget-report-notice">
          <Notice
            tone="good"
            heading={text.success.title}
            role="status"
            tabIndex={-1}
            ref={success}
          >
            <p>{text.success.text}</p>
            <p>{text.success.now}</p>
          </Notice>
        </div>
      ) : (
        <noscript>
          <PlainReportRequest {...props} plan={plan} />
        </noscript>
      )}
      {open && styled && (
        <ReportDialog {...props} onOutcome={onOutcome} onClose={() => setOpen(false)} />
      )}
      {toast}
    </div>
  );
}
