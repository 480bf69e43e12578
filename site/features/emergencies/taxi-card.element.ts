/**
 * `<taxi-card>`: shows the address of its field on the card for the driver, in the page and in full screen, and keeps
 * it as the hotel when the visitor ticks that. Buttons named `taxi` anywhere in the page show their value.
 */
import { cleanAddress, isInHangul } from '#domain/emergency-record.ts';
import { emergencyRecord, keepForEmergencies } from '#site/lib/emergency-store.ts';

/** From so many characters on, the full screen shows an address smaller. */
const long = 32;

class TaxiCard extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector('textarea');
    const tick = this.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (!field || !tick) return;
    const { hotel = '' } = emergencyRecord();
    // What was typed before this ran stays.
    if (!field.value) field.value = hotel;
    tick.checked = hotel !== '' && cleanAddress(field.value) === hotel;
    this.#write(cleanAddress(field.value));
    this.#offerHotel();
    field.addEventListener('input', () => {
      const address = cleanAddress(field.value);
      tick.checked = address !== '' && address === emergencyRecord().hotel;
      this.#write(address);
      this.#say(address && !isInHangul(address) ? 'latin' : undefined);
    });
    tick.addEventListener('change', () => this.#keep(tick, cleanAddress(field.value)));
    this.querySelector('[name=show]')?.addEventListener('click', () => {
      const address = cleanAddress(field.value);
      if (address) return this.show(address);
      this.#say('empty');
      field.focus();
    });
    this.querySelector('[name=hotel]')?.addEventListener('click', () => {
      this.show(emergencyRecord().hotel ?? '');
    });
  }

  /** Opens the card in full screen with an address. */
  show(address: string): void {
    this.#write(address);
    this.querySelector('dialog')?.showModal();
  }

  #keep(tick: HTMLInputElement, address: string): void {
    if (tick.checked && !address) {
      tick.checked = false;
      return this.#say('empty');
    }
    const kept = keepForEmergencies({ hotel: tick.checked ? address : undefined });
    if (!kept) tick.checked = false;
    this.#say(kept ? (tick.checked ? 'kept' : 'forgotten') : 'not-kept');
    this.#offerHotel();
  }

  #offerHotel(): void {
    const button = this.querySelector<HTMLElement>('[name=hotel]');
    if (button) button.hidden = emergencyRecord().hotel === undefined;
  }

  #write(address: string): void {
    for (const line of this.querySelectorAll('[data-line=address]')) line.textContent = address;
    this.toggleAttribute('long', address.length > long);
  }

  #say(what: 'latin' | 'empty' | 'kept' | 'not-kept' | 'forgotten' | undefined): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = what ? this.getAttribute(what) : '';
  }
}

customElements.define('taxi-card', TaxiCard);

document.addEventListener('click', ({ target }) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[name=taxi]');
  const card = document.querySelector('taxi-card');
  if (button && card instanceof TaxiCard) card.show(button.value);
});
