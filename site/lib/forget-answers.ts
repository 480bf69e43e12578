import { onStored, readStored, store } from './storage.ts';
import { phrasesKey, tripKey } from './trip-key.ts';

const keys = [tripKey, phrasesKey];

const part = document.querySelector<HTMLElement>('[data-forget-answers]');
const button = part?.querySelector('button');
let forgotten = false;

button?.addEventListener('click', () => {
  for (const key of keys) store(key, null);
  forgotten = true;
  show();
});
onStored(show);
show();

function show(): void {
  const status = part?.querySelector('[role=status]');
  if (!part || !button || !status) return;
  const kept = keys.some((key) => readStored(key) !== null);
  const state = kept ? 'some' : forgotten ? 'forgotten' : 'none';
  status.textContent = part.dataset[state] ?? '';
  button.disabled = !kept;
}
