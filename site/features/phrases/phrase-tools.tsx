import { showDialog } from '#site/lib/show-dialog.ts';
import { Button } from '#site/ui/button.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import { enlargePath, soundPath } from '#site/ui/show-card/signs.ts';
import type { PhraseToolsText } from '#content/text/phrase-tools.ts';
import type { PhraseView } from './read-phrase.ts';
import { starPath } from './star.ts';
import styles from './phrase-tools.module.css';

interface Props {
  readonly phrase: PhraseView;
  readonly text: PhraseToolsText;
  /** Whether the whole card around it shows the phrase when it is pressed. */
  readonly whole?: boolean;
}

/** What can be done with a phrase: show it, hear it where there is a voice, keep it (`keep-phrase.element.ts`). */
export function PhraseTools({ phrase, text, whole = false }: Props) {
  const { id, meaning } = phrase;
  const dialog = `${id}-card`;
  const of = <span className="visually-hidden">{`: ${meaning}`}</span>;
  return (
    <>
      <div className={`not-printed ${styles.tools} ${whole ? styles.whole : ''}`}>
        <Button look="line" className={styles.show} {...showDialog(dialog)}>
          <LineIcon path={enlargePath} />
          {text.show}
          {of}
        </Button>
        {!phrase.onlyShown && (
          <Button look="line" className={styles.icon} name="say" value={phrase.said}>
            <LineIcon path={soundPath} />
            <span className="visually-hidden">{text.card.listen}</span>
            {of}
          </Button>
        )}
        <keep-phrase
          className={`needs-script ${styles.keep}`}
          phrase={id}
          kept={text.kept}
          removed={text.removed}
          refused={text.refused}
        >
          <Button look="line" className={styles.icon} aria-pressed={false}>
            <LineIcon path={starPath} />
            <span className="visually-hidden">{text.keep}</span>
            {of}
          </Button>
          <span role="status" className={styles.status} />
        </keep-phrase>
      </div>
      <AnsweringCard id={dialog} card={phrase.card} text={text.card} />
    </>
  );
}
