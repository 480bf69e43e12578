import { everyMinute } from '#site/lib/every-minute.ts';
import { seoulNow, type SeoulStripData } from '#site/lib/seoul-now.ts';

/** `<seoul-clock data-strip>`: keeps what `sections/home/seoul-strip.tsx` says of this minute in Seoul true. */
class SeoulClock extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const data = JSON.parse(this.dataset['strip'] ?? '{}') as SeoulStripData;
    this.#stop = everyMinute((at) => {
      for (const [name, text] of Object.entries(seoulNow(at, data))) {
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
