import { onStored, readStored, store } from './storage.ts';
import { countdownKey, myTripKey } from './my-trip-key.ts';
import { hangulKey, phrasesKey, tripKey } from './trip-key.ts';

const part = document.getElementById('forget-answers');
const button = part?.querySelector('button');
/** What is called an answer here: those of the tools, the visitor's own trip and its countdown, the phrases kept, and what one reads. */
const keys = [tripKey, myTripKey, countdownKey, phrasesKey, hangulKey];
let forgotten = false;

button?.addEventListener('click', () => {
  for (const key of keys) store(key, null);
  for (const key of [myTripKey, countdownKey]) store(key, null, 'sessionStorage');
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
  const text = JSON.parse(part.dataset['props'] ?? '{}') as Record<typeof state, string>;
  status.textContent = text[state];
  button.disabled = !kept;
}
