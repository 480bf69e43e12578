import { isEmail, storedEmail } from './text/email.ts';

/** The forms of the newsletter: in the footer, on the home page and on the page of the newsletter's links. */
export const newsletterForms = ['footer', 'home', 'page'] as const;

export type NewsletterForm = (typeof newsletterForms)[number];

/** How long (ms) the link in the mail confirms a subscription. */
export const confirmationLife = 48 * 60 * 60 * 1000;

/** The address that was typed, without surrounding white space; undefined when it is none. */
export function parseSubscriber(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const email = storedEmail(typed);
  return isEmail(email) ? email : undefined;
}

/** Whether a value has the form of the tokens in links: 32 bytes in base64url. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}
