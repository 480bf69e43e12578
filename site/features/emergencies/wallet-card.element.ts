/**
 * `<wallet-card>`: writes what its fields hold on the card beside it, and keeps it on the device when the visitor
 * ticks that. The address of the hotel and the embassy's number are suggested where the fields are empty.
 */
import { emergencyRecord, keepForEmergencies } from '#site/lib/emergency-store.ts';
import { printPart } from '#site/lib/print-part.ts';

class WalletCard extends HTMLElement {
  connectedCallback(): void {
    const tick = this.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (!tick) return;
    const { card, hotel } = emergencyRecord();
    const known: Readonly<Record<string, string | undefined>> = {
      ...(hotel && { stay: hotel.replaceAll('\n', ' ') }),
      ...card,
    };
    for (const field of this.#fields()) field.value ||= known[field.name] ?? '';
    tick.checked = card !== undefined;
    this.#suggestEmbassy();
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#suggestEmbassy();
    });
    this.#write();
    this.addEventListener('input', ({ target }) => {
      this.#write();
      if (target !== tick) return this.#keep(tick.checked);
      const kept = this.#keep(tick.checked);
      if (!kept) tick.checked = false;
      this.#say(kept ? (tick.checked ? 'kept' : 'forgotten') : 'not-kept');
    });
    this.querySelector('button')?.addEventListener('click', () => printPart('wallet-card'));
  }

  #fields(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  }

  /** The number of the chosen embassy, the duty line before the office, where the field is empty. */
  #suggestEmbassy(): void {
    const { country } = emergencyRecord();
    const embassy = document.getElementById(country ?? '');
    const number = embassy?.querySelector('a[href^="tel:"]');
    const field = this.#fields().find(({ name }) => name === 'embassy');
    if (!field || !number || field.value) return;
    field.value = number.getAttribute('href')?.slice('tel:'.length) ?? '';
    this.#write();
  }

  #write(): void {
    const fields = this.#fields();
    // The lines of the card have the order of the fields.
    for (const [index, line] of this.querySelectorAll('dd').entries())
      line.textContent = fields[index]?.value.trim() ?? '';
  }

  /** Keeps the card, or deletes it; false when the browser refuses. */
  #keep(wanted: boolean): boolean {
    if (!wanted && !emergencyRecord().card) return true;
    const lines = this.#fields().map(({ name, value }) => [name, value.trim()] as const);
    const card = Object.fromEntries(lines.filter(([, value]) => value !== ''));
    return keepForEmergencies({ card: wanted ? card : undefined });
  }

  #say(what: 'kept' | 'not-kept' | 'forgotten'): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.getAttribute(what);
  }
}

customElements.define('wallet-card', WalletCard);
