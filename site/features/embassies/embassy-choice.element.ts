/**
 * `<embassy-choice>`: shows the embassy of the country that its select names, which stays on the device; at first that
 * of the URL (`?country=AR`), or the passport that the other tools keep. The list of all embassies stands in the document.
 */
import { emergencyRecord, keepForEmergencies, savedPassport } from '#site/lib/emergency-store.ts';

import { showAnswer } from '#site/lib/show-answer.ts';

class EmbassyChoice extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    const forget = this.querySelector('button');
    if (!select || !forget) return;
    // What was chosen before this ran counts.
    if (select.value) keepForEmergencies({ country: select.value });
    else {
      const named = new URLSearchParams(location.search).get('country');
      select.value = named ?? emergencyRecord().country ?? savedPassport() ?? '';
    }
    // The passport may be of a country that is not listed.
    if (select.selectedIndex < 0) select.value = '';
    this.#show(select.value);
    select.addEventListener('change', () => {
      keepForEmergencies({ country: select.value || undefined });
      this.#show(select.value);
      if (select.value) showAnswer('chosen-embassy', 'change', select);
    });
    forget.addEventListener('click', () => {
      keepForEmergencies({ country: undefined });
      select.value = '';
      this.#show('', this.getAttribute('forgotten'));
      select.focus();
    });
  }

  #show(country: string, notice: string | null = ''): void {
    const found = document.getElementById(country);
    const place = document.getElementById('chosen-embassy');
    place?.replaceChildren(...(found ? [...found.cloneNode(true).childNodes] : []));
    const forget = this.querySelector('button');
    if (forget) forget.hidden = !found;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = notice;
  }
}

customElements.define('embassy-choice', EmbassyChoice);
