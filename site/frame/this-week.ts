import { koreanDay } from '#domain/entry-trip.ts';
import { inTimeOf } from '#site/lib/dated-parts.ts';

/** `<this-week data-day>`: loads what writes the week anew when the document was written on another day. */
class ThisWeek extends HTMLElement {
  async connectedCallback() {
    const today = koreanDay(new Date());
    if (today === this.dataset['day']) return;
    const { writeWeek } = await import('#site/lib/write-week.ts');
    writeWeek(this, today);
  }
}

customElements.define('this-week', ThisWeek);

inTimeOf(document, koreanDay(new Date()));
