import { offersPause, restOfFirst, rotates, SLIDE_MS, start, step, swipe } from './carousel.ts';
import type { Action } from './carousel.ts';

const motion = matchMedia('(prefers-reduced-motion: reduce)');

/** `<hero-carousel>`: rotates the slides of `hero.tsx` (WAI-ARIA carousel pattern). */
class HeroCarousel extends HTMLElement {
  readonly #slides = [...this.querySelectorAll<HTMLElement>('[aria-live] > div')];
  readonly #dots = [...this.querySelectorAll<HTMLElement>('[role=group] > button')];
  readonly #pause = this.querySelector('button');
  #state = start;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #touch: PointerEvent | undefined;

  connectedCallback() {
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => this.addEventListener(type, listener);
    listen('click', ({ target }) => this.#press(target as Element));
    listen('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') this.#act({ type: 'hover', on: true });
    });
    listen('pointerleave', () => this.#act({ type: 'hover', on: false }));
    listen('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) this.#act({ type: 'focus', on: true });
    });
    listen('focusout', ({ relatedTarget }) => {
      if (!this.contains(relatedTarget as Node | null)) this.#act({ type: 'focus', on: false });
    });
    listen('pointerdown', (event) => {
      this.#touch = event.pointerType === 'mouse' ? undefined : event;
    });
    listen('pointerup', ({ clientX, clientY }) => {
      const from = this.#touch;
      const by = from && swipe(clientX - from.clientX, clientY - from.clientY);
      this.#touch = undefined;
      if (by) this.#act({ type: 'turn', by });
    });
    listen('pointercancel', () => {
      this.#touch = undefined;
    });
    motion.addEventListener('change', () => this.#show(SLIDE_MS));
    if (document.readyState === 'complete') this.#loadPictures();
    else addEventListener('load', () => this.#loadPictures(), { once: true });
    this.#show(restOfFirst(shownFor()));
  }

  /** Loads the pictures of the other slides, after those in view. */
  #loadPictures() {
    for (const later of this.querySelectorAll('template')) later.replaceWith(later.content);
  }

  #press(target: Element) {
    const index = this.#dots.findIndex((dot) => dot.contains(target));
    if (index >= 0) this.#act({ type: 'show', index });
    else if (this.#pause?.contains(target)) this.#act({ type: 'toggle' });
  }

  #act(action: Action) {
    const before = this.#state;
    const setting = { count: this.#slides.length, still: motion.matches };
    this.#state = step(before, action, setting);
    const goesOn =
      this.#state.index === before.index && rotates(before, setting.still) === this.#rotates;
    // Hovering does not restart the six seconds when it does not affect the rotation.
    if (!goesOn || action.type === 'toggle') this.#show(SLIDE_MS);
  }

  get #rotates() {
    return rotates(this.#state, motion.matches);
  }

  /** @param time How long (ms) the slide stays. */
  #show(time: number) {
    const { index } = this.#state;
    for (const [position, slide] of this.#slides.entries()) slide.inert = position !== index;
    for (const [position, dot] of this.#dots.entries()) {
      if (position === index) dot.ariaCurrent = 'true';
      else dot.removeAttribute('aria-current');
    }
    this.querySelector('[aria-live]')?.setAttribute('aria-live', this.#rotates ? 'off' : 'polite');
    const pauses = offersPause(this.#state, motion.matches);
    this.toggleAttribute('paused', !pauses);
    if (this.#pause) this.#pause.ariaLabel = this.getAttribute(pauses ? 'pause' : 'play');
    clearTimeout(this.#timer);
    if (this.#rotates) this.#timer = setTimeout(() => this.#act({ type: 'turn', by: 1 }), time);
  }
}

/** How long (ms) the first slide has been in view, including the time before this code ran. */
function shownFor(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? 0);
}

customElements.define('hero-carousel', HeroCarousel);
