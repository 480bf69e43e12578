/**
 * `<embassy-quilt>`: the country whose patch is opened stays on the device. At first that of the URL
 * (`?country=AR`), the one that was kept or the passport that the other tools keep is open, before all others.
 */
import { emergencyRecord, keepForEmergencies, savedPassport } from '#site/lib/emergency-store.ts';

class EmbassyQuilt extends HTMLElement {
  connectedCallback(): void {
    const named = new URLSearchParams(location.search).get('country');
    const country = named ?? emergencyRecord().country ?? savedPassport();
    const own = country ? document.getElementById(country) : null;
    const patch = own?.closest('details');
    if (patch) {
      patch.open = true;
      patch.closest('ul')?.prepend(patch.closest('li') ?? '');
      this.#offerToForget();
    }
    for (const details of this.querySelectorAll('details'))
      details.firstElementChild?.addEventListener('click', () => this.#choose(details));
    this.#button?.addEventListener('click', () => this.#forget());
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('button[name=forget]');
  }

  /** Runs before the browser opens or closes what was pressed. */
  #choose(details: HTMLDetailsElement): void {
    if (details.open) return;
    keepForEmergencies({ country: details.querySelector('[id]')?.id });
    this.#offerToForget();
    // One that was open above it has closed by then.
    details.addEventListener('toggle', () => details.scrollIntoView(), { once: true });
  }

  #offerToForget(): void {
    if (this.#button) this.#button.hidden = false;
    this.#say('');
  }

  #forget(): void {
    keepForEmergencies({ country: undefined });
    for (const details of this.querySelectorAll('details')) details.open = false;
    if (this.#button) this.#button.hidden = true;
    this.#say(this.getAttribute('forgotten'));
    this.querySelector('summary')?.focus();
  }

  #say(words: string | null): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = words;
  }
}

customElements.define('embassy-quilt', EmbassyQuilt);
