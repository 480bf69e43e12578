import { koreanDay } from '#domain/entry-trip.ts';
import type { DatedRule } from './formalities.ts';

/** `<this-week day>`: loads what writes the week anew when the document was written on another day. */
class ThisWeek extends HTMLElement {
  async connectedCallback() {
    const today = koreanDay(new Date());
    if (today === this.getAttribute('day')) return;
    const { writeWeek } = await import('./write-week.ts');
    writeWeek(this, today);
  }
}

customElements.define('this-week', ThisWeek);

// Shows the rules that hold today (`requirements.tsx`), and hides the others.
const today = koreanDay(new Date());
for (const part of document.querySelectorAll<HTMLElement>('#requisitos [data-props]')) {
  const { from = '', until = '9999' } = JSON.parse(part.dataset['props'] ?? '{}') as DatedRule;
  part.hidden = today < from || today > until;
}
