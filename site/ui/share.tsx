import { useEffect, useRef } from 'react';
import { useCopyText } from '#site/lib/copy-text.ts';
import { Button } from './button.tsx';
import { addressToShare, shareLink } from './share-link.ts';
import styles from './share.module.css';

export interface ShareWords {
  readonly button: string;
  /** The button of a browser that has no sheet. */
  readonly copy: string;
  readonly copied: string;
  /** Names the field with the address, where the browser refuses to copy. */
  readonly selected: string;
  /** Goes with the address; `{name}` is the title's place. */
  readonly text: string;
}

interface Props {
  /** What is shared. */
  readonly title: string;
  /** What of the page: an anchor, a query or a path; nothing is the page itself. */
  readonly to?: string;
  readonly words: ShareWords;
  /** Without the sheet, where both have a button of their own. */
  readonly copyOnly?: boolean;
  /** It lies on a picture. */
  readonly onPicture?: boolean;
}

/** How long the button says that the link is copied (milliseconds). */
const moment = 4000;

/**
 * Hands an address to the sheet of the system, or copies it where there is none. It comes with the
 * page's life: without JavaScript the address bar has to do.
 */
export function Share({ title, to = '', words, copyOnly = false, onPicture = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const { answer, copy, forget } = useCopyText();
  const copied = answer === 'copied';
  const byCopying = copyOnly || !('share' in navigator);
  const label = copied ? words.copied : byCopying ? words.copy : words.button;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(forget, moment);
    return () => clearTimeout(timer);
  }, [copied, forget]);

  async function share() {
    const url = addressToShare(to);
    const text = words.text.replace('{name}', title);
    if (byCopying || !(await shareLink({ title, text, url }))) await copy(url);
  }

  return (
    <div className={`${styles.share} ${onPicture ? styles.onPicture : ''}`}>
      <Button
        ref={button}
        aria-label={`${label}: ${title}`}
        look={onPicture ? 'ghost' : 'line'}
        onClick={() => (answer === 'selected' ? forget() : void share())}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={copied ? 'm5 12.5 5 5 9-11' : 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8'} />
        </svg>
        {label}
      </Button>
      <span aria-live="polite" className="visually-hidden">
        {copied && words.copied}
      </span>
      {answer === 'selected' && (
        <label className={styles.byHand}>
          {words.selected}
          <input
            readOnly
            ref={takeUp}
            value={addressToShare(to)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // It closes this alone, not what it stands in.
              event.stopPropagation();
              forget();
              button.current?.focus();
            }}
          />
        </label>
      )}
    </div>
  );
}

/** Only the field in focus hands its text over to the keyboard. */
function takeUp(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
