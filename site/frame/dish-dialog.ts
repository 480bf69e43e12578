// Opens a dish of the grid in a dialog: by its card, by `#bibimbap` in the URL, and with back and forward.
// Without this script its details unfold in the card itself.
import { isPlain } from '#site/lib/plain-click.ts';

/** What the history remembers of a dish that was opened from its card. */
const fromCard = { dish: 'card' };

/** For so long (ms) a press beside the dialog is taken for the second of two clicks on the card. */
const doubleClick = 500;

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dish-dialog]'))
  connect(dialog);

function connect(dialog: HTMLDialogElement): void {
  const cards = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-dish]')].map((card) => [card.id, card]),
  );
  const links = new Map([...cards.values()].map((card) => [card, addLink(card, open)]));
  let shown: HTMLElement | undefined;

  dialog.addEventListener('close', () => {
    const card = shown;
    shown = undefined;
    // Where the URL did not close it, the visitor has, and the URL follows.
    if (named() === card) leave();
    if (card) links.get(card)?.focus();
  });
  for (const type of ['popstate', 'hashchange']) addEventListener(type, follow);
  follow();

  function named(): HTMLElement | undefined {
    return cards.get(location.hash.slice(1));
  }

  /** Shows the dish that the URL names; unknown names show none. */
  function follow(): void {
    const card = named();
    if (card) show(card);
    else dialog.close();
  }

  function open(card: HTMLElement): void {
    // The last one is closed, and the history has yet to go back.
    if (named() && !shown) {
      addEventListener('popstate', () => open(card), { once: true });
      return;
    }
    const url = `${location.pathname}${location.search}#${card.id}`;
    history.pushState(fromCard, '', url);
    // The second of two clicks does not close what the first has opened.
    dialog.closedBy = 'closerequest';
    setTimeout(() => (dialog.closedBy = 'any'), doubleClick);
    show(card);
  }

  function show(card: HTMLElement): void {
    if (card === shown) return;
    fill(dialog, card);
    shown = card;
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    // An island says later what the dish has for somebody who cannot eat something.
    new MutationObserver((_, observer) => {
      if (shown === card) marksOf(dialog)?.replaceWith(marksOf(card)?.cloneNode(true) ?? '');
      else observer.disconnect();
    }).observe(card, { subtree: true, childList: true });
  }
}

/** Back to the grid that opened the dish; where a link led to the dish, the grid takes its place. */
function leave(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state && 'dish' in state) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

/** The words that would unfold the card become a link that opens the dialog; paper still shows the card's own. */
function addLink(card: HTMLElement, open: (card: HTMLElement) => void): HTMLElement {
  const link = document.createElement('a');
  const details = card.querySelector('details');
  const summary = details?.querySelector('summary');
  if (!details || !summary) throw new Error(`the dish ${card.id} has no details`);
  link.href = `#${card.id}`;
  link.className = summary.className;
  link.ariaHasPopup = 'dialog';
  link.append(...summary.cloneNode(true).childNodes);
  link.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open(card);
  });
  details.before(link);
  details.dataset['onPaper'] = '';
  return link;
}

/** The card's picture and words again, with its details unfolded, the button that closes beside the name. */
function fill(dialog: HTMLDialogElement, card: HTMLElement): void {
  const close = dialog.querySelector('form');
  const parts = [...card.children].map((part) => part.cloneNode(true) as HTMLElement);
  const heading = parts.map((part) => part.querySelector('h3')).find((each) => each);
  const body = parts.at(-1);
  const details = body?.querySelector('details');
  if (!close || !heading || !body || !details) throw new Error(`${card.id} is not a dish`);
  body.querySelector('[aria-haspopup]')?.remove();
  details.querySelector('summary')?.remove();
  details.replaceWith(...details.childNodes);
  heading.id = 'dish-name';
  heading.after(close);
  const caveat = document.querySelector('[data-dish-caveat]')?.cloneNode(true);
  if (caveat) body.append(caveat);
  dialog.replaceChildren(...parts);
  dialog.setAttribute('aria-labelledby', heading.id);
}

function marksOf(part: HTMLElement): Element | null {
  return part.querySelector('[data-dish-marks]');
}
