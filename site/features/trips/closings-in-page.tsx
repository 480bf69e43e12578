import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#content/locale.ts';
import type { FoundClosing } from './trip-closings.ts';
import { closingText, type ClosingWords } from './closing-text.ts';
import styles from './trip-dates.module.css';

interface Props {
  readonly closings: readonly FoundClosing[];
  readonly words: ClosingWords;
  readonly locale: Locale;
}

/** Shows closings in the tabs and at the activities of the page. */
export function ClosingsInPage({ closings, words, locale }: Props) {
  const days = [...new Set(closings.map(({ day }) => day))];
  return [
    ...days.map((day) => (
      <In key={`tab ${day}`} place={`#day-${day}-tab [data-closed]`}>
        <span className={styles.tab}>{words.tab}</span>
      </In>
    )),
    ...closings.map((closing) => (
      <In
        key={`${closing.day} ${closing.what}`}
        place={`#day-${closing.day} [data-closings="${closing.activity}"]`}
      >
        <p className={styles.notice}>{closingText(closing, words, locale)}</p>
      </In>
    )),
  ];
}

function In({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const element = document.querySelector(place);
  return element && createPortal(children, element);
}
