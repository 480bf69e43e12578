import { fillIn, keepDraft } from '#site/lib/draft.ts';
import type { NewsletterState } from './submit-newsletter.ts';

// A form that is never sent needs no code for it; without JavaScript it sends itself.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter] form')) {
  const draft = form.dataset['draft'] ?? '';
  fillIn(draft, form);
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) keepDraft(draft, { [target.name]: target.value });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('./submit-newsletter.ts').then(
      ({ submitNewsletter }) => submitNewsletter(form, draft),
      () => {
        const status = form.querySelector<HTMLElement>('[role=status]');
        const state: NewsletterState = navigator.onLine ? 'failed' : 'offline';
        if (status) status.textContent = status.dataset[state] ?? '';
      },
    );
  });
}
