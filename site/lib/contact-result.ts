import type { ContactForm, ContactIssues } from '#domain/contact.ts';

/** What stands in the contact form. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly privacyAccepted: boolean;
}

/** A form that was sent without JavaScript and not taken: the page shows it again. */
export interface ContactResult {
  readonly form: ContactForm;
  readonly values: ContactValues;
  readonly issues: ContactIssues;
  /** Why a valid message was not taken. */
  readonly failed?: 'limited' | 'unavailable' | undefined;
}
