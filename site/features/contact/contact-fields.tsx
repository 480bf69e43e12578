import { useState } from 'react';
import { EmailField } from '#site/ui/email-field.tsx';
import { Field } from '#site/ui/field.tsx';
import { PrivacyTick } from '#site/ui/form-privacy.tsx';
import { Trap } from '#site/ui/trap.tsx';
import type { ContactTopic } from './read.ts';
import type { ContactWords } from '#site/lib/read-ui.ts';
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
  readonly ui: ContactWords;
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
  ui,
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
      error: error && ui.fieldErrors[error],
    };
  };
  const text = (name: 'name' | 'email' | 'message') => ({
    ...field(name),
    label: ui[name],
    defaultValue: start[name],
    readOnly,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field as="input" autoComplete="name" {...text('name')} />
        <EmailField words={ui} {...text('email')} />
      </div>
      <Field as="select" {...field('subject')} label={ui.subject} defaultValue={start.subject}>
        <option value="">{ui.subjectChoose}</option>
        {topic && <option value={topic.subject}>{topic.subject}</option>}
        {Object.entries(ui.subjects).map(([subject, label]) => (
          <option key={subject} value={subject}>
            {label}
          </option>
        ))}
      </Field>
      <Field as="textarea" hint={ui.messageHint} {...text('message')} />
      <Trap label={ui.honeypot} />
      <PrivacyTick
        {...field('privacyAccepted')}
        words={ui}
        href={privacyHref}
        defaultChecked={start.privacyAccepted}
      />
    </>
  );
}
