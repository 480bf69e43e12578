import styles from './newsletter.module.css';

/**
 * The newsletter's form, written by the server (`newsletter-markup.server.tsx`). It stands on every page, so the
 * browser only learns to send it when that is asked for; until then, and without JavaScript, the form sends itself.
 */
export function Newsletter({ html }: { html: string }) {
  return (
    <div
      className={styles.newsletter}
      dangerouslySetInnerHTML={{ __html: html }}
      onSubmit={(event) => {
        event.preventDefault();
        void import('./submit-newsletter.ts').then(
          (module) => module.submitNewsletter(event),
          // The script of an older page may be gone: the form goes as it goes without one.
          () => event.target.submit(),
        );
      }}
    />
  );
}
