import { useId, type ReactNode } from 'react';
import { useHydrated } from '#site/lib/hydrated.ts';
import { Button } from '#site/ui/button.tsx';
import { prepareToast, useToast } from '#site/ui/toast.tsx';
import type { ToastText } from '#site/ui/toast-card.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { ContactTopic } from './read.ts';
import type { ContactText } from '#site/lib/read-ui.ts';
import type { ContactForm as FormName, FailedContact } from '#domain/contact.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { ContactNotice } from './contact-notice.tsx';
import type { Outcome } from './submit-contact.ts';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  readonly form: FormName;
  readonly locale: Locale;
  readonly text: ContactText;
  readonly toastText: ToastText;
  /** The query for which the document was rendered. */
  readonly search: string;
  /** What the link to the form was about. */
  readonly topic?: ContactTopic | undefined;
  /** The server's answer to a form sent without JavaScript. */
  readonly failed?: FailedContact | undefined;
  /** The legal information beside the form. */
  readonly children: ReactNode;
}

/** Sends a message to the office; works without JavaScript too. */
export function ContactForm({
  form,
  locale,
  text,
  toastText,
  search,
  topic,
  failed,
  children,
}: Props) {
  const { toast, showToast } = useToast(toastText);
  const hydrated = useHydrated();
  const why = useId();

  function announce(outcome: Outcome) {
    if (outcome.kind === 'sent') showToast({ ...text.success, seal: '감사' });
    if (outcome.kind !== 'failed') return;
    const { title, text: line } = text.failure;
    showToast({ title, text: line, variant: 'destructive' });
  }

  const { element, outcome, sending, accepted, fieldErrors, round, values, onInput, onSubmit } =
    useContactForm({
      form,
      locale,
      text,
      search,
      topic,
      failed: failed?.form === form ? failed : undefined,
      onOutcome: announce,
    });
  const locked = hydrated && !accepted;
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action="/api/contact"
        // Browsers do not restore the tick after a reload: consent is given each time. Drafts keep what was typed.
        autoComplete="off"
        aria-busy={sending || undefined}
        noValidate
        onInput={(event) => {
          prepareToast();
          onInput(event);
        }}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="language" value={locale} />
        <ContactNotice form={form} text={text} outcome={outcome} />
        <ContactFields
          key={round}
          form={form}
          text={text}
          topic={topic}
          privacyHref={pathTo('privacy-policy', locale)}
          fieldErrors={fieldErrors}
          readOnly={sending}
          values={values}
        />
        <div className={`row ${styles.send}`}>
          <Button
            type="submit"
            busy={sending}
            // The keyboard still reaches it, and a press says what is missing.
            aria-disabled={locked || sending || undefined}
            aria-describedby={locked ? why : undefined}
          >
            {sending ? text.sending : text.send}
          </Button>
          {/* Without scripts the button is never disabled. */}
          {!accepted && (
            <p id={why} className="needs-script">
              {text.privacyWhy}
            </p>
          )}
        </div>
        {children}
      </form>
      {toast}
    </>
  );
}
