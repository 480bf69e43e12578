import * as v from 'valibot';

/** Where a subscription can be asked for: the foot of every page, the home page, and the page of the links. */
export const newsletterForms = ['footer', 'home', 'page'] as const;

export type NewsletterForm = (typeof newsletterForms)[number];

/** How long (ms) the link in the mail confirms a subscription. */
export const confirmationLife = 48 * 60 * 60 * 1000;

/** Longest address that is accepted, in UTF-16 units. */
export const longestEmail = 254;

/** Control characters have no place in an address; half surrogate pairs and NUL reach no database. */
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

/** A link carries 32 random bytes in base64url; anything else was never one of ours. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value);
}
