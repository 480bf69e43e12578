import { myTripKey } from '#site/lib/my-trip-key.ts';
import { readStored } from '#site/lib/storage.ts';

type Stops = readonly { readonly of: string }[];
/** A trip, and the places of its activities. */
interface Stored {
  readonly trip?: { readonly days: readonly { readonly stops: Stops }[]; readonly tray: Stops };
  readonly places?: Readonly<Record<string, string>>;
}
type Words = Readonly<Record<'day' | 'tray' | 'failed', readonly string[]>>;

const count = document.querySelector('trip-count');
const link = count?.closest('a');
const words = JSON.parse(count?.getAttribute('words') ?? '{}') as Words;
/** The day of each stop of the trip, from 1; 0 for those without one. */
let days = new Map<string, number>();

/** The trip as it is stored: what shows and changes it comes when the button is pressed. */
function stored(): Stored {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    try {
      return JSON.parse(readStored(myTripKey, area) ?? '') as Stored;
    } catch {
      // Nothing there, or not a trip.
    }
  return {};
}

function read({ trip, places = {} }: Stored): void {
  const all = [
    ...(trip?.tray ?? []).map(({ of }) => [of, 0] as const),
    ...(trip?.days ?? []).flatMap(({ stops }, day) =>
      stops.map(({ of }) => [of, day + 1] as const),
    ),
  ];
  // A place is in the trip, too, when something that an itinerary does there is.
  const there = all.map(([of, day]) => [places[of] ?? of, day] as const);
  days = new Map([...there, ...all]);
}

read(stored());

/** `<add-to-trip>`: adds its stop to the visitor's own trip, and says on which day it is. */
class AddToTrip extends HTMLElement {
  #plain: readonly string[] | undefined;

  connectedCallback() {
    this.#plain ??= this.#spans.map((span) => span.textContent);
    this.#button?.addEventListener('click', this.#open);
    this.show();
  }

  show() {
    const day = days.get(this.getAttribute('stop') ?? '');
    this.toggleAttribute('added', day !== undefined);
    this.#say(day === undefined ? this.#plain : day ? words.day : words.tray, day);
  }

  get #button() {
    return this.querySelector('button');
  }

  get #spans() {
    return [...this.querySelectorAll('span')].slice(0, 3);
  }

  #say(parts: readonly string[] = [], day = 0) {
    this.#spans.forEach((span, index) => {
      span.textContent = (parts[index] ?? '').replace('{day}', `${day}`);
    });
  }

  #open = async () => {
    const button = this.#button;
    if (!button || !link || button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      const { openWindow } = await import('./add-window.ts');
      await openWindow(this, button, link);
    } catch {
      this.#say(words.failed);
    }
    button.ariaBusy = null;
  };
}

customElements.define('add-to-trip', AddToTrip);

for (const type of [myTripKey, 'storage', 'pageshow'])
  addEventListener(type, (event) => {
    read(event instanceof CustomEvent ? event.detail : stored());
    for (const each of document.querySelectorAll<AddToTrip>('add-to-trip')) each.show();
  });
