import { useState } from 'react';
import { EmailField } from '#site/ui/email-field.tsx';
import { Field } from '#site/ui/field.tsx';
import { PrivacyTick } from '#site/ui/form-privacy.tsx';
import { Trap } from '#site/ui/trap.tsx';
import type { ContactTopic } from './read.ts';
import type { ContactText } from '#site/lib/read-ui.ts';
import type {
  ContactField,
  ContactForm,
  ContactFieldErrors,
  ContactValues,
} from '#domain/contact.ts';
import styles from './contact-form.module.css';
import { fieldId } from './contact-notice.tsx';

interface Props {
  readonly form: ContactForm;
  readonly text: ContactText;
  readonly topic: ContactTopic | undefined;
  readonly privacyHref: string;
  readonly fieldErrors: ContactFieldErrors;
  /** True while the form is being sent. */
  readonly readOnly: boolean;
  /** The initial values. */
  readonly values: ContactValues;
}

/** The fields of the contact form, uncontrolled; a new key resets them to `values`. */
export function ContactFields({
  form,
  text,
  topic,
  privacyHref,
  fieldErrors,
  readOnly,
  values,
}: Props) {
  const [start] = useState(values);
  const field = (name: ContactField) => {
    const error = fieldErrors[name];
    return {
      id: fieldId(form, name),
      name,
      required: true,
      error: error && text.fieldErrors[error],
    };
  };
  const line = (name: 'name' | 'email' | 'message') => ({
    ...field(name),
    label: text[name],
    defaultValue: start[name],
    readOnly,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field as="input" autoComplete="name" {...line('name')} />
        <EmailField text={text} {...line('email')} />
      </div>
      <Field as="select" {...field('subject')} label={text.subject} defaultValue={start.subject}>
        <option value="">{text.subjectChoose}</option>
        {topic && <option value={topic.subject}>{topic.subject}</option>}
        {Object.entries(text.subjects).map(([subject, label]) => (
          <option key={subject} value={subject}>
            {label}
          </option>
        ))}
      </Field>
      <Field as="textarea" hint={text.messageHint} {...line('message')} />
      <Trap label={text.honeypot} />
      <PrivacyTick
        {...field('privacyAccepted')}
        text={text}
        href={privacyHref}
        defaultChecked={start.privacyAccepted}
      />
    </>
  );
}
