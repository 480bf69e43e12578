import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import type { ContactForm } from '#domain/contact.ts';
import { headerText } from '../../../tests/site.ts';

/** The page of a contact form, with the form unfolded: on the home page it is folded. */
export const formPath = (form: ContactForm, locale: Locale) => `${pathTo(form, locale)}#contacto`;

/** The contact form of the page, by the labels that a visitor reads. */
export function contactForm(page: Page, locale: Locale) {
  const text = headerText[locale].form;
  const form = page.locator('form[action="/api/contact"]');
  const field = {
    name: form.getByLabel(text.name, { exact: true }),
    email: form.getByLabel(text.email, { exact: true }),
    subject: form.getByLabel(text.subject, { exact: true }),
    message: form.getByLabel(text.message, { exact: true }),
    privacyAccepted: form.getByRole('checkbox'),
  };
  return {
    text,
    form,
    field,
    button: form.getByRole('button'),
    success: form.getByRole('status'),
    failure: form.getByRole('alert'),
    write: async (content: Letter) => {
      await field.name.fill(content.name);
      await field.email.fill(content.email);
      await field.subject.selectOption(content.subject);
      await field.message.fill(content.message);
      await field.privacyAccepted.check();
    },
  };
}

export type ContactFormPage = ReturnType<typeof contactForm>;

export interface Letter {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A valid message from an address that nobody else uses. */
export function letter(): Letter {
  return {
    name: 'Alba Ríos',
    email: `alba-${randomUUID()}@correo.example`,
    subject: 'estudiar',
    message: 'Quiero estudiar coreano en Busan desde marzo.\n¿Qué academia me conviene?',
  };
}
