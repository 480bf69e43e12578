/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** From the server (`server/http/build.ts`): a form that was sent without JavaScript and not taken: the page shows it again. */
    contactResult?: import('#domain/contact.ts').FailedContact | undefined;
  }
}

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Custom elements of `site/frame/`; React passes their attributes through. */
    'save-guide': CustomElementAttributes;
  }
}

interface CustomElementAttributes {
  readonly class?: string | undefined;
  readonly children?: import('react').ReactNode;
  readonly [attribute: `data-${string}`]: string | undefined;
}
