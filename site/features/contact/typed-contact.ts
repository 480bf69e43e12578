import { asksAnew, fillIn, keepDraft, readDraft } from '#site/lib/draft.ts';
import type { ContactTopic } from './read.ts';
import { cutQuery } from '#domain/search-query.ts';
import { contactSubjects } from './contact-subjects.ts';
import type { ContactForm } from '#domain/contact.ts';

/** The current values of the form. */
export function readContact(element: HTMLFormElement) {
  const data = new FormData(element);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
    privacyAccepted: data.has('privacyAccepted'),
  };
}

export type TypedContact = ReturnType<typeof readContact>;

/** Stores the typed values as a draft, which the form on the next page shows again. */
export function rememberContact(
  form: ContactForm,
  element: HTMLFormElement,
  topic: ContactTopic | undefined,
): void {
  // The checkbox is no part of the draft, because consent has to be given each time.
  const { website: _, privacyAccepted: __, ...values } = readContact(element);
  // What was filled in for the visitor is none either: the next link may be about another school.
  const message = values.message === topic?.message ? '' : values.message;
  keepDraft(form, { ...values, message });
}

/** Fills in the draft; a message that the visitor has typed takes the place of a prepared one. */
export function fillInContact(
  form: ContactForm,
  element: HTMLFormElement,
  topic: ContactTopic | undefined,
): void {
  const field = element.elements.namedItem('message');
  const typed = readDraft(form)?.['message'];
  if (typed && field instanceof HTMLTextAreaElement && field.value === topic?.message)
    field.value = typed;
  fillIn(form, element);
}

/** The subject of `?subject=`, if it exists. */
export function subjectIn(query: URLSearchParams): string {
  return contactSubjects.find((subject) => subject === query.get('subject')) ?? '';
}

/** The beginning of a message about `?searched=`, a search without result. */
export function messageIn(query: URLSearchParams, text: { readonly searched: string }): string {
  const searched = cutQuery(query.get('searched') ?? '');
  return searched && `${text.searched.replace('{query}', () => searched)}\n\n`;
}

/** Begins the message of the URL, unless the visitor has begun one. */
export function beginMessage(element: HTMLFormElement, text: { readonly searched: string }): void {
  const field = element.elements.namedItem('message');
  const begun = messageIn(new URLSearchParams(location.search), text);
  if (field instanceof HTMLTextAreaElement && field.value === '') field.value = begun;
}

/** Selects the subject of the URL, but only once, as the visitor may then choose another. */
export function preselectSubject(
  form: ContactForm,
  element: HTMLFormElement,
  topic: ContactTopic | undefined,
): void {
  const select = element.elements.namedItem('subject');
  const wanted = topic?.subject ?? subjectIn(new URLSearchParams(location.search));
  if (!(select instanceof HTMLSelectElement) || !wanted) return;
  const chosen = asksAnew(form, wanted) ? undefined : readDraft(form)?.['subject'];
  select.value = chosen || wanted;
}
