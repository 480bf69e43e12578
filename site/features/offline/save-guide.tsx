import { Button } from '#site/ui/button.tsx';
import type { SaveGuideText } from './read.ts';
import styles from './save-guide.module.css';

/** Offers to save the guide; `save-guide.element.ts` does it. Without JavaScript there is nothing to offer. */
export function SaveGuide({ card, save }: SaveGuideText) {
  const { start, cancel, resume, remove, retry, progress, ...states } = save;
  return (
    <save-guide
      className={`needs-script not-printed ${styles.place}`}
      states={JSON.stringify(states)}
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
            <Button hidden name="start">
              {start}
            </Button>
            <Button hidden look="line" name="cancel">
              {cancel}
            </Button>
            <Button hidden name="resume">
              {resume}
            </Button>
            <Button hidden name="refresh" />
            <Button hidden look="line" name="remove">
              {remove}
            </Button>
            <Button hidden look="line" name="retry">
              {retry}
            </Button>
          </div>
        </div>
      </section>
    </save-guide>
  );
}
