import * as v from 'valibot';
import { isEmail, longestEmail, storedEmail } from './text/email.ts';
import { printable, visibleLength } from './text/printable.ts';

/** Longest values that are accepted, in UTF-16 units. */
export const contactLimits = {
  name: 100,
  email: longestEmail,
  subject: 120,
  message: 4000,
} as const;

/** The two forms differ in the shortest name and in the wording of some messages. */
export const shortestName = { home: 2, contact: 3 } as const;

/** The shortest message, in visible characters. */
export const shortestMessage = 10;

export type ContactForm = keyof typeof shortestName;

/** Keys of the messages in `content/ui`; the form that shows an error picks the text. */
export type ContactFieldError =
  | 'nameTooShort'
  | 'nameTooLong'
  | 'emailInvalid'
  | 'emailTooLong'
  | 'subjectMissing'
  | 'subjectTooLong'
  | 'messageTooShort'
  | 'messageTooLong'
  | 'privacyMissing';

export type ContactField = 'name' | 'email' | 'subject' | 'message' | 'privacyAccepted';

export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;

const error = (key: ContactFieldError): ContactFieldError => key;

/** What a visitor sends. Surrounding white space and unprintable characters are dropped, unknown fields ignored. */
function contactSchema(form: ContactForm) {
  return v.object({
    name: v.pipe(
      line('nameTooShort'),
      v.check((name) => visibleLength(name) >= shortestName[form], error('nameTooShort')),
      v.maxLength(contactLimits.name, error('nameTooLong')),
    ),
    email: v.pipe(
      v.string(error('emailInvalid')),
      v.transform(storedEmail),
      v.maxLength(contactLimits.email, error('emailTooLong')),
      v.check(isEmail, error('emailInvalid')),
    ),
    subject: v.pipe(
      line('subjectMissing'),
      v.minLength(1, error('subjectMissing')),
      v.maxLength(contactLimits.subject, error('subjectTooLong')),
    ),
    message: v.pipe(
      v.string(error('messageTooShort')),
      v.transform((text) => printable(text).trim()),
      v.check((text) => visibleLength(text) >= shortestMessage, error('messageTooShort')),
      v.maxLength(contactLimits.message, error('messageTooLong')),
    ),
    privacyAccepted: v.literal(true, error('privacyMissing')),
  });
}

/** One line of text: control characters, line breaks included, become spaces. */
function line(missing: ContactFieldError) {
  return v.pipe(
    v.string(error(missing)),
    v.transform((text) =>
      printable(text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')).trim(),
    ),
  );
}

export type ContactMessage = v.InferOutput<ReturnType<typeof contactSchema>>;

/** The values of a contact form as typed. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly privacyAccepted: boolean;
}

/** Why the server took no message although its fields may be right. */
export type ContactFailure = 'limited' | 'unavailable' | 'foreign' | 'too-large';

/** A form that was sent without JavaScript and rejected: the page shows it again with the typed values. */
export interface FailedContact {
  readonly form: ContactForm;
  readonly values: ContactValues;
  /** The errors by field; empty when `failed` says why the message was not accepted. */
  readonly fieldErrors: ContactFieldErrors;
  readonly failed: ContactFailure | undefined;
}

export type ParsedContact =
  | { readonly ok: true; readonly message: ContactMessage }
  | { readonly ok: false; readonly fieldErrors: ContactFieldErrors };

/** Makes a missing field fail like an empty one. */
const nothing: Record<ContactField, undefined> = {
  name: undefined,
  email: undefined,
  subject: undefined,
  message: undefined,
  privacyAccepted: undefined,
};

const schemas = { home: contactSchema('home'), contact: contactSchema('contact') };

/** Checks what was typed; on failure the first error of each field. */
export function parseContact(input: unknown, form: ContactForm): ParsedContact {
  const result = v.safeParse(schemas[form], { ...nothing, ...Object(input) });
  if (result.success) return { ok: true, message: result.output };
  const fieldErrors: ContactFieldErrors = {};
  for (const { path, message } of result.issues) {
    const field = path?.[0]?.key as ContactField | undefined;
    if (field) fieldErrors[field] ??= message as ContactFieldError;
  }
  return { ok: false, fieldErrors };
}
