import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The custom elements that the scripts in `site/frame/` define. */
    interface IntrinsicElements {
      'copy-text': CustomElement;
      'day-tabs': CustomElement;
      'hero-carousel': CustomElement;
      'naver-link': CustomElement;
      'open-now': CustomElement;
      'seoul-clock': CustomElement;
      'share-link': CustomElement;
      'this-week': CustomElement;
      'today-hours': CustomElement;
    }
  }
}
