/** The voice, the full screen, and the screen that stays on: what a card can do without. */
import { keepAwake, letSleep } from './keep-awake.ts';
import { findVoice, speak, stopSpeaking } from './speech.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  if (button.name === 'say') speak(button.value);
  const full = button.name === 'full-screen' && button.closest('dialog');
  if (full) void full.firstElementChild?.requestFullscreen().catch(() => undefined);
});
findVoice();

/** To be called when a card is opened or closed. */
export function aid(card: HTMLDialogElement): void {
  if (card.open) {
    const full = card.querySelector<HTMLButtonElement>('[name=full-screen]');
    if (full) full.hidden = !document.fullscreenEnabled;
    return void keepAwake();
  }
  if (document.fullscreenElement) void document.exitFullscreen();
  letSleep();
  stopSpeaking();
}
