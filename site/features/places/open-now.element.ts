import { everyMinute } from '#site/lib/every-minute.ts';
import { openText, type OpenNowText } from './open-text.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';

/** `<open-now hours>`: shows whether a place is open now (`open-badge.tsx`). */
class OpenNow extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const hours = this.getAttribute('hours');
    const words = this.closest<HTMLElement>('[data-props]')?.dataset['props'];
    if (!hours || !words) return;
    const timetable = JSON.parse(hours) as OpeningRule;
    const texts = JSON.parse(words) as OpenNowText;
    this.#stop = everyMinute((now) => this.#show(openText(timetable, now, texts), texts.clock));
  }

  disconnectedCallback() {
    this.#stop?.();
  }

  #show({ open, text }: ReturnType<typeof openText>, clock: string) {
    this.toggleAttribute('open', open);
    if (!text) return this.replaceChildren();
    const by = document.createElement('span');
    by.className = 'visually-hidden';
    by.textContent = `, ${clock}`;
    this.replaceChildren(text, by);
  }
}

customElements.define('open-now', OpenNow);
