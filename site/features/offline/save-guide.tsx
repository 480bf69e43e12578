import { Button } from '#site/ui/button.tsx';
import type { Locale } from '#content/locale.ts';
import type { SaveGuideText } from './read.ts';
import styles from './save-guide.module.css';

interface Props extends SaveGuideText {
  readonly locale: Locale;
}

/** Offers to save the guide; `save-guide.element.ts` does it. Without JavaScript there is nothing to offer. */
export function SaveGuide({ card, save, locale }: Props) {
  const { start, cancel, resume, remove, retry, progress, ...states } = save;
  return (
    <save-guide
      className={`needs-script not-printed ${styles.place}`}
      data-locale={locale}
      data-states={JSON.stringify(states)}
    >
      <section aria-labelledby="save-guide" className={styles.card}>
        <div>
          <h2 id="save-guide">{card.heading}</h2>
          <p>{card.lead}</p>
        </div>
        <div className={styles.control}>
          <p className={styles.state} role="status" />
          <div className={styles.running} hidden>
            <p aria-hidden="true" />
            <progress aria-label={progress} value="0" max="1" />
          </div>
          <div className={`row ${styles.actions}`}>
            <Button hidden data-action="save" data-phase="none">
              {start}
            </Button>
            <Button hidden look="line" data-action="cancel" data-phase="saving">
              {cancel}
            </Button>
            <Button hidden data-action="save" data-phase="partial">
              {resume}
            </Button>
            <Button hidden data-action="save" data-phase="newer" />
            <Button hidden look="line" data-action="remove" data-phase="partial saved">
              {remove}
            </Button>
            <Button hidden look="line" data-action="check" data-phase="unreachable">
              {retry}
            </Button>
          </div>
        </div>
      </section>
    </save-guide>
  );
}
