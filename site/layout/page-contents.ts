// The part of a long page that is in view: named by the button of narrow screens, whose sheet lists all parts, and
// marked in the contents beside a text.
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import styles from './page-contents.css?url';

interface Part {
  readonly id: string;
  readonly title: string;
  /** What has to reach the view for the part to be the current one. */
  readonly element: Element;
}

/** In px: a shorter page is quicker to scroll than to look up. */
const longPage = 5000;

const [pill, sheet, footer] = ['.contents-pill', '.contents-sheet', 'footer'].map((selector) =>
  document.querySelector<HTMLElement>(selector),
);
const list = sheet?.querySelector('ol');
const parts = [...document.querySelectorAll('main h2:not(nav *, dialog *, .visually-hidden)')].map(
  (heading, index): Part => {
    const section = heading.closest('section');
    heading.id ||= `h-${index}`;
    const id = section?.id || heading.id;
    return { id, title: titleOf(heading), element: section ?? heading };
  },
);
const beside = [
  ...document.querySelectorAll<HTMLAnchorElement>('nav[aria-labelledby=contents] a'),
].flatMap((link) => {
  const element = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return element ? [{ link, element }] : [];
});

/** A heading without its Korean. */
function titleOf(heading: Element): string {
  const words = heading.cloneNode(true) as Element;
  for (const korean of words.querySelectorAll('[lang="ko"], .visually-hidden')) korean.remove();
  return words.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The last that has passed the upper third of the view. */
function current<Of extends { readonly element: Element }>(among: readonly Of[]): Of | undefined {
  return among.findLast(
    ({ element }) =>
      element.checkVisibility() && element.getBoundingClientRect().top < innerHeight / 3,
  );
}

/** The cards of a part that have a URL of their own. */
function cardsOf({ element }: Part): Part[] {
  if (!element.matches('section')) return [];
  const cards = [...element.querySelectorAll('h3:not(dialog *)')].flatMap((heading): Part[] => {
    const named = heading.closest('[id]');
    if (!named || named === element || !element.contains(named)) return [];
    return named.checkVisibility()
      ? [{ id: named.id, title: titleOf(heading), element: named }]
      : [];
  });
  return cards.length > 1 ? cards : [];
}

/** Marks and names the part in view. */
function showPart(): void {
  const here = current(beside);
  for (const entry of beside) {
    if (entry === here) entry.link.setAttribute('aria-current', 'true');
    else entry.link.removeAttribute('aria-current');
  }
  const name = pill?.querySelector('b');
  if (!pill || !name) return;
  const part = current(parts);
  const long = parts.length > 2 && document.documentElement.scrollHeight > longPage;
  const begun = scrollY > 1.5 * innerHeight;
  const atFoot = !footer || footer.getBoundingClientRect().top < innerHeight;
  pill.hidden = !part || !long || !begun || atFoot || besideBar();
  const title = part && shortened(part.title);
  if (title && name.textContent !== title) name.textContent = title;
}

/** The button is one line: the sheet has the whole name. */
function shortened(title: string): string {
  if (title.length <= 22) return title;
  return `${title.slice(0, 21).replace(/\W+\S*$/u, '')}…`;
}

/** Whether a tool has its own bar where the button would stand. */
function besideBar(): boolean {
  return [...document.querySelectorAll('[data-foot-bar]')].some((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return bar.checkVisibility() && top < innerHeight && bottom > innerHeight - 100;
  });
}

function entryFor({ id, title }: Part, isHere: boolean): HTMLLIElement {
  const item = document.createElement('li');
  const anchor = document.createElement('a');
  anchor.href = `#${id}`;
  anchor.textContent = title;
  if (isHere) anchor.setAttribute('aria-current', 'true');
  item.append(anchor);
  return item;
}

pill?.addEventListener('click', () => {
  const here = current(parts);
  list?.replaceChildren(
    ...parts
      .filter(({ element }) => element.checkVisibility())
      .map((part) => {
        const item = entryFor(part, part === here);
        const cards = part === here ? cardsOf(part) : [];
        const card = current(cards);
        const inner = document.createElement('ul');
        inner.append(...cards.map((each) => entryFor(each, each === card)));
        if (cards.length > 0) item.append(inner);
        return item;
      }),
  );
  if (sheet instanceof HTMLDialogElement) sheet.showModal();
});

// A choice closes the sheet, and so does a click beside it.
sheet?.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest('a');
  if (sheet instanceof HTMLDialogElement && (chosen || target === sheet)) sheet.close();
});

let asked = false;

function showSoon(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    showPart();
  });
}
/** Begins to mark and name the part in view. */
export async function followParts(): Promise<void> {
  await addStylesheet(styles);
  addEventListener('scroll', showSoon, { passive: true });
  // A press may bring the bar of a tool without any scrolling.
  for (const moved of ['resize', 'click', 'change']) addEventListener(moved, showSoon);
  showPart();
}
