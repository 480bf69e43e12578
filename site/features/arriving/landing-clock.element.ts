import { clock, minutesIn } from '#domain/time/clock.ts';
import { fill } from '#domain/text/fill.ts';

/** `<landing-clock>`: from the time at which one leaves, the minutes above its charts become times of the day. */
class LandingClock extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector<HTMLInputElement>('[type=time]');
    const status = this.querySelector('[role=status]');
    const marks = Array.from(
      this.querySelectorAll<SVGTextElement>('[data-part=minutes]'),
      (mark) => ({ mark, minutes: Number(mark.dataset['props']) }),
    );
    const units = this.querySelectorAll('[data-part=unit]');
    const last = Math.max(...marks.map(({ minutes }) => minutes));
    input?.addEventListener('input', () => {
      const from = minutesIn(input.value);
      const at = (minutes: number) => clock((from ?? 0) + minutes);
      for (const { mark, minutes } of marks)
        mark.textContent = from === undefined ? `${minutes}` : at(minutes);
      for (const unit of units)
        unit.setAttribute('display', from === undefined ? 'inline' : 'none');
      const said = { from: at(0), to: at(last) };
      if (status)
        status.textContent = from === undefined ? '' : fill(this.getAttribute('clock') ?? '', said);
    });
  }
}

customElements.define('landing-clock', LandingClock);
