import type { Locale } from '#content/locale.ts';
import type { CardAnswer } from './card.ts';
import { fillAnswer, grouped, withAll } from './fill-answer.ts';

/** The longest number that is typed, in digits. */
const mostDigits = 11;

const entryKinds: Readonly<Record<string, 'digits' | 'time' | 'date' | 'text'>> = {
  number: 'digits',
  amount: 'digits',
  clock: 'time',
  date: 'date',
  text: 'text',
};

interface Parts {
  readonly answers: HTMLElement;
  /** The answer whose blank is being filled. */
  readonly pressed: HTMLButtonElement | null;
}

function partsOf(dialog: HTMLDialogElement): Parts | undefined {
  const answers = dialog.querySelector<HTMLElement>('[data-part=answers]');
  return answers ? { answers, pressed: answers.querySelector('[data-pressed]') } : undefined;
}

/** The card as it is opened: its answers, or the pad where there is but one to type. */
export function resetAnswers(dialog: HTMLDialogElement): void {
  const parts = partsOf(dialog);
  if (!parts) return;
  const { answers, pressed } = parts;
  pressed?.removeAttribute('data-pressed');
  say(answers, '', '');
  step(answers, 'choose');
  const all = answers.querySelectorAll<HTMLButtonElement>('[name=answer]');
  const [only] = all;
  if (all.length === 1 && only && isEntry(only)) enter(answers, only);
}

/** What a press on a card does for its answers. */
export function pressAnswer(dialog: HTMLDialogElement, button: HTMLButtonElement): void {
  const parts = partsOf(dialog);
  if (!parts) return;
  const { answers, pressed } = parts;
  const { name, value } = button;
  if (name === 'answer') {
    if (isEntry(button)) return enter(answers, button, true);
    button.toggleAttribute('data-pressed', true);
    return chosen(answers, button, '');
  }
  if (name === 'digit' && pressed) return typeDigit(answers, pressed, value);
  if (name === 'done' && pressed) {
    const field = answers.querySelector('input');
    return chosen(answers, pressed, field?.value ?? pressed.dataset['entered'] ?? '');
  }
  if (name === 'again') {
    resetAnswers(dialog);
    answers.querySelector<HTMLElement>('[data-part]:not([hidden]) button')?.focus();
  }
}

/** Digits of a keyboard type on the pad. */
export function answerKeys(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-show-card][open]');
  const pad = dialog?.querySelector<HTMLElement>('[data-part=pad]');
  if (!pad?.checkVisibility() || event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = event.key === 'Backspace' ? 'back' : event.key;
  pad.querySelector<HTMLElement>(`[value="${CSS.escape(digit)}"]`)?.click();
}

/** The answer of a button (`card-answers.tsx`). */
const answerOf = ({ value }: HTMLButtonElement) => JSON.parse(value) as CardAnswer;

const isEntry = (button: HTMLButtonElement) => answerOf(button).kind in entryKinds;

function enter(answers: HTMLElement, button: HTMLButtonElement, focus = false): void {
  button.toggleAttribute('data-pressed', true);
  button.dataset['entered'] = '';
  const kind = entryKinds[answerOf(button).kind] ?? 'text';
  const pad = answers.querySelector<HTMLElement>('[data-part=pad]');
  const place = answers.querySelector<HTMLElement>('[data-part=field]');
  if (!pad || !place) return;
  pad.hidden = kind !== 'digits';
  place.replaceChildren(...(kind === 'digits' ? [] : [fieldFor(kind, answers)]));
  step(answers, 'enter');
  showTyped(answers, button);
  if (focus) (pad.hidden ? place : pad).querySelector<HTMLElement>('button, input')?.focus();
}

function fieldFor(kind: 'time' | 'date' | 'text', answers: HTMLElement): HTMLInputElement {
  const field = document.createElement('input');
  field.type = kind;
  field.lang = 'ko';
  field.ariaLabel = askedIn(answers).text;
  return field;
}

function typeDigit(answers: HTMLElement, button: HTMLButtonElement, digit: string): void {
  const before = button.dataset['entered'] ?? '';
  const after = digit === 'back' ? before.slice(0, -1) : before + digit;
  button.dataset['entered'] = after.slice(0, mostDigits);
  showTyped(answers, button);
}

const typedLine = (answers: HTMLElement) =>
  answers.querySelector<HTMLElement>('[data-part=enter] > p');

/** What is asked before something is typed. */
function askedIn(answers: HTMLElement) {
  return JSON.parse(typedLine(answers)?.dataset['props'] ?? '{}') as Record<
    'number' | 'text',
    string
  >;
}

/** What has been typed, as it will be read; before that, what is asked. */
function showTyped(answers: HTMLElement, button: HTMLButtonElement): void {
  const { kind, korean } = answerOf(button);
  const { entered = '' } = button.dataset;
  const number = kind === 'amount' ? grouped(entered) : entered;
  const typed = document.createElement('span');
  typed.textContent = withAll(korean, number);
  const asked = askedIn(answers)[entryKinds[kind] === 'digits' ? 'number' : 'text'];
  typedLine(answers)?.replaceChildren(entered ? typed : asked);
}

function chosen(answers: HTMLElement, button: HTMLButtonElement, entered: string): void {
  const answer = answerOf(button);
  const filled = fillAnswer({ ...answer, entered }, document.documentElement.lang as Locale);
  if (!filled) return answers.querySelector('input')?.focus();
  step(answers, 'answered');
  say(answers, filled.korean, filled.meaning, answer.kind === 'amount' ? entered : undefined);
  answers.querySelector<HTMLElement>('[data-part=answered] button')?.focus();
}

function say(answers: HTMLElement, korean: string, meaning: string, krw?: string): void {
  const place = answers.querySelector('[aria-live]');
  if (!place) return;
  const large = document.createElement('b');
  large.lang = 'ko';
  large.textContent = korean;
  // An amount has that of the visitor's own currency beside it (`layout/won-amount.js`).
  const below = document.createElement(krw ? 'won-amount' : 'span');
  below.textContent = meaning;
  if (krw) below.setAttribute('krw', krw);
  place.replaceChildren(...(korean ? [large, below] : []));
}

function step(answers: HTMLElement, name: 'choose' | 'enter' | 'answered'): void {
  for (const each of answers.querySelectorAll<HTMLElement>(':scope > [data-part]'))
    each.hidden = each.dataset['part'] !== name;
}
