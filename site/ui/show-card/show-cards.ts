/** What cards that are shown need a script for (`show-card.tsx`); without it they open, and are text. */
import { answerKeys, pressAnswer, resetAnswers } from './answers.ts';
import { keepAwake, letSleep } from './keep-awake.ts';
import { findVoice, speak, stopSpeaking } from './speech.ts';

const root = document.documentElement;
const withCommands = 'commandForElement' in HTMLButtonElement.prototype;
if (!document.fullscreenEnabled) root.dataset['noFullScreen'] = '';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (!button) return;
  const opened = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (opened instanceof HTMLDialogElement) {
    // Safari does not focus what is pressed, and the focus goes back to what had it.
    button.focus({ preventScroll: true });
    // Browsers without invoker commands (Safari before 26.2, Firefox before 144).
    const shows = button.getAttribute('command') === 'show-modal';
    if (!withCommands && shows && !opened.open) opened.showModal();
  }
  const said = button.dataset['say'];
  if (said !== undefined) speak(said);
  const dialog = button.closest<HTMLDialogElement>('dialog[data-show-card]');
  if (!dialog) return;
  if (button.matches('[data-full-screen]'))
    void dialog.firstElementChild?.requestFullscreen().catch(() => undefined);
  pressAnswer(dialog, button);
});
document.addEventListener('keydown', answerKeys);

// However a card is opened and closed: by a command, a script, Escape.
new MutationObserver((changes) => {
  for (const { target } of changes)
    if (target instanceof HTMLDialogElement && target.matches('[data-show-card]')) {
      if (target.open) shown(target);
      else hidden(target);
    }
}).observe(root, { subtree: true, attributeFilter: ['open'] });

function shown(dialog: HTMLDialogElement): void {
  resetAnswers(dialog);
  void keepAwake();
}

function hidden(dialog: HTMLDialogElement): void {
  letSleep();
  stopSpeaking();
  resetAnswers(dialog);
  if (document.fullscreenElement) void document.exitFullscreen();
}

findVoice();
