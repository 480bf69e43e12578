import type { Locale } from '#content/locale.ts';
import { seoulClock, seoulSky } from './seoul-date.ts';
import { everyMinute } from '#site/lib/every-minute.ts';

/** `<seoul-clock>`: keeps what `seoul-strip.tsx` says of this minute in Seoul true, and the light on the pictures above. */
class SeoulClock extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const locale = document.documentElement.lang as Locale;
    const hero = document.getElementById('inicio');
    this.#stop = everyMinute((at) => {
      hero?.setAttribute('data-sky', seoulSky(at));
      for (const [name, text] of Object.entries(seoulClock(at, locale))) {
        const element = document.getElementById(`seoul-${name}`);
        if (element) element.textContent = text;
      }
    });
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}

customElements.define('seoul-clock', SeoulClock);
