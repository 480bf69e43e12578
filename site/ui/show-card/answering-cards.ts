/** What pages need on whose cards somebody can answer. */
import './show-cards.ts';
import { answerKeys, pressAnswer, resetAnswers } from './answers.ts';

document.addEventListener('card-changed', ({ target }) => {
  if (target instanceof HTMLDialogElement) resetAnswers(target);
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  const dialog = button && button.closest<HTMLDialogElement>('dialog[data-show-card]');
  if (dialog) pressAnswer(dialog, button);
});
document.addEventListener('keydown', answerKeys);
