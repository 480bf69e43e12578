import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** An element with attributes of its own, some of which it can do without. */
type With<Needed extends string, Optional extends string = never> = CustomElement &
  Readonly<Record<Needed, string>> &
  Readonly<Partial<Record<Optional, string | undefined>>>;

declare module 'react' {
  namespace JSX {
    /** The custom elements that the `*.element.ts` define. */
    interface IntrinsicElements {
      'allergy-start': CustomElement;
      'add-to-trip': With<'stop', 'note' | 'day' | 'stops'>;
      'chosen-answer': With<'keys'>;
      'copy-text': With<'text' | 'source' | 'done' | 'selected'>;
      'dated-rows': With<'section' | 'file' | 'passed'>;
      'embassy-choice': With<'forgotten'>;
      'embassy-quilt': With<'forgotten'>;
      'keep-phrase': With<'phrase' | 'kept' | 'removed' | 'refused'>;
      'hero-carousel': With<'pause' | 'play'>;
      'landing-clock': With<'clock'>;
      'naver-link': With<'name' | 'lat' | 'lng'>;
      'nearest-station': With<
        'found' | 'searching' | 'outside' | 'refused' | 'unavailable' | 'failed' | 'label'
      >;
      'open-now': With<'hours'>;
      'save-guide': With<'states'>;
      'seoul-clock': CustomElement;
      'share-link': With<
        'name' | 'to' | 'text' | 'share' | 'copy' | 'copied' | 'selected',
        'copy-only'
      >;
      'stitch-cloth': With<'order'>;
      'taxi-card': With<'latin' | 'empty' | 'kept' | 'not-kept' | 'forgotten'>;
      'this-week': With<'day' | 'facts' | 'months'>;
      'today-hours': With<never, 'hours'>;
      'trip-count': With<'one' | 'other' | 'words' | 'tool' | 'catalogue'>;
      'trip-links': With<'shown'>;
      'wallet-card': With<'kept' | 'not-kept' | 'forgotten'>;
      'year-today': With<'months'>;
      /** An amount, with that of the visitor's currency beside it (`layout/won-amount.js`). */
      'won-amount': CustomElement & {
        /** KRW, several with spaces between. */ krw: string | undefined;
      };
    }
  }
}
