import { koreanDay } from '#domain/entry-trip.ts';

/** `<this-week data-day>`: loads what writes the week anew when the document was written on another day. */
class ThisWeek extends HTMLElement {
  async connectedCallback() {
    const today = koreanDay(new Date());
    if (today === this.dataset['day']) return;
    const { writeWeek } = await import('./write-week.ts');
    writeWeek(this, today);
  }
}

customElements.define('this-week', ThisWeek);

// Shows the parts marked `data-from` or `data-until` (`YYYY-MM-DD`, both days included) of this day, and hides the others.
const today = koreanDay(new Date());
for (const part of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
  const { from = '', until = '9999' } = part.dataset;
  part.hidden = today < from || today > until;
}
