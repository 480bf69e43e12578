import type { MouseEvent } from 'react';
import { Notice } from '#site/ui/notice.tsx';
import type { ContactWords } from '#content/read.server.ts';
import type { ContactField, ContactForm, ContactFieldErrors } from '#domain/contact.ts';
import type { FailureReason, Outcome } from './submit-contact.ts';

/** The fields in the order of the form. */
const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message', 'privacyAccepted'];

export const fieldId = (form: ContactForm, field: ContactField) => `${form}-${field}`;

/** The second line of a failure notice (specification 1, section 8): its cause, or that the text is kept. */
function failureDetail(reason: FailureReason, ui: ContactWords): string {
  if (reason === 'offline') return ui.offline;
  return reason === 'limited' ? ui.tooMany : ui.failure.kept;
}

interface Props {
  readonly form: ContactForm;
  readonly ui: ContactWords;
  readonly outcome: Outcome;
}

/** The result of the last attempt to send, above the form. */
export function ContactNotice({ form, ui, outcome }: Props) {
  if (outcome.kind === 'idle') return null;
  if (outcome.kind === 'invalid')
    return <Summary form={form} ui={ui} fieldErrors={outcome.fieldErrors} />;
  if (outcome.kind === 'sent') {
    return (
      <Notice tone="good" heading={ui.success.title} role="status" tabIndex={-1} data-outcome="">
        <p>{ui.success.text}</p>
      </Notice>
    );
  }
  const { title, text } = ui.failure;
  return (
    <Notice tone="bad" heading={title} role="alert" tabIndex={-1} data-outcome="">
      <p>{text}</p>
      <p>{failureDetail(outcome.reason, ui)}</p>
    </Notice>
  );
}

function Summary({
  form,
  ui,
  fieldErrors,
}: Pick<Props, 'form' | 'ui'> & { readonly fieldErrors: ContactFieldErrors }) {
  const wrong = fields.filter((field) => fieldErrors[field]);
  const { one, other, text } = ui.summary;
  const heading = wrong.length === 1 ? one : other.replace('{count}', String(wrong.length));
  return (
    <Notice tone="bad" heading={heading} role="alert">
      <p>{text}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`} onClick={focusTarget}>
              {field === 'privacyAccepted' ? ui.privacy : ui[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Focuses the field without adding a history entry. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
