import { naverIntent } from '#domain/naver-map.ts';

/**
 * `<naver-link name lat lng>` around a link to Naver Map's website (`map-apps.tsx`). On Android
 * the link opens the app: only there a URL can fall back to the website when the app is missing.
 */
class NaverLink extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (!link || !/Android/.test(navigator.userAgent)) return;
    const [name = '', lat, lng] = ['name', 'lat', 'lng'].map(
      (each) => this.getAttribute(each) ?? '',
    );
    link.href = naverIntent({ name, lat: Number(lat), lng: Number(lng) }, location.origin);
  }
}

customElements.define('naver-link', NaverLink);
