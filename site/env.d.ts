/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** A form that was sent without JavaScript and not taken: the page shows it again. */
    contactResult?: import('./lib/contact-result.ts').ContactResult | undefined;
  }
}
