import type { ReactNode } from 'react';
import { Button } from '#site/ui/button.tsx';
import { CloseIcon, LineIcon } from '#site/ui/line-icon.tsx';
import { type Card, saidOf } from './card.ts';
import { CardPaper } from './card-paper.tsx';
import type { ShowCardText } from '#content/text/show-card.ts';
import styles from './show-card.module.css';

interface Props {
  /** What opens it names it: `showDialog(id)`. */
  readonly id: string;
  readonly card: Card;
  readonly text: ShowCardText;
  /** Where the person opposite answers (`answering-card.tsx`). */
  readonly foot?: ReactNode;
  /** Below the meaning, for the visitor: a button that copies, the way to the phrase. */
  readonly children?: ReactNode;
}

/**
 * Korean that fills the screen, to be shown to somebody, on white in every theme. All of it stands in the page, so it
 * opens without a script and without a connection; with `show-cards.ts` the person opposite can answer on it.
 */
export function ShowCard({ id, card, text, foot, children }: Props) {
  const { title, lines } = card;
  const said = saidOf(card);
  return (
    <dialog id={id} data-paper data-show-card aria-label={title} className={styles.dialog}>
      <div className={styles.sheet}>
        <div className={`not-printed ${styles.top}`}>
          <form method="dialog">
            <Button type="submit" look="line">
              <CloseIcon />
              {text.close}
            </Button>
          </form>
          <Button look="line" className={`needs-script ${styles.icon}`} data-full-screen>
            <LineIcon path={enlargePath} />
            <span className="visually-hidden">{text.fullScreen}</span>
          </Button>
          {said && (
            <Button look="line" className={styles.icon} data-say={said}>
              <LineIcon path={soundPath} />
              <span className="visually-hidden">{text.listen}</span>
            </Button>
          )}
          <p lang="ko" className={styles.hint}>
            {text.korean.speakNot}
          </p>
        </div>
        <CardPaper lines={lines} id={`${id}-korean`} heading={text.meaning} className={styles.body}>
          {children}
          <p data-voice-failed className="not-printed">
            {text.voiceFailed}
          </p>
        </CardPaper>
        {foot}
      </div>
    </dialog>
  );
}

/** The sign of what opens it. */
export const enlargePath = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

/** The sign of what is heard. */
export const soundPath = 'M4 9.5v5h4l5 4v-13l-5 4ZM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11';
