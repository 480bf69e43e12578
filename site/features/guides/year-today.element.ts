import type { Locale } from '#content/locale.ts';
import { monthsUntil } from './months-until.ts';

/** `<year-today>`: draws the day of the visit over the year, and says of each row how far off it is. */
class YearToday extends HTMLElement {
  connectedCallback(): void {
    const now = new Date();
    const locale = document.documentElement.lang as Locale;
    const say = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const months = JSON.parse(this.getAttribute('months') ?? '[]') as [from: number, to: number][];
    const away = months.map(([from, to]) => monthsUntil(now.getMonth() + 1, from, to));
    const nearest = Math.min(...away);
    for (const [index, place] of this.querySelectorAll('[data-part=when]').entries()) {
      const far = away[index] ?? 0;
      const words = document.createElement(far === nearest ? 'strong' : 'span');
      words.textContent = far === 0 ? say.format(0, 'second') : say.format(far, 'month');
      place.replaceChildren(words);
    }
    const line = this.querySelector<HTMLElement>('[data-part=today]');
    const knot = line?.querySelector('b');
    if (!line || !knot) return;
    const days = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
    const part = (now.getMonth() + (now.getDate() - 0.5) / days) / 12;
    line.style.insetInlineStart = `${part * 100}%`;
    knot.textContent = say.format(0, 'day');
    // It stays within the year at both ends.
    knot.style.translate = `${-part * 100}%`;
    line.hidden = false;
  }
}

customElements.define('year-today', YearToday);
