import type { MouseEvent } from 'react';
import { Notice } from '#site/ui/notice.tsx';
import type { ContactText } from '#site/lib/read-ui.ts';
import type { ContactField, ContactForm, ContactFieldErrors } from '#domain/contact.ts';
import type { FailureReason, Outcome } from './submit-contact.ts';

/** The fields in the order of the form. */
const fields: readonly ContactField[] = ['name', 'email', 'subject', 'message', 'privacyAccepted'];

export const fieldId = (form: ContactForm, field: ContactField) => `${form}-${field}`;

/** What a failure notice says below its heading: the cause and what to do, or the general words. */
function failureTexts(reason: FailureReason, text: ContactText): readonly string[] {
  if (reason === 'too-large') return [text.tooLarge];
  if (reason === 'foreign') return [text.foreign];
  const { text: line, kept } = text.failure;
  if (reason === 'offline') return [line, text.offline];
  return [line, reason === 'limited' ? text.tooMany : kept];
}

interface Props {
  readonly form: ContactForm;
  readonly text: ContactText;
  readonly outcome: Outcome;
}

/** The result of the last attempt to send, above the form. */
export function ContactNotice({ form, text, outcome }: Props) {
  if (outcome.kind === 'idle') return null;
  if (outcome.kind === 'invalid')
    return <Summary form={form} text={text} fieldErrors={outcome.fieldErrors} />;
  if (outcome.kind === 'sent') {
    return (
      <Notice tone="good" heading={text.success.title} role="status" tabIndex={-1}>
        <p>{text.success.text}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="bad" heading={text.failure.title} role="alert" tabIndex={-1}>
      {failureTexts(outcome.reason, text).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

function Summary({
  form,
  text,
  fieldErrors,
}: Pick<Props, 'form' | 'text'> & { readonly fieldErrors: ContactFieldErrors }) {
  const wrong = fields.filter((field) => fieldErrors[field]);
  const { one, other, text: line } = text.summary;
  const heading = wrong.length === 1 ? one : other.replace('{count}', String(wrong.length));
  return (
    <Notice tone="bad" heading={heading} role="alert">
      <p>{line}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(form, field)}`} onClick={focusTarget}>
              {field === 'privacyAccepted' ? text.privacy : text[field]}
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
