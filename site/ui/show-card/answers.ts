import type { Locale } from '#content/locale.ts';
import type { AnswerKind } from './card.ts';
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
  const answers = dialog.querySelector<HTMLElement>('[data-answers]');
  return answers
    ? { answers, pressed: answers.querySelector('[data-answer][data-pressed]') }
    : undefined;
}

/** The card as it is opened: its answers, or the pad where there is but one to type. */
export function resetAnswers(dialog: HTMLDialogElement): void {
  const parts = partsOf(dialog);
  if (!parts) return;
  const { answers, pressed } = parts;
  pressed?.removeAttribute('data-pressed');
  say(answers, '', '');
  step(answers, 'choose');
  const all = answers.querySelectorAll<HTMLButtonElement>('[data-answer]');
  const [only] = all;
  if (all.length === 1 && only && isEntry(only)) enter(answers, only);
}

/** What a press on a card does for its answers. */
export function pressAnswer(dialog: HTMLDialogElement, button: HTMLButtonElement): void {
  const parts = partsOf(dialog);
  if (!parts) return;
  const { answers, pressed } = parts;
  const { answer, digit, done, again } = button.dataset;
  if (answer !== undefined) {
    if (isEntry(button)) return enter(answers, button, true);
    button.toggleAttribute('data-pressed', true);
    return chosen(answers, button, '');
  }
  if (digit !== undefined && pressed) return typeDigit(answers, pressed, digit);
  if (done !== undefined && pressed) {
    const field = answers.querySelector<HTMLInputElement>('[data-field] > *');
    return chosen(answers, pressed, field?.value ?? pressed.dataset['entered'] ?? '');
  }
  if (again !== undefined) {
    resetAnswers(dialog);
    answers.querySelector<HTMLElement>('[data-step]:not([hidden]) button')?.focus();
  }
}

/** Digits of a keyboard type on the pad. */
export function answerKeys(event: KeyboardEvent): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-show-card][open]');
  const pad = dialog?.querySelector<HTMLElement>('[data-pad]');
  if (!pad?.checkVisibility() || event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = event.key === 'Backspace' ? 'back' : event.key;
  pad.querySelector<HTMLElement>(`[data-digit="${CSS.escape(digit)}"]`)?.click();
}

function isEntry({ dataset }: HTMLElement): boolean {
  return (dataset['answer'] ?? '') in entryKinds;
}

function enter(answers: HTMLElement, button: HTMLButtonElement, focus = false): void {
  button.toggleAttribute('data-pressed', true);
  button.dataset['entered'] = '';
  const kind = entryKinds[button.dataset['answer'] ?? ''] ?? 'text';
  const pad = answers.querySelector<HTMLElement>('[data-pad]');
  const place = answers.querySelector<HTMLElement>('[data-field]');
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
  field.ariaLabel = answers.querySelector<HTMLElement>('[data-typed]')?.dataset['text'] ?? '';
  return field;
}

function typeDigit(answers: HTMLElement, button: HTMLButtonElement, digit: string): void {
  const before = button.dataset['entered'] ?? '';
  const after = digit === 'back' ? before.slice(0, -1) : before + digit;
  button.dataset['entered'] = after.slice(0, mostDigits);
  showTyped(answers, button);
}

/** What has been typed, as it will be read; before that, what is asked. */
function showTyped(answers: HTMLElement, button: HTMLButtonElement): void {
  const line = answers.querySelector<HTMLElement>('[data-typed]');
  if (!line) return;
  const { answer, korean = '', entered = '' } = button.dataset;
  const number = answer === 'amount' ? grouped(entered || '0') : entered;
  const asked = entryKinds[answer ?? ''] === 'digits' ? 'number' : 'text';
  line.textContent = entered ? withAll(korean, number) : (line.dataset[asked] ?? '');
  line.toggleAttribute('data-some', entered !== '');
}

function chosen(answers: HTMLElement, button: HTMLButtonElement, entered: string): void {
  const { answer = 'say', korean = '', meaning = '' } = button.dataset;
  const filled = fillAnswer(
    { kind: answer as AnswerKind, korean, meaning, entered },
    document.documentElement.lang as Locale,
  );
  if (!filled) return answers.querySelector<HTMLElement>('[data-field] > *')?.focus();
  step(answers, 'answered');
  say(answers, filled.korean, filled.meaning, answer === 'amount' ? entered : undefined);
  answers.querySelector<HTMLElement>('[data-step="answered"] [data-again]')?.focus();
}

function say(answers: HTMLElement, korean: string, meaning: string, krw?: string): void {
  const place = answers.querySelector<HTMLElement>('[data-chosen]');
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
  for (const each of answers.querySelectorAll<HTMLElement>('[data-step]'))
    each.hidden = each.dataset['step'] !== name;
}
