import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { keepDraft, readDraft } from '#site/lib/draft.ts';
import { Button } from '#site/ui/button.tsx';
import { DialogTop } from '#site/ui/dialog-top.tsx';
import { EmailField } from '#site/ui/email-field.tsx';
import { PrivacyBasics, PrivacyTick } from '#site/ui/form-privacy.tsx';
import { Trap } from '#site/ui/trap.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { formatDuration, requestText } from '#domain/budget/budget-request.ts';
import { won } from '#domain/text/amounts.ts';
import { isEmail, storedEmail } from '#domain/text/email.ts';
import { fill } from '#domain/text/fill.ts';
import type { ReportRequestProps } from './report-request-props.ts';
import { requestReport, type ReportFailure, type ReportOutcome } from './report-request-submit.ts';
import { draftName } from './requested-plans.ts';

interface ReportDialogProps extends ReportRequestProps {
  /** Called after each attempt; `visible` tells whether the dialog is still open. */
  readonly onOutcome: (outcome: ReportOutcome, visible: boolean) => void;
  readonly onClose: () => void;
}

/** The dialog that asks for an e-mail address. Each opening resets everything but the address. */
export function ReportDialog(props: ReportDialogProps) {
  const { inputs, locale, text, form, controller, privacyHref, onOutcome, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const id = useId();
  const [email, setEmail] = useState(() => readDraft(draftName)?.['email'] ?? '');
  const [accepted, setAccepted] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ReportFailure | 'privacy'>();
  const [wrong, setWrong] = useState(false);
  const empty = email.trim() === '';
  const locked = empty || !accepted;

  useEffect(() => {
    dialog.current?.showModal();
    address.current?.focus();
  }, []);
  useEffect(() => notice.current?.focus(), [problem]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    if (locked) {
      if (!empty) setProblem('privacy');
      return;
    }
    if (!isEmail(storedEmail(email))) {
      setWrong(true);
      address.current?.focus();
      return;
    }
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const trap = event.currentTarget.elements.namedItem('website');
    const website = trap instanceof HTMLInputElement ? trap.value : '';
    const outcome = await requestReport({ email, inputs, language: locale, website });
    busy.current = false;
    const visible = dialog.current?.open ?? false;
    setSending(false);
    if (outcome === 'sent') dialog.current?.close();
    else setProblem(outcome);
    onOutcome(outcome, visible);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-plan`}
      className="dialog report-dialog"
      onClose={onClose}
    >
      <DialogTop id={`${id}-title`} close={text.close}>
        {text.open}
      </DialogTop>
      <p id={`${id}-plan`} className="report-dialog-plan">
        <Plan {...props} /> {text.promise}
      </p>
      <form
        noValidate
        className="budget-report-form"
        aria-busy={sending || undefined}
        onSubmit={onSubmit}
      >
        {problem && (
          <Notice tone="bad" heading={text.failure.title} role="alert" tabIndex={-1} ref={notice}>
            {problem === 'privacy' ? (
              <p>{text.privacyMissing}</p>
            ) : (
              <>
                <p>{text.failure.text}</p>
                <p>{text.failure.reasons[problem]}</p>
              </>
            )}
          </Notice>
        )}
        <EmailField
          ref={address}
          id={`${id}-email`}
          name="email"
          text={form}
          required
          readOnly={sending}
          label={form.email}
          value={email}
          error={wrong ? form.emailInvalid : undefined}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            if (wrong && isEmail(storedEmail(event.currentTarget.value))) setWrong(false);
            keepDraft(draftName, { ...readDraft(draftName), email: event.currentTarget.value });
          }}
        />
        <Trap label={form.honeypot} />
        <PrivacyTick
          id={`${id}-privacy`}
          text={form}
          href={privacyHref}
          checked={accepted}
          onChange={({ currentTarget }) => setAccepted(currentTarget.checked)}
        />
        <div className="report-dialog-send">
          <Button
            type="submit"
            busy={sending}
            // The keyboard still reaches it, and a press says what is missing.
            aria-disabled={locked || sending || undefined}
            aria-describedby={locked ? `${id}-why` : undefined}
          >
            {sending ? text.sending : text.send}
          </Button>
          {locked && <p id={`${id}-why`}>{text.why}</p>}
        </div>
        <PrivacyBasics
          text={form.legal}
          controller={controller}
          purpose={text.purpose}
          href={privacyHref}
        />
      </form>
    </dialog>
  );
}

/** A summary of the plan with its total. */
function Plan({ inputs, total, locale, text }: ReportDialogProps) {
  const reportRequestDialogText = requestText[locale];
  const level = reportRequestDialogText.levels[inputs.budgetLevel].toLowerCase();
  const parts = [
    reportRequestDialogText.cities[inputs.city],
    formatDuration(inputs, locale),
    reportRequestDialogText.purposes[inputs.purpose].toLowerCase(),
    fill(text.level, { level }),
  ];
  return (
    <>
      {parts.join(', ')}:{' '}
      <strong className="report-dialog-total">{withAmounts(won(total, locale))}</strong>.
    </>
  );
}
