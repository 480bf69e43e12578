import type { FastifyRequest } from 'fastify';
import type { Locale } from '#content/locale.ts';
import type { ContactForm, ContactIssues } from '#domain/contact.ts';

/** What stood in the form, as it was typed. */
export interface FormValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly privacyAccepted: boolean;
}

/** A form that was sent without JavaScript and not taken: it is shown again with its text. */
export interface FailedForm {
  readonly locale: Locale;
  readonly form: ContactForm;
  readonly values: FormValues;
  /** What is wrong with which field; empty when `failed` says why the message was not taken. */
  readonly issues: ContactIssues;
  readonly failed: 'limited' | 'unavailable' | undefined;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
}

/** The pages that the API needs for browsers without JavaScript. */
export interface Pages {
  renderForm(request: FastifyRequest, form: FailedForm): Promise<Rendered>;
}
