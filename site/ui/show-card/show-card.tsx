import type { ReactNode } from 'react';
import { Button } from '#site/ui/button.tsx';
import { CloseIcon, LineIcon } from '#site/ui/line-icon.tsx';
import { type Card, saidOf } from './card.ts';
import { enlargePath, soundPath } from './signs.ts';
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
          <Button look="line" className={`needs-script ${styles.icon}`} name="full-screen">
            <LineIcon path={enlargePath} />
            <span className="visually-hidden">{text.fullScreen}</span>
          </Button>
          {said && (
            <Button look="line" className={styles.icon} name="say" value={said}>
              <LineIcon path={soundPath} />
              <span className="visually-hidden">{text.listen}</span>
            </Button>
          )}
        </div>
        <CardPaper
          lines={lines}
          id={`${id}-korean`}
          hint={text.korean.speakNot}
          heading={text.meaning}
          className={styles.body}
        >
          {children}
          {text.voiceFailed && (
            <p data-voice="failed" className="not-printed">
              {text.voiceFailed}
            </p>
          )}
        </CardPaper>
        {foot}
      </div>
    </dialog>
  );
}
