import { isLocale } from '#content/locale.ts';
import { onQueryChange } from '#site/lib/change-query.ts';
import { chooseLanguage, viewLanguage } from './language-cookie.ts';
import { readStored, store } from '#site/lib/storage.ts';

/** Key in session storage of the scroll position while switching the language. */
const scrollKey = 'language-scroll';

const { lang } = document.documentElement;
returnToScroll();
if (isLocale(lang)) viewLanguage(lang);

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
completeLinks();
onQueryChange(completeLinks);
addEventListener('hashchange', completeLinks);
for (const link of links)
  link.addEventListener('click', () => {
    completeLinks();
    if (isLocale(link.hreflang)) chooseLanguage(link.hreflang);
    store(scrollKey, `${link.pathname} ${scrollY}`, 'sessionStorage');
  });
document.addEventListener('click', ({ target }) => {
  if (isLocale(lang) && target instanceof Element && target.closest('[name=keep-language]'))
    chooseLanguage(lang);
});

/** Has the links to the other language take the current query and fragment along. */
function completeLinks(): void {
  const query = new URLSearchParams(location.search);
  for (const link of links) {
    query.delete('lang');
    // A path that both languages share.
    if (new URLSearchParams(link.search).has('lang')) query.set('lang', link.hreflang);
    link.search = query.toString();
    link.hash = location.hash;
  }
}

/** Restores the scroll position after switching the language. */
function returnToScroll(): void {
  const [path, top] = (readStored(scrollKey, 'sessionStorage') ?? '').split(' ');
  store(scrollKey, null, 'sessionStorage');
  if (path === location.pathname) scrollTo({ top: Number(top), behavior: 'instant' });
}
