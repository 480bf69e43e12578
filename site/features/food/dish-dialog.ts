// Opens a dish of the grid in a dialog: by its card, by its plate on the table, by `#bibimbap` in the URL, and with back and forward.
// Without this script the card shows its details in a `<details>`.
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { isPlain } from '#site/lib/plain-click.ts';
import styles from './dish-dialog.css?url';

/** The history state of a dish that was opened from its card. */
const fromCard = { dish: 'card' };

/** For this long (ms) a click beside the dialog counts as the second click of a double click on the card. */
const doubleClick = 500;

/** Loads the styles of the window; if they cannot come, it opens in the browser's own look. */
const styled = () => addStylesheet(styles).catch(() => undefined);

// Into the browser's cache; they are added when a dish is opened: a sheet that is added has the whole page laid out again.
fetch(styles).catch(() => undefined);

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dish-dialog]'))
  connect(dialog);

function connect(dialog: HTMLDialogElement): void {
  const cards = new Map(
    [...document.querySelectorAll<HTMLElement>('[data-dish]')].map((card) => [card.id, card]),
  );
  const links = new Map([...cards.values()].map((card) => [card, addLink(card, open)]));
  let shown: HTMLElement | undefined;
  /** The plate by which the dish was opened. */
  let plate: HTMLElement | undefined;

  for (const link of document.querySelectorAll<HTMLElement>('a[data-plate]')) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      const card = cards.get(link.dataset['plate'] ?? '');
      if (!card || !isPlain(event)) return;
      event.preventDefault();
      plate = link;
      open(card);
    });
  }

  dialog.addEventListener('close', () => {
    const card = shown;
    shown = undefined;
    // If the URL still names the dish, the visitor closed the dialog, so the URL has to change.
    if (named() === card) leave();
    if (card) (plate ?? links.get(card))?.focus();
    plate = undefined;
  });
  for (const type of ['popstate', 'hashchange']) addEventListener(type, follow);
  follow();

  function named(): HTMLElement | undefined {
    return cards.get(location.hash.slice(1));
  }

  /** Shows the dish of the URL's fragment; unknown ones show none. */
  function follow(): void {
    const card = named();
    if (card) {
      void show(card);
      return;
    }
    if (!dialog.open) shown = undefined;
    dialog.close();
  }

  function open(card: HTMLElement): void {
    // The second click of a double click, before the window stands.
    if (card === shown) return;
    // The previous dialog is closed, but the history has not gone back yet.
    if (named() && !shown) {
      addEventListener('popstate', () => open(card), { once: true });
      return;
    }
    const url = `${location.pathname}${location.search}#${card.id}`;
    history.pushState(fromCard, '', url);
    // A double click on the card must not close the dialog again.
    dialog.closedBy = 'closerequest';
    setTimeout(() => (dialog.closedBy = 'any'), doubleClick);
    void show(card);
  }

  async function show(card: HTMLElement): Promise<void> {
    if (card === shown) return;
    shown = card;
    await styled();
    // Meanwhile the visitor may have gone on.
    if (shown !== card) return;
    fill(dialog, card);
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
    // An island adds later what the dish contains of the avoided ingredients.
    new MutationObserver((_, observer) => {
      if (shown === card) marksOf(dialog)?.replaceWith(marksOf(card)?.cloneNode(true) ?? '');
      else observer.disconnect();
    }).observe(card, { subtree: true, childList: true });
  }
}

/** Goes back in the history if the dish was opened from the grid, else replaces the URL by that of the grid. */
function leave(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state && 'dish' in state) history.back();
  else history.replaceState(null, '', location.pathname + location.search);
}

/** Adds a link that opens the dialog in place of the summary of `<details>`, which is still used for printing. */
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

/** Copies the card into the dialog with its details open and the close button beside the name. */
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
