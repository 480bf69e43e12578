import { onStored, readStored, store } from './storage.ts';
import { tripKey } from './trip-key.ts';

const part = document.querySelector<HTMLElement>('[data-forget-answers]');
const button = part?.querySelector('button');
let forgotten = false;

button?.addEventListener('click', () => {
  store(tripKey, null);
  forgotten = true;
  show();
});
onStored(show);
show();

function show(): void {
  const status = part?.querySelector('[role=status]');
  if (!part || !button || !status) return;
  const kept = readStored(tripKey) !== null;
  const state = kept ? 'some' : forgotten ? 'forgotten' : 'none';
  status.textContent = part.dataset[state] ?? '';
  button.disabled = !kept;
}
