import { dayHours, type DayHours } from './day-hours.ts';
import type { Locale } from '#content/locale.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { everyMinute } from '#site/lib/every-minute.ts';
import { openingPath, openingText, shortTime } from './opening-text.ts';

interface TodayHoursText {
  readonly today: string;
  readonly closes: string;
  readonly tomorrow: string;
  readonly later: string;
}

/** `<today-hours hours>`: the hours of today, by the calendar of Korea (`today-hours.tsx`). */
class TodayHours extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const hours = this.getAttribute('hours');
    const words = this.closest<HTMLElement>('[data-props]')?.dataset['props'];
    if (!hours || !words) return;
    const timetable = JSON.parse(hours) as OpeningRule;
    const texts = JSON.parse(words) as TodayHoursText;
    this.#stop = everyMinute((now) => this.#show(dayHours(timetable, now), texts));
  }

  disconnectedCallback() {
    this.#stop?.();
  }

  #show(day: DayHours, text: TodayHoursText) {
    const written = this.querySelector('span');
    const line = this.querySelector('path:last-of-type');
    const label = this.closest('dd')?.previousElementSibling;
    if (!written || !line || !label || day.state === 'unknown') return;
    label.textContent = text.today;
    this.toggleAttribute('closed', day.state === 'closed');
    this.querySelector('small')?.remove();
    if (day.state === 'always') return;
    if (day.state === 'open') {
      written.textContent = openingText(day, document.documentElement.lang as Locale);
      line.setAttribute('d', openingPath(day));
      return;
    }
    written.textContent = text.closes;
    line.setAttribute('d', '');
    if (day.next) written.after(nextOpening(day.next, text));
  }
}

function nextOpening(
  { inDays, weekday, opens }: NonNullable<Next>,
  text: TodayHoursText,
): HTMLElement {
  const next = document.createElement('small');
  // 5 January 1970 was a Monday.
  const day = new Date(Date.UTC(1970, 0, 4 + weekday));
  const name = day.toLocaleDateString(document.documentElement.lang, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const written = inDays === 1 ? text.tomorrow : text.later.replace('{day}', name);
  next.textContent = ` · ${written.replace('{time}', shortTime(opens))}`;
  return next;
}

type Next = Extract<DayHours, { state: 'closed' }>['next'];

customElements.define('today-hours', TodayHours);
