import { asksAnew, keepDraft, readDraft } from '#site/lib/draft.ts';
import { contactSubjects, type ContactForm } from '#domain/contact.ts';

/** What stands in the form now. */
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

/** Keeps what was typed; the form shows it again on the next page. */
export function rememberContact(form: ContactForm, element: HTMLFormElement): void {
  // Consent is given each time, to the text in view: the tick is no part of the draft.
  const { website: _, privacyAccepted: __, ...values } = readContact(element);
  keepDraft(form, values);
}

/** The subject that `?subject=` names, where there is such a subject. */
export function subjectIn(query: URLSearchParams): string {
  return contactSubjects.find((subject) => subject === query.get('subject')) ?? '';
}

/** Chooses the subject that the URL asks for; once, as the visitor may choose another. */
export function preselectSubject(form: ContactForm, element: HTMLFormElement): void {
  const select = element.elements.namedItem('subject');
  const wanted = subjectIn(new URLSearchParams(location.search));
  if (!(select instanceof HTMLSelectElement) || !wanted) return;
  const chosen = asksAnew(form, wanted) ? undefined : readDraft(form)?.['subject'];
  select.value = chosen || wanted;
}
