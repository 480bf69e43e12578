/**
 * `<nearest-station>`: its button asks the browser for the position and names the nearest station of the metro. The
 * position is compared on the device with the stations of the planner, which the service worker keeps.
 */
import { isLocale } from '#content/locale.ts';
import type { ShownName } from '#site/ui/show-card/show-name.tsx';
import { formatDistance, locate, metresBetween } from '#site/lib/locate.ts';

class NearestStation extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => void this.#find());
  }

  async #find(): Promise<void> {
    this.#say('searching');
    const located = await locate(navigator.geolocation);
    if (located.state !== 'found') return this.#say(located.state);
    try {
      const { metroNetwork } = await import('#domain/metro/metro-network.ts');
      const near = metroNetwork().stations.map((station) => ({
        station,
        metres: metresBetween(located.position, station),
      }));
      const nearest = near.reduce((best, each) => (each.metres < best.metres ? each : best));
      this.#show(nearest.station, nearest.metres);
    } catch {
      this.#say('failed');
    }
  }

  #show({ en, hangul }: { en: string; hangul: string }, metres: number): void {
    const status = this.querySelector('[role=status]');
    const locale = isLocale(this.lang) ? this.lang : 'es';
    const text = (this.getAttribute('found') ?? '')
      .replace('{name}', en)
      .replace('{distance}', formatDistance(metres, locale));
    const korean = document.createElement('b');
    korean.lang = 'ko';
    korean.textContent = hangul.endsWith('역') ? hangul : `${hangul}역`;
    status?.replaceChildren(korean, text);
    const show = this.querySelector<HTMLElement>('p:last-child');
    const button = show?.querySelector('button');
    if (!show || !button) return;
    show.hidden = false;
    button.value = JSON.stringify({
      ...(JSON.parse(button.value) as ShownName),
      korean: korean.textContent,
      name: en,
    });
    const label = button.querySelector('.visually-hidden');
    if (label) label.textContent = `${this.getAttribute('label')}: ${korean.textContent}, ${en}`;
  }

  #say(what: 'searching' | 'outside' | 'refused' | 'unavailable' | 'failed'): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.getAttribute(what);
  }
}

customElements.define('nearest-station', NearestStation);
