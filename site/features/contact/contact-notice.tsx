import type { MouseEvent } from 'react';
import { Notice } from '#site/ui/notice.tsx';
import type { ContactWords } from '#site/lib/read-ui.ts';
import type { ContactField, ContactForm, ContactFieldErrors } from '#domain/contact.ts';
import type { FailureReason, Outcome } from './submit-contact.ts';

/** The fields in the order of the form. */
const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message', 'privacyAccepted'];

export const fieldId = (form: ContactForm, field: ContactField) => `${form}-${field}`;

/** What a failure notice says below its heading: the cause and what to do, or the general words. */
function failureTexts(reason: FailureReason, ui: ContactWords): readonly string[] {
  if (reason === 'too-large') return [ui.tooLarge];
  if (reason === 'foreign') return [ui.foreign];
  const { text, kept } = ui.failure;
  if (reason === 'offline') return [text, ui.offline];
  return [text, reason === 'limited' ? ui.tooMany : kept];
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
  return (
    <Notice tone="bad" heading={ui.failure.title} role="alert" tabIndex={-1} data-outcome="">
      {failureTexts(outcome.reason, ui).map((text) => (
        <p key={text}>{text}</p>
      ))}
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
