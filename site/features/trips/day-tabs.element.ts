import { onQueryChange, replaceQuery } from '#site/lib/change-query.ts';
import { readOrder } from '#site/lib/itinerary-query.ts';

interface Day {
  readonly tab: HTMLElement;
  readonly panel: HTMLElement;
}

/**
 * `<day-tabs>`: the days of an itinerary as tabs (`days.tsx`). The query holds the selected day by
 * its position in the trip (`?day=3`) and a changed order of days (`?order=2-1-3`); `#day-6` opens that day, too.
 */
class DayTabs extends HTMLElement {
  /** The days in the order of the plan. */
  #planned: readonly Day[] = [];
  /** The days in the order of the trip. */
  #days: readonly Day[] = [];

  connectedCallback() {
    const tabs = [...this.querySelectorAll<HTMLElement>('[role=tab]')];
    this.#planned = tabs.flatMap((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return panel ? { tab, panel } : [];
    });
    this.#days = this.#planned;
    const list = this.querySelector<HTMLElement>('[role=tablist]');
    list?.addEventListener('click', ({ target }) => {
      const tab = target instanceof Element && target.closest('[role=tab]');
      if (tab) this.#choose(this.#days.findIndex((day) => day.tab === tab) + 1);
    });
    list?.addEventListener('keydown', (event) => this.#move(event));
    onQueryChange(() => this.#show());
    addEventListener('hashchange', () => {
      const day = this.#dayOfHash();
      if (day) this.#choose(day);
    });
    this.#show();
  }

  get #selected(): number {
    const day = Number(new URLSearchParams(location.search).get('day'));
    return this.#days[day - 1] ? day : (this.#dayOfHash() ?? 1);
  }

  #dayOfHash(): number | undefined {
    const index = this.#days.findIndex(({ panel }) => `#${panel.id}` === location.hash);
    return index < 0 ? undefined : index + 1;
  }

  #choose(day: number) {
    const usual = this.#dayOfHash() ?? 1;
    replaceQuery((query) => {
      if (day === usual) query.delete('day');
      else query.set('day', `${day}`);
    });
  }

  #move(event: KeyboardEvent) {
    const [day, last] = [this.#selected, this.#days.length];
    const next = {
      ArrowRight: day === last ? 1 : day + 1,
      ArrowLeft: day === 1 ? last : day - 1,
      Home: 1,
      End: last,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    this.#choose(next);
    this.#days[next - 1]?.tab.focus();
  }

  #show() {
    const planned = this.#planned.map((_, index) => index + 1);
    const order = readOrder(new URLSearchParams(location.search).get('order'), planned);
    this.#arrange(order.flatMap((day) => this.#planned[day - 1] ?? []));
    for (const [index, { tab, panel }] of this.#days.entries()) {
      const selected = index + 1 === this.#selected;
      tab.ariaSelected = `${selected}`;
      tab.tabIndex = selected ? 0 : -1;
      panel.hidden = !selected;
    }
  }

  /** Reorders tabs and panels and renumbers them. */
  #arrange(days: readonly Day[]) {
    if (days.every((day, index) => day === this.#days[index])) return;
    this.#days = days;
    for (const [index, { tab, panel }] of days.entries()) {
      tab.parentElement?.append(tab);
      this.append(panel);
      for (const parent of [tab, panel]) number(parent, index + 1);
    }
  }
}

function number(parent: HTMLElement, day: number): void {
  for (const part of parent.querySelectorAll<HTMLElement | SVGElement>('[data-numbered]')) {
    const text = part.dataset['numbered']?.replace('{number}', `${day}`) ?? '';
    if (part instanceof SVGElement) part.ariaLabel = text;
    else part.textContent = text;
  }
}

customElements.define('day-tabs', DayTabs);
