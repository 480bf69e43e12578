import type { Locale } from '#content/locale.ts';
import type { TimeBefore } from '#content/text/practical-guide.ts';
import { isDate } from '#domain/time/days.ts';
import { dayRange, localDay } from '#site/lib/plan-dates.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { textWithoutHints } from '#site/lib/text-without-hints.ts';
import { dateBefore, datedRowsCalendar, type DatedRow } from './dated-rows.ts';

/** How long before the day a row is, and its title in a calendar. */
interface RowBefore extends TimeBefore {
  readonly event: string;
}

/** `<dated-rows>`: writes into each row its date before the day that is given, and saves them as a calendar file. */
class DatedRows extends HTMLElement {
  #rows: readonly DatedRow[] = [];

  connectedCallback(): void {
    this.addEventListener('change', () => this.#show());
    this.querySelector('button')?.addEventListener('click', () => this.#save());
    // Some browsers keep the day when the page is loaded again.
    this.#show();
  }

  #show(): void {
    const day = this.querySelector('input')?.value ?? '';
    const given = isDate(day);
    const rows = this.querySelectorAll<HTMLTableRowElement>('tr[data-props]');
    this.#rows = Array.from(rows).flatMap((row) => {
      const [head, step] = row.cells;
      if (!head || !step) return [];
      head.querySelector('time')?.remove();
      if (!given) return [];
      const before = JSON.parse(row.dataset['props'] ?? '{}') as RowBefore;
      const date = dateBefore(day, before);
      head.append(written(date));
      return { date, summary: before.event, description: textWithoutHints(step) };
    });
    const button = this.querySelector('button');
    const status = this.querySelector<HTMLElement>('[role="status"]');
    const passed = given && day < localDay(new Date());
    if (button) button.disabled = !given || passed;
    if (status) status.textContent = passed ? this.getAttribute('passed') : '';
  }

  #save(): void {
    const id = this.getAttribute('section') ?? '';
    const name = this.querySelector('caption')?.textContent ?? '';
    const rows = this.#rows;
    const now = new Date();
    const calendar = { id, name, rows, today: localDay(now) };
    saveFile(`${this.getAttribute('file')}.ics`, 'text/calendar', datedRowsCalendar(calendar, now));
  }
}

/** The date in words, below what is there. */
function written(date: string): HTMLTimeElement {
  const time = document.createElement('time');
  time.dateTime = date;
  time.textContent = dayRange(date, date, document.documentElement.lang as Locale);
  return time;
}

customElements.define('dated-rows', DatedRows);
