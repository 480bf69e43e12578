/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** From the server (`server/http/build.ts`): a form that was sent without JavaScript and not taken: the page shows it again. */
    contactResult?: import('#domain/contact.ts').FailedContact | undefined;
  }
}
