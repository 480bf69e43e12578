import { urlToShare, shareLink } from '#site/lib/share-link.ts';

/** How long the button says that the link is copied (milliseconds). */
const moment = 4000;

/**
 * `<share-link>`: hands a link to the sheet of the system, or copies it where there is none (`ui/share.tsx`).
 * Where copying is refused, too, the link stands selected in a field.
 */
class ShareLink extends HTMLElement {
  static readonly observedAttributes = ['name'];

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('button')) return;
      if (this.querySelector('label')) this.#forget();
      else void this.#share();
    });
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.querySelector('label')) return;
      // It closes the field alone, not the dialog that the field may stand in.
      event.stopPropagation();
      event.preventDefault();
      this.#forget();
      this.querySelector('button')?.focus();
    });
  }

  connectedCallback() {
    this.#label();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#label();
  }

  get #byCopying(): boolean {
    return this.hasAttribute('copy-only') || !('share' in navigator);
  }

  async #share() {
    const url = urlToShare(this.#text('to'));
    const shared = { title: this.#text('name'), text: this.#text('text'), url };
    if (!this.#byCopying && (await shareLink(shared))) return;
    try {
      await navigator.clipboard.writeText(url);
      this.#copied(true);
      this.#timer = setTimeout(() => this.#copied(false), moment);
    } catch {
      this.#offer(url);
    }
  }

  #text(name: string) {
    return this.getAttribute(name) ?? '';
  }

  #copied(copied: boolean) {
    clearTimeout(this.#timer);
    this.toggleAttribute('done', copied);
    this.#label();
    const status = this.querySelector('[aria-live]');
    if (status) status.textContent = copied ? this.#text('copied') : '';
  }

  #label() {
    const button = this.querySelector('button');
    const text = button?.querySelector('span');
    if (!button || !text) return;
    const label = this.#text(
      this.hasAttribute('done') ? 'copied' : this.#byCopying ? 'copy' : 'share',
    );
    text.textContent = label;
    button.ariaLabel = `${label}: ${this.#text('name')}`;
  }

  #offer(url: string) {
    const label = document.createElement('label');
    const field = document.createElement('input');
    field.readOnly = true;
    field.value = url;
    label.append(this.#text('selected'), field);
    this.append(label);
    // Only the field in focus hands its text over to the keyboard.
    field.focus();
    field.select();
  }

  #forget() {
    this.querySelector('label')?.remove();
  }
}

customElements.define('share-link', ShareLink);
