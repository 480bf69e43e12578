import { fill } from '#domain/text/fill.ts';
import { keepTrip, readState, undo } from '#site/lib/trip-state.ts';
import type { Facts } from './facts.ts';
import { make } from './make.ts';

interface Message {
  readonly text: string;
  readonly undoable: boolean;
  readonly facts: Facts;
  /** The path of the trip. */
  readonly page: string;
  /** The button that was pressed: what the message offers follows it for the keyboard. */
  readonly button: HTMLElement;
}

/** Milliseconds that a message stays, unless it is pointed at or has the focus. */
const stays = 10_000;

/** Reads out what was done. */
const spoken = make('p', { role: 'status', className: 'visually-hidden' });
const toast = make('div', { className: 'trip-toast not-printed', popover: 'manual' });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what was done to the trip, with a way back, and once whether this device may keep it. */
export function showToast(message: Message): void {
  const { text, facts, page, button, undoable } = message;
  const { keep, toast: words } = facts.text;
  // While a window stands over the page, only what is in it answers.
  (button.closest('dialog') ?? document.body).append(spoken, toast);
  const asks = undoable && readState().keeping === 'asking';
  say(text);
  const row = make('div', {}, make('p', { textContent: text }));
  if (undoable) row.append(press(words.undo, () => goBack(message)));
  row.append(make('a', { href: page, textContent: facts.adding.see }));
  const close = make('button', { type: 'button', className: 'icon-button' });
  close.ariaLabel = words.close;
  close.innerHTML =
    '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
  close.addEventListener('click', () => hide(button));
  row.append(close);
  toast.replaceChildren(row);
  if (asks) toast.append(question(message, keep));
  if (toast.matches(':popover-open')) toast.hidePopover();
  toast.showPopover({ source: button });
  wait(asks);
}

function question({ button, facts }: Message, keep: Facts['text']['keep']) {
  const answer = (label: string, wanted: boolean) =>
    press(label, () => {
      keepTrip(wanted);
      if (wanted && readState().keeping === 'kept') say(facts.text.head.kept);
      hide(button);
    });
  return make(
    'div',
    { className: 'trip-toast-keep' },
    make('b', { textContent: keep.heading }),
    make('p', { textContent: keep.text }),
    answer(keep.yes, true),
    answer(keep.no, false),
  );
}

function goBack(message: Message) {
  const { facts, button } = message;
  const step = undo();
  hide(button);
  if (step) say(fill(facts.text.say.undone, { what: step.label }));
}

function press(label: string, action: () => void) {
  const button = make('button', { type: 'button', textContent: label });
  button.addEventListener('click', action);
  return button;
}

function hide(button: HTMLElement) {
  const hadFocus = toast.contains(document.activeElement);
  toast.hidePopover();
  if (hadFocus) button.focus({ preventScroll: true });
}

function wait(asks: boolean) {
  clearTimeout(timer);
  if (asks) return;
  timer = setTimeout(() => {
    if (toast.matches(':hover, :focus-within')) wait(false);
    else if (toast.matches(':popover-open')) toast.hidePopover();
  }, stays);
}

/** After a window has closed, as what it covers is not read out. */
function say(text: string) {
  spoken.textContent = '';
  setTimeout(() => (spoken.textContent = text), 100);
}
