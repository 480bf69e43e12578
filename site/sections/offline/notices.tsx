import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#site/ui/button.tsx';
import styles from './notices.module.css';
import { usePageLanguage } from './page-language.ts';
import { applyUpdate, useUpdate } from './registration.ts';
import { useConnectionNote } from './use-connection.ts';
import { useWords } from './words.ts';

/** A root of its own: it outlives a page that failed, and no page waits for it. */
export function showNotices(): void {
  const place = document.createElement('div');
  place.id = 'notices';
  document.body.append(place);
  createRoot(place).render(<Notices />);
}

/** Says at the foot of the view that the connection is lost or back, and that a new version waits. */
function Notices() {
  const words = useWords(usePageLanguage());
  const { note, close } = useConnectionNote();
  const update = useUpdate();
  const [later, setLater] = useState(false);
  const offered = update && !later && note !== 'lost';
  if (!words) return null;
  const { connection } = words;
  return (
    <div className={styles.notices} data-notices={note || offered ? '' : undefined}>
      {/* Stands there empty, so that what is filled in is heard. */}
      <div role="status">
        {note && (
          <div className={styles.note} data-note={note}>
            <p>{connection[note]}</p>
            {note === 'lost' && (
              <button
                type="button"
                className={styles.close}
                aria-label={connection.close}
                onClick={close}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m5 5 14 14M19 5 5 19" />
                </svg>
              </button>
            )}
          </div>
        )}
        {offered && (
          <div className={styles.note} data-note="update">
            <p>
              <strong>{words.update.text}</strong> {words.update.kept}
            </p>
            <div className={styles.choices}>
              <Button onClick={applyUpdate}>{words.update.now}</Button>
              <Button look="line" onClick={() => setLater(true)}>
                {words.update.later}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
