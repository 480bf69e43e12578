import { fillIn, keepDraft } from '#site/lib/draft.ts';
import { stateTexts, type NewsletterState } from './newsletter-states.ts';

// The code that sends is loaded on first use; without JavaScript the browser submits the form.
for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/api/newsletter"]')) {
  const draft = form.getAttribute('name') ?? '';
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
        if (status) status.textContent = stateTexts(status)[state];
      },
    );
  });
}
