/**
 * `<keep-phrase phrase>`: its star keeps a phrase on the device, or no longer (`phrase-tools.tsx`). What is kept
 * stands on the page of favourites, where it can be put in order and forgotten.
 */
import { type OwnCard, sameCard, toggled } from './kept-phrases.ts';
import { keepCards, keptCards, onKeptCards } from './phrase-store.ts';

class KeepPhrase extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', this.#press);
    this.#stop = onKeptCards(() => this.#show());
    this.#show();
  }

  disconnectedCallback(): void {
    this.querySelector('button')?.removeEventListener('click', this.#press);
    this.#stop?.();
  }

  get #card(): OwnCard {
    return { parts: [{ phrase: this.getAttribute('phrase') ?? '' }] };
  }

  get #kept(): boolean {
    return keptCards().some((card) => sameCard(card, this.#card));
  }

  readonly #press = () => {
    const wanted = toggled(keptCards(), this.#card);
    const done = keepCards(wanted);
    const status = this.querySelector('[role=status]');
    const said = done ? (this.#kept ? 'kept' : 'removed') : 'refused';
    if (status) status.textContent = this.getAttribute(said);
  };

  #show(): void {
    const button = this.querySelector('button');
    if (button) button.ariaPressed = String(this.#kept);
  }
}

customElements.define('keep-phrase', KeepPhrase);
