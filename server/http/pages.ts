import type { FastifyRequest } from 'fastify';
import type { Locale } from '#content/locale.ts';
import type { FailedContact } from '#domain/contact.ts';

/** A failed form, and the language of the page that shows it again. */
export interface FailedForm extends FailedContact {
  readonly locale: Locale;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
}

/** Renders the pages that the API sends to browsers without JavaScript. */
export interface Pages {
  renderForm(request: FastifyRequest, form: FailedForm): Promise<Rendered>;
}
