import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { checkTrip } from '#domain/trips/check-trip.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { addStylesheet } from '#site/lib/add-stylesheet.ts';
import { changeTrip, keepNow, readState } from '#site/lib/trip-state.ts';
import { choicesFor, stopIn, type Added, type Choice } from './add-choices.ts';
import sheet from './add-window.css?url';
import { countOf } from '#domain/text/count-of.ts';
import { daysOf, nameOf } from './days.ts';
import type { Facts } from './facts.ts';
import { linkOf } from './link-of.ts';
import { loadFacts } from './load-facts.ts';
import { make } from './make.ts';
import { findingsText, placedText } from './placed-text.ts';
import { showToast } from './trip-toast.ts';

let loading: Promise<Facts> | undefined;

/** Opens the window with the days of the trip for what a button adds. @throws without a connection. */
export async function openWindow(
  element: HTMLElement,
  button: HTMLButtonElement,
  link: HTMLAnchorElement,
): Promise<void> {
  const about = link.querySelector('trip-count');
  loading ??= loadFacts(about?.getAttribute('tool') ?? '', about?.getAttribute('catalogue') ?? '');
  loading.catch(() => (loading = undefined));
  const [facts] = await Promise.all([loading, addStylesheet(sheet)]);
  new AddWindow(facts, element, button, link.href).open();
}

/** What the button adds, as its element says. */
function addedBy(element: HTMLElement): Added {
  const stops = element.getAttribute('stops');
  if (stops) return { stops: JSON.parse(stops), isDay: true };
  const note = element.getAttribute('note');
  return {
    stops: [{ of: element.getAttribute('stop') ?? '', ...(note && { note }) }],
    isDay: false,
  };
}

class AddWindow {
  readonly #facts: Facts;
  readonly #locale = document.documentElement.lang as Locale;
  readonly #button: HTMLButtonElement;
  readonly #page: string;
  readonly #added: Added;
  readonly #name: string;
  readonly #dialog = make('dialog', { className: 'dialog trip-sheet' });

  constructor(facts: Facts, element: HTMLElement, button: HTMLButtonElement, page: string) {
    this.#facts = facts;
    this.#button = button;
    this.#page = page;
    this.#added = addedBy(element);
    const [stop] = this.#added.stops;
    this.#name = element.getAttribute('day') ?? nameOf({ key: 0, of: stop?.of ?? '' }, facts);
  }

  open() {
    const { text, adding } = this.#facts;
    const { trip } = readState();
    const dialog = this.#dialog;
    const heading = make('h2', { id: 'add-to-trip', textContent: this.#name });
    const close = make('button', { className: 'dialog-close', ariaLabel: text.close });
    close.innerHTML =
      '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
    close.addEventListener('click', () => dialog.close());
    const list = make('ul', { className: 'trip-results trip-days' });
    list.append(...choicesFor(trip, this.#added, this.#words).map((each) => this.#row(each)));
    const box = make('div');
    box.append(
      make('div', { className: 'dialog-top' }, heading, close),
      make('p', { className: 'muted', textContent: adding.lead }),
      list,
    );
    const here = stopIn(trip, this.#added, this.#facts.context);
    if (here) box.append(this.#remove(here.key));
    dialog.append(box);
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      this.#button.focus({ preventScroll: true });
    });
    document.body.append(dialog);
    dialog.showModal();
  }

  get #words() {
    return { facts: this.#facts, locale: this.#locale };
  }

  #row(choice: Choice) {
    const { name, says, state, isHere, change } = choice;
    const small = make('small', { textContent: says, className: state ?? '' });
    const words = make('span', {}, make('b', { textContent: name }), small);
    const button = make('button', { type: 'button', disabled: isHere }, words);
    button.addEventListener('click', () => {
      const { did } = this.#facts.text;
      const label = stopIn(readState().trip, this.#added, this.#facts.context) ? did.move : did.add;
      this.#do(label, change, (after) => this.#placed(after, choice));
    });
    return make('li', {}, button);
  }

  #remove(key: number) {
    const { adding, text } = this.#facts;
    const button = make('button', { type: 'button', className: 'trip-link' });
    button.textContent = adding.remove;
    button.addEventListener('click', () =>
      this.#do(
        text.did.remove,
        (trip) => trip && removeStop(trip, key),
        () => fill(adding.removed, { name: this.#name }),
      ),
    );
    return button;
  }

  #do(
    label: string,
    change: (trip: Trip | undefined) => Trip | undefined,
    sentence: (after: Trip) => string,
  ) {
    const before = readState().trip;
    changeTrip(fill(label, { name: this.#name }), change);
    // At once: whether the browser keeps it is said here.
    keepNow();
    const { trip, keeping } = readState();
    const changed = trip !== before && trip !== undefined;
    this.#dialog.close();
    const text = changed ? sentence(trip) : this.#facts.adding.full;
    const isLost = trip !== undefined && keeping === 'blocked';
    showToast({
      text: isLost ? `${text} ${this.#facts.text.blocked.added}` : text,
      undoable: changed,
      facts: this.#facts,
      // The link then holds the trip.
      page: isLost ? linkOf(trip, this.#facts.ids, this.#page) : this.#page,
      button: this.#button,
    });
  }

  /** Where it now is: `Deoksugung, viernes 9, 18:15. Sin avisos.` */
  #placed(after: Trip, { day }: Choice): string {
    const { adding, text } = this.#facts;
    const here = stopIn(after, this.#added, this.#facts.context);
    if (here) return placedText(after, here.key, this.#words);
    const name = this.#name;
    if (day === undefined) return fill(adding.addedTray, { name });
    const shown = daysOf(after, this.#facts, this.#locale)[day];
    const stops = countOf(text.count.stops, this.#added.stops.length, this.#locale);
    const said = fill(adding.copied, { name, day: shown?.name ?? '', stops });
    const found = checkTrip(after, this.#facts.context);
    return fill(adding.copy.done, { said, findings: findingsText(found, this.#words) });
  }
}
