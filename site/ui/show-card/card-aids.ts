/** The voice, the full screen, and the screen that stays on: what a card can do without. */
import { keepAwake, letSleep } from './keep-awake.ts';
import { findVoice, speak, stopSpeaking } from './speech.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-say]');
  if (button) speak(button.dataset['say'] ?? '');
  const full = target instanceof Element && target.closest('[data-full-screen]')?.closest('dialog');
  if (full) void full.firstElementChild?.requestFullscreen().catch(() => undefined);
});
findVoice();
if (!document.fullscreenEnabled) document.documentElement.dataset['noFullScreen'] = '';

/** To be called when a card is opened or closed. */
export function aid(open: boolean): void {
  if (open) return void keepAwake();
  if (document.fullscreenElement) void document.exitFullscreen();
  letSleep();
  stopSpeaking();
}
