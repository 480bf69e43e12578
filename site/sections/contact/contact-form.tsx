import { useId } from 'react';
import type { ContactResult } from '#site/lib/contact-result.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { Button } from '#site/ui/button.tsx';
import { PrivacyBasics } from '#site/ui/form-privacy.tsx';
import { prepareToast, useToast } from '#site/ui/toast.tsx';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { Ui } from '#content/ui/es.ts';
import type { ContactForm as FormName, ContactSubject } from '#domain/contact.ts';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { ContactNotice } from './contact-notice.tsx';
import type { Outcome } from './submit-contact.ts';
import { useContactForm } from './use-contact-form.ts';

interface Props {
  readonly form: FormName;
  readonly locale: Locale;
  readonly ui: Ui['form'];
  /** Who answers for the data. */
  readonly controller: string;
  readonly privacyHref: string;
  /** A message has just been sent without JavaScript. */
  readonly sent?: boolean;
  /** What the server made of the form when it was sent without JavaScript. */
  readonly initial?: ContactResult | undefined;
  /** The subject that the address asks for. */
  readonly subject?: ContactSubject | undefined;
}

/** Sends a message to the office; works without JavaScript too. */
export function ContactForm(props: Props) {
  const { form, locale, ui, controller, privacyHref, sent = false, subject } = props;
  const initial = props.initial?.form === form ? props.initial : undefined;
  const toast = useToast();
  const hydrated = useHydrated();
  const why = useId();

  function announce(outcome: Outcome) {
    if (outcome.kind === 'sent') toast({ ...ui.success, seal: '감사' });
    if (outcome.kind !== 'failed') return;
    const { title, text } = ui.failure;
    toast({ title, text, variant: 'destructive' });
  }

  const { element, onInput, onSubmit, outcome, sending, ...contact } = useContactForm({
    form,
    locale,
    initial,
    sent,
    subject,
    onOutcome: announce,
  });
  const locked = hydrated && !contact.accepted;
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action="/api/contact"
      aria-busy={sending || undefined}
      noValidate={hydrated}
      onInput={(event) => {
        prepareToast();
        onInput(event);
      }}
      onSubmit={onSubmit}
    >
      {initial && <OwnAddress path={pathTo(form, locale)} />}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="language" value={locale} />
      <ContactNotice form={form} ui={ui} outcome={outcome} />
      <ContactFields
        key={contact.round}
        form={form}
        ui={ui}
        privacyHref={privacyHref}
        issues={contact.issues}
        readOnly={sending}
        values={contact.values}
      />
      <div className={styles.send}>
        <Button
          type="submit"
          busy={sending}
          disabled={locked || sending}
          aria-describedby={locked ? why : undefined}
        >
          {sending ? ui.sending : ui.send}
        </Button>
        {locked && <p id={why}>{ui.privacyWhy}</p>}
      </div>
      <PrivacyBasics words={ui.legal} controller={controller} href={privacyHref} />
    </form>
  );
}

/** A form that is shown again stands at the address it was sent to; the website only knows its own. */
function OwnAddress({ path }: { path: string }) {
  const script = `history.replaceState(null,'',${JSON.stringify(path)})`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
