import { isLocale } from '#content/locale.ts';
import { chooseLanguage, viewLanguage } from './language-cookie.ts';
import { readStored, store } from '#site/lib/storage.ts';

/** Key in session storage of the scroll position while switching the language. */
const scrollKey = 'language-scroll';

const { lang } = document.documentElement;
returnToScroll();
if (isLocale(lang)) viewLanguage(lang);

document.addEventListener('pointerdown', ({ target }) => completeLink(target));
document.addEventListener('click', ({ target }) => {
  const link = completeLink(target);
  if (link && isLocale(link.hreflang)) {
    chooseLanguage(link.hreflang);
    store(scrollKey, `${link.pathname} ${scrollY}`, 'sessionStorage');
  }
  if (isLocale(lang) && target instanceof Element && target.closest('[data-keep-language]'))
    chooseLanguage(lang);
});

/** Adds the current query and fragment to the link to the other language. */
function completeLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return null;
  const query = new URLSearchParams(location.search);
  const language = new URLSearchParams(link.search).get('lang');
  query.delete('lang');
  if (language) query.set('lang', language);
  link.search = query.toString();
  link.hash = location.hash;
  return link;
}

/** Restores the scroll position after switching the language. */
function returnToScroll(): void {
  const [path, top] = (readStored(scrollKey, 'sessionStorage') ?? '').split(' ');
  store(scrollKey, null, 'sessionStorage');
  if (path === location.pathname) scrollTo({ top: Number(top), behavior: 'instant' });
}
