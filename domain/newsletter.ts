import * as v from 'valibot';

/** The forms of the newsletter: in the footer, on the home page and on the page of the newsletter's links. */
export const newsletterForms = ['footer', 'home', 'page'] as const;

export type NewsletterForm = (typeof newsletterForms)[number];

/** How long (ms) the link in the mail confirms a subscription. */
export const confirmationLife = 48 * 60 * 60 * 1000;

/** Longest address that is accepted, in UTF-16 units. */
export const longestEmail = 254;

/** Control characters are invalid in an address; databases refuse NUL and lone surrogates. */
const email = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().trim()),
  v.maxLength(longestEmail),
  v.email(),
);

/**
 * The address that was typed, without surrounding white space; undefined when it is none
 * (specification 1, section 5: "Por favor, introduce un email válido.").
 */
export function parseSubscriber(typed: unknown): string | undefined {
  const result = v.safeParse(email, typed);
  return result.success ? result.output : undefined;
}

/** Whether a value has the form of the tokens in links: 32 bytes in base64url. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}
