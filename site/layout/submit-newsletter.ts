import { ResponseError, send } from '#site/lib/api.ts';
import { clearDraft } from '#site/lib/draft.ts';
import { parseSubscriber } from '#domain/newsletter.ts';
import { stateTexts, type NewsletterState } from './newsletter-states.ts';

/** Sends the form that stands in the page, and says below it how that goes; a sent one has no draft any more. */
export async function submitNewsletter(form: HTMLFormElement, draft: string): Promise<void> {
  const button = form.querySelector('button');
  const email = form.querySelector<HTMLInputElement>('[name=email]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!button || !email || !status || form.dataset['state'] === 'sending') return;
  const label = button.textContent;
  const show = (state: NewsletterState) => {
    const sending = state === 'sending';
    const words = stateTexts(status)[state];
    form.dataset['state'] = state;
    status.textContent = words;
    button.textContent = sending ? words : label;
    // Without `disabled`, by which it would lose the focus.
    button.ariaDisabled = sending ? 'true' : null;
    button.ariaBusy = sending ? 'true' : null;
    email.readOnly = sending;
    email.ariaInvalid = state === 'invalid' ? 'true' : null;
  };
  const fields = Object.fromEntries(new FormData(form));
  const valid = parseSubscriber(email.value) !== undefined;
  show('sending');
  const state = valid ? await ask(fields) : 'invalid';
  show(state);
  if (state === 'done') {
    form.reset();
    clearDraft(draft);
  }
  if (state === 'invalid') {
    email.focus();
    clearWhenValid(form, email, status);
  }
}

/** What was said about a wrong address goes as soon as the address is right. */
function clearWhenValid(form: HTMLFormElement, email: HTMLInputElement, status: HTMLElement): void {
  const check = () => {
    if (parseSubscriber(email.value) === undefined) return;
    email.removeEventListener('input', check);
    if (form.dataset['state'] !== 'invalid') return;
    delete form.dataset['state'];
    status.textContent = '';
    email.ariaInvalid = null;
  };
  email.addEventListener('input', check);
}

async function ask(fields: object): Promise<NewsletterState> {
  try {
    await send('POST', '/api/newsletter', fields);
    return 'done';
  } catch (error) {
    console.error('the newsletter was not asked for', error);
    if (!(error instanceof ResponseError)) return navigator.onLine ? 'failed' : 'offline';
    if (error.status === 422) return 'invalid';
    return error.status === 429 ? 'limited' : 'failed';
  }
}
