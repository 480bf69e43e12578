import type { Locale } from '#content/locale.ts';
import { seoulClock } from './seoul-date.ts';
import { everyMinute } from '#site/lib/every-minute.ts';

/** `<seoul-clock data-locale>`: keeps what `seoul-strip.tsx` says of this minute in Seoul true. */
class SeoulClock extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const locale = this.dataset['locale'] as Locale;
    this.#stop = everyMinute((at) => {
      for (const [name, text] of Object.entries(seoulClock(at, locale))) {
        const element = this.querySelector(`[data-now=${name}]`);
        if (element) element.textContent = text;
      }
    });
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}

customElements.define('seoul-clock', SeoulClock);
