import { clock, minutesIn } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';

/** `<landing-clock>`: from the time at which one leaves, the minutes above its charts become times of the day. */
class LandingClock extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('[type=time]');
    const status = this.querySelector('[role=status]');
    // An axis has the minutes as numbers, and their unit after the last.
    const marks = [...this.querySelectorAll('svg > text')].flatMap((mark) => {
      const text = mark.textContent;
      const ofAxis = mark.parentElement?.querySelector('text')?.textContent === '0';
      return ofAxis ? [{ mark, text, minutes: text === '' ? Number.NaN : Number(text) }] : [];
    });
    const last = Math.max(...marks.map(({ minutes }) => minutes || 0));
    input?.addEventListener('input', () => {
      const from = minutesIn(input.value);
      for (const { mark, text, minutes } of marks)
        if (from === undefined) mark.textContent = text;
        else mark.textContent = Number.isNaN(minutes) ? '' : clock(from + minutes);
      if (status)
        status.textContent =
          from === undefined
            ? ''
            : fill(this.getAttribute('clock') ?? '', { from: clock(from), to: clock(from + last) });
    });
  }
}

customElements.define('landing-clock', LandingClock);
