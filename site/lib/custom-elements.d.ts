import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The custom elements that the `*.element.ts` define. */
    interface IntrinsicElements {
      'add-to-trip': CustomElement;
      'chosen-answer': CustomElement;
      'copy-text': CustomElement;
      'dated-rows': CustomElement;
      'embassy-choice': CustomElement;
      'keep-phrase': CustomElement;
      'hero-carousel': CustomElement;
      'naver-link': CustomElement;
      'nearest-station': CustomElement;
      'open-now': CustomElement;
      'save-guide': CustomElement;
      'seoul-clock': CustomElement;
      'share-link': CustomElement;
      'taxi-card': CustomElement;
      'this-week': CustomElement;
      'today-hours': CustomElement;
      'trip-count': CustomElement;
      'trip-links': CustomElement;
      'wallet-card': CustomElement;
      /** An amount, with that of the visitor's currency beside it (`layout/won-amount.js`). */
      'won-amount': CustomElement & {
        /** KRW, several with spaces between. */ krw: string | undefined;
      };
    }
  }
}
