import { useEffect, useRef } from 'react';
import { later } from '#app/lib/later.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import type { NewsletterForm } from '#domain/newsletter.ts';
import styles from './newsletter.module.css';

const drafts = () => import('#app/lib/draft.ts');

/** Without it the form works all the same. */
const ignore = () => undefined;

interface Props {
  readonly form: NewsletterForm;
  readonly html: string;
}

/**
 * The newsletter's form, written by the server (`newsletter-markup.server.tsx`). It stands on every page, so the
 * browser only learns to send it when that is asked for; without JavaScript the form sends itself.
 */
export function Newsletter({ form, html }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const draft = `newsletter-${form}`;
  // Another language, or a reload, has brought the form anew.
  useEffect(() => {
    whenIdle(() => {
      drafts().then(({ fillIn }) => fillIn(draft, place.current?.querySelector('form')), ignore);
    });
  }, [draft, html]);
  return (
    <div
      ref={place}
      className={styles.newsletter}
      dangerouslySetInnerHTML={{ __html: html }}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { name, value } = target;
        drafts().then(({ keepDraft }) => keepDraft(draft, { [name]: value }), ignore);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void later(() => import('./submit-newsletter.ts')).then(
          (module) => module.submitNewsletter(event, draft),
          () => {
            const status = event.target.querySelector<HTMLElement>('[role=status]');
            const state = navigator.onLine ? 'failed' : 'offline';
            if (status) status.textContent = status.dataset[state] ?? '';
          },
        );
      }}
    />
  );
}
