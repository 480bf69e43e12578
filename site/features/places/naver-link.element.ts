import { naverIntent } from '#domain/naver-map.ts';

/**
 * `<naver-link data-name data-lat data-lng>` around a link to Naver Map's website (`map-apps.tsx`). On Android
 * the link opens the app: only there a URL can fall back to the website when the app is missing.
 */
class NaverLink extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector('a');
    if (!link || !/Android/.test(navigator.userAgent)) return;
    const { name = '', lat, lng } = this.dataset;
    link.href = naverIntent({ name, lat: Number(lat), lng: Number(lng) }, location.origin);
  }
}

customElements.define('naver-link', NaverLink);
